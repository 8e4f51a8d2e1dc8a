import {describe, expect, it} from 'vitest';

import {maxQueryLength, normalizeQuery, type TextRange} from '../../src/search/client';
import {hierarchyLevels} from '../../src/search/record';
import {fuzzedQueries} from '../support/fuzz';
import {engineOfBuild} from './support/engine';

const count = 10_000;

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

/** How long they take on a slow phone is a goal of `npm run bench -- search`. */
describe('ten thousand queries', () => {
  const engine = engineOfBuild();
  const queries = fuzzedQueries(count);

  it('neither throw nor match what is not there', async () => {
    let answered = 0;
    const faults: string[] = [];
    for (const query of queries) {
      if (Array.from(normalizeQuery(query)).length > maxQueryLength)
        faults.push(`too long: ${query}`);

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
  }, 600_000);
});
