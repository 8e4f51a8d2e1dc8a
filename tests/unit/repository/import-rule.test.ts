import {ESLint, Linter} from 'eslint';
import {expect, it} from 'vitest';

import {root} from '../../../src/root';

/** How many findings the import rule of a file has for a module. */
async function findings(file: string, imported: string): Promise<number> {
  const eslint = new ESLint({cwd: root});
  const {rules} = (await eslint.calculateConfigForFile(file)) as {rules: Linter.RulesRecord};
  const rule = rules['no-restricted-imports'] ?? 'off';
  return new Linter().verify(`import '${imported}';`, {rules: {'no-restricted-imports': rule}})
    .length;
}

it.each([
  ['src/search/embedded/engine.ts', '../build/extract', 1],
  ['src/search/modal/session.ts', 'node:fs', 1],
  ['src/search/hosted/client.ts', './publish/rules', 1],
  ['src/search/hosted/client.ts', 'algoliasearch', 1],
  ['src/search/hosted/client.ts', 'algoliasearch/lite', 0],
  ['src/search/providers.ts', './build/files', 1],
  ['src/components/SearchModal/index.tsx', '@site/src/search/build/files', 1],
  ['src/search/build/files.ts', 'node:fs', 0],
  ['src/search/build/index-files.ts', '../embedded/terms', 0],
  ['src/search/hosted/publish/publish.ts', 'algoliasearch', 0],
  ['src/search/build/files.ts', '@docusaurus/utils', 1],
  ['src/commands/screenshots/run.ts', '../../../tests/support/build', 1],
  ['src/commands/screenshots/run.ts', '../support/chromium', 0],
  ['src/search/build/files.ts', '../../../tests/support/build', 1],
  ['src/pages/index.tsx', '@site/tests/support/build', 1],
])('%s importing %s: %i findings', async (file, imported, count) => {
  expect(await findings(file, imported)).toBe(count);
});
