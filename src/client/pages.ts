import routes from '@generated/routes';

/** A route as far as its address goes. */
export interface RouteLike {
  path?: string | string[];
  routes?: RouteLike[];
}

/**
 * Lists the addresses of a route tree's pages.
 *
 * @param tree - routes as react-router-config has them
 * @returns addresses of the leaves, without the catch-all, `404.html` and pages of lists
 */
export function pagesOf(tree: readonly RouteLike[]): string[] {
  const leaves = tree.flatMap((route) => {
    if (route.routes) {
      return pagesOf(route.routes);
    }
    return typeof route.path === 'string' ? [route.path] : [];
  });
  const pages = leaves.filter((path) => path !== '*' && !/\/404\.html$|\/page\/\d+$/.test(path));
  return [...new Set(pages)];
}

/** Addresses of every page of this site, base URL included. */
export const pages: readonly string[] = pagesOf(routes);
