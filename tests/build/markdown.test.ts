import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, test} from 'vitest';

import {buildDir} from '../support/build';
import {routes} from '../support/routes';
import {twinFaults} from '../support/twin';

const origin = 'https://www.arkosjs.com';
const isText = (route: string): boolean =>
  /^\/docs\/(?!category\/)|^\/blog\/(?:welcome|\d)/.test(route);
const pages = routes.filter(isText);

const read = (name: string): Promise<string> => readFile(path.join(buildDir(), name), 'utf8');

test('every docs page and post has a twin that says the same', async () => {
  expect(pages.length).toBeGreaterThan(45);
  const faults = await Promise.all(
    pages.map(async (route) => {
      const html = await read(`${route}/index.html`);
      return twinFaults(html, await read(`${route}.md`)).map((fault) => `${route}: ${fault}`);
    }),
  );
  expect(faults.flat()).toEqual([]);
});

test('the pages with a twin name it, and no other page does', async () => {
  for (const route of routes) {
    const link = load(await read(`${route}/index.html`))('link[type="text/markdown"]');
    expect(link.attr('href'), route).toBe(isText(route) ? `${route}.md` : undefined);
  }
});

test('llms.txt lists every twin once, and llms-full.txt has them all', async () => {
  const listed = [...(await read('llms.txt')).matchAll(/\]\((.*?)\)/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(pages.map((route) => `${origin}${route}.md`).sort());
  const full = await read('llms-full.txt');
  for (const route of pages) expect(full, route).toContain(await read(`${route}.md`));
  expect((await stat(path.join(buildDir(), 'llms-full.txt'))).size).toBeGreaterThan(500_000);
});
