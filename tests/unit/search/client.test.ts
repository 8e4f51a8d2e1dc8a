import {describe, expect, it} from 'vitest';

import {maxQueryLength, mergeRanges, normalizeQuery} from '../../../src/search/client';

describe('a query', () => {
  it('is cut to the longest that is searched for, by characters, and trimmed', () => {
    expect(normalizeQuery('  hooks ')).toBe('hooks');
    expect(Array.from(normalizeQuery('😀'.repeat(100)))).toHaveLength(maxQueryLength);
  });
});

describe('ranges', () => {
  it('are put in order, merged where they overlap or touch, and cut to the text', () => {
    expect(
      mergeRanges(
        [
          {start: 6, end: 9},
          {start: 0, end: 2},
          {start: 2, end: 3},
          {start: 1, end: 2},
          {start: 8, end: 99},
          {start: 4, end: 4},
          {start: -5, end: 1},
        ],
        10,
      ),
    ).toEqual([
      {start: 0, end: 3},
      {start: 6, end: 10},
    ]);
  });
});
