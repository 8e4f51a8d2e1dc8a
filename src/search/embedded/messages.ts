/** What the page and the worker send each other. */
import type {FacetFilters, SearchRequest, SearchResponse} from '../client';

/** To the worker. */
export type ToWorker =
  /** Where the index is (ends in `/`), and the origin that hits get. Comes first, once. */
  | {readonly kind: 'start'; readonly folder: string; readonly origin: string}
  | {readonly kind: 'search'; readonly id: number; readonly request: SearchRequest}
  | {readonly kind: 'parts'; readonly id: number; readonly facetFilters: FacetFilters};

/** From the worker. */
export type FromWorker =
  | {readonly kind: 'first'; readonly id: number; readonly response: SearchResponse}
  | {readonly kind: 'last'; readonly id: number; readonly response: SearchResponse}
  | {readonly kind: 'parts'; readonly id: number; readonly parts: readonly string[]}
  | {readonly kind: 'failure'; readonly id: number; readonly message: string};
