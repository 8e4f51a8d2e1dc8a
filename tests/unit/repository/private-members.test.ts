import {ESLint, Linter} from 'eslint';
import {expect, it} from 'vitest';

import {root} from '../../../src/root';

it.each([
  ['class A { #b = 1; }', 1],
  ['class A { static #b() {} }', 1],
  ['class A { b = 1; }', 0],
])('%s: %i findings', async (text, count) => {
  const {rules} = (await new ESLint({cwd: root}).calculateConfigForFile('src/root.ts')) as {
    rules: Linter.RulesRecord;
  };
  const rule = rules['no-restricted-syntax'] ?? 'off';
  expect(new Linter().verify(text, {rules: {'no-restricted-syntax': rule}})).toHaveLength(count);
});
