import {describe, expect, it} from 'vitest';

import {maxQueryLength, normalizeRequests} from '../../../src/search/client';
import {SearchEngine} from '../../../src/search/embedded/engine';
import {travelled} from './pages';

const count = 10_000;

/** mulberry32 (public domain): the same numbers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

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

/** Whether a value is escaped text with marks in pairs, and nothing else. */
function isSafe(value: string): boolean {
  const text = value.replace(/<mark>([^<]*)<\/mark>/g, '$1');
  return !/[<>"']/.test(text) && !/&(?!(amp|lt|gt|quot|#39);)/.test(text);
}

it('the check itself tells safe from unsafe', () => {
  expect(['a <mark>b</mark>', '&lt;b&gt; &amp;'].every(isSafe)).toBe(true);
  const bad = ['<b>', '<mark>a', 'a</mark>', '<mark><i>a</mark>', '&copy;', '"'];
  expect(bad.some(isSafe)).toBe(false);
});

describe('ten thousand queries', () => {
  const engine = new SearchEngine(travelled(true), 'https://site.test', [], false).fillNow();
  const next = random(20261121);
  const pick = (): string => pieces[Math.floor(next() * pieces.length)] ?? '';
  const queries = Array.from({length: count}, () => {
    const length = Math.floor(next() * (next() < 0.1 ? 200 : 24));
    return Array.from({length}, pick).join('');
  });

  it('neither throw nor put anything on the page but marks', () => {
    let answered = 0;
    const faults: string[] = [];
    for (const query of queries) {
      const [request] = normalizeRequests([
        {indexName: 'docs', query, attributesToSnippet: ['*:5'], hitsPerPage: 5},
      ]);
      if (request === undefined || Array.from(request.query).length > maxQueryLength) {
        faults.push(`too long: ${query}`);
        continue;
      }
      const {hits, nbHits} = engine.search(request);
      if (nbHits < hits.length) faults.push(`more hits than there are: ${query}`);
      for (const {_highlightResult, _snippetResult} of hits) {
        for (const {hierarchy, content} of [_highlightResult, _snippetResult]) {
          for (const {value} of [...Object.values(hierarchy), ...(content ? [content] : [])]) {
            if (!isSafe(value)) faults.push(`${query} gave ${value}`);
          }
        }
      }
      answered += hits.length > 0 ? 1 : 0;
    }
    expect(faults).toEqual([]);
    // Queries that find nothing would prove nothing.
    expect(answered).toBeGreaterThan(count / 4);
  }, 120_000);

  it('sent whole give no more than is there', () => {
    const [request] = normalizeRequests([
      {indexName: 'docs', query: 'hooks', hitsPerPage: 1e9, page: 1e9},
    ]);
    expect(engine.search(request!).hits).toEqual([]);
  });
});
