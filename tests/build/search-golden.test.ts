import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {beforeAll, describe, expect, it} from 'vitest';

import type {SearchHit} from '../../src/search/client';
import {readBuiltPages} from '../../src/search/build/files';
import {searchConfig} from '../../src/search/config';
import {recordsOf, type SearchRecord} from '../../src/search/hosted/publish/records';
import {fold} from '../../src/search/embedded/words';
import type {PageText} from '../../src/search/record';
import {indexFolder, manifestFile} from '../../src/search/settings';
import {translations} from '../../src/search/vocabulary';
import {suggested} from '../../src/components/SearchModal/suggestedPages';
import {groupHits, groupItems, type HitGroup} from '../../src/search/modal/groups';
import {titleText, trailTexts} from '../../src/search/modal/hits';
import {buildDir} from '../support/build';
import {engineOfBuild} from './support/engine';
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
/** The same from somebody else, later; read once, after the vocabulary had grown. */
const second = readPhrases('held-out/second.json');
/** The same from a third reader, after the last change of the ranking and of the pages' keywords. */
const third = readPhrases('held-out/third.json');
const phrases = readPhrases('phrases.json');

const site = {baseUrl: '/', siteTitle: 'Arkos.js'};
const {maxResultsPerGroup} = searchConfig({}, {issuesUrl: 'https://host.example/issues/new'});
const found = new Map<string, readonly SearchHit[]>();

beforeAll(async () => {
  pages = await readBuiltPages(buildDir(), site);
  records = pages.flatMap((page) => recordsOf(page, origin));
  const engine = engineOfBuild();
  const facetFilters = [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ];
  for (const {query} of [...queries, ...heldOut, ...fresh, ...second, ...third, ...phrases]) {
    const {hits} = await engine.search({query, facetFilters, snippetWords: 10, page: 0});
    found.set(query, hits);
  }
}, 300_000);

/** The results of a query as the dialog shows them. */
function shown(query: string): HitGroup[] {
  return groupHits(found.get(query) ?? [], maxResultsPerGroup);
}

function answer(query: string): string[] {
  return (found.get(query) ?? []).map(({url}) => url);
}

const origin = 'https://site.test';
let records: readonly SearchRecord[] = [];
let pages: readonly PageText[] = [];

describe('golden queries', () => {
  it('name pages and anchors that there are', () => {
    const urls = new Set(records.map(({url}) => url.slice(origin.length)));
    const gone = [
      ...queries.flatMap(({query, wanted, pages = []}) =>
        [...wanted, ...pages].map((url) => ({query, url})),
      ),
      ...[...heldOut, ...fresh, ...second, ...third, ...phrases].flatMap(({query, pages}) =>
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
    ['a query of another reader who had not seen it', second, 0.98],
    ['a query of a third one', third, 0.98],
    ['words and questions as readers type them', phrases, 0.98],
  ])('find the page of %s', (_name, asked, share) => {
    const missed = asked.filter(({query, pages}) => {
      const first = groupItems(shown(query)).slice(0, 3);
      // A list may name the section as well; the page is what counts.
      const wanted = pages.map((url) => url.replace(/#.*$/, ''));
      return !first.some(({hit}) => wanted.includes(hit.url.replace(/#.*$/, '')));
    });
    const names = missed.map(({query}) => query).join(', ');
    expect(1 - missed.length / asked.length, names).toBeGreaterThanOrEqual(share);
  });

  it('see at most two rows of a page before another page', () => {
    const crowded = [...found.keys()].filter((query) =>
      shown(query)
        .slice(0, -1)
        .some(({items}) => items.filter(({hit}) => hit.type === 'lvl6').length > 2),
    );
    expect(crowded).toEqual([]);
  });

  it('see nothing twice: what reads alike says what tells it apart', () => {
    const alike = [...found.keys()].flatMap((query) =>
      shown(query).flatMap(({title, part, items}) => {
        const lines = items.map(({hit}) =>
          [part, title, ...trailTexts(hit, 'lvl2'), titleText(hit), hit.snippet ?? '']
            .map((each) => (typeof each === 'string' ? each : each.text))
            .join(' › '),
        );
        return lines.filter((line, place) => lines.indexOf(line) < place);
      }),
    );
    expect(alike).toEqual([]);
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

  it('rejects a table that is not one, naming the file', () => {
    const bad = path.join(__dirname, '../fixtures/search/golden-bad');
    expect(existsSync(bad) && readdirSync(bad)).toEqual(['bad.json']);
    expect(() => readGolden(bad)).toThrow(/bad\.json.*kind "opshun"/);
  });
});

describe('the index', () => {
  it('holds every page that may be found, in the parts of the site', () => {
    const pages = new Map(records.map((record) => [record.url_without_anchor, record.hierarchy]));
    const partOf = (page: string) => pages.get(`${origin}${page}`)?.lvl0;
    expect(partOf('/docs/intro')).toBe('Docs');
    expect(partOf('/docs/getting-started/configuration')).toBe('Getting started');
    expect(partOf('/blog/1.3-beta')).toBe('Blog');
    const left = [...pages.keys()].filter((page) =>
      /\.html|\/search$|\/components\/|\/docs\/category\//.test(page),
    );
    expect(left).toEqual([]);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    for (const {hierarchy, url, language} of records) {
      expect(hierarchy.lvl0 && hierarchy.lvl1, url).toBeTruthy();
      expect(language).toBe('en');
    }
  });

  it('has the pages that the dialog suggests, under these names', () => {
    const pages = new Map(
      records.map(({url_without_anchor: page, hierarchy}) => [page, hierarchy]),
    );
    for (const [title, part, page] of suggested)
      expect(pages.get(`${origin}/${page}`)).toMatchObject({lvl0: part, lvl1: title});
  });

  it('has the heading or keyword that each translation stands for', () => {
    const known = new Set(
      pages.flatMap(({sections}) =>
        sections.flatMap(({heading, keywords}) => [heading, ...keywords].map(fold)),
      ),
    );
    expect(translations.map(([ours]) => ours).filter((ours) => !known.has(fold(ours)))).toEqual([]);
  });

  it('begins with a file of at most 22 KB', () => {
    const first = readFileSync(path.join(buildDir(), indexFolder, manifestFile));
    expect(brotliCompressSync(first).length).toBeLessThanOrEqual(22_000);
  });

  it('says where to build when there is none', async () => {
    await expect(readBuiltPages('/nowhere', site)).rejects.toThrow('npm run build');
  });
});
