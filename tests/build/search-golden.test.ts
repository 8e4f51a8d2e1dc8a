import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, describe, expect, it} from 'vitest';

import {normalizeRequests} from '../../src/search/client';
import {SearchEngine} from '../../src/search/embedded/engine';
import {
  unpackNames,
  unpackText,
  type PackedNames,
  type PackedText,
} from '../../src/search/embedded/pack';
import {readRecords} from '../../src/search/records/files';
import {indexFolder, namesFile} from '../../src/search/settings';
import {buildDir} from '../support/build';
import {type GoldenQuery, judge, readGolden} from './support/golden';

const folder = path.join(__dirname, '../fixtures/search/golden');
const queries = readGolden(folder);

let engine: SearchEngine;

beforeAll(() => {
  const index = path.join(buildDir(), indexFolder);
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(index, name), 'utf8'));
  const names = read(namesFile) as PackedNames;
  const pages = unpackText(unpackNames(names), read(names.text) as PackedText);
  engine = new SearchEngine(pages, '', [], false).fillNow();
});

function answer(query: string): string[] {
  const [request] = normalizeRequests([
    {
      indexName: 'docs',
      query,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    },
  ]);
  return request === undefined ? [] : engine.search(request).hits.map(({url}) => url);
}

describe('golden queries', () => {
  it('name pages and anchors that there are', async () => {
    const records = await readRecords(buildDir(), '');
    const urls = new Set(records.map(({url}) => url));
    const gone = queries.flatMap(({query, wanted}) =>
      wanted.filter((url) => !urls.has(url)).map((url) => `${query}: ${url}`),
    );
    expect(gone).toEqual([]);
  });

  it('find every exact name first, and the rest among the first three', () => {
    const {faults, exact, rest} = judge(queries, answer);
    expect(exact.found, faults.join('\n')).toBe(exact.asked);
    expect(rest.found / rest.asked, faults.join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  it('cover every kind that readers ask in', () => {
    expect(queries.length).toBeGreaterThanOrEqual(40);
    const kinds = new Set(queries.map(({kind}) => kind));
    const wanted: GoldenQuery['kind'][] = [
      'api',
      'option',
      'error',
      'error-code',
      'environment',
      'cli',
      'two-word',
      'misspelt',
      'partial',
      'order',
      'camelCase',
      'kebab-case',
      'question',
    ];
    expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

describe('the judge', () => {
  const query = (kind: GoldenQuery['kind']): GoldenQuery => ({query: 'q', kind, wanted: ['/b']});

  it('wants an exact name first', () => {
    expect(judge([query('option')], () => ['/a', '/b']).exact).toEqual({asked: 1, found: 0});
    expect(judge([query('option')], () => ['/b', '/a']).exact).toEqual({asked: 1, found: 1});
  });

  it('wants the rest among the first three', () => {
    expect(judge([query('question')], () => ['/a', '/c', '/b']).rest.found).toBe(1);
    const {rest, faults} = judge([query('question')], () => ['/a', '/c', '/d', '/b']);
    expect(rest.found).toBe(0);
    expect(faults[0]).toContain('/b came as number 4');
  });

  it('refuses a table that is not one, naming the file', () => {
    const bad = path.join(__dirname, '../fixtures/search/golden-bad');
    expect(existsSync(bad) && readdirSync(bad)).toEqual(['bad.json']);
    expect(() => readGolden(bad)).toThrow(/bad\.json.*kind "opshun"/);
  });
});

describe('the index', () => {
  it('holds every page that may be found, in the parts of the site', async () => {
    const records = await readRecords(buildDir(), 'https://site.test/');
    const pages = new Map(records.map((record) => [record.url_without_anchor, record.hierarchy]));
    expect(pages.get('https://site.test/docs/intro')?.lvl0).toBe('Docs');
    expect(pages.get('https://site.test/docs/getting-started/configuration')?.lvl0).toBe(
      'Getting started',
    );
    expect(pages.get('https://site.test/blog/1.3-beta')?.lvl0).toBe('Blog');
    expect(pages.has('https://site.test/404.html')).toBe(false);
    expect(pages.has('https://site.test/search')).toBe(false);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    for (const {hierarchy, url, language} of records) {
      expect(hierarchy.lvl0 && hierarchy.lvl1, url).toBeTruthy();
      expect(language).toBe('en');
    }
  });

  it('tells where to build when there is none', async () => {
    await expect(readRecords('/nowhere', '')).rejects.toThrow('npm run build');
  });
});
