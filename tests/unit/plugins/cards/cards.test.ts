import {mkdir, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {parse} from 'parse5';
import {PNG} from 'pngjs';
import {afterEach, beforeEach, expect, test} from 'vitest';

import {root} from '../../../../src/root';
import {cardPath, cardSize} from '../../../../src/card-path';
import {breakLines} from '../../../../src/plugins/cards/text';
import {cardOf, writeCards} from '../../../../src/plugins/cards/write';

const page = (title: string): string =>
  `<html><head><meta property="og:title" content="${title} | Site">
<meta property="og:description" content="What it is &amp; does.">
<script type="application/ld+json">{"@type":"TechArticle"}</script>
<script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[{"name":"Site"},{"name":"Guide"},{"name":"Page"}]}</script>
</head><body><meta property="og:title" content="Another"></body></html>`;

let siteDir: string;

beforeEach(async () => {
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, {recursive: true});
  siteDir = await mkdtemp(path.join(cache, 'cards-'));
  await writeFile(path.join(siteDir, 'package.json'), '{}');
  await symlink(path.join(root, 'static'), path.join(siteDir, 'static'));
});

afterEach(() => rm(siteDir, {recursive: true}));

test('a card says the title, section and description of its page', () => {
  expect(cardOf(parse(page('Hooks')), 'Site')).toEqual({
    title: 'Hooks',
    section: 'Guide',
    description: 'What it is & does.',
  });
  expect(cardOf(parse('<head></head><body></body>'), 'Site').section).toBe('');
});

test('each page has a card of its own', () => {
  expect(cardPath('/', '/')).toBe('img/cards/index.png');
  expect(cardPath('/docs/intro', '/')).toBe('img/cards/docs/intro.png');
  expect(cardPath('/site/docs/intro/', '/site/')).toBe('img/cards/docs/intro.png');
  expect(cardPath('/404.html', '/')).toBe('img/cards/404.png');
  expect(cardPath('/blog/1.3-beta', '/')).toBe('img/cards/blog/1.3-beta.png');
});

test('cards are drawn once, and again only where the text has changed', async () => {
  const outDir = path.join(siteDir, 'build');
  await mkdir(path.join(outDir, 'docs'), {recursive: true});
  const build = {siteDir, outDir, siteTitle: 'Site'};
  await writeFile(path.join(outDir, 'index.html'), page('Home'));
  await writeFile(path.join(outDir, 'docs/index.html'), page('A <b>title</b> & more'));
  expect(await writeCards(build)).toBe(2);
  const {width, height} = PNG.sync.read(await readFile(path.join(outDir, 'img/cards/docs.png')));
  expect({width, height}).toEqual(cardSize);
  const first = await readFile(path.join(outDir, 'img/cards/index.png'));
  expect(await writeCards(build)).toBe(0);
  expect(await readFile(path.join(outDir, 'img/cards/index.png'))).toEqual(first);
  await writeFile(path.join(outDir, 'index.html'), page('Start'));
  expect(await writeCards(build)).toBe(1);
  expect(await readFile(path.join(outDir, 'img/cards/index.png'))).not.toEqual(first);
});

test('lines break at spaces, and what has no room ends in an ellipsis', () => {
  const measure = (text: string): number => text.length;
  expect(breakLines('one two three', {width: 7, lines: 3}, measure)).toEqual(['one two', 'three']);
  expect(breakLines('one two, three four', {width: 9, lines: 1}, measure)).toEqual(['one two…']);
  expect(breakLines('extraordinary', {width: 5, lines: 1}, measure)).toEqual(['extraordinary']);
  expect(breakLines('', {width: 5, lines: 1}, measure)).toEqual([]);
});
