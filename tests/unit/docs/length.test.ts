import {expect, test} from 'vitest';

import {findLengthProblems} from '../../support/length';

const none = {generated: new Set<string>(), longer: {}};

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

test('lets a page of generated tables be long, and no other exception grow', () => {
  const pages = [
    {route: '/docs/api-reference/a', type: 'reference', screens: 40},
    {route: '/docs/guide/b', type: 'how-to', screens: 9.9},
  ];
  const generated = new Set(['/docs/api-reference/a']);
  expect(findLengthProblems(pages, {generated, longer: {'/docs/guide/b': 9.8}})).toEqual([]);
  expect(findLengthProblems(pages, {generated, longer: {'/docs/guide/b': 9}})).toEqual([
    '/docs/guide/b has 9.9 screens, at most 9 → fold, move or cut what another page says',
  ]);
});

test('finds exceptions that no page needs', () => {
  const pages = [{route: '/docs/guide/a', type: 'how-to', screens: 7}];
  const longer = {'/docs/guide/a': 9, '/docs/guide/gone': 9};
  expect(findLengthProblems(pages, {...none, longer})).toEqual([
    '/docs/guide/a has 7.0 screens, so it needs no exception → remove it',
    '/docs/guide/gone is not a page → remove its exception',
  ]);
});
