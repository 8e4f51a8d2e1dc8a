/**
 * The interface between those who ask (the dialog, `/search`, related pages) and those who respond:
 * the index that comes with the site (`./embedded`) or the hosted one (`./hosted`). Neither side
 * knows the other. Matches travel as ranges of plain text; nothing here is HTML.
 */
import type {Hierarchy, HierarchyLevel, RecordType} from './record';

/** A facet filter: every entry must hold; of a nested list one entry is enough. */
export type FacetFilters = readonly (string | readonly string[])[];

/** One search. */
export interface SearchRequest {
  readonly query: string;
  /** `attribute:value` pairs, for example `['language:en', ['docusaurus_tag:default']]`. */
  readonly facetFilters: FacetFilters;
  /** Words in a snippet. */
  readonly snippetWords: number;
  /** Page of the response, from 0. */
  readonly page: number;
}

/** Hits on one page of a response. */
export const hitsPerPage = 20;

/** The longest query that is searched for, in code points: as much as DocSearch accepts. */
export const maxQueryLength = 64;

/** A stretch of a text: from `start` up to, not including, `end`, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A text and where the query matches it: ranges in order that neither overlap nor touch. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly TextRange[];
}

/** One result. All of it is plain text. */
export interface SearchHit {
  readonly objectID: string;
  readonly type: RecordType;
  /** Absolute, at the origin the reader is on (embedded) or the site's own (hosted). */
  readonly url: string;
  /** The same of its page. */
  readonly pageUrl: string;
  readonly hierarchy: Hierarchy;
  /** Where the query matches each level of the hierarchy. */
  readonly marks: Partial<Record<HierarchyLevel, readonly TextRange[]>>;
  /** The stretch of the text that matches best; `null` for a heading. */
  readonly snippet: MarkedText | null;
}

/** The response to one request. */
export interface SearchResponse {
  readonly hits: readonly SearchHit[];
  /** How many hits there are on all pages of the response. */
  readonly count: number;
  readonly pageCount: number;
  readonly page: number;
  /** Names the response to the hosted service, when insights are on. */
  readonly queryID?: string;
}

/** A page that resembles another. */
export interface RelatedPage {
  readonly title: string;
  /** The part of the site it is in. */
  readonly lvl0: string;
  readonly url: string;
  /** Absent when the provider has none. */
  readonly description?: string;
}

/** The provider of responses. One object for the life of the page: its identity must not change. */
export interface SearchClient {
  /**
   * Searches.
   *
   * @param request - What for.
   * @param onFirst - Called at most once, before the promise resolves, when a first response from
   *   names and headings is there earlier than the one from the full text.
   * @throws Error when the index cannot be fetched; searching again tries again.
   */
  search(
    request: SearchRequest,
    onFirst?: (response: SearchResponse) => void,
  ): Promise<SearchResponse>;
  /**
   * The parts of the site (`lvl0`) that there is something in.
   *
   * @throws Error as {@link SearchClient.search} does.
   */
  parts(facetFilters: FacetFilters): Promise<readonly string[]>;
  /** Loads what the first search needs. Cheap to call at every sign of intent. */
  prepare?(): void;
  /**
   * The pages that resemble a page, where the provider knows them.
   *
   * @param path - The page's path, which is the `objectID` of its own record.
   */
  related?(
    path: string,
    facetFilters: FacetFilters,
    maxPages: number,
  ): Promise<readonly RelatedPage[]>;
}

/**
 * Cuts a query to the longest that is searched for, without the spaces around it.
 *
 * @param text - What was typed.
 */
export function normalizeQuery(text: string): string {
  return Array.from(text).slice(0, maxQueryLength).join('').trim();
}

/**
 * Puts ranges in order and merges those that overlap or touch.
 *
 * @param ranges - In any order.
 * @param length - Of the text: ranges are cut to it.
 */
export function mergeRanges(ranges: readonly TextRange[], length: number): TextRange[] {
  const merged: {start: number; end: number}[] = [];
  const ordered = ranges
    .map(({start, end}) => ({start: Math.max(0, start), end: Math.min(length, end)}))
    .filter(({start, end}) => start < end)
    .sort((one, other) => one.start - other.start);
  for (const range of ordered) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push(range);
  }
  return merged;
}
