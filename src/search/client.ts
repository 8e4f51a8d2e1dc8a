/**
 * The seam between those who ask (the modal, `/search`, related pages) and who answers: the index
 * that comes with the site (`./embedded`) or the hosted one (`./hosted`). Nothing on one side knows
 * the other.
 *
 * What goes over it follows the search API of Algolia, version 1, because the DocSearch modal and
 * algoliasearch-helper speak it (https://www.algolia.com/doc/rest-api/search).
 */
import type {Hierarchy, HierarchyLevel, RecordType} from './record';

/** A facet filter: every entry must hold; of a nested list one entry is enough. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** What a search can ask for; names and meanings are those of the search API. */
export interface SearchParameters {
  readonly query?: string;
  /** `attribute:value` pairs, for example `[['docusaurus_tag:default'], 'language:en']`. */
  readonly facetFilters?: FacetFilters;
  /** Hits a page; 20 when absent. */
  readonly hitsPerPage?: number;
  /** Page of the answer, from 0. */
  readonly page?: number;
  readonly attributesToRetrieve?: readonly string[];
  /** `attribute:words` pairs, for example `content:10`. */
  readonly attributesToSnippet?: readonly string[];
  readonly attributesToHighlight?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
  /** Anything else the hosted service knows; the embedded index leaves it alone. */
  readonly [parameter: string]: unknown;
}

/** One search, flat: what every provider works on after {@link normalizeRequests}. */
export interface SearchRequest extends SearchParameters {
  readonly indexName: string;
  readonly query: string;
}

/** A search as algoliasearch-helper sends it: with the parameters under `params`. */
export interface NestedSearchRequest extends SearchParameters {
  readonly indexName: string;
  readonly params?: SearchParameters;
}

/**
 * Both call shapes: the modal's `{requests: […]}` and the bare list of algoliasearch-helper, whose
 * entries keep the parameters under `params`.
 */
export type SearchRequests =
  readonly NestedSearchRequest[] | {readonly requests: readonly NestedSearchRequest[]};

/** One attribute with its matches marked. */
export interface MarkedValue {
  /** HTML: the text escaped, its matches between the tags asked for. Nothing else is markup. */
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  /** The words of the query that were found in this attribute. */
  readonly matchedWords: readonly string[];
}

/** A hit's attributes with marks. */
export interface MarkedAttributes {
  readonly hierarchy: Partial<Record<HierarchyLevel, MarkedValue>>;
  readonly content?: MarkedValue;
}

/**
 * One answer. Plain attributes are text and must be put on the page as text; the values under
 * `_highlightResult` and `_snippetResult` are escaped HTML, whichever provider they come from.
 */
export interface SearchHit {
  readonly objectID: string;
  readonly type: RecordType;
  /** Absolute, at the origin the reader is on (embedded) or the site's own (hosted). */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly _highlightResult: MarkedAttributes;
  readonly _snippetResult: MarkedAttributes;
  /** Set by the hosted service when insights are on. */
  readonly __queryID?: string;
}

/** The answer to one request. */
export interface SearchResponse {
  readonly hits: readonly SearchHit[];
  /** How many hits there are in all, on every page of the answer. */
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly query: string;
  /** The request's parameters as a query string, as the search API gives them back. */
  readonly params: string;
  readonly index: string;
  readonly processingTimeMS: number;
  readonly exhaustiveNbHits: boolean;
  readonly queryID?: string;
  /**
   * `true` while only names and headings have been searched. {@link SearchClient.onRefined} says
   * when asking again gives the whole answer.
   */
  readonly partial?: boolean;
}

/** The answers, one a request, in the order of the requests. */
export interface SearchResponses {
  readonly results: readonly SearchResponse[];
}

/** Which page's neighbours are wanted. */
export interface RecommendationRequest {
  readonly indexName: string;
  /** The hosted service knows several models; ours is pages that resemble each other. */
  readonly model: 'related-products';
  /** The `objectID` of the page's own (`lvl1`) record. */
  readonly objectID: string;
  /** At least this alike, 0 to 100. */
  readonly threshold: number;
  /** 3 when absent. */
  readonly maxRecommendations?: number;
  readonly queryParameters?: SearchParameters;
}

/** Both call shapes, as with {@link SearchRequests}. */
export type RecommendationRequests =
  readonly RecommendationRequest[] | {readonly requests: readonly RecommendationRequest[]};

/** The neighbours of one page. */
export interface RecommendationResponse {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly processingTimeMS: number;
}

/** The neighbours, one a request, in the order of the requests. */
export interface RecommendationResponses {
  readonly results: readonly RecommendationResponse[];
}

/** Who answers. One object for the life of the page: its identity must not change. */
export interface SearchClient {
  /**
   * Answers searches.
   *
   * @throws Error when the index cannot be had; asking again tries again.
   */
  search(requests: SearchRequests): Promise<SearchResponses>;
  /**
   * Names the pages that resemble a page.
   *
   * @throws Error when the index cannot be had; asking again tries again.
   */
  getRecommendations(requests: RecommendationRequests): Promise<RecommendationResponses>;
  /** Loads what the first search needs. Cheap to call at every sign of intent. */
  prepare?(): void;
  /**
   * Calls `listener` once the full text has joined the names and headings.
   *
   * @returns Ends the subscription.
   */
  onRefined?(listener: () => void): () => void;
  /** Names a library to the hosted service, as DocSearch does with its own. */
  addAlgoliaAgent?(segment: string, version?: string): void;
  /** What DocSearch reads the agents from. */
  readonly transporter?: {readonly algoliaAgent: {readonly value: string}};
}

/** The clean form of an unknown number: whole, at least `least`, or `otherwise`. */
function wholeNumber(value: unknown, least: number, otherwise: number): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= least
    ? Math.floor(number)
    : otherwise;
}

/** The longest query anybody answers, in characters: the limit of the modal's own box. */
export const maxQueryLength = 64;

/** Hits a page when a request does not say. */
export const defaultHitsPerPage = 20;

/**
 * Brings both call shapes into one: a flat list in which every request has a query (cut at
 * {@link maxQueryLength}), a page and a page size.
 *
 * @param requests - `{requests: […]}` or the bare list; parameters at the top or under `params`.
 * @returns As many requests, in the same order.
 */
export function normalizeRequests(
  requests: SearchRequests,
): (SearchRequest & {readonly hitsPerPage: number; readonly page: number})[] {
  const list = 'requests' in requests ? requests.requests : requests;
  return list.map(({params, ...top}) => {
    const merged = {...top, ...params};
    return {
      ...merged,
      indexName: top.indexName,
      query: Array.from(String(merged.query ?? ''))
        .slice(0, maxQueryLength)
        .join(''),
      hitsPerPage: wholeNumber(merged.hitsPerPage, 1, defaultHitsPerPage),
      page: wholeNumber(merged.page, 0, 0),
    };
  });
}

/**
 * The list in both call shapes of `getRecommendations`.
 *
 * @param requests - `{requests: […]}` or the bare list.
 */
export function normalizeRecommendations(
  requests: RecommendationRequests,
): readonly RecommendationRequest[] {
  return 'requests' in requests ? requests.requests : requests;
}

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Makes text safe to stand in HTML, in an element or in a quoted attribute.
 *
 * @param text - Anything.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => htmlEntities[character] ?? character);
}

/** A stretch of a text: from `start` up to, not including, `end`, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Escapes a text, then puts its matches between tags. The tags are the caller's own and are taken
 * as they are; the text never becomes markup.
 *
 * @param text - Plain text from a record.
 * @param matches - Where the matches are, in any order; those that overlap or touch become one,
 *   those outside the text are cut to it.
 * @param preTag - Put before a match.
 * @param postTag - Put after it.
 * @returns HTML.
 */
export function highlight(
  text: string,
  matches: readonly TextRange[],
  preTag = '<mark>',
  postTag = '</mark>',
): string {
  let html = '';
  let at = 0;
  let open: {start: number; end: number} | null = null;
  const close = (): void => {
    if (open === null) return;
    html += escapeHtml(text.slice(at, open.start));
    html += preTag + escapeHtml(text.slice(open.start, open.end)) + postTag;
    at = open.end;
  };
  const ordered = matches
    .map(({start, end}) => ({start: Math.max(0, start), end: Math.min(text.length, end)}))
    .filter(({start, end}) => start < end)
    .sort((one, other) => one.start - other.start);
  for (const match of ordered) {
    if (open !== null && match.start <= open.end) {
      open.end = Math.max(open.end, match.end);
    } else {
      close();
      open = match;
    }
  }
  close();
  return html + escapeHtml(text.slice(at));
}

/**
 * Makes the marked text of a hosted answer safe: everything is escaped, then the pairs of tags that
 * were asked for are put back. The hosted engine marks raw text, so what it sends is not HTML yet.
 *
 * @param marked - Text with `preTag` and `postTag` around its matches.
 * @param preTag - The opening tag that was sent with the request.
 * @param postTag - The closing one.
 * @returns HTML in which only these tags are markup, always in pairs.
 */
export function escapeMarked(marked: string, preTag = '<mark>', postTag = '</mark>'): string {
  let html = '';
  let at = 0;
  for (;;) {
    const start = marked.indexOf(preTag, at);
    const end = start < 0 ? -1 : marked.indexOf(postTag, start + preTag.length);
    if (end < 0) return html + escapeHtml(marked.slice(at));
    html += escapeHtml(marked.slice(at, start));
    html += preTag + escapeHtml(marked.slice(start + preTag.length, end)) + postTag;
    at = end + postTag.length;
  }
}
