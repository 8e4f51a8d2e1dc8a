/**
 * The hosted provider: Algolia's search API through algoliasearch's lite client, with its own hosts,
 * retry and time-outs. In a browser (algoliasearch 5.64.0, `lite/builds/browser.ts`): connect 1 s,
 * read 2 s, write 30 s; `APPID-dsn.algolia.net` first, then `APPID-1` to `APPID-3.algolianet.com` in
 * random order; a host that failed is left out for 120 s. Credentials go as query parameters.
 */
import {liteClient} from 'algoliasearch/lite';

import {
  escapeMarked,
  type MarkedAttributes,
  type MarkedValue,
  normalizeRecommendations,
  normalizeRequests,
  type SearchClient,
  type SearchHit,
  type SearchResponse,
} from '../client';
import {requireCredentials} from '../config';
import {type HierarchyLevel, hierarchyLevels} from '../record';
import {createHostsCache} from './hosts';

type LiteOptions = Parameters<typeof liteClient>[2];

/** The hosted client's credentials. */
export interface HostedCredentials {
  readonly appId: string;
  /** The key that may search and nothing else. */
  readonly apiKey: string;
}

type Json = Readonly<Record<string, unknown>>;

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function whole(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function markedValue(value: unknown, pre: string, post: string): MarkedValue | undefined {
  const {value: marked, matchLevel, matchedWords} = object(value);
  if (typeof marked !== 'string') {
    return undefined;
  }
  return {
    value: escapeMarked(marked, pre, post),
    matchLevel: matchLevel === 'full' || matchLevel === 'partial' ? matchLevel : 'none',
    matchedWords: list(matchedWords).filter((word) => typeof word === 'string'),
  };
}

function markedAttributes(value: unknown, pre: string, post: string): MarkedAttributes {
  const {hierarchy, content} = object(value);
  const levels: Partial<Record<HierarchyLevel, MarkedValue>> = {};
  for (const level of hierarchyLevels) {
    const marked = markedValue(object(hierarchy)[level], pre, post);
    if (marked) {
      levels[level] = marked;
    }
  }
  return {hierarchy: levels, content: markedValue(content, pre, post)};
}

function hit(value: unknown, pre: string, post: string): SearchHit[] {
  const raw = object(value);
  const objectID = text(raw.objectID);
  const url = text(raw.url);
  if (objectID === null || url === null) {
    return [];
  }
  const levels = object(raw.hierarchy);
  const hierarchy = Object.fromEntries(
    hierarchyLevels.map((level) => [level, text(levels[level])]),
  ) as SearchHit['hierarchy'];
  const [page = url, anchor] = url.split('#');
  const queryID = text(raw.__queryID);
  return [
    {
      objectID,
      type: hierarchyLevels.find((level) => level === raw.type) ?? 'content',
      url,
      url_without_anchor: text(raw.url_without_anchor) ?? page,
      anchor: text(raw.anchor) ?? anchor ?? null,
      hierarchy,
      content: text(raw.content),
      language: text(raw.language) ?? '',
      docusaurus_tag: text(raw.docusaurus_tag) ?? '',
      _highlightResult: markedAttributes(raw._highlightResult, pre, post),
      _snippetResult: markedAttributes(raw._snippetResult, pre, post),
      ...(queryID === null ? {} : {__queryID: queryID}),
    },
  ];
}

/**
 * Makes the hosted client.
 *
 * @param credentials - Application id and search key.
 * @param options - Passed on to algoliasearch; for tests, which give it their own hosts.
 * @throws Error naming what is missing when the application id or the key is empty.
 */
export function createHostedClient(
  {appId, apiKey}: HostedCredentials,
  options?: LiteOptions,
): SearchClient {
  requireCredentials({appId, apiKey});
  const lite = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    hostsCache: createHostsCache(),
    ...options,
  });
  lite.addAlgoliaAgent('arkosjs-website');
  return {
    async search(requests) {
      const asked = normalizeRequests(requests);
      const {results} = object(await lite.search({requests: asked}));
      const answers = list(results);
      if (answers.length !== asked.length) {
        throw new Error(
          `Hosted search gave ${answers.length} answers to ${asked.length} requests.`,
        );
      }
      return {
        results: asked.map((request, index): SearchResponse => {
          const raw = object(answers[index]);
          const pre = request.highlightPreTag ?? '<em>';
          const post = request.highlightPostTag ?? '</em>';
          const hits = list(raw.hits).flatMap((value) => hit(value, pre, post));
          const queryID = text(raw.queryID);
          return {
            hits,
            nbHits: whole(raw.nbHits, hits.length),
            nbPages: whole(raw.nbPages, 1),
            page: whole(raw.page, request.page),
            hitsPerPage: whole(raw.hitsPerPage, request.hitsPerPage),
            query: request.query,
            params: text(raw.params) ?? '',
            index: text(raw.index) ?? request.indexName,
            processingTimeMS: whole(raw.processingTimeMS, 0),
            exhaustiveNbHits: raw.exhaustiveNbHits !== false,
            ...(queryID === null ? {} : {queryID}),
          };
        }),
      };
    },
    async getRecommendations(requests) {
      const asked = normalizeRecommendations(requests);
      const {results} = object(
        await lite.getRecommendations({
          requests: asked.map(({queryParameters, ...request}) => {
            const parameters: Record<string, unknown> = {...queryParameters};
            return {maxRecommendations: 3, ...request, queryParameters: parameters};
          }),
        }),
      );
      const answers = list(results);
      return {
        results: asked.map((request, index) => {
          const raw = object(answers[index]);
          const pre = request.queryParameters?.highlightPreTag ?? '<em>';
          const post = request.queryParameters?.highlightPostTag ?? '</em>';
          const hits = list(raw.hits).flatMap((value) => hit(value, pre, post));
          return {
            hits,
            nbHits: whole(raw.nbHits, hits.length),
            processingTimeMS: whole(raw.processingTimeMS, 0),
          };
        }),
      };
    },
    addAlgoliaAgent(segment, version) {
      lite.addAlgoliaAgent(segment, version);
    },
    transporter: lite.transporter,
  };
}
