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
    expect(nearestPages(asked, pages)[0]).toBe(nearest);
  });

  test('has nothing to say about an address like no other', () => {
    expect(nearestPages('/xyzzyxyzzyxyzzyxyzzy', pages)).toEqual([]);
    expect(nearestPages('/', pages)).toEqual([]);
  });

  test('prefers the nearer folder among equal names, and keeps to the limit', () => {
    const same = ['/blog/intro', '/docs/a/intro', '/docs/b/intro', '/docs/intro'];
    expect(nearestPages('/docs/intra', same, 2)).toEqual(['/docs/intro', '/docs/a/intro']);
  });
});

test.each([
  ['/', 'Home'],
  ['/docs/getting-started/project-structure', 'Project structure'],
  ['/blog/1.3-beta/', '1.3 beta'],
])('nameOfPath names %s %s', (path, name) => {
  expect(nameOfPath(path)).toBe(name);
});
