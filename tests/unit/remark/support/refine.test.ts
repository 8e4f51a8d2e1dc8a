import {describe, expect, it} from 'vitest';

import {applyEdits} from '../../../../src/highlight/html';
import {refine} from '../../../../src/remark/support/refine';

/** The edits of a replacement, and what they make of the text. */
function refined(before: string, after: string): [string[], string] {
  const edits = refine([{start: 0, end: before.length, text: after}], before);
  return [
    edits.map(({start, end, text}) => `${before.slice(start, end)}>${text}`),
    applyEdits(before, edits),
  ];
}

describe('refine', () => {
  it.each([
    ["import {Router} from 'express';", "const {Router} = require('express');"],
    ["import {a as b, c} from 'arkos';", "const {a: b, c} = require('arkos');"],
    ["import arkos from 'arkos';", "const arkos = require('arkos').default;"],
    ['export default router;', 'module.exports = router;'],
    ["import type {A} from 'a';\nimport {b} from 'b';\n", "const {b} = require('b');\n"],
    ['', 'added'],
    ['one two', 'two one'],
    ['export const a = 1;', 'const a = 1;\nexports.a = a;'],
  ])('makes the same of %j', (before, after) => {
    expect(refined(before, after)[1]).toBe(after);
  });

  it('keeps names and strings that both have', () => {
    expect(
      refined("import {Router} from 'express';", "const {Router} = require('express');")[0],
    ).toEqual(['import>const', 'from >= require(', '>)']);
  });
});
