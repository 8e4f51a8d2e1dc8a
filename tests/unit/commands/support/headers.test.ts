import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readHeaders} from '../../../../src/commands/support/headers';

function read(text: string): ReturnType<typeof readHeaders> {
  const dir = mkdtempSync(path.join(tmpdir(), 'headers-'));
  writeFileSync(path.join(dir, '_headers'), text);
  return readHeaders(dir);
}

test('headers of every rule that matches are sent, joined as hosts join them', () => {
  const headersOf = read('/*\n  A: 1\n/x/text.*\n  A: 2\n  Cache-Control: immutable\n');
  expect(headersOf('/x/text.js')).toEqual({A: '1, 2', 'Cache-Control': 'immutable'});
  expect(headersOf('/x/textual')).toMatchObject({A: '1'});
});

test('a line that is neither rule nor header is told', () => {
  expect(() => read('/*\nA: 1\n')).toThrow('"A: 1" is no rule and no header');
});
