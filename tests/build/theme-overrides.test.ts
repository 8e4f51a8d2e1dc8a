import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {root} from '../../src/root';

const installed = [
  '@docusaurus/core/lib/client/theme-fallback',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-search-algolia/lib/theme',
].map((theme) => path.join(root, 'node_modules', theme));

const script = /(?<!\.d)\.(?:tsx?|jsx?)$/;

/** The components of a theme folder by the name that `@theme/…` gives them. */
function componentsOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return new Map(
    files
      .filter((file) => script.test(file))
      .map((file) => [
        file
          .replaceAll(path.sep, '/')
          .replace(script, '')
          .replace(/\/index$/, ''),
        path.join(folder, file),
      ]),
  );
}

/**
 * Says what is wrong with a folder of overrides.
 *
 * @param folder - Laid out as `src/theme`
 * @returns One line a fault, naming the file and the fix
 */
function faultsOf(folder: string): string[] {
  const known = new Set(installed.flatMap((theme) => [...componentsOf(theme).keys()]));
  return [...componentsOf(folder)].flatMap(([name, file]) => {
    const faults: string[] = [];
    const where = path.relative(root, file);
    if (!known.has(name)) {
      faults.push(
        `${where}: no installed theme has @theme/${name} → rename or remove the override`,
      );
    }
    const source = readFileSync(file, 'utf8');
    const [, form] = /^\/\/ (Wrapped|Ejected|Added): \S.{20,}/.exec(source) ?? [];
    const isWrapped = source.includes(" from '@theme-original/");
    if (form === undefined) {
      faults.push(
        `${where}:1 does not open with what it changes and why → write '// Wrapped: …', '// Ejected: …' or '// Added: …'`,
      );
    } else if (isWrapped !== (form === 'Wrapped')) {
      faults.push(
        `${where}:1 says '${form}' and ${isWrapped ? 'renders' : 'does not render'} the original → correct the first line`,
      );
    }

    return faults;
  });
}

test('every override overrides a component of an installed theme and says why', () => {
  expect(installed.every((theme) => existsSync(theme))).toBe(true);
  expect(faultsOf(path.join(root, 'src/theme'))).toEqual([]);
});

test('an override of nothing, and one that does not say why in the usual form, are found', () => {
  const faults = faultsOf(path.join(root, 'tests/fixtures/theme-overrides'));
  expect(faults).toHaveLength(4);
  for (const fault of [
    'no installed theme has @theme/NavbarItem/Renamed',
    'Footer/index.tsx:1 does not open with what it changes',
    'Loading/index.tsx:1 does not open with what it changes',
    "Error/index.tsx:1 says 'Wrapped' and does not render the original",
  ])
    expect(faults.join('\n')).toContain(fault);
});
