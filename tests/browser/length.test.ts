import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {expect, test} from 'vitest';

import {root} from '../support/build';
import {findLengthProblems, generated, longer, type MeasuredPage} from '../support/length';
import {routes} from '../support/routes';
import {viewports, visit} from './support/page';

const pages = routes.filter((route) => /^\/docs\/(?!category\/)/.test(route));

/** `type` of the page's front matter. */
async function typeOf(route: string): Promise<string> {
  const source = await readFile(path.join(root, `${route.slice(1)}.mdx`), 'utf8');
  return /^type: (.+)$/m.exec(source)?.[1] ?? '';
}

test('no docs page is longer than its type allows', async () => {
  const page = await visit('/docs/intro');
  const content = page.locator('[data-content]');
  const measured: MeasuredPage[] = [];
  for (const route of pages) {
    await page.goto(new URL(route, page.url()).href);
    await page.evaluate(() => document.fonts.ready);
    const box = await content.boundingBox();
    const screens = (box?.height ?? Infinity) / viewports.desktop.height;
    measured.push({route, type: await typeOf(route), screens});
  }
  expect(findLengthProblems(measured, {generated, longer})).toEqual([]);
});
