import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {buildDir} from '../support/build';
import {routes} from '../support/routes';
import {serveStatic, type StaticSite} from '../support/serve';

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

test('the sitemap holds the routes and nothing else', () => {
  const $ = load(readFileSync(path.join(buildDir(), 'sitemap.xml'), 'utf8'), {xml: true});
  const listed = $('loc')
    .map((_, element) => $(element).text().replace(address, ''))
    .get();
  expect(listed.sort()).toEqual([...routes, '/blog/authors/arkos'].sort());
});

test('the build holds no other page', () => {
  const pages = readdirSync(buildDir(), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(\/?index)?\.html$/, '')}`);
  expect(pages.sort()).toEqual([...routes, '/404', '/blog/authors/arkos', '/search'].sort());
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
