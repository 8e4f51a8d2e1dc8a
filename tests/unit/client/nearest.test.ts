// cspell:ignore instalation configuraton wellcome xyzzyxyzzyxyzzyxyzzy
import {describe, expect, test} from 'vitest';

import {nameOfPath, nearestPages} from '../../../src/client/nearest';

const pages = [
  '/',
  '/blog',
  '/blog/welcome',
  '/docs/getting-started/installation',
  '/docs/getting-started/configuration',
  '/docs/intro',
];

describe('nearestPages', () => {
  test.each([
    ['/docs/instalation', '/docs/getting-started/installation'],
    ['/Docs/Getting-Started/Configuraton/', '/docs/getting-started/configuration'],
    ['/intro', '/docs/intro'],
    ['/docs/intro.html', '/docs/intro'],
    ['/wellcome/index.html', '/blog/welcome'],
  ])('%s is nearest to %s', (asked, nearest) => {
    expect(nearestPages(asked, pages, '/')[0]).toBe(nearest);
  });

  test('has nothing to say about a path like no other', () => {
    expect(nearestPages('/xyzzyxyzzyxyzzyxyzzy', pages, '/')).toEqual([]);
    expect(nearestPages('/', pages, '/')).toEqual([]);
  });

  test('prefers the nearer folder among equal names, and finds three at most', () => {
    const same = ['/blog/intro', '/docs/a/intro', '/docs/b/intro', '/docs/intro'];
    expect(nearestPages('/docs/intra', same, '/')).toEqual([
      '/docs/intro',
      '/docs/a/intro',
      '/docs/b/intro',
    ]);
  });

  test('does not count the base URL as likeness', () => {
    const baseUrl = '/a-long-base-url/';
    const below = pages.map((path) => baseUrl + path.slice(1));
    expect(nearestPages(`${baseUrl}xyzzy`, below, baseUrl)).toEqual([]);
    expect(nearestPages(`${baseUrl}wellcome`, below, baseUrl)).toEqual([`${baseUrl}blog/welcome`]);
  });
});

test.each([
  ['/', 'Home'],
  ['/docs/getting-started/project-structure', 'Project structure'],
  ['/blog/1.3-beta/', '1.3 beta'],
])('nameOfPath names %s %s', (path, name) => {
  expect(nameOfPath(path, '/')).toBe(name);
  expect(nameOfPath(`/base${path}`, '/base/')).toBe(name);
});
