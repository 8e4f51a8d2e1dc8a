import {describe, expect, it} from 'vitest';

import {applyEdits, highlight} from '../../../src/highlight/html';

/** The text of HTML without the elements of a class. */
function textWithout(html: string, form: 'ts' | 'js'): string {
  const stack: boolean[] = [];
  const text = html.replace(
    /<(\/?)\w+([^>]*)>|[^<]+/g,
    (found, end?: string, attributes?: string) => {
      if (end === undefined) return stack.includes(true) ? '' : found;
      if (end === '/') stack.pop();
      else stack.push(new RegExp(`class="${form}[ "]`).test(attributes ?? ''));
      return '';
    },
  );
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

describe('highlight', () => {
  it('writes one element for each run of one color, over spaces too', () => {
    expect(highlight('a: "b", "c"', 'text').html).toBe('a: "b", "c"');
    expect(highlight('export default async function f() {}', 'ts').html).toBe(
      '<span class="k">export default async function</span> <span class="f">f</span>() {}',
    );
  });

  it('writes a block in the color that most of it has', () => {
    expect(highlight('[1, [2, [3]]]', 'json')).toEqual({
      html: '[<span class="n">1</span>, [<span class="n">2</span>, [<span class="n">3</span>]]]',
      base: 'p',
    });
    expect(highlight('plain', 'text').base).toBe('');
  });

  it('colors a word of the Prisma schema only where it begins a block', () => {
    expect(highlight('model A {\n  type String\n}', 'prisma').html).toBe(
      '<span class="k">model</span> <span class="t">A</span> {\n  <span class="v">type</span> <span class="t">String</span>\n}',
    );
  });

  it('escapes what would be markup', () => {
    expect(highlight('a < b && c', 'text').html).toBe('a &lt; b &amp;&amp; c');
  });

  it('colors a status by its class, and a body after any media type', () => {
    const answer = (status: string): string =>
      highlight(
        `HTTP/1.1 ${status}\nContent-Type: application/json; charset=utf-8\n\n{"a": 1}`,
        'http',
      ).html;
    expect(answer('200 OK')).toContain('<span class="o">200 OK</span>');
    expect(answer('302 Found')).toContain('<span class="w">302 Found</span>');
    expect(answer('404 Not Found')).toContain('<span class="e">404 Not Found</span>');
    expect(answer('500 Internal Server Error')).toContain('<span class="e">500 Internal');
    expect(answer('200 OK')).toContain('<span class="n">1</span>');
    expect(
      highlight('HTTP/1.1 200 OK\nContent-Type: text/plain\n\n{"a": 1}', 'http').html,
    ).not.toContain('<span class="n">1</span>');
  });

  it('gives only marked lines an element, unless lines are numbered', () => {
    const code = 'a\nb\nc';
    expect(highlight(code, 'text', {lines: new Set([1])}).html).toBe(
      'a\n<span class="theme-code-block-highlighted-line">b\n</span>c',
    );
    expect(highlight(code, 'text', {numbered: true}).html).toBe(
      '<span class="line">a\n</span><span class="line">b\n</span><span class="line">c</span>',
    );
  });

  it('marks names, and lets the Tab key stop at the first of each type', () => {
    const marks = [
      {start: 0, length: 1, type: 0},
      {start: 2, length: 1, type: 1, href: '/docs#b'},
      {start: 4, length: 1, type: 0},
      {start: 6, length: 1, type: 1, href: '/docs#b'},
    ];
    expect(highlight('a b a b', 'text', {marks}).html).toBe(
      '<span data-type="0" tabindex="0" role="button">a</span> ' +
        '<a href="/docs#b" data-type="1">b</a> ' +
        '<span data-type="0">a</span> ' +
        '<a href="/docs#b" data-type="1" tabindex="-1">b</a>',
    );
  });

  it('holds both languages, and neither loses a character', () => {
    const code = 'import {A} from "a";\n\nconst b: A<1> = 1 as A;\n';
    const edits = [
      {start: 0, end: 20, text: 'const {A} = require("a");'},
      {start: 29, end: 35, text: ''},
      {start: 39, end: 44, text: ''},
    ];
    const marks = [{start: 8, length: 1, type: 0}];
    const {html} = highlight(code, 'ts', {edits, marks, lines: new Set([2])});
    expect(textWithout(html, 'js')).toBe(code);
    expect(textWithout(html, 'ts')).toBe(applyEdits(code, edits));
    expect(html.match(/data-type="0"/g)?.length).toBeGreaterThan(0);
    expect(html).not.toContain('<span class="js"></span>');
  });
});
