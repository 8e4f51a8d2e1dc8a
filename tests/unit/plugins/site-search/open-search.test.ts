import {expect, test} from 'vitest';

import {openSearchDescription} from '../../../../src/plugins/site-search';

const site = {
  title: 'Arkos.js',
  siteUrl: 'https://www.arkosjs.com/',
  searchPagePath: 'search',
  favicon: 'img/favicon.svg',
};

test('describes where and how to search, in absolute URLs', () => {
  const xml = openSearchDescription(site);
  expect(xml).toContain('template="https://www.arkosjs.com/search?q={searchTerms}"');
  expect(xml).toContain('type="image/svg+xml">https://www.arkosjs.com/img/favicon.svg</Image>');
  expect(xml).toContain('<ShortName>Arkos.js</ShortName>');
});

test('stands below the base URL, with short name and markup in bounds', () => {
  const xml = openSearchDescription({
    ...site,
    title: 'A <b> & "more" than sixteen',
    siteUrl: 'https://host.example/base/',
    favicon: undefined,
  });
  expect(xml).toContain('https://host.example/base/search?q=');
  expect(xml).not.toContain('<b>');
  expect(xml).not.toContain('<Image');
  expect(/<ShortName>(.*)<\/ShortName>/.exec(xml)?.[1]).toBe(
    'A &#60;b&#62; &#38; &#34;more&#34; t',
  );
});
