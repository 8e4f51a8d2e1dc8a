/** A route and what its path takes out of a URL. */
export interface Match<Route> {
  readonly route: Route;
  /** Decoded, by name without the colon; what `*` stands for is named `*`. */
  readonly params: Readonly<Record<string, string>>;
}

interface Routed {
  readonly method: string;
  readonly path: string;
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  const hasRest = wanted.at(-1) === '*';
  if (hasRest ? parts.length < wanted.length : parts.length !== wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const given = parts[index] ?? '';
    if (part === '*') params[part] = decodeURIComponent(parts.slice(index).join('/'));
    else if (part.startsWith(':') && given !== '')
      params[part.slice(1)] = decodeURIComponent(given);
    else if (part.toLowerCase() !== given.toLowerCase()) return undefined;
  }
  return params;
}

/**
 * Finds the route of a request the way Express does: the first that fits, whatever the case of the
 * path, with or without a slash at its end.
 *
 * @param routes - In the order of registration.
 * @param method - Of the request.
 * @param path - Without the query.
 * @throws URIError for a percent sign that Express cannot decode.
 */
export function matchRoute<Route extends Routed>(
  routes: readonly Route[],
  method: string,
  path: string,
): Match<Route> | undefined {
  for (const route of routes) {
    if (route.method !== method) continue;
    const params = paramsOf(route.path, route.path.endsWith('*') ? path : path.replace(/\/$/, ''));
    if (params) return {route, params};
  }
  return undefined;
}
