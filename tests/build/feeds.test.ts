import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {buildDir} from '../support/build';
import {atomProblems, jsonFeedProblems, parseXml, rssProblems} from '../support/feed-validator';

const site = 'https://www.arkosjs.com';
const slugs = ['1.3-beta', '1.2-beta', 'welcome'];

const read = (file: string) => readFile(path.join(buildDir(), 'blog', file), 'utf8');

interface JsonFeed {
  items: {url: string; content_html: string; tags: string[]; title: string}[];
}

const readJson = async () => JSON.parse(await read('feed.json')) as JsonFeed;

describe('the feeds of the built site', () => {
  test('are valid RSS 2.0, Atom and JSON Feed 1.1', async () => {
    expect(rssProblems(await read('rss.xml'))).toEqual([]);
    expect(atomProblems(await read('atom.xml'))).toEqual([]);
    expect(jsonFeedProblems(await read('feed.json'))).toEqual([]);
  });

  test('hold the same posts, newest first, at the URLs that the pages give themselves', async () => {
    const channel = parseXml(await read('rss.xml')).children[0];
    const entries = parseXml(await read('atom.xml')).children.filter(({name}) => name === 'entry');
    const urls = (await readJson()).items.map(({url}) => url);
    expect(urls.map((url) => new URL(url).pathname.replace(/\/$/, ''))).toEqual(
      slugs.map((slug) => `/blog/${slug}`),
    );
    const text = (element: {children: {name: string; text: string}[]}, name: string) =>
      element.children.find((child) => child.name === name)?.text;
    expect(
      channel?.children.filter(({name}) => name === 'item').map((item) => text(item, 'link')),
    ).toEqual(urls);
    expect(entries.map((entry) => text(entry, 'id'))).toEqual(urls);
    for (const [index, slug] of slugs.entries()) {
      const page = load(await read(`${slug}/index.html`));
      expect(page('link[rel="canonical"]').attr('href')).toBe(urls[index]);
    }
  });

  test('carry each post whole: its first and last sentence and every code block', async () => {
    const {items} = await readJson();
    for (const [index, slug] of slugs.entries()) {
      // Panels that are not shown are in `noscript`.
      const page = load(await read(`${slug}/index.html`), {scriptingEnabled: false});
      const container = page('#__blog-post-container');
      const feed = load(items[index]?.content_html ?? '', null, false);
      const squeeze = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();
      for (const paragraph of [container.find('p').first(), container.find('p, li, td').last()])
        expect(squeeze(feed.root().text())).toContain(squeeze(paragraph.text()));

      // Panels that say what the first one says are left out.
      const blocks = container.find('pre').not('[role="tabpanel"][data-search-skip] pre').length;
      expect(blocks).toBeGreaterThan(3);
      expect(feed('pre > code')).toHaveLength(blocks);
      expect(
        feed('h2')
          .map((_, heading) => feed(heading).text())
          .get(),
      ).toEqual(
        container
          .find('h2')
          .map((_, heading) => squeeze(page(heading).text()))
          .get(),
      );
    }
  });

  test('link only to pages of the site that exist', async () => {
    const links = (await readJson()).items.flatMap(({content_html}) => {
      const $ = load(content_html, null, false);
      return $('a[href]')
        .map((_, anchor) => $(anchor).attr('href') ?? '')
        .get();
    });
    const own = links.filter((link) => link.startsWith(site));
    expect(own.length).toBeGreaterThan(5);
    for (const link of own) {
      const folder = path.join(buildDir(), new URL(link).pathname);
      const found = await Promise.any(
        [path.join(folder, 'index.html'), `${folder}.html`].map((file) => stat(file)),
      ).catch(() => undefined);
      expect(found, link).toBeDefined();
    }
  });

  test('are there for each tag, with its posts alone', async () => {
    for (const tag of ['finegrained', 'servicehooks', 'swagger', 'webpropax', 'www-arkosjs-com']) {
      expect(rssProblems(await read(`rss-${tag}.xml`))).toEqual([]);
      expect(atomProblems(await read(`atom-${tag}.xml`))).toEqual([]);
      const text = await read(`feed-${tag}.json`);
      expect(jsonFeedProblems(text)).toEqual([]);
      const feed = JSON.parse(text) as JsonFeed & {home_page_url: string};
      expect(new URL(feed.home_page_url).pathname).toBe(`/blog/tags/${tag}`);
      const page = load(await read(`tags/${tag}/index.html`));
      expect(feed.items.map(({title}) => title)).toEqual(
        page('main article h2')
          .map((_, heading) => page(heading).text())
          .get(),
      );
    }
  });

  test('are all on one page that says how to follow them', async () => {
    const page = load(await read('feeds/index.html'));
    const linked = page('main a[href$=".xml"], main a[href$=".json"]')
      .map((_, link) => page(link).attr('href'))
      .get();
    expect(linked).toHaveLength(3 * 6);
    for (const link of linked) await stat(path.join(buildDir(), link));
    expect(page('main').text()).toContain('feed reader');
  });

  test('are announced in the head of every kind of page', async () => {
    for (const file of ['index.html', 'welcome/index.html', '../docs/intro/index.html']) {
      const $ = load(await read(file));
      const types = $('link[rel="alternate"][title]')
        .map((_, link) => `${$(link).attr('type')} ${$(link).attr('href')}`)
        .get();
      expect(types).toEqual([
        'application/rss+xml /blog/rss.xml',
        'application/atom+xml /blog/atom.xml',
        'application/feed+json /blog/feed.json',
      ]);
    }
  });

  test('come with style sheets for browsers with and without XSLT, from this site alone', async () => {
    for (const file of ['rss.xml', 'atom.xml']) {
      const feed = await read(file);
      expect(feed).toContain('<?xml-stylesheet type="text/xsl" href="feed.xsl"?>');
      expect(feed).toContain('<?xml-stylesheet type="text/css" href="feed-plain.css"?>');
    }
    const xsl = await read('feed.xsl');
    expect(parseXml(xsl).name).toBe('stylesheet');
    expect(xsl).toContain('href="feed.css"');
    expect(xsl).not.toMatch(/<script|(?:src|href)="https?:/);
    expect(await read('feed.css')).not.toMatch(/@import|url\(/);
    expect(await read('feed-plain.css')).not.toMatch(/@import|(?<!@namespace \w+ )url\(/);
  });
});

describe('the tags of the blog', () => {
  test('are each used by a post, and their pages say what they are about', async () => {
    const $ = load(await read('tags/index.html'));
    const links = $('main li a')
      .map((_, link) => `${$(link).text()} ${$(link).attr('href')}`)
      .get();
    expect(links).toEqual([
      'finegrained /blog/tags/finegrained',
      'servicehooks /blog/tags/servicehooks',
      'swagger /blog/tags/swagger',
      'webpropax /blog/tags/webpropax',
      'www.arkosjs.com /blog/tags/www-arkosjs-com',
    ]);
    for (const link of links) {
      const page = load(await read(`${link.split('/blog/')[1]}/index.html`));
      expect(page('main article').length).toBeGreaterThan(0);
      expect(page('main header > p').first().text().length).toBeGreaterThan(30);
    }
  });
});
