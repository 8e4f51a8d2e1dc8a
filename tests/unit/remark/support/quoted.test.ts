import {describe, expect, it} from 'vitest';

import {applyEdits} from '../../../../src/highlight/html';
import {quotedIn} from '../../../../src/remark/support/quoted';

const whole = "import a from 'a';\nimport b from 'b';\n\nrun({\n  one: a as A,\n  two: b,\n});\n";
const quote = {path: 'src/a.ts', whole, lines: [0, -1, 4, 5], margin: 2};
const value = "import a from 'a';\n\none: a as A,\ntwo: b,";
const at = (text: string): number => whole.indexOf(text);

describe('quotedIn', () => {
  const quoted = quotedIn(quote, value);

  it('finds characters of the file in the fence', () => {
    expect(quoted.at(at('a from'))).toBe(value.indexOf('a from'));
    expect(quoted.at(at('two'))).toBe(value.indexOf('two'));
    expect(quoted.at(at('run'))).toBeUndefined();
    expect(quoted.at(at('b from'))).toBeUndefined();
  });

  it('finds replacements, and leaves out those in other parts of the file', () => {
    const edits = quoted.edits([
      {start: 0, end: 18, text: "const a = require('a');"},
      {start: 19, end: 37, text: "const b = require('b');"},
      {start: at(' as A'), end: at(' as A') + 5, text: ''},
    ]);
    expect(applyEdits(value, edits ?? [])).toBe("const a = require('a');\n\none: a,\ntwo: b,");
  });

  it('moves added lines to the left as the quoted ones', () => {
    const start = at('two: b');
    const edits = quoted.edits([{start, end: start + 6, text: 'two: {\n    b,\n  }'}]);
    expect(applyEdits(value, edits ?? [])).toContain('\ntwo: {\n  b,\n},');
  });

  it('takes whole lines away with what ends them', () => {
    const edits = quoted.edits([{start: 0, end: at('\nrun'), text: ''}]);
    expect(applyEdits(value, edits ?? [])).toBe('\none: a as A,\ntwo: b,');
  });

  it('has none when one of them is only partly quoted', () => {
    expect(quoted.edits([{start: at('run'), end: at('a as A'), text: 'x'}])).toBeUndefined();
  });
});
