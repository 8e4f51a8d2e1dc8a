import {describe, expect, it} from 'vitest';

import {indexFiles} from '../../../../src/search/build/index-files';
import {
  NumberReader,
  readPostings,
  slugOf,
  spelling,
  termFlags,
  weightsOfSteps,
  writeNumber,
  writePostings,
  type Posting,
} from '../../../../src/search/embedded/format';
import {samplePages} from '../../../support/search-pages';

describe('numbers', () => {
  it('come back as they were, one after the other', () => {
    const numbers = [0, 1, 44, 45, 46, 2_024, 2_025, 189_000, 2 ** 31];
    const reader = new NumberReader(numbers.map(writeNumber).join(''));
    expect(numbers.map(() => reader.next())).toEqual(numbers);
    expect(reader.isAtEnd).toBe(true);
  });

  it('travel as characters that JSON does not escape', () => {
    const written = Array.from({length: 3_000}, (_, number) => writeNumber(number)).join('');
    expect(JSON.stringify(written)).toBe(`"${written}"`);
  });
});

describe('postings', () => {
  const {heading, name, text} = termFlags;

  it('come back, with weights in their order', () => {
    const postings: Posting[] = [
      {section: 3, weight: 40, flags: heading | name, cover: 1, spelling: 7, texts: []},
      {section: 4, weight: 2, flags: text, cover: 0, spelling: -1, texts: [0, 9]},
      {section: 900, weight: 11, flags: 0, cover: 0, spelling: -1, texts: []},
    ];
    const read: Posting[] = [];
    readPostings(writePostings(postings, 60), weightsOfSteps(60), (posting) => {
      read.push({...posting});
    });
    const weightless = (all: readonly Posting[]) => all.map((posting) => ({...posting, weight: 0}));
    expect(weightless(read)).toEqual(weightless(postings));
    const [one = 0, two = 0, three = 0] = read.map(({weight}) => weight);
    expect(one).toBeGreaterThan(three);
    expect(three).toBeGreaterThan(two);
  });

  it('tell the ways to write a name apart', () => {
    expect(spelling('PORT')).not.toBe(spelling('port'));
    expect(spelling('jwtSecret')).not.toBe(spelling('JWT_SECRET'));
  });
});

it('an anchor that is made of its heading is told from the heading', () => {
  expect(slugOf('authentication.jwt.expiresIn')).toBe('authentication-jwt-expires-in');
  const files = indexFiles(samplePages);
  expect(files.get('names.json')).toContain('"beforeCreateOne","beforecreateone"');
  expect(files.get('names.json')).toContain('"Variables","~"');
});

it('the same pages make the same files, other pages another folder', () => {
  expect(indexFiles(samplePages)).toEqual(indexFiles(samplePages));
  const names = (files: Map<string, string>): string[] => [...files.keys()];
  expect(names(indexFiles(samplePages))).not.toEqual(names(indexFiles(samplePages.slice(1))));
});
