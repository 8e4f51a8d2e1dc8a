import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {condense} from '../../../../src/plugins/styles/condense';
import {rewriteStyles} from '../../../../src/plugins/styles/rewrite';
import {namesOfPage, namesOfScript} from '../../../../src/plugins/styles/names';
import {readSheet} from '../../../../src/plugins/styles/sheet';

const cut = (css: string, html: string): string => readSheet(css).cut(namesOfPage(html));

describe('names', () => {
  test('of a page: tags, classes, ids, properties, and the words of inline scripts', () => {
    const names = namesOfPage(
      `<a class="one two" id=there style="--x:1">s</a><script>e.classList.add("set--later")</script>`,
    );
    expect([...names]).toEqual(
      expect.arrayContaining(['a', '.one', '.two', '#there', '--x', '.set--later']),
    );
    expect(names).not.toContain('.three');
  });

  test('of an inline script: neither letters nor tags of the page become classes', () => {
    const names = namesOfPage(
      '<button>x</button><script>b=e.closest("button"),b.id="open"</script>',
    );
    expect(names).toContain('#open');
    expect(names).not.toContain('.b');
    expect(names).not.toContain('.button');
  });

  test('of a script: every word can become a class', () => {
    expect(namesOfScript('n("menu__link--active",`a ${b}`)')).toContain('.menu__link--active');
  });
});

describe('a sheet cut to a page', () => {
  test.each([
    ['.used{color:red}', '.unused{color:red}'],
    ['a .used:hover{color:red}', 'b .used{color:red}'],
    ['[data-theme=dark] .used{color:red}', '[data-theme=dark] .unused{color:red}'],
    ['.used:not(.unused){color:red}', '.unused:not(.used){color:red}'],
    [':is(.used,.unused) a{color:red}', ':is(.unused,.other) a{color:red}'],
    ['[class*=us]{color:red}', '[class*=unu]{color:red}'],
    ['.used:has(.unused){color:red}', '.unused:has(.used){color:red}'],
    ['@media print{.used{color:red}}', '@media print{.unused{color:red}}'],
    ['#there{color:red}', '#elsewhere{color:red}'],
    ['::selection{color:red}', '.unused::selection{color:red}'],
  ])('keeps %s and drops %s', (kept, dropped) => {
    const html = '<body><a class=used id=there>x</a>';
    expect(cut(kept + dropped, html)).toBe(kept);
  });

  test('keeps the selectors of a list that match', () => {
    expect(cut('.used,.unused{color:red}', '<a class=used>')).toBe('.used{color:red}');
  });

  test('keeps the properties, animations and fonts that are used, through each other', () => {
    const used =
      ':root{--a:var(--b);--b:1px}' +
      '@keyframes turn{to{left:var(--a)}}' +
      '.used{animation:turn 1s;font-family:Fine}' +
      '@font-face{font-family:Fine}';
    const unused = '@keyframes still{to{left:0}}@font-face{font-family:Other}:root{--c:1px}';
    expect(cut(used + unused, '<a class=used>')).toBe(used);
  });
});

test.each([
  '@page{margin:1cm}',
  '@view-transition{navigation:auto}',
  '@property --x{syntax:"*";inherits:false}',
  '@counter-style dots{system:cyclic;symbols:"."}',
])('a cut sheet keeps %s', (css) => {
  expect(cut(css, '<p>')).toBe(css);
});

describe('condense', () => {
  const nothing = new Set<string>();

  test('drops what a later rule with the same selector overrules, and nothing else', () => {
    expect(condense('.a{color:red;top:0}.b{color:blue}.a{color:green}', nothing)).toBe(
      '.a{top:0}.b{color:#00f}.a{color:green}',
    );
    expect(condense('.a{flex-wrap:wrap}.b{left:0}.a{flex:none}', nothing)).toContain('wrap');
    expect(condense('.a{top:0}.b{left:0}@media print{.a{top:1px}}', nothing)).toContain('top:0');
  });

  test('keeps what a shorthand with the same beginning does not set', () => {
    const css = '.a{background-blend-mode:screen;font-synthesis:none}.b{left:0}.a{background:red}';
    expect(condense(`${css}.a{font:1px a}`, nothing)).toMatch(/blend-mode:screen.*synthesis:none/);
  });

  test('says once with a prefix what a browser wants with a prefix', () => {
    const css = '.a{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}';
    expect(condense(css, nothing)).toBe(css);
    expect(condense('.a{-webkit-font-smoothing:antialiased}', nothing)).toContain('-webkit-');
  });

  test('writes out properties that are the same everywhere', () => {
    const css = ':root{--a:1px;--b:var(--a)}.x{width:calc(var(--b) + 1px)}';
    expect(condense(css, nothing)).toBe('.x{width:2px}');
  });

  test.each([
    [':root{--a:1px}[data-theme=light]{--a:2px}.x{top:var(--a)}', 'a mode sets it'],
    [':root{--a:1px}.y{--a:2px}.x{top:var(--a)}', 'an element sets it'],
    [':root{--a:1px}@media print{:root{--a:2px}}.x{top:var(--a)}', 'a condition sets it'],
    [':root{--a:inherit}.x{color:var(--a)}', 'its value is a keyword of CSS'],
  ])('leaves %s: %s', (css) => {
    expect(condense(css, nothing)).toContain('var(--a)');
  });

  test('leaves a property that a script or a page mentions', () => {
    expect(condense(':root{--a:1px}.x{top:var(--a)}', new Set(['--a']))).toContain('var(--a)');
  });
});

describe('a build', () => {
  let out: string;

  beforeEach(async () => {
    out = await mkdtemp(path.join(tmpdir(), 'styles-'));
    await mkdir(path.join(out, 'assets/css'), {recursive: true});
    await mkdir(path.join(out, 'assets/js'));
    await writeFile(
      path.join(out, 'assets/css/styles.0123.css'),
      '.page{color:red}.menu--show{color:blue}.nowhere{color:green}',
    );
    await writeFile(path.join(out, 'assets/js/main.1.js'), 'show("menu--show")');
  });

  afterEach(async () => {
    await rm(out, {recursive: true});
  });

  const page = (head: string): string =>
    `<!doctype html><link rel=stylesheet href=/assets/css/styles.0123.css>${head}<div id=__docusaurus><p class=page>`;

  test('has what a page needs in the page, the rest in a sheet named by its content', async () => {
    await writeFile(path.join(out, 'index.html'), page(''));
    await rewriteStyles(out);
    const [sheet, ...others] = await readdir(path.join(out, 'assets/css'));
    expect(others).toEqual([]);
    expect(sheet).toMatch(/^styles\.[0-9a-f]{8}\.css$/);
    expect(await readFile(path.join(out, 'assets/css', sheet!), 'utf8')).toBe(
      '.page{color:red}.menu--show{color:#00f}',
    );
    expect(await readFile(path.join(out, 'index.html'), 'utf8')).toBe(
      `<!doctype html><style data-sheet="/assets/css/${sheet}">.page{color:red}</style><div id=__docusaurus><p class=page>`,
    );
  });

  test('links the sheet at the end of a page that starts React by itself', async () => {
    await writeFile(
      path.join(out, 'index.html'),
      page('<script src=/assets/js/main.1.js defer></script>'),
    );
    await rewriteStyles(out);
    expect(await readFile(path.join(out, 'index.html'), 'utf8')).toMatch(
      /<p class=page><link rel="stylesheet" href="\/assets\/css\/styles\.[0-9a-f]{8}\.css">$/,
    );
  });

  test('rejects a page that does not link the sheet', async () => {
    await writeFile(path.join(out, 'index.html'), '<div id="__docusaurus">');
    await expect(rewriteStyles(out)).rejects.toThrow(/index.html has no link .* → /);
  });

  test('leaves a file that Docusaurus did not write', async () => {
    await writeFile(path.join(out, 'index.html'), page(''));
    await writeFile(path.join(out, 'google1.html'), 'google-site-verification: google1.html');
    await rewriteStyles(out);
    expect(await readFile(path.join(out, 'google1.html'), 'utf8')).toBe(
      'google-site-verification: google1.html',
    );
  });
});
