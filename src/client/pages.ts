import routes from '@generated/routes';

/** What is used of a route. */
export interface RouteLike {
  path?: string | string[];
  component?: unknown;
  routes?: RouteLike[];
}

/**
 * Lists the leaves of a route tree, which are its pages.
 *
 * @param tree - Routes as react-router-config has them.
 * @returns Routes without children.
 */
export function leavesOf(tree: readonly RouteLike[]): RouteLike[] {
  return tree.flatMap((route) => (route.routes ? leavesOf(route.routes) : [route]));
}

/**
 * Lists the paths of a route tree's pages.
 *
 * @param tree - Routes as react-router-config has them.
 * @returns Paths of the leaves, without the catch-all, `404.html` and pages of lists.
 */
export function pagesOf(tree: readonly RouteLike[]): string[] {
  const paths = leavesOf(tree).flatMap(({path}) => (typeof path === 'string' ? [path] : []));
  return [
    ...new Set(paths.filter((path) => path !== '*' && !/\/404\.html$|\/page\/\d+$/.test(path))),
  ];
}

/** Paths of every page of this site, base URL included. */
export const pages: readonly string[] = pagesOf(routes);
