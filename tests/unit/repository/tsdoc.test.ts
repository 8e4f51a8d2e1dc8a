import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {root} from '../../../src/root';

/** A text that begins in lower case with a word; what has a dot or a capital inside is a name. */
const lowerCase = /^[a-z]+(?:[-'’][a-z]+)*(?=[\s,;:!?]|\.?$)/;

/** The lines whose `@param` or `@returns` begins in lower case. */
function lowerCased(file: string, text: string): string[] {
  return text.split('\n').flatMap((row, index) => {
    const [, said = ''] =
      /^\s*(?:\/\*)?\*+ @(?:param (?:\{.*\} )?\S+ -|returns) (.*?)(?: \*\/)?$/.exec(row) ?? [];
    return lowerCase.test(said) ? [`${file}:${index + 1} ${said}`] : [];
  });
}

/** The lines that only repeat the type of the props. */
function repetitions(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((row, index) =>
      /@param props - see \{@link \w+\}\.?(?: \*\/)?$/i.test(row) ? [`${file}:${index + 1}`] : [],
    );
}

const sources = ['src', 'tests']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.m?[jt]sx?$/.test(name) && !name.startsWith('fixtures'))
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`),
  )
  .concat('eslint.config.mjs')
  .map((file): [string, string] => [file, readFileSync(path.join(root, file), 'utf8')]);

it('what TSDoc says of parameters and return values begins with a capital, code or a name', () => {
  expect(sources.filter(([, text]) => text.includes('@param ')).length).toBeGreaterThan(200);
  expect(sources.flatMap(([file, text]) => lowerCased(file, text))).toEqual([]);
});

it('TSDoc does not repeat the type of the props', () => {
  expect(sources.flatMap(([file, text]) => repetitions(file, text))).toEqual([]);
  expect(repetitions('src/a.tsx', ' * @param props - See {@link Props}\n')).toEqual([
    'src/a.tsx:1',
  ]);
  expect(repetitions('src/a.tsx', ' * @param props - `open`: see {@link Props}')).toEqual([]);
});

it.each([
  [' * @param page - its text.', 1],
  ["   * @returns the page's text", 1],
  [' * @param {string} files - glob of the folder', 1],
  ['/** @param root - absolute */', 1],
  [' * @param page - Its text, and what is below.', 0],
  [' * @param page - `src/app.ts`, or another file.', 0],
  [' * @returns {@link Page}', 0],
  [' * @param page - tsconfig.json, or another file.', 0],
  [' * @param page - camelCase, or another case.', 0],
  [' * @param page - 404 or 500.', 0],
])('%s: %i findings', (row, count) => {
  expect(lowerCased('src/a.ts', row)).toHaveLength(count);
});
