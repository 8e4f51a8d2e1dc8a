import {describe, expect, it} from 'vitest';

import type {HoverMark} from '../../../src/components/HoverCode/data';
import {splitLine, type Token} from '../../../src/components/HoverCode/split';

const tokens: Token[] = [
  {types: ['plain'], content: '  books.'},
  {types: ['function'], content: 'findMany'},
  {types: ['plain'], content: '(a, b)'},
];
const show = (marks: HoverMark[]): [string, number | undefined][] =>
  splitLine(tokens, marks).map(({token, mark}) => [token.content, mark?.[3]]);

describe('splitLine', () => {
  it('leaves a line without marks as it is', () => {
    expect(show([])).toEqual([
      ['  books.', undefined],
      ['findMany', undefined],
      ['(a, b)', undefined],
    ]);
  });

  it('cuts a token in which a name begins and ends', () => {
    expect(show([[0, 2, 5, 7]])).toEqual([
      ['  ', undefined],
      ['books', 7],
      ['.', undefined],
      ['findMany', undefined],
      ['(a, b)', undefined],
    ]);
  });

  it('gives each of several names in one token its own mark', () => {
    expect(
      show([
        [0, 17, 1, 1],
        [0, 20, 1, 2],
      ]).slice(2),
    ).toEqual([
      ['(', undefined],
      ['a', 1],
      [', ', undefined],
      ['b', 2],
      [')', undefined],
    ]);
  });

  it('never changes the text', () => {
    const marks: HoverMark[] = [
      [0, 2, 5, 0],
      [0, 8, 8, 1],
      [0, 17, 1, 2],
    ];
    expect(
      splitLine(tokens, marks)
        .map(({token}) => token.content)
        .join(''),
    ).toBe('  books.findMany(a, b)');
  });
});
