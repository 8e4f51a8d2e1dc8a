import path from 'node:path';

import stylelint from 'stylelint';
import {expect, test} from 'vitest';

import {root} from '../../../src/root';

/** What stylelint says about one declaration outside the scale of type and distances. */
async function judge(declaration: string): Promise<string[]> {
  const {results} = await stylelint.lint({
    code: `a {\n  ${declaration};\n}\n`,
    configFile: path.join(root, '.stylelintrc.json'),
  });
  return results.flatMap(({warnings}) => warnings.map(({rule}) => rule));
}

test.each([
  'font-size: 0.9rem',
  'font-size: clamp(2rem, 11cqi, 2.5rem)',
  'font: 600 1.1rem / 1.4 var(--site-heading-font)',
  'gap: 0.7rem var(--site-space-4)',
  'margin-inline: -3px',
  'padding: calc(var(--site-space-4) + 5px)',
  '--ifm-h1-font-size: 40px',
])('%s is outside the scale', async (declaration) => {
  expect(await judge(declaration)).toEqual(['declaration-property-value-disallowed-list']);
});

test.each([
  'font-size: var(--site-type-3)',
  'font-size: 0.875em',
  'gap: var(--site-space-4) 2ch',
  'margin-top: calc(-1 * var(--ifm-leading) - 1px)',
  'padding: 0 5%',
  'width: 13px',
])('%s is allowed', async (declaration) => {
  expect(await judge(declaration)).toEqual([]);
});
