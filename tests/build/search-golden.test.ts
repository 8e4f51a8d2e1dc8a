import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, describe, expect, it} from 'vitest';

import {SearchEngine} from '../../src/search/embedded/engine';
import type {Manifest} from '../../src/search/embedded/format';
import type {SearchHit} from '../../src/search/client';
import {readBuiltPages} from '../../src/search/build/files';
import {recordsOf, type SearchRecord} from '../../src/search/hosted/publish/records';
import {indexFolder, manifestFile} from '../../src/search/settings';
import {suggested} from '../../src/components/SearchModal/suggestedPages';
import {buildDir} from '../support/build';
import {type GoldenQuery, judge, readGolden} from './support/golden';

const folder = path.join(__dirname, '../fixtures/search/golden');
const queries = readGolden(folder);

/** A query as readers type it, and the pages that answer it. */
interface Phrase {
  readonly query: string;
  readonly pages: readonly string[];
}

function readPhrases(name: string): Phrase[] {
  const file = path.join(__dirname, '../fixtures/search', name);
  return JSON.parse(readFileSync(file, 'utf8')) as Phrase[];
}

const heldOut = readPhrases('held-out/pages.json');
/** Written by somebody who knew the pages and not the ranking, after it was finished. */
const fresh = readPhrases('held-out/fresh.json');
const phrases = readPhrases('phrases.json');

const site = {baseUrl: '/', siteTitle: 'Arkos.js'};
const found = new Map<string, readonly SearchHit[]>();

beforeAll(async () => {
  const index = path.join(buildDir(), indexFolder);
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(index, name), 'utf8'));
  const manifest = read(manifestFile) as Manifest;
  const part = (name: string): Promise<unknown> =>
    Promise.resolve(read(path.join(manifest.folder, `${name}.json`)));
  const engine = new SearchEngine(manifest, part, '');
  const facetFilters = [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ];
  for (const {query} of [...queries, ...heldOut, ...fresh, ...phrases]) {
    const {hits} = await engine.search({query, facetFilters, snippetWords: 10, page: 0});
    found.set(query, hits);
  }
}, 120_000);

function answer(query: string): string[] {
  return (found.get(query) ?? []).map(({url}) => url);
}

async function records(origin: string): Promise<SearchRecord[]> {
  const pages = await readBuiltPages(buildDir(), site);
  return pages.flatMap((page) => recordsOf(page, origin));
}

describe('golden queries', () => {
  it('name pages and anchors that there are', async () => {
    const urls = new Set((await records('')).map(({url}) => url));
    const gone = [
      ...queries.flatMap(({query, wanted, pages = []}) =>
        [...wanted, ...pages].map((url) => ({query, url})),
      ),
      ...[...heldOut, ...fresh, ...phrases].flatMap(({query, pages}) =>
        pages.map((url) => ({query, url})),
      ),
    ]
      .filter(({url}) => !urls.has(url))
      .map(({query, url}) => `${query}: ${url}`);
    expect(gone).toEqual([]);
  });

  it('find every exact name first, and the rest among the first three', () => {
    const {faults, exact, rest} = judge(queries, answer);
    expect(exact.found, faults.join('\n')).toBe(exact.asked);
    expect(rest.found / rest.asked, faults.join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  it.each([
    ['a query that was kept apart while the ranking was tuned', heldOut, 0.98],
    ['a query of somebody who had not seen the ranking', fresh, 0.98],
    ['words and questions as readers type them', phrases, 0.95],
  ])('find the page of %s', (_name, asked, share) => {
    const missed = asked.filter(({query, pages}) => {
      const first = (found.get(query) ?? []).slice(0, 3);
      // A list may name the section as well; the page is what counts.
      const wanted = pages.map((url) => url.replace(/#.*$/, ''));
      return !first.some((hit) => wanted.includes(hit.url_without_anchor));
    });
    const names = missed.map(({query}) => query).join(', ');
    expect(1 - missed.length / asked.length, names).toBeGreaterThanOrEqual(share);
  });

  it('see at most two rows of a page before another page', () => {
    const crowded = Array.from(found).filter(([, hits]) => {
      const other = hits.findIndex(
        ({url_without_anchor: page}) => page !== hits[0]?.url_without_anchor,
      );
      return hits.slice(0, Math.max(0, other)).filter(({type}) => type === 'lvl6').length > 2;
    });
    expect(crowded.map(([query]) => query)).toEqual([]);
  });

  it('cover every kind that readers ask in', () => {
    expect(queries.length).toBeGreaterThanOrEqual(300);
    const kinds = new Set(queries.map(({kind}) => kind));
    const wanted: GoldenQuery['kind'][] = [
      'subject',
      'api',
      'option',
      'error',
      'error-code',
      'environment',
      'cli',
      'two-word',
      'misspelt',
      'plural',
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

  it('wants the pages in their order', () => {
    const ordered = {...query('subject'), pages: ['/b', '/a']};
    expect(judge([ordered], () => ['/b', '/b#x', '/a']).exact.found).toBe(1);
    const {exact, faults} = judge([ordered], () => ['/b', '/c', '/a']);
    expect(exact.found).toBe(0);
    expect(faults[0]).toContain('first are /b, /c');
  });

  it('refuses a table that is not one, naming the file', () => {
    const bad = path.join(__dirname, '../fixtures/search/golden-bad');
    expect(existsSync(bad) && readdirSync(bad)).toEqual(['bad.json']);
    expect(() => readGolden(bad)).toThrow(/bad\.json.*kind "opshun"/);
  });
});

describe('the index', () => {
  it('holds every page that may be found, in the parts of the site', async () => {
    const all = await records('https://site.test');
    const pages = new Map(all.map((record) => [record.url_without_anchor, record.hierarchy]));
    const partOf = (page: string) => pages.get(`https://site.test${page}`)?.lvl0;
    expect(partOf('/docs/intro')).toBe('Docs');
    expect(partOf('/docs/getting-started/configuration')).toBe('Getting started');
    expect(partOf('/blog/1.3-beta')).toBe('Blog');
    const left = [...pages.keys()].filter((page) =>
      /\.html|\/search$|\/components\/|\/docs\/category\//.test(page),
    );
    expect(left).toEqual([]);
    expect(new Set(all.map(({objectID}) => objectID)).size).toBe(all.length);
    for (const {hierarchy, url, language} of all) {
      expect(hierarchy.lvl0 && hierarchy.lvl1, url).toBeTruthy();
      expect(language).toBe('en');
    }
  });

  it('has the pages that the dialog suggests, under these names', async () => {
    const pages = new Map(
      (await records('')).map(({url_without_anchor: page, hierarchy}) => [page, hierarchy]),
    );
    for (const [title, part, page] of suggested) {
      expect(pages.get(`/${page}`)).toMatchObject({lvl0: part, lvl1: title});
    }
  });

  it('says where to build when there is none', async () => {
    await expect(readBuiltPages('/nowhere', site)).rejects.toThrow('npm run build');
  });
});
