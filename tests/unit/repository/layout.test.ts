import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {root} from '../../../src/root';

/** Folders of `tests/unit` about something beside `src`. */
const besideSource = ['docs', 'repository', 'tests'];

/** Which files of `tests` are where nobody looks for them. */
const misplaced = (files: readonly string[]): string[] =>
  files.filter((file) => {
    const [kind = '', first = '', ...rest] = path.posix.dirname(file).split('/');
    if (!/\.test\.tsx?$/.test(file)) return first !== 'support';
    if (kind !== 'unit' || besideSource.includes(first)) return false;
    return !existsSync(path.join(root, 'src', first, ...rest));
  });

it('unit tests stand where their source stands, and helpers in support', () => {
  const files = ['unit', 'build', 'browser'].flatMap((kind) =>
    readdirSync(path.join(root, 'tests', kind), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${kind}/${name.split(path.sep).join('/')}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(misplaced(files)).toEqual([]);
});

it('a test without a source, and a helper among tests, are found', () => {
  const bad = ['unit/house/words.test.ts', 'unit/search/pages.ts', 'browser/chrome/site.ts'];
  expect(misplaced([...bad, 'unit/search/words.test.ts', 'browser/support/page.ts'])).toEqual(bad);
});
