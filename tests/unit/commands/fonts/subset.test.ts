import {readFile} from 'node:fs/promises';

import {expect, test} from 'vitest';

import {fontFile, headingFont, missingCharacters} from '../../../../src/commands/fonts/subset';

test('the font is what npm run fonts writes, and at most 8 KB', async () => {
  const written = await readFile(fontFile);
  expect(written.equals(await headingFont()), 'run npm run fonts').toBe(true);
  expect(written.length).toBeLessThanOrEqual(8 * 1024);
});

test('a heading with a character that the font lacks is told', () => {
  expect(missingCharacters('<h2>Zażółć <code>Σ</code></h2><p>Ω</p>')).toEqual(['ż', 'ł', 'ć']);
  expect(missingCharacters('<h2>What’s new – “1.3”</h2>')).toEqual([]);
});
