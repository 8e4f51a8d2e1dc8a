/** What networks and search engines are told about each page. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';
import {PNG} from 'pngjs';
import {expect, test} from 'vitest';

import {cardSize} from '../../src/card-path';
import {buildDir} from '../support/build';
import {routes} from '../support/routes';
import {structuredDataFaults} from '../support/structured-data';

const origin = 'https://www.arkosjs.com';

/** Largest file of a card, in bytes. */
const largest = 60_000;

const read = (name: string): Promise<string> => readFile(path.join(buildDir(), name), 'utf8');

test('every page names a card that is there, of the size it says, and small', async () => {
  const pages = (await readdir(buildDir(), {recursive: true})).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(60);
  const cards = new Set<string>();
  for (const name of pages) {
    const head = load(await read(name))('head');
    const of = (selector: string): string => head.find(selector).attr('content') ?? '';
    const image = of('meta[property="og:image"]');
    expect(of('meta[name="twitter:image"]'), name).toBe(image);
    expect(of('meta[name="twitter:card"]'), name).toBe('summary_large_image');
    expect(image, name).toMatch(`${origin}/img/cards/`);
    const bytes = await readFile(path.join(buildDir(), new URL(image).pathname));
    expect(bytes.length, image).toBeLessThan(largest);
    const {width, height} = PNG.sync.read(bytes);
    expect({width, height}).toEqual(cardSize);
    cards.add(image);
  }
  expect(cards.size).toBe(pages.length);
});

test('structured data is complete, and every kind of page has its own', async () => {
  for (const route of routes) {
    const $ = load(await read(`${route}/index.html`));
    const data = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => structuredDataFaults($(script).text()));
    expect(
      data.flatMap(({faults}) => faults),
      route,
    ).toEqual([]);
    const kind = /^\/docs\/(?!category\/)/.test(route)
      ? ['TechArticle', 'BreadcrumbList']
      : /^\/blog\/(?:welcome|\d)/.test(route)
        ? ['BlogPosting', 'BreadcrumbList']
        : {'/': ['WebSite'], '/blog': ['Blog']}[route];
    expect(
      data.map(({type}) => type),
      route,
    ).toEqual(kind ?? []);
  }
});
