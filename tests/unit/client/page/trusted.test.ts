import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {start, trust} from '../../../../src/client/page/trusted';

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => unknown>;

let rules: Rules;

beforeEach(() => {
  vi.stubGlobal('BASE_URL', '/base/');
  vi.stubGlobal('location', {href: 'https://site.example/base/page?x#y'});
  vi.stubGlobal('window', {
    trustedTypes: {
      createPolicy: (name: string, given: Rules) => {
        expect(name).toBe('default');
        rules = given;
      },
    },
  });
  start();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('markup', () => {
  test.each([
    'text',
    '<code>arkos.init()</code> and <strong class="x">more</strong>',
    'Read <a href="/blog/1.3-beta">what changed</a>.<br>',
    '<div class="bar" role="progressbar" aria-label="Loading page"><div class="peg"></div></div>',
    '<script></script>',
  ])('%s passes', (html) => {
    expect(rules.createHTML(html)).toBe(html);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//other.example/">x</a>',
    '<a href="/" onclick="alert(1)">x</a>',
    '<p style="color:red">x</p>',
    '<svg/onload=alert(1)>',
    '<iframe src="https://other.example/"></iframe>',
    '<a\nhref="/">x</a>',
  ])('%s does not', (html) => {
    expect(rules.createHTML(html)).toBeNull();
  });

  test('of the page itself passes, whatever it is', () => {
    const panel = '<pre onclick="x()">panel</pre>';
    expect(rules.createHTML(panel)).toBeNull();
    trust(panel);
    expect(rules.createHTML(panel)).toBe(panel);
  });
});

test('a script is data or nothing', () => {
  expect(rules.createScript('{"@type":"Blog"}')).toBe('{"@type":"Blog"}');
  expect(() => rules.createScript('alert(1)')).toThrow();
});

test.each([
  ['/base/assets/js/main.js', true],
  ['https://site.example/base/assets/js/1.2.js', true],
  ['/base/sw.js', true],
  ['/base/assets/js/../../x.js', false],
  ['/other/assets/js/main.js', false],
  ['//other.example/base/assets/js/main.js', false],
  ['data:text/javascript,alert(1)', false],
])('a script at %s runs: %s', (url, runs) => {
  expect(rules.createScriptURL(url)).toBe(runs ? url : null);
});
