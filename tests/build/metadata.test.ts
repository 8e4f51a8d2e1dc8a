import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, test} from 'vitest';

import {buildDir} from '../support/build';

const wanted = [
  'meta[name="description"]',
  ...['type', 'title', 'description', 'image', 'url'].map((name) => `meta[property="og:${name}"]`),
];

/** What a page does not say of itself, or says twice. */
function faults(html: string): string[] {
  const page = load(html);
  return wanted.filter((selector) => {
    const found = page(selector);
    return found.length !== 1 || !found.attr('content')?.trim();
  });
}

test('what is missing, empty or there twice is told', () => {
  const one = (selector: string): string =>
    selector.replace(/meta\[(.+)\]/, '<meta $1 content="text">');
  const all = wanted.map(one).join('');
  expect(faults(all)).toEqual([]);
  expect(faults(all + one(wanted[1]!))).toEqual([wanted[1]]);
  expect(faults(all.replace('content="text"', 'content=""'))).toEqual([wanted[0]]);
  expect(faults('')).toEqual(wanted);
});

test('every page describes itself', async () => {
  const files = (await readdir(buildDir(), {recursive: true})).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(60);
  const all = await Promise.all(
    files.map(async (file) =>
      faults(await readFile(path.join(buildDir(), file), 'utf8')).map((each) => `${file}: ${each}`),
    ),
  );
  expect(all.flat()).toEqual([]);
});

test('a post is an article and a page of the docs is not', async () => {
  const typeOf = async (route: string): Promise<string | undefined> =>
    load(await readFile(path.join(buildDir(), route, 'index.html'), 'utf8'))(
      'meta[property="og:type"]',
    ).attr('content');
  expect(await typeOf('blog/1.3-beta')).toBe('article');
  expect(await typeOf('docs/intro')).toBe('website');
});

test('the sitemap says when pages of the docs and posts changed', async () => {
  const sitemap = load(await readFile(path.join(buildDir(), 'sitemap.xml'), 'utf8'), {xml: true});
  const written = sitemap('url')
    .toArray()
    .filter((url) =>
      /\/docs\/(?!category\/)|\/blog\/(1\.|welcome)/.test(sitemap(url).find('loc').text()),
    );
  expect(written.length).toBeGreaterThan(45);
  for (const url of written) {
    expect(sitemap(url).find('lastmod').text(), sitemap(url).find('loc').text()).toMatch(
      /^\d{4}-\d\d-\d\d$/,
    );
  }
});
