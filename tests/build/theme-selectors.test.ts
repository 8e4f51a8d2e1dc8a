import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import postcss from 'postcss';
import {expect, test} from 'vitest';

import {root} from '../../src/root';
import {type Names, namesOfPage, namesOfScript} from '../../src/plugins/styles/names';
import {canMatch} from '../../src/plugins/styles/sheet';
import {buildDir} from '../support/build';

/** Selectors of a sheet that name what others make; a module's own classes are its own matter. */
function selectorsIn(css: string, isModule: boolean): string[] {
  const selectors: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    for (const selector of rule.selectors) {
      if (!isModule) {
        selectors.push(selector);
      } else {
        for (const [part, global] of selector.matchAll(/\[class\*=[^\]]+\]|:global\(([^()]+)\)/g))
          selectors.push(global ?? part);
      }
    }
  });
  return selectors;
}

const unmatched = (css: string, names: Names, isModule = false): string[] =>
  selectorsIn(css, isModule).filter((selector) => !canMatch(selector, names));

test('a selector that matches nothing is named', () => {
  const names = namesOfPage('<nav class="navbar navbarHidden_x1"><a class="navbar__link">');
  const css = `.navbar > .navbar__link, .navbar__entry {color: red}
    @media print { nav[class*='navbarHidden'], nav[class*='isHidden'] {display: none} }
    @keyframes turn { to {rotate: 1turn} }`;
  expect(unmatched(css, names)).toEqual(['.navbar__entry', "nav[class*='isHidden']"]);
  const module = `.own :global(.navbar__link), .own :global(.gone), .own [class*='lost'] {top: 0}`;
  expect(unmatched(module, names, true)).toEqual(['.gone', "[class*='lost']"]);
});

test('every selector on a class of the theme still matches something in the build', async () => {
  const build = buildDir();
  const files = await readdir(build, {recursive: true});
  const read = (ending: string): Promise<string[]> =>
    Promise.all(
      files
        .filter((file) => file.endsWith(ending))
        .map((file) => readFile(path.join(build, file), 'utf8')),
    );
  const names = new Set<string>();
  for (const html of await read('.html')) for (const name of namesOfPage(html)) names.add(name);
  for (const script of await read('.js')) for (const name of namesOfScript(script)) names.add(name);

  const sheets = (await readdir(path.join(root, 'src'), {recursive: true})).filter(
    (file) => file.endsWith('.css') && !file.startsWith('plugins/feeds'),
  );
  expect(sheets.length).toBeGreaterThan(30);
  const gone = await Promise.all(
    sheets.map(async (file) => {
      const css = await readFile(path.join(root, 'src', file), 'utf8');
      return unmatched(css, names, file.endsWith('.module.css')).map(
        (selector) => `src/${file}: ${selector}`,
      );
    }),
  );
  expect(gone.flat()).toEqual([]);
});
