import type {SearchHit} from '@site/src/search/client';

/** The hits of one page. */
export interface PageHits {
  /** The page's address. */
  readonly url: string;
  /** At least one, in the order of the answer. */
  readonly hits: readonly [SearchHit, ...SearchHit[]];
}

/**
 * Puts the hits of a page together, pages in the order of their best hits.
 *
 * @param hits - In the order of the answer.
 */
export function hitsByPage(hits: readonly SearchHit[]): PageHits[] {
  const groups = new Map<string, [SearchHit, ...SearchHit[]]>();
  for (const hit of hits) {
    const group = groups.get(hit.url_without_anchor);
    if (group) group.push(hit);
    else groups.set(hit.url_without_anchor, [hit]);
  }
  return Array.from(groups, ([url, found]) => ({url, hits: found}));
}
