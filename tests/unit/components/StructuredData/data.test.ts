import {expect, test} from 'vitest';

import {
  blog,
  blogPosting,
  breadcrumbList,
  techArticle,
  type Thing,
  webSite,
} from '../../../../src/components/StructuredData/data';
import {structuredDataFaults} from '../../../support/structured-data';

const site = {title: 'Site', tagline: 'Words', url: 'https://site.test/base/', language: 'en'};
const article = {
  title: 'Hooks',
  description: 'What they do.',
  url: 'https://site.test/base/docs/hooks',
  image: 'https://site.test/base/img/cards/docs/hooks.png',
  modified: '2026-01-02T03:04:05.000Z',
};
const post = {
  ...article,
  published: '2026-01-01T00:00:00.000Z',
  authors: [{name: 'Someone'}],
  keywords: ['news'],
};

const faultsOf = (thing: Thing): string[] => structuredDataFaults(JSON.stringify(thing)).faults;

test('what pages say is complete', () => {
  const posts = {...article, posts: [article.url]};
  const crumbs = [
    {name: 'Site', url: site.url},
    {name: 'Hooks', url: article.url},
  ];
  for (const thing of [
    webSite(site, 'search'),
    techArticle(article, site),
    blogPosting(post, site),
    blog(posts, site),
    breadcrumbList(crumbs),
  ])
    expect(faultsOf(thing), String(thing['@type'])).toEqual([]);
});

test('the site is searched below its base URL', () => {
  expect(JSON.stringify(webSite(site, 'search'))).toContain(
    '"https://site.test/base/search?q={search_term_string}"',
  );
});

test('what is missing or wrong is told', () => {
  expect(faultsOf({...techArticle(article, site), image: undefined})).toEqual([
    'TechArticle.image is undefined',
  ]);
  expect(faultsOf({...blogPosting(post, site), datePublished: 'May'})).toHaveLength(1);
  expect(faultsOf(breadcrumbList([{name: 'Hooks', url: '/docs/hooks'}]))).toHaveLength(1);
  expect(faultsOf({...webSite(site, 'search'), url: '/'})).toHaveLength(1);
  expect(faultsOf({'@type': 'Recipe'})).toEqual(['Recipe has no context or is an unknown type']);
});
