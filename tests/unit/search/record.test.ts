import {describe, expect, it} from 'vitest';

import {recordsOf} from '../../../src/search/hosted/publish/records';
import {hostedSettings} from '../../../src/search/hosted/publish/settings';
import {fingerprint, hierarchies, type PageText} from '../../../src/search/record';
import {attributeWeights, facets} from '../../../src/search/settings';
import {section, text} from '../../support/search-pages';

const page: PageText = {
  path: '/docs/x',
  lvl0: 'Guide',
  language: 'en',
  tag: 'docs-default-current',
  rank: 2,
  sections: [
    section(1, 'Title', null, text('Same.'), text('Same.')),
    section(3, 'Deep', 'deep'),
    section(2, 'Up', 'up', text('Same.')),
    section(2, 'Up', 'up'),
  ],
};

describe('recordsOf', () => {
  it('has one record for each heading and text, in reading order', () => {
    const records = recordsOf(page, 'https://site.test');
    expect(records.map(({type, content, weight}) => [type, content, weight])).toEqual([
      ['lvl1', null, {pageRank: 2, level: 100, position: 0}],
      ['content', 'Same.', {pageRank: 2, level: 0, position: 1}],
      ['content', 'Same.', {pageRank: 2, level: 0, position: 2}],
      ['lvl3', null, {pageRank: 2, level: 80, position: 3}],
      ['lvl2', null, {pageRank: 2, level: 90, position: 4}],
      ['content', 'Same.', {pageRank: 2, level: 0, position: 5}],
      ['lvl2', null, {pageRank: 2, level: 90, position: 6}],
    ]);
  });

  it('gives what is there twice two ids', () => {
    const ids = recordsOf(page, 'https://site.test').map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('/docs/x#up');
    expect(ids).toContain('/docs/x#up:2');
  });
});

it('a heading ends the deeper ones before it', () => {
  expect(
    hierarchies(page.lvl0, page.sections).map(({lvl1, lvl2, lvl3}) => [lvl1, lvl2, lvl3]),
  ).toEqual([
    ['Title', null, null],
    ['Title', null, 'Deep'],
    ['Title', 'Up', null],
    ['Title', 'Up', null],
  ]);
});

it('fingerprints tell texts apart and stay the same', () => {
  expect(fingerprint('text Same.')).toBe(fingerprint('text Same.'));
  const many = new Set(Array.from({length: 20_000}, (_, number) => fingerprint(`text ${number}`)));
  expect(many.size).toBe(20_000);
});

it('the hosted index is searched in the order in which the embedded one weighs', () => {
  const order = hostedSettings.searchableAttributes.map((name) =>
    name.replace(/^unordered\((.*)\)$/, '$1'),
  );
  const weights = order.map((name) => attributeWeights[name as keyof typeof attributeWeights]);
  expect(weights).toEqual([...weights].sort((one, other) => other - one));
  expect(hostedSettings.attributesForFaceting).toEqual([...facets]);
});
