import {describe, expect, it} from 'vitest';

import {hostedRules} from '../../../../../src/search/hosted/publish/rules';
import type {PageText} from '../../../../../src/search/record';
import {section} from '../../../../support/search-pages';

function page(path: string, keywords: string[], ofLogin: string[] = []): PageText {
  const sections = [
    {...section(1, 'Sign {in}', null), keywords},
    {...section(2, 'Log in', 'login'), keywords: ofLogin},
  ];
  return {path, lvl0: 'Guide', language: 'en', tag: 'default', rank: 0, sections};
}

const promotedBy = (pages: readonly PageText[], pattern: string) =>
  hostedRules(pages).find(({conditions: [{pattern: of}]}) => of === pattern)?.consequence.promote;

describe('rules of the hosted index', () => {
  it('promote the page of a title or keyword, and the section of its keyword', () => {
    const pages = [page('/a', ['JWT'], ['sign on'])];
    expect(promotedBy(pages, 'sign in')).toEqual([{objectID: '/a', position: 0}]);
    expect(promotedBy(pages, 'jwt')).toEqual([{objectID: '/a', position: 0}]);
    expect(promotedBy(pages, 'sign on')).toEqual([{objectID: '/a#login', position: 0}]);
    // A heading is found by itself; many pages have the same.
    expect(promotedBy(pages, 'log in')).toBeUndefined();
  });

  it('promote three at most, in the order of the pages', () => {
    const pages = ['/a', '/b', '/c', '/d'].map((path) => page(path, ['roles']));
    expect(promotedBy(pages, 'roles')).toEqual([
      {objectID: '/a', position: 0},
      {objectID: '/b', position: 1},
      {objectID: '/c', position: 2},
    ]);
  });

  it('have one id for one query', () => {
    const ids = hostedRules([page('/a', ['JWT', 'jwt', 'roles'])]).map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(3);
  });
});
