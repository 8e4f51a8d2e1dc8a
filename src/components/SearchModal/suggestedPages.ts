import type {StoredHit} from '@site/src/search/modal/hits';

/** What readers mostly come for, as titles and paths below the base URL. A test checks both. */
export const suggested: readonly (readonly [title: string, part: string, path: string])[] = [
  ['Installation', 'Getting started', 'docs/getting-started/installation'],
  ['Authentication system', 'Core concepts', 'docs/core-concepts/authentication-system'],
  ['Request query parameters', 'Guide', 'docs/guide/request-query-parameters'],
  ['Service hooks', 'Guide', 'docs/guide/service-hooks'],
  ['File uploads', 'Core concepts', 'docs/core-concepts/file-uploads'],
];

/**
 * The pages that a reader without a history is offered.
 *
 * @param baseUrl - The site's base URL.
 */
export function suggestedPages(baseUrl: string): StoredHit[] {
  return suggested.map(([lvl1, lvl0, path]) => ({
    objectID: baseUrl + path,
    type: 'lvl1',
    url: baseUrl + path,
    hierarchy: {lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  }));
}
