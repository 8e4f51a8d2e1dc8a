import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {root} from '../../../src/root';

/** Folders of `tests/unit` about something beside `src`. */
const besideSource = ['docs', 'repository', 'tests'];

const filesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((name) =>
    name.split(path.sep).join('/'),
  );

const sources = filesOf('src').filter((name) => /\.m?tsx?$/.test(name));
const stemOf = (file: string): string =>
  path.posix.basename(file).replace(/(?:\.test)?\.m?tsx?$/, '');

/** Whether a test is above the one source that it is named after, not beside it. */
function isAbove(folder: string, stem: string): boolean {
  const below = sources.filter((name) => name.startsWith(`${folder}/`) && stemOf(name) === stem);
  const isBeside =
    below.some((name) => path.posix.dirname(name) === folder) ||
    existsSync(path.join(root, 'src', folder, stem));
  return below.length === 1 && !isBeside;
}

/** Which files of `tests` are where nobody looks for them. */
const misplaced = (files: readonly string[]): string[] =>
  files.filter((file) => {
    const [kind = '', first = '', ...rest] = path.posix.dirname(file).split('/');
    if (!/\.test\.tsx?$/.test(file)) return first !== 'support';
    if (kind !== 'unit' || besideSource.includes(first)) return false;
    const folder = [first, ...rest].join('/');
    return !existsSync(path.join(root, 'src', folder)) || isAbove(folder, stemOf(file));
  });

it('unit tests are in the folder of their source, and helpers in support', () => {
  const files = ['unit', 'build', 'browser'].flatMap((kind) =>
    filesOf(`tests/${kind}`)
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${kind}/${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(misplaced(files)).toEqual([]);
});

it('a test without a source, and a helper among tests, are found', () => {
  const bad = [
    'unit/house/words.test.ts',
    'unit/search/pages.ts',
    'unit/search/words.test.ts',
    'browser/chrome/site.ts',
  ];
  const good = ['unit/search/embedded/words.test.ts', 'browser/support/page.ts'];
  expect(misplaced([...bad, ...good])).toEqual(bad);
});
