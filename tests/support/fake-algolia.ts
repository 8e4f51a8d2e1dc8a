import type {SearchRecord} from '../../src/search/hosted/publish/records';

/** A small record, with what a test does not care about filled in. */
export function fakeRecord(
  objectID: string,
  lvl0: string,
  lvl1: string,
  more: {lvl2?: string; content?: string; url?: string; tag?: string} = {},
): SearchRecord {
  const {lvl2 = null, content = null, tag = 'docs-default-current'} = more;
  const page = more.url ?? `https://www.arkosjs.com/docs/${objectID}`;
  const [path = page, anchor] = page.split('#');
  return {
    objectID,
    type: content !== null ? 'content' : lvl2 !== null ? 'lvl2' : 'lvl1',
    kind: content !== null ? 'text' : 'heading',
    hierarchy: {lvl0, lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content,
    names: [],
    codes: [],
    keywords: [],
    url: page,
    url_without_anchor: path,
    anchor: anchor ?? null,
    language: 'en',
    docusaurus_tag: tag,
    weight: {pageRank: 0, level: 100, position: 0},
  };
}

interface Query {
  readonly indexName: string;
  readonly query?: string;
  readonly hitsPerPage?: number;
  readonly page?: number;
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
  readonly facets?: readonly string[];
}

function facetValue(entry: SearchRecord, facet: string): string {
  return facet === 'hierarchy.lvl0'
    ? (entry.hierarchy.lvl0 ?? '')
    : String(entry[facet as 'language' | 'docusaurus_tag' | 'type']);
}

function passes(entry: SearchRecord, filter: string | readonly string[]): boolean {
  if (typeof filter !== 'string') return filter.some((one) => passes(entry, one));

  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  const actual = facetValue(entry, filter.slice(0, colon));
  return value.startsWith('-') ? actual !== value.slice(1) : actual === value;
}

/** How many records each part of the site has. */
function countsOf(records: readonly SearchRecord[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {hierarchy} of records) {
    const part = hierarchy.lvl0 ?? '';
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
}

/**
 * Responds to one query as Algolia does for the little that tests need: every word somewhere in the
 * record, marks put into the raw text, pages and counts.
 */
export function answer(records: readonly SearchRecord[], asked: Query): Record<string, unknown> {
  const {query = '', hitsPerPage = 20, page = 0, facetFilters = []} = asked;
  const {highlightPreTag: pre = '<em>', highlightPostTag: post = '</em>'} = asked;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = (entry: SearchRecord): string =>
    [...Object.values(entry.hierarchy), entry.content].join(' ').toLowerCase();
  const title = (entry: SearchRecord): string =>
    (entry.hierarchy[entry.type === 'content' ? 'lvl1' : entry.type] ?? '').toLowerCase();
  /** Pages whose title has every word before headings, and those before text. */
  const rank = (entry: SearchRecord): number =>
    (words.every((word) => title(entry).includes(word)) ? 0 : 10) +
    (entry.type === 'content' ? 9 : Number(entry.type.slice(3)));
  const found = records
    .filter(
      (entry) =>
        words.every((word) => text(entry).includes(word)) &&
        facetFilters.every((filter) => passes(entry, filter)),
    )
    .sort((one, other) => rank(one) - rank(other));
  const mark = (value: string | null) => {
    if (value === null) return undefined;

    const marked = words.reduce((so, word) => {
      const at = so.toLowerCase().indexOf(word);
      return at < 0
        ? so
        : so.slice(0, at) +
            pre +
            so.slice(at, at + word.length) +
            post +
            so.slice(at + word.length);
    }, value);
    return {value: marked, matchLevel: marked === value ? 'none' : 'full', matchedWords: words};
  };
  const marks = (entry: SearchRecord) => ({
    hierarchy: Object.fromEntries(
      Object.entries(entry.hierarchy).flatMap(([level, value]) =>
        value === null ? [] : [[level, mark(value)]],
      ),
    ),
    content: mark(entry.content),
  });
  return {
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((entry) => ({
      objectID: entry.objectID,
      type: entry.type,
      url: entry.url,
      hierarchy: entry.hierarchy,
      content: entry.content,
      _highlightResult: marks(entry),
      _snippetResult: marks(entry),
    })),
    nbHits: found.length,
    nbPages: Math.ceil(found.length / hitsPerPage),
    page,
    hitsPerPage,
    processingTimeMS: 1,
    query,
    params: '',
    index: asked.indexName,
    ...(asked.facets ? {facets: {'hierarchy.lvl0': countsOf(found)}} : {}),
    ...(asked.clickAnalytics ? {queryID: 'a1b2c3d4e5f60718293a4b5c6d7e8f90'} : {}),
  };
}

/** Records of a small documentation with everything the modal has to show. */
export const sampleRecords: readonly SearchRecord[] = [
  fakeRecord('intro', 'Documentation', 'Introduction'),
  fakeRecord('install', 'Getting started', 'Installation'),
  fakeRecord('install-npm', 'Getting started', 'Installation', {
    lvl2: 'With create-arkos',
    url: 'https://www.arkosjs.com/docs/getting-started/installation#with-create-arkos',
  }),
  fakeRecord('install-text', 'Getting started', 'Installation', {
    lvl2: 'With create-arkos',
    content:
      'Run the installation command in an empty folder and answer its questions about Prisma.',
    url: 'https://www.arkosjs.com/docs/getting-started/installation#with-create-arkos',
  }),
  fakeRecord('generic', 'Core concepts', 'The type Option<T> in the installation'),
  fakeRecord('evil', 'Core concepts', 'Evil <img src=x onerror="window.evil=1"> installation'),
  fakeRecord('script', 'Core concepts', 'Script installation', {url: 'javascript:window.evil=1'}),
  fakeRecord('post', 'Blog', 'Installation of 1.3', {
    url: 'https://www.arkosjs.com/blog/1.3-beta',
    tag: 'default',
  }),
  ...Array.from({length: 45}, (_, index) =>
    fakeRecord(
      `many-${index}`,
      index % 2 === 0 ? 'Guide' : 'Core concepts',
      `Manifold page ${index}`,
      {
        url: `https://www.arkosjs.com/docs/intro#many-${index}`,
      },
    ),
  ),
];
