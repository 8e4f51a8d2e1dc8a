import {describe, expect, it} from 'vitest';

import {maxQueryLength, normalizeQuery, type TextRange} from '../../../src/search/client';
import {hierarchyLevels} from '../../../src/search/record';
import {engineOf, pages} from './pages';

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

/** Whether ranges are in order, apart, and inside the text. */
function areSound(text: string, marks: readonly TextRange[]): boolean {
  return marks.every(
    ({start, end}, index) =>
      start > (marks[index - 1]?.end ?? -1) && start < end && end <= text.length,
  );
}

it('the check itself tells sound ranges from others', () => {
  expect(
    areSound('abcd', [
      {start: 0, end: 1},
      {start: 2, end: 4},
    ]),
  ).toBe(true);
  const bad: TextRange[][] = [
    [{start: 0, end: 5}],
    [{start: 2, end: 2}],
    [
      {start: 2, end: 3},
      {start: 0, end: 1},
    ],
    [
      {start: 0, end: 2},
      {start: 2, end: 3},
    ],
  ];
  expect(bad.some((marks) => areSound('abcd', marks))).toBe(false);
});

describe('ten thousand queries', () => {
  const engine = engineOf(pages);
  const next = random(20261121);
  const pick = (): string => pieces[Math.floor(next() * pieces.length)] ?? '';
  const queries = Array.from({length: count}, () => {
    const length = Math.floor(next() * (next() < 0.1 ? 200 : 24));
    return Array.from({length}, pick).join('');
  });

  it('neither throw nor match what is not there', async () => {
    let answered = 0;
    const faults: string[] = [];
    for (const query of queries) {
      if (Array.from(normalizeQuery(query)).length > maxQueryLength) {
        faults.push(`too long: ${query}`);
      }
      const request = {query, facetFilters: [], snippetWords: 5, page: 0};
      const {hits, count} = await engine.search(request);
      if (count < hits.length) faults.push(`more hits than there are: ${query}`);
      for (const {snippet, hierarchy, marks} of hits) {
        const isRight =
          (snippet === null || areSound(snippet.text, snippet.marks)) &&
          hierarchyLevels.every((level) => areSound(hierarchy[level] ?? '', marks[level] ?? []));
        if (!isRight) faults.push(`${query} gave ${JSON.stringify({snippet, marks})}`);
      }
      answered += hits.length > 0 ? 1 : 0;
    }
    expect(faults).toEqual([]);
    // Queries that find nothing would prove nothing.
    expect(answered).toBeGreaterThan(count / 4);
  }, 120_000);
});
