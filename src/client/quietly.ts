/** What Docusaurus offers links for fetching ahead: a promise, or false when it declines. */
export type FetchAhead = (path: string) => false | Promise<void[]>;

/**
 * Makes fetching ahead a favor that may fail: no exception, no unhandled rejection.
 *
 * Docusaurus's own functions throw where `navigator.connection` has no `effectiveType`, and leave
 * the rejection of a missing chunk unhandled; the navigation itself reports it properly.
 *
 * @param fetchAhead - `prefetch` or `preload` of `window.docusaurus`
 * @returns The same function, silent on failure
 */
export function quietly(fetchAhead: FetchAhead): FetchAhead {
  return (path) => {
    try {
      const fetched = fetchAhead(path);
      return fetched && fetched.catch(() => []);
    } catch {
      return false;
    }
  };
}
