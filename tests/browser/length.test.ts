import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Page} from 'playwright-core';
import {expect, test} from 'vitest';

import {root} from '../../src/root';
import {findLengthProblems, generated, type MeasuredPage} from '../support/length';
import {routes} from '../support/routes';
import {viewports, visit} from './support/page';

const pages = routes.filter((route) => /^\/docs\/(?!category\/)/.test(route));

/** `type` of the page's front matter. */
async function typeOf(route: string): Promise<string> {
  const source = await readFile(path.join(root, `${route.slice(1)}.mdx`), 'utf8');
  return /^type: (.+)$/m.exec(source)?.[1] ?? '';
}

async function measure(tab: Page, route: string): Promise<MeasuredPage> {
  await tab.goto(new URL(route, tab.url()).href, {waitUntil: 'domcontentloaded'});
  const height = await tab.evaluate(async () => {
    const heightNow = (): number | undefined =>
      document.querySelector('[data-content]')?.getBoundingClientRect().height;
    // The layout asks for the fonts.
    heightNow();
    await document.fonts.ready;
    return heightNow();
  });
  const screens = (height ?? Infinity) / viewports.desktop.height;
  return {route, type: await typeOf(route), screens};
}

test('no docs page is longer than its type allows', {timeout: 60_000}, async () => {
  const tabs = await Promise.all([visit('/docs/intro'), visit('/docs/intro')]);
  const left = [...pages];
  const measured: MeasuredPage[] = [];
  await Promise.all(
    tabs.map(async (tab) => {
      for (let route = left.shift(); route !== undefined; route = left.shift())
        measured.push(await measure(tab, route));
    }),
  );
  expect(measured).toHaveLength(pages.length);
  expect(findLengthProblems(measured, generated)).toEqual([]);
});
