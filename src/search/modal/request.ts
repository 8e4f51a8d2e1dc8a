/** What the dialog and the results page request in the same way. */
import type {FacetFilters, SearchRequest, SearchResponse} from '../client';
import {titleText} from './hits';

/** Screens up to this width get shorter snippets. */
const narrowScreen = '(max-width: 768px)';

/** Words in a snippet. */
const snippetWords = {wide: 10, narrow: 5} as const;

/** The request for a query on the screen that the reader has. */
export function requestFor(query: string, facetFilters: FacetFilters, page = 0): SearchRequest {
  const isNarrow = window.matchMedia(narrowScreen).matches;
  return {
    query,
    facetFilters,
    snippetWords: isNarrow ? snippetWords.narrow : snippetWords.wide,
    page,
  };
}

/**
 * URL of a form for reporting that a query finds nothing, filled in.
 *
 * @param issuesUrl - URL of the page for a new issue; title and body go into its query.
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

/** Titles that are suggested at once. */
export const maxSuggestions = 3;

/**
 * Titles to search for instead of a query that finds nothing: what its beginning finds.
 *
 * @param query - What was searched for.
 * @param search - Searches.
 * @returns None where they cannot be fetched: that nothing was found is right without them.
 */
export async function suggestedTitles(
  query: string,
  search: (query: string) => Promise<Pick<SearchResponse, 'hits'>>,
): Promise<string[]> {
  const beginning = query.slice(0, Math.ceil(query.length / 2));
  if (beginning === query) return [];

  const {hits} = await search(beginning).catch(() => ({hits: []}));
  const titles = hits.map((hit) => hit.hierarchy.lvl1 ?? titleText(hit).text);
  return Array.from(new Set(titles)).slice(0, maxSuggestions);
}
