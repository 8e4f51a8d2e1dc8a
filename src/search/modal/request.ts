/** The one form in which the modal and the results page ask. */
import type {FacetFilters, NestedSearchRequest} from '../client';
import {hierarchyLevels} from '../record';
import {markTags} from './marks';

/** What differs from request to request. */
export interface QueryOptions {
  readonly indexName: string;
  readonly query: string;
  /** Words in a snippet: 10, or 5 where the screen is narrow. */
  readonly snippetWords: number;
  readonly facetFilters: FacetFilters;
  /** From 0. */
  readonly page?: number;
  /** Ask for a name of the answer, so that choices can be reported. */
  readonly clickAnalytics: boolean;
}

/** Hits in one answer. */
const hitsPerPage = 20;

/** Screens up to this width get shorter snippets. */
export const narrowScreen = '(max-width: 768px)';

/** Words in a snippet. */
export const snippetWords = {wide: 10, narrow: 5} as const;

/**
 * Builds the request DocSearch would send.
 *
 * @param options - What is wanted.
 */
export function searchRequest(options: QueryOptions): NestedSearchRequest {
  const {indexName, query, snippetWords: words, facetFilters, page, clickAnalytics} = options;
  return {
    indexName,
    query,
    attributesToRetrieve: [
      ...hierarchyLevels.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      ...hierarchyLevels.slice(1).map((level) => `hierarchy.${level}:${words}`),
      `content:${words}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: markTags.pre,
    highlightPostTag: markTags.post,
    hitsPerPage,
    clickAnalytics,
    facetFilters,
    ...(page === undefined ? {} : {page}),
  };
}

/**
 * Address of a form for reporting that a query finds nothing, filled in.
 *
 * @param issuesUrl - Address of the page for a new issue; title and body go into its query.
 * @param query - What was searched for.
 * @param pageUrl - Where the reader was.
 */
export function missingResultsUrl(issuesUrl: string, query: string, pageUrl: string): string {
  const url = new URL(issuesUrl);
  url.searchParams.set('title', `Search: no results for "${query}"`);
  url.searchParams.set(
    'body',
    `Searching the documentation for "${query}" finds nothing.\n\nI was on ${pageUrl} and expected to find:\n`,
  );
  return url.href;
}
