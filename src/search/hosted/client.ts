/**
 * The hosted provider: Algolia's search API through algoliasearch's lite client, with its own hosts,
 * retry and time-outs. In a browser (algoliasearch 5.64.0, `lite/builds/browser.ts`): connect 1 s,
 * read 2 s, write 30 s; `APPID-dsn.algolia.net` first, then `APPID-1` to `APPID-3.algolianet.com` in
 * random order; a host that failed is left out for 120 s. Credentials go as query parameters.
 */
import {liteClient} from 'algoliasearch/lite';

import {
  hitsPerPage,
  normalizeQuery,
  type FacetFilters,
  type MarkedText,
  type RelatedPage,
  type SearchClient,
  type SearchHit,
  type TextRange,
} from '../client';
import type {HostedConfig} from '../config';
import {type HierarchyLevel, hierarchyLevels} from '../record';
import {createHostsCache} from './hosts';

type LiteOptions = Parameters<typeof liteClient>[2];

type Json = Readonly<Record<string, unknown>>;

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function whole(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The filters as algoliasearch types them. */
function writable(filters: FacetFilters): (string | string[])[] {
  return filters.map((filter) => (typeof filter === 'string' ? filter : [...filter]));
}

/** The tags around a match: control characters, which no record holds. */
const tags = {pre: '\u0002', post: '\u0003'} as const;

/**
 * Reads the tags of a marked text.
 *
 * @param marked - Text with {@link tags} around its matches.
 */
function readMarks(marked: string): MarkedText {
  const marks: TextRange[] = [];
  let plain = '';
  for (const piece of marked.split(tags.pre)) {
    const end = piece.indexOf(tags.post);
    if (end > 0) marks.push({start: plain.length, end: plain.length + end});
    plain += piece.replaceAll(tags.post, '');
  }
  return {text: plain, marks};
}

function marksIn(attributes: unknown, level: HierarchyLevel): readonly TextRange[] {
  const {value} = object(object(object(attributes).hierarchy)[level]);
  return typeof value === 'string' ? readMarks(value).marks : [];
}

function hitFrom(value: unknown): SearchHit[] {
  const raw = object(value);
  const objectID = text(raw.objectID);
  const url = text(raw.url);
  if (objectID === null || url === null) return [];
  const levels = object(raw.hierarchy);
  const hierarchy = Object.fromEntries(
    hierarchyLevels.map((level) => [level, text(levels[level])]),
  ) as SearchHit['hierarchy'];
  const marks = Object.fromEntries(
    hierarchyLevels.flatMap((level) => {
      const found = marksIn(raw._highlightResult, level);
      return found.length === 0 ? [] : [[level, found]];
    }),
  );
  const type = hierarchyLevels.find((level) => level === raw.type) ?? 'content';
  const snippet = text(object(object(raw._snippetResult).content).value) ?? text(raw.content);
  const [page = url] = url.split('#');
  return [
    {
      objectID,
      type,
      url,
      pageUrl: text(raw.url_without_anchor) ?? page,
      hierarchy,
      marks,
      snippet: type === 'content' && snippet !== null ? readMarks(snippet) : null,
    },
  ];
}

/**
 * Makes the hosted client.
 *
 * @param config - Application id, search key and index; with `insights` responses have a name.
 * @param options - Passed on to algoliasearch; for tests, which give it their own hosts.
 */
export function createHostedClient(
  {
    appId,
    apiKey,
    indexName,
    insights,
  }: Pick<HostedConfig, 'appId' | 'apiKey' | 'indexName' | 'insights'>,
  options?: LiteOptions,
): Required<Omit<SearchClient, 'prepare'>> {
  const lite = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    hostsCache: createHostsCache(),
    ...options,
  });
  lite.addAlgoliaAgent('arkosjs-website');
  return {
    async search({query, facetFilters, snippetWords, page}) {
      const {results} = object(
        await lite.search({
          requests: [
            {
              indexName,
              query: normalizeQuery(query),
              facetFilters: writable(facetFilters),
              page,
              hitsPerPage,
              attributesToSnippet: [`content:${snippetWords}`],
              snippetEllipsisText: '…',
              highlightPreTag: tags.pre,
              highlightPostTag: tags.post,
              clickAnalytics: insights,
            },
          ],
        }),
      );
      const [response] = list(results);
      if (response === undefined) throw new Error('Hosted search returned no result.');
      const raw = object(response);
      const hits = list(raw.hits).flatMap(hitFrom);
      const queryID = text(raw.queryID);
      return {
        hits,
        count: whole(raw.nbHits, hits.length),
        pageCount: whole(raw.nbPages, 1),
        page: whole(raw.page, page),
        ...(queryID === null ? {} : {queryID}),
      };
    },
    async parts(facetFilters) {
      const {results} = object(
        await lite.search({
          requests: [
            {
              indexName,
              query: '',
              facetFilters: writable(facetFilters),
              hitsPerPage: 0,
              facets: ['hierarchy.lvl0'],
            },
          ],
        }),
      );
      const {facets} = object(list(results)[0]);
      return Object.keys(object(object(facets)['hierarchy.lvl0'])).sort();
    },
    async related(path, facetFilters, maxPages) {
      const {results} = object(
        await lite.getRecommendations({
          requests: [
            {
              indexName,
              model: 'related-products',
              objectID: path,
              threshold: 0,
              maxRecommendations: maxPages,
              queryParameters: {
                facetFilters: writable(facetFilters),
              },
            },
          ],
        }),
      );
      return list(object(list(results)[0]).hits)
        .flatMap(hitFrom)
        .flatMap(({url, hierarchy: {lvl0, lvl1}}): RelatedPage[] =>
          lvl1 === null ? [] : [{title: lvl1, lvl0: lvl0 ?? '', url}],
        );
    },
  };
}
