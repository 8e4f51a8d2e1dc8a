import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {root} from '../../src/root';
import {buildDir} from '../support/build';
import {listed, routes, unlisted} from '../support/routes';
import {serveStatic, type StaticSite} from '../../src/commands/support/serve';
import {sidebarIds} from '../support/sidebar';
import {readGolden} from './support/golden';

const address = 'https://www.arkosjs.com';
let site: StaticSite;

beforeAll(async () => {
  site = await serveStatic(buildDir());
});

afterAll(() => site.close());

const html = async (route: string) => load(await (await fetch(site.url + route)).text());

describe.each(routes)('%s', (route) => {
  test('answers 200, says what it is and where it lives', async () => {
    const response = await fetch(site.url + route);
    expect(response.status).toBe(200);
    const $ = load(await response.text());
    expect($('html').attr('lang')).toBe('en');
    expect($('html').attr('dir')).toBe('ltr');
    expect($('meta[name=generator]').attr('content')).toBe('Docusaurus v3.7.0');
    expect($('link[rel=canonical]').attr('href')).toBe(address + route);
    expect($('title').text()).toMatch(/^Arkos\.js$|\S \| Arkos\.js$|^Arkos\.js: /);
    expect($('meta[name=description]').attr('content')?.length ?? 0).toBeGreaterThan(20);
    expect($('h1')).toHaveLength(1);
  });

  test('loads nothing from another host', async () => {
    const $ = await html(route);
    const loaded = $('script[src], img[src], iframe[src], source[src]')
      .map((_, element) => $(element).attr('src'))
      .get()
      .concat(
        $('link[rel=stylesheet], link[rel=icon], link[rel=preload], link[rel=preconnect]')
          .map((_, element) => $(element).attr('href'))
          .get(),
      );
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((url) => /^(https?:)?\/\//.test(url))).toEqual([]);
  });
});

test('titles and descriptions are not repeated', async () => {
  const pages = await Promise.all(routes.map(html));
  const titles = pages.map(($) => $('title').text());
  expect(new Set(titles).size).toBe(routes.length);
});

test('the sitemap names every page of the build but those that are left out on purpose', () => {
  expect(listed.filter((route) => route.startsWith('/components/'))).toEqual([]);
  const pages = readdirSync(buildDir(), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(\/?index)?\.html$/, '')}`);
  expect(pages.sort()).toEqual([...routes, ...unlisted].sort());
});

test('every docs page is in the sidebar and has golden queries', () => {
  const sidebarRoutes = sidebarIds.map((id) => `/docs/${id}`);
  const built = routes.filter((route) => /^\/docs\/(?!category\/)/.test(route));
  expect(built.toSorted()).toEqual(sidebarRoutes.toSorted());
  const golden = readGolden(path.join(root, 'tests/fixtures/search/golden'));
  const asked = new Set(golden.flatMap(({wanted}) => wanted.map((page) => page.split('#')[0])));
  expect(sidebarRoutes.filter((route) => !asked.has(route))).toEqual([]);
});

test.each(['/nothing-here', '/docs/nothing', '/docs/guide', '/blog/nothing'])(
  '%s is not found: status 404 and the page that leads on',
  async (route) => {
    const response = await fetch(site.url + route);
    expect(response.status).toBe(404);
    const $ = load(await response.text());
    expect($('main').text()).toMatch(/not found/i);
    expect($('main a[href="/docs/intro"]')).not.toHaveLength(0);
  },
);

test('the docs are one version labelled Next with one sidebar that starts at the intro', async () => {
  const $ = await html('/docs/intro');
  expect($('meta[name=docusaurus_version]').attr('content')).toBe('current');
  const links = $('nav.menu a.menu__link')
    .map((_, element) => $(element).attr('href'))
    .get();
  expect(links[0]).toBe('/docs/intro');
});

test('every image has a text alternative and a size', async () => {
  const pages = await Promise.all(routes.map(html));
  const images = pages.flatMap(($) =>
    $('img')
      .map((_, element) => $.html(element))
      .get(),
  );
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) {
    expect(image).toMatch(/\salt="/);
    expect(image).toMatch(/\swidth="\d/);
    expect(image).toMatch(/\sheight="\d/);
  }
});

test.each(['favicon.ico', 'robots.txt', 'CNAME'])('%s is served', (file) => {
  expect(readFileSync(path.join(buildDir(), file)).length).toBeGreaterThan(5);
});
