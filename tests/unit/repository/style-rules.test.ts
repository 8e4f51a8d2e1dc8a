import {ESLint, Linter} from 'eslint';
import {expect, it} from 'vitest';
import tseslint from 'typescript-eslint';

import {root} from '../../../src/root';

const naming = '@typescript-eslint/naming-convention';
const syntax = 'no-restricted-syntax';

const eslint = new ESLint({cwd: root});

/** What the rules of names, of private members and of null find in a text. */
async function findings(file: string, text: string): Promise<number> {
  const {rules} = (await eslint.calculateConfigForFile(file)) as {
    rules: Linter.RulesRecord;
  };
  const config = {
    files: ['**/*.ts'],
    languageOptions: {parser: tseslint.parser},
    plugins: {'@typescript-eslint': tseslint.plugin},
    rules: {[naming]: rules[naming], [syntax]: rules[syntax]},
  } as Linter.Config;
  return new Linter().verify(text, config, 'a.ts').length;
}

it.each([
  ['src/root.ts', 'const mostHits = 1;', 0],
  ['src/root.ts', 'const MOST_HITS = 1;', 1],
  ['src/root.ts', 'const most_hits = 1;', 1],
  ['src/root.ts', 'interface hit {}', 1],
  ['src/root.ts', "const headers = {'Retry-After': 1, MOST_HITS: 1};", 0],
  ['src/root.ts', 'declare const BASE_URL: string;', 0],
  ['src/root.ts', 'let name: string | null;', 1],
  ['src/root.ts', 'let name: string | undefined;', 0],
  ['src/root.ts', 'let ref: RefObject<HTMLInputElement | null>;', 0],
  ['src/search/record.ts', 'let name: string | null;', 0],
  ['src/search/record.ts', 'class A { #b = 1; }', 1],
  ['src/root.ts', 'class A { static #b() {} }', 1],
  ['src/root.ts', 'class A { b = 1; }', 0],
])('%s: %s: %i findings', async (file, text, count) => {
  expect(await findings(file, text)).toBe(count);
});
