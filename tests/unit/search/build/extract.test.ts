import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';

import {root} from '../../../../src/root';
import type {PageText} from '../../../../src/search/record';
import {type ExtractOptions, extractPage} from '../../../../src/search/build/extract';
import {recordsOf} from '../../../../src/search/hosted/publish/records';

const fixtures = path.join(root, 'tests/fixtures/search/pages');

const extract = (html: string, options: ExtractOptions): PageText | null =>
  extractPage(parse(html, {scriptingEnabled: false}), options);

async function page(name: string, at = '/docs/x'): Promise<PageText | null> {
  const html = await readFile(path.join(fixtures, name), 'utf8');
  return extract(html, {path: at, siteTitle: 'Site'});
}

function wrapped(main: string, head = ''): PageText | null {
  const html = `<html lang="en"><head><title>T | Site</title>${head}</head><body><main>${main}</main></body></html>`;
  return extract(html, {path: '/p', siteTitle: 'Site'});
}

describe('a docs page', () => {
  it('gives all that a reader can read, and nothing else', async () => {
    const read = await page('docs.html');
    expect(read).toMatchObject({
      path: '/docs/x',
      lvl0: 'Core concepts',
      language: 'en',
      tag: 'docs-default-current',
      rank: 0,
    });
    expect(
      read?.sections.map(({level, heading, anchor, texts}) => [
        level,
        heading,
        anchor,
        texts.map(({kind, content}) => `${kind}: ${content}`),
      ]),
    ).toEqual([
      [1, 'Hooks', null, ['text: A hook runs with a service call.']],
      [
        2,
        'Names with code()',
        'names',
        [
          'text: Use beforeCreateOne first.',
          'text: One item',
          'text: nested item',
          'text: port: where to listen',
          'text: Option · Meaning',
          'text: timeout · Waits so long, see limit.',
        ],
      ],
      [3, 'Third', 'third', ['text: npm panel', 'code: npm run a npm run b', 'text: hidden panel']],
      [4, 'Fourth', 'fourth', ['text: Mind the gap', 'text: Inside a warning.']],
      [5, 'Fifth', 'fifth', ['text: src/app.ts', 'code: const a = 1; // <b>']],
      [6, 'Sixth', 'sixth', ['text: The stack. A request goes down.', 'text: Photo of a shop']],
      [
        2,
        'Card title stays text',
        'cards',
        ['text: A linked card', 'text: Folded: details inside'],
      ],
    ]);
  });

  it('knows names that are explained from code in passing', async () => {
    const read = await page('docs.html');
    const texts = read?.sections[1]?.texts ?? [];
    expect(texts.map(({names, codes}) => [names, codes])).toEqual([
      [[], ['beforeCreateOne']],
      [[], []],
      [[], []],
      [['port'], []],
      [[], []],
      [['timeout'], ['limit']],
    ]);
  });

  it('becomes records with anchors, hierarchy and stable ids', async () => {
    const read = await page('docs.html');
    const records = recordsOf(read!, 'https://site.test');
    const fourth = records.find(({content}) => content === 'Inside a warning.');
    expect(fourth).toMatchObject({
      type: 'content',
      url: 'https://site.test/docs/x#fourth',
      url_without_anchor: 'https://site.test/docs/x',
      anchor: 'fourth',
      hierarchy: {
        lvl0: 'Core concepts',
        lvl1: 'Hooks',
        lvl2: 'Names with code()',
        lvl3: 'Third',
        lvl4: 'Fourth',
        lvl5: null,
        lvl6: null,
      },
    });
    expect(records[0]).toMatchObject({objectID: '/docs/x', type: 'lvl1'});
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    const again = recordsOf((await page('docs.html'))!, 'https://site.test');
    expect(again).toEqual(records);
  });

  it('keeps the ids of what did not change when something above it does', async () => {
    const html = await readFile(path.join(fixtures, 'docs.html'), 'utf8');
    const read = (text: string): string[] =>
      recordsOf(extract(text, {path: '/docs/x', siteTitle: 'Site'})!, 'https://site.test').map(
        ({objectID}) => objectID,
      );
    const before = read(html);
    const after = read(html.replace('A hook runs', '</p><p>More.</p><p>A hook runs'));
    expect(before.every((id) => after.includes(id))).toBe(true);
    expect(after).toHaveLength(before.length + 1);
  });
});

describe('other pages', () => {
  it('calls a post by its headline, under Blog', async () => {
    const read = await page('post.html', '/blog/x');
    expect(read).toMatchObject({lvl0: 'Blog', tag: 'default'});
    expect(read?.sections).toEqual([
      {
        level: 1,
        heading: 'A post',
        anchor: null,
        keywords: [],
        texts: [{kind: 'text', content: 'What is new.', names: [], codes: []}],
      },
    ]);
  });

  it('keeps of a list of posts its title only', async () => {
    const html = (await readFile(path.join(fixtures, 'post.html'), 'utf8')).replace(
      'blog-post-page',
      'blog-tags-post-list-page',
    );
    const read = extract(html, {path: '/blog/tags/x', siteTitle: 'Site'});
    expect(read?.sections.map(({texts}) => texts.length)).toEqual([0]);
  });

  it.each([
    ['asks not to be found', '<meta name="robots" content="noindex, nofollow">'],
    ['leads elsewhere', '<meta http-equiv="refresh" content="0; url=/">'],
  ])('leaves a page out that %s', (_, head) => {
    expect(wrapped('<h1>A</h1>', head)).toBeNull();
    expect(wrapped('<h1>A</h1>')).not.toBeNull();
  });

  it('leaves a page without a main part out', () => {
    expect(extract('<title>x</title><p>y', {path: '/', siteTitle: 'Site'})).toBeNull();
  });

  it('ranks a page as it asks, within bounds', () => {
    expect(wrapped('', '<meta name="search:rank" content="4">')?.rank).toBe(4);
    expect(wrapped('', '<meta name="search:rank" content="400">')?.rank).toBe(9);
    expect(wrapped('', '<meta name="search:rank" content="many">')?.rank).toBe(0);
    expect(wrapped('')).toMatchObject({lvl0: 'Site', rank: -6});
  });
});

describe('details', () => {
  it('reads markup in text as text', () => {
    const read = wrapped('<h2 id="o">Option&lt;T&gt;</h2><p>&lt;img onerror=alert(1)&gt;</p>');
    expect(read?.sections[1]).toMatchObject({
      heading: 'Option<T>',
      texts: [{content: '<img onerror=alert(1)>'}],
    });
  });

  it('drops control and zero-width characters, which the files use as marks', () => {
    const read = wrapped('<p>a\u0002b\u0004 c\u200bd</p>');
    expect(read?.sections[0]?.texts[0]?.content).toBe('a b cd');
  });

  it('takes no id that React made up for an anchor', () => {
    const read = wrapped('<h2 id="a">A</h2><h3 id="_R_imh_-x">B</h3><h3 id=":r1:">C</h3>');
    expect(read?.sections.map(({anchor}) => anchor)).toEqual([null, 'a', 'a', 'a']);
  });

  it('takes the first h1 for the title, whatever stands before it, and a later one for a heading', () => {
    const read = wrapped('<p>Reference</p><h1>Name</h1><p>a</p><h1 id="b">Other</h1>');
    expect(read?.sections.map(({level, heading, texts}) => [level, heading, texts.length])).toEqual(
      [
        [1, 'Name', 2],
        [2, 'Other', 0],
      ],
    );
  });

  it('makes a section of what has an anchor of its own, inside the one around it', () => {
    const page = extract(
      '<html><main><h1>T</h1><h2 id="keys">Keys</h2><p>before</p><table><tbody>' +
        '<tr id="config-port" data-search-entry="port"><th><code>port</code></th><td>Where to listen</td></tr>' +
        '<tr data-search-skip=""><th><code>host</code></th><td>told elsewhere</td></tr>' +
        '</tbody></table><p>after</p></main></html>',
      {path: '/a', siteTitle: 'S'},
    );
    const told = page?.sections.map(({level, heading, anchor, texts}) => ({
      level,
      heading,
      anchor,
      texts: texts.map(({content}) => content),
    }));
    expect(told).toEqual([
      {level: 1, heading: 'T', anchor: null, texts: []},
      {level: 2, heading: 'Keys', anchor: 'keys', texts: ['before', 'after']},
      {level: 6, heading: 'port', anchor: 'config-port', texts: ['port · Where to listen']},
    ]);
  });

  it('reads what has a date, and of a post all but the line with its date', () => {
    const main =
      '<header><h1>T</h1><div><time>May 1</time> · One min read</div></header>' +
      '<p><time>May 2</time>: <a href="/b">Released</a>. Hooks.</p>';
    expect(wrapped(main)?.sections[0]?.texts.map(({content}) => content)).toEqual([
      'May 2: Released. Hooks.',
    ]);
  });

  it('reads the alternative text of an image, also in a row', () => {
    const image = '<img alt="a drawing" src="a.png">';
    const read = wrapped(
      `<p>See ${image}.</p><table><tr><td>Shop</td><td>${image}</td></tr></table>`,
    );
    expect(read?.sections[0]?.texts.map(({content}) => content)).toEqual([
      'See a drawing .',
      'Shop · a drawing',
    ]);
  });

  it('leaves out what asks for it', () => {
    const read = wrapped('<p>a</p><div data-search-skip><p>b</p></div><p aria-hidden="true">c</p>');
    expect(read?.sections[0]?.texts.map(({content}) => content)).toEqual(['a']);
  });
});

describe('keywords', () => {
  const head = (keywords: string): string => `<meta name="keywords" content="${keywords}">`;
  const main = '<h1>T</h1><h2 id="size">Sizes</h2><p>x</p>';

  it('belong to the page, or to the heading whose anchor they name', () => {
    const read = wrapped(main, head('avatar,profile picture,thumbnail #size'));
    expect(read?.sections.map(({keywords}) => keywords)).toEqual([
      ['avatar', 'profile picture'],
      ['thumbnail'],
    ]);
  });

  it('stop the build when no heading has the anchor', () => {
    expect(() => wrapped(main, head('thumbnail #sizes'))).toThrow(
      /^\/p: the keyword "thumbnail #sizes" names the anchor "#sizes", which no heading/,
    );
  });

  it('include a label of the sidebar that differs from the title', () => {
    const crumbs = (label: string): string =>
      `<nav class="theme-doc-breadcrumbs"><ul><li>Guide</li><li>${label}</li></ul></nav>`;
    expect(wrapped(crumbs('Other name') + main)?.sections[0]?.keywords).toEqual(['Other name']);
    expect(wrapped(crumbs('T') + main)?.sections[0]?.keywords).toEqual([]);
  });
});

describe('what a browser without JavaScript shows', () => {
  it('is read in noscript elements', () => {
    const read = wrapped('<h1>T</h1><noscript><p>The other panel.</p></noscript>');
    expect(read?.sections[0]?.texts.map(({content}) => content)).toEqual(['The other panel.']);
  });

  it('is kept apart where badges touch', () => {
    const texts = (main: string): string[] | undefined =>
      wrapped(main)?.sections[0]?.texts.map(({content}) => content);
    expect(
      texts('<h1>T</h1><p><span>GET</span><code>/api/books</code><span>200 OK</span></p>'),
    ).toEqual(['GET /api/books 200 OK']);
    expect(
      texts(
        '<h1>T</h1><table><tr><td><code>secret</code><span data-search-aside>string</span></td></tr></table>',
      ),
    ).toEqual(['secret string']);
    expect(texts('<h1>T</h1><p>an <b>un</b>broken word</p>')).toEqual(['an unbroken word']);
  });
});

it('leaves out the cards of a category', () => {
  expect(wrapped('<div class="generatedIndexPage_x1"><h1>Guide</h1></div>')).toBeNull();
});
