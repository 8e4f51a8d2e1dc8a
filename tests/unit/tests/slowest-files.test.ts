import {expect, test} from 'vitest';

import {slowestFiles} from '../../support/slowest-files';

test('the ten longest files are listed, the longest first', () => {
  const files = Array.from({length: 12}, (_, index) => ({
    name: `file-${index}`,
    milliseconds: index * 1000,
  }));
  const lines = slowestFiles(files).split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s  file-11');
  expect(lines.at(-1)).toBe('    2.0 s  file-2');
});
