import {expect, test} from 'vitest';

import {findLengthProblems} from '../../support/length';

const none = new Set<string>();

test('accepts pages up to the limit of their type', () => {
  const pages = [
    {route: '/docs/guide/a', type: 'how-to', screens: 8},
    {route: '/docs/core-concepts/b', type: 'explanation', screens: 12},
  ];
  expect(findLengthProblems(pages, none)).toEqual([]);
});

test('finds a page above the limit of its type', () => {
  const pages = [
    {route: '/docs/guide/a', type: 'how-to', screens: 8.4},
    {route: '/docs/core-concepts/b', type: 'explanation', screens: 12.1},
    {route: '/docs/c', type: 'essay', screens: 1},
  ];
  expect(findLengthProblems(pages, none)).toEqual([
    '/docs/guide/a has 8.4 screens, at most 8 → fold, move or cut what another page says',
    '/docs/core-concepts/b has 12.1 screens, at most 12 → fold, move or cut what another page says',
    "/docs/c has the unknown type 'essay'",
  ]);
});

test('lets a page of generated tables be long, and no other', () => {
  const pages = [
    {route: '/docs/api-reference/a', type: 'reference', screens: 40},
    {route: '/docs/api-reference/b', type: 'reference', screens: 12.5},
  ];
  expect(findLengthProblems(pages, new Set(['/docs/api-reference/a']))).toEqual([
    '/docs/api-reference/b has 12.5 screens, at most 12 → fold, move or cut what another page says',
  ]);
});

test('finds an exception that is no page', () => {
  const pages = [{route: '/docs/guide/a', type: 'how-to', screens: 7}];
  expect(findLengthProblems(pages, new Set(['/docs/guide/gone']))).toEqual([
    '/docs/guide/gone is not a page → remove its exception',
  ]);
});
