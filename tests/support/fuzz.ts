import {choose, randomFrom} from './random';

/** What people type, paste and try to break a search with. */
const pieces = [
  ...'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789',
  ...' \t\n\u0000\u0001\u0002\u0003\u0004\u0007\u001b\u007f\u0085\u200b\u200f\u202e\u2066\ufeff',
  ...'<>&"\'`/\\.-_:;@#$%^*()[]{}|~+=?!',
  ...'العربيةעברית世界Приветñçãéü😀👩‍💻',
  '<img src=x onerror=alert(1)>',
  '<script>',
  '</mark>',
  '<mark>',
  '&lt;',
  '&#39;',
  'javascript:',
  '\ud800',
  '\udc00',
  'e\u0301\u0301\u0301',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'beforeCreateOne',
  'JWT_SECRET',
  '/api/auth/login',
  'hooks ',
  'port',
  ' the how of ',
  '(.*)+$',
  '%00',
  'İıß',
];

/**
 * Texts of anything, the same in every run.
 *
 * @param count - How many.
 * @param from - What they are made of; pieces that break a search unless told.
 */
export function fuzzedQueries(count: number, from: readonly string[] = pieces): string[] {
  const next = randomFrom(20261121);
  const pick = (): string => choose(from, next);
  return Array.from({length: count}, () => {
    const length = Math.floor(next() * (next() < 0.1 ? 200 : 24));
    return Array.from({length}, pick).join('');
  });
}
