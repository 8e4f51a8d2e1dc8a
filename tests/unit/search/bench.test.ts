import {describe, expect, it} from 'vitest';

import {median} from '../../bench/search/measure';
import {extent, multiply} from '../../bench/search/records';
import {table, travelTable, type Round} from '../../bench/search/table';
import {travel} from '../../bench/search/travel';
import {pages} from './pages';

describe('multiply', () => {
  it('gives the site itself, and copies at addresses and with words of their own', () => {
    expect(multiply(pages, 1)).toEqual(pages);
    const ten = multiply(pages, 10);
    expect(ten).toHaveLength(pages.length * 10);
    expect(new Set(ten.map(({path}) => path)).size).toBe(ten.length);
    expect(extent(ten)).toEqual({
      pages: extent(pages).pages * 10,
      sections: extent(pages).sections * 10,
      words: extent(pages).words * 10,
    });
    const words = (site: typeof pages): Set<string> =>
      new Set(site.flatMap(({sections}) => sections.flatMap(({heading}) => heading.split(' '))));
    expect(words(multiply(pages, 100)).size).toBeGreaterThan(words(pages).size);
    expect(multiply(pages, 10)).toEqual(ten);
  });
});

describe('the tables', () => {
  const figures = {
    bytesFirst: 20_000,
    bytesAll: 2_500_000,
    coldFirst: 50.4,
    coldFinal: 1500,
    openedFirst: 5,
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
    travel: {recordBytes: 100_000, recordReady: 100, indexBytes: 250_000, indexReady: 50},
  };

  it('give sizes and times with units, and the others as so many times ours', () => {
    const lines = table([round]).split('\n');
    expect(lines[0]).toBe('**10 ×**: 240 pages, 1,900 sections, 107,450 words');
    expect(lines[2]).toBe('|  | Ours | Other |');
    expect(lines).toContain('| until first answer | 20 KB | 30 KB (×1.5) |');
    expect(lines).toContain('| in all | 2.5 MB | 2.5 MB (×1.0) |');
    expect(lines).toContain('| cold: first | 50 ms | 1.0 s (×20) |');
    expect(lines).toContain('| index made in | 4.0 ms | 40 ms (×10) |');
  });

  it('compare records with a finished index', () => {
    expect(travelTable([round]).split('\n').at(-1)).toBe(
      '| 10 × | 100 KB | 100 ms | 250 KB (×2.5) | 50 ms (×0.5) |',
    );
  });
});

it('records cost less to send than records with a finished index', () => {
  const {recordBytes, indexBytes, recordReady, indexReady} = travel(multiply(pages, 5));
  expect(recordBytes).toBeLessThan(indexBytes);
  expect(recordReady).toBeGreaterThan(0);
  expect(indexReady).toBeGreaterThan(0);
});

it('the median is the one in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
});
