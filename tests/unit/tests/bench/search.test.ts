import {describe, expect, it} from 'vitest';

import {median} from '../../../bench/search/measure';
import {extent, multiply} from '../../../bench/search/records';
import {weighFormats} from '../../../bench/search/formats';
import {goalsTable} from '../../../bench/search/goals';
import {formatsTable, table, type Round} from '../../../bench/search/table';
import {samplePages} from '../../../support/search-pages';

describe('multiply', () => {
  it('gives the site itself, and copies at URLs and with words of their own', () => {
    expect(multiply(samplePages, 1)).toEqual(samplePages);
    const ten = multiply(samplePages, 10);
    expect(ten).toHaveLength(samplePages.length * 10);
    expect(new Set(ten.map(({path}) => path)).size).toBe(ten.length);
    expect(extent(ten)).toEqual({
      pages: extent(samplePages).pages * 10,
      sections: extent(samplePages).sections * 10,
      words: extent(samplePages).words * 10,
    });
    const words = (site: typeof samplePages): Set<string> =>
      new Set(site.flatMap(({sections}) => sections.flatMap(({heading}) => heading.split(' '))));
    expect(words(multiply(samplePages, 100)).size).toBeGreaterThan(words(samplePages).size);
    expect(multiply(samplePages, 10)).toEqual(ten);
  });
});

describe('the tables', () => {
  const figures = {
    bytesFirst: 20_000,
    bytesFinal: 80_000,
    bytesAll: 2_500_000,
    coldFirst: 50.4,
    coldFinal: 1500,
    openedFirst: 5,
    openedFinal: 5,
    queryFinal: 5,
    warmFirst: 5,
    warmFinal: 5,
    laterMedian: 5,
    laterSlowest: 5,
    memory: 1_000_000,
  };
  const round: Round = {
    times: 10,
    pages: 240,
    sections: 1900,
    words: 107_450,
    rows: [
      {name: 'Ours', build: 4, figures},
      {name: 'Other', build: 40, figures: {...figures, bytesFirst: 30_000, coldFirst: 1008}},
    ],
    formats: {ours: {total: 100_000, part: 5_000}, miniSearch: {total: 250_000, part: 2_500}},
  };

  it('give sizes and times with units, and the others as so many times ours', () => {
    const lines = table([round]).split('\n');
    expect(lines[0]).toBe('**10 ×**: 240 pages, 1,900 sections, 107,450 words');
    expect(lines[2]).toBe('|  | Ours | Other |');
    expect(lines).toContain('| until the first response | 20 KB | 30 KB (×1.5) |');
    expect(lines).toContain('| for every key of the query | 2.5 MB | 2.5 MB (×1.0) |');
    expect(lines).toContain('| cold: first | 50 ms | 1.0 s (×20) |');
    expect(lines).toContain('| index made in | 4.0 ms | 40 ms (×10) |');
  });

  it('say which contender did not respond', () => {
    const [ours, other] = round.rows;
    const silent = {...round, rows: [ours!, {...other!, figures: null}]};
    expect(table([silent]).split('\n')).toContain('| cold: first | 50 ms | no response |');
  });

  it('say which goals are reached', () => {
    const faster = {...figures, coldFinal: 900, openedFinal: 4, warmFinal: 4};
    const at = (times: number, others: typeof figures | null): Round => ({
      ...round,
      times,
      rows: [round.rows[0]!, {...round.rows[1]!, figures: others}],
    });
    const reached = goalsTable([at(1, null), at(100, null)], 150);
    expect(reached.areReached, reached.text).toBe(true);
    expect(reached.text).toContain('| 1 ×: final response with at most 90 KB | 80 KB | pass |');
    expect(goalsTable([at(10, faster)], null).text).toContain('900 ms | fail |');
    const slow = goalsTable([at(1, null)], 201);
    expect(slow.areReached).toBe(false);
    expect(slow.text).toContain('the slowest takes 201 ms | fail |');
    const heavy = {...figures, memory: 21_000_000};
    const large = {...at(100, null), rows: [{...round.rows[0]!, figures: heavy}]};
    expect(goalsTable([large], null).text).toContain('21.0 MB | fail |');
  });

  it('compare the parts of two indexes, where both were made', () => {
    expect(
      formatsTable([round, {...round, formats: null}])
        .split('\n')
        .slice(2),
    ).toEqual(['| 10 × | 100 KB | 5.0 KB | 250 KB (×2.5) | 2.5 KB (×0.5) |']);
  });
});

it('both formats are weighed over the same words, in as many parts', () => {
  const {ours, miniSearch} = weighFormats(multiply(samplePages, 20));
  expect(ours.part).toBeGreaterThan(0);
  expect(miniSearch.total / miniSearch.part).toBe(ours.total / ours.part);
});

it('the median is the one in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
});
