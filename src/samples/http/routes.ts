import {didYouMean, nearest} from '../nearest';
import type {Report} from '../report';
import {type KnownRoute, knownRoutes, type ProjectContext} from '../project-context';

/**
 * The route that a request line calls.
 *
 * @param row - Such as `GET /api/books?page=1`.
 * @param context - The bookshop with the page.
 * @returns The route; undefined when none matches.
 */
export function routeCalled(row: string, context: ProjectContext): KnownRoute | undefined {
  const [method = '', target = ''] = row.split(' ');
  const [path = ''] = target.split('?');
  const found = knownRoutes(context).filter(
    (one) => one.method === method && matches(one.path, path),
  );
  return found.find((one) => one.path === path) ?? found[0];
}

/** Parts of a path; slashes at the end and twice mean nothing to Express. */
const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

const isFree = (part: string): boolean => part.includes(':') || part === '*';

function matches(pattern: string, path: string): boolean {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  if (wanted.at(-1) === '*' ? given.length < wanted.length : given.length !== wanted.length)
    return false;
  return wanted.every((part, index) => isFree(part) || part === given[index]);
}

/**
 * Finds the route that matches a request, and checks what stands for its parameters.
 *
 * @param routes - Every route there is.
 * @param method - Of the request.
 * @param path - Of the request, without a query.
 * @param column - Where the path begins in the request line.
 * @param report - Takes what is wrong.
 * @returns The route; undefined when none matches, which is reported.
 */
export function findRoute(
  routes: readonly KnownRoute[],
  method: string,
  path: string,
  column: number,
  report: Report,
): KnownRoute | undefined {
  const matching = routes.filter((route) => matches(route.path, path));
  if (matching.length === 0) {
    // What stands for a parameter is as written, so that only names count.
    const known = routes.map((route) => fillIn(route.path, path));
    report(
      0,
      column,
      'arkos/unknown-path',
      `No route matches '${path}'`,
      didYouMean(path, known, 'show the route on the page, or use a path of the bookshop'),
    );
    return undefined;
  }
  const allowed = (route: KnownRoute): boolean =>
    ['ALL', method].includes(route.method) ||
    method === 'OPTIONS' ||
    (method === 'HEAD' && route.method === 'GET');
  const found = matching.filter(allowed);
  // Names come before parameters, as in Express when they are mounted in this order.
  const route = found.find((one) => one.path === path) ?? found[0];
  if (!route) {
    const methods = [...new Set(matching.map((one) => one.method))];
    report(
      0,
      0,
      'arkos/unknown-method',
      `'${path}' has no ${method} route`,
      `use ${methods.join(' or ')}`,
    );
    return undefined;
  }
  checkParameters(route, routes, path, column, report);
  return route;
}

function fillIn(pattern: string, path: string): string {
  const given = partsOf(path);
  return `/${partsOf(pattern)
    .map((part, index) => (isFree(part) ? (given[index] ?? part) : part))
    .join('/')}`;
}

/**
 * `/api/users/mee` would be the user with the id `mee`: a name that is nearly there is a slip, and so is
 * a word where an id of a generated endpoint is.
 */
function checkParameters(
  route: KnownRoute,
  routes: readonly KnownRoute[],
  path: string,
  column: number,
  report: Report,
): void {
  const given = partsOf(path);
  partsOf(route.path).forEach((part, index) => {
    const value = given[index] ?? '';
    if (!isFree(part) || /\d/.test(value)) return;
    const names = routes
      .map((other) => partsOf(other.path))
      .filter((other) => other.length === given.length)
      .filter((other) =>
        other.every((name, at) => at === index || isFree(name) || name === given[at]),
      )
      .flatMap((other) => other[index] ?? [])
      .filter((name) => !isFree(name));
    const [near] = nearest(value, names);
    const isWord =
      part === ':id' && route.endpoint !== undefined && /^[a-z]+(?:-[a-z]+)*$/.test(value);
    if (isWord || (near !== undefined && near !== value)) {
      report(
        0,
        column + path.indexOf(value),
        'arkos/unknown-path',
        `'${value}' would be taken for the ${part} of '${route.path}'`,
        near === undefined ? "write an id, or ':id'" : `did you mean '${near}'?`,
      );
    }
  });
}
