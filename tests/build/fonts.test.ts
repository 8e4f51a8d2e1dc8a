import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {expect, test} from 'vitest';

import {missingCharacters} from '../../src/commands/fonts/subset';
import {buildDir} from '../support/build';

test('no heading uses a character that is not in the heading font', async () => {
  const files = (await readdir(buildDir(), {recursive: true})).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(60);
  const missing = await Promise.all(
    files.map(async (file) => {
      const characters = missingCharacters(await readFile(path.join(buildDir(), file), 'utf8'));
      return characters.map((character) => `${file}: ${character}`);
    }),
  );
  expect(missing.flat(), 'add them to src/commands/fonts/subset.ts').toEqual([]);
});
