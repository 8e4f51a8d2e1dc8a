import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {load} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';

import {buildDir} from '../support/build';

/** Classes that a style sheet's selectors name. */
const classesIn = (css: string): Set<string> =>
  new Set(
    [...css.replaceAll(/\{[^{}]*\}/g, '{}').matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(
      ([, name]) => name!,
    ),
  );

/** Classes that a rule is for alone, so that every page with such an element needs the rule. */
const classesAlone = (css: string): Set<string> =>
  new Set([...css.matchAll(/(?<=[{},])\.(-?[A-Za-z_][\w-]*)(?=[{,])/g)].map(([, name]) => name!));

/** Classes in a page that the sheet has rules for and the page's own styles do not. */
function lost(html: string, sheet: ReadonlySet<string>): string[] {
  const page = load(html);
  const kept = classesIn(page('style').text());
  const used = new Set(
    page('[class]')
      .toArray()
      .flatMap((element) => page(element).attr('class')!.split(/\s+/)),
  );
  return [...used].filter((name) => sheet.has(name) && !kept.has(name));
}

test('a page that lost a rule is told', () => {
  const html = '<style>.one{color:red}</style><p class="one two three">';
  expect(lost(html, new Set(['one', 'two']))).toEqual(['two']);
});

describe('every page', () => {
  let pages: {file: string; html: string}[];
  let sheet: string;

  beforeAll(async () => {
    const files = await readdir(buildDir(), {recursive: true});
    pages = await Promise.all(
      files
        .filter((file) => file.endsWith('.html'))
        .map(async (file) => ({
          file,
          html: await readFile(path.join(buildDir(), file), 'utf8'),
        })),
    );
    const [name, ...others] = files.filter(
      (file) => file.endsWith('.css') && file.includes('assets'),
    );
    expect(others).toEqual([]);
    sheet = await readFile(path.join(buildDir(), name!), 'utf8');
  });

  test('has a rule for each of its classes that the sheet has a rule for', () => {
    expect(pages.length).toBeGreaterThan(60);
    const named = classesAlone(sheet);
    expect(named.size).toBeGreaterThan(100);
    expect(
      pages.flatMap(({file, html}) => lost(html, named).map((name) => `${file}: ${name}`)),
    ).toEqual([]);
  });

  test('has at most 10 KB of styles, compressed', () => {
    const heavy = pages.flatMap(({file, html}) => {
      const bytes = brotliCompressSync(load(html)('style').text()).length;
      return bytes > 10 * 1024 ? [`${file}: ${bytes}`] : [];
    });
    expect(heavy).toEqual([]);
  });
});
