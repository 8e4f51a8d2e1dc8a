/**
 * Repairs a URL with a `%` that starts no escape sequence: neither React Router nor Docusaurus can
 * decode it, and both would throw.
 */

function repaired(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

function repair(): void {
  const {pathname, search, hash} = location;
  const url = repaired(pathname) + search + repaired(hash);
  if (url !== pathname + search + hash) history.replaceState(history.state, '', url);
}

/** Repairs the URL now, and before the router reads one that was typed. */
export function start(): void {
  repair();
  addEventListener('popstate', repair);
}
