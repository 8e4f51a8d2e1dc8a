/** How long a docs page may be, in screens of 1440 × 900, by the `type` of its front matter. */
const limits: Readonly<Record<string, number>> = {
  'how-to': 8,
  tutorial: 12,
  explanation: 12,
  reference: 12,
};

/** What another version of the browser may make of the same page, in screens. */
const tolerance = 0.3;

/** Pages that consist of generated tables, grouped by headings: as long as what they list. */
export const generated: ReadonlySet<string> = new Set([
  '/docs/api-reference/arkos-configuration',
  '/docs/api-reference/auth-service-object',
  '/docs/api-reference/built-in-routers',
  '/docs/api-reference/file-upload-services-function-guide',
  '/docs/api-reference/request-handling-pipeline',
  '/docs/api-reference/request-query-parameters-like-django',
  '/docs/api-reference/the-app-error-class',
  '/docs/api-reference/the-base-controller-class',
  '/docs/api-reference/the-base-service-class',
  '/docs/cli/built-in-cli',
]);

/**
 * Pages above the limit of their type, with the length that they must not exceed: one task each that
 * takes several files and requests, which cannot be split because the routes are fixed.
 */
export const longer: Readonly<Record<string, number>> = {
  '/docs/core-concepts/authentication-system': 12.2,
  '/docs/core-concepts/endpoints-auto-generation': 12.2,
};

/** A page as it arrives. */
export interface MeasuredPage {
  readonly route: string;
  /** `type` of its front matter. */
  readonly type: string;
  /** Its content, in screens of 1440 × 900. */
  readonly screens: number;
}

/** Which pages may be longer. */
export interface Exceptions {
  readonly generated: ReadonlySet<string>;
  readonly longer: Readonly<Record<string, number>>;
}

function problemOf({route, type, screens}: MeasuredPage, exceptions: Exceptions): string[] {
  const limit = limits[type];
  if (limit === undefined) return [`${route} has the unknown type '${type}'`];
  const length = `${route} has ${screens.toFixed(1)} screens`;
  const isTooLong = (most: number, allowed = most): string[] =>
    screens > allowed
      ? [`${length}, at most ${most} → fold, move or cut what another page says`]
      : [];
  const known = exceptions.generated.has(route) ? Infinity : exceptions.longer[route];
  if (known === undefined) return isTooLong(limit);
  return screens > limit
    ? isTooLong(known, known + tolerance)
    : [`${length}, so it needs no exception → remove it`];
}

/**
 * Finds the pages that are too long, and the exceptions that no page needs.
 *
 * @param pages - every docs page
 * @param exceptions - the pages that may be longer
 * @returns what is wrong, one line each
 */
export function findLengthProblems(
  pages: readonly MeasuredPage[],
  exceptions: Exceptions,
): string[] {
  const routes = pages.map(({route}) => route);
  const unknown = [...exceptions.generated, ...Object.keys(exceptions.longer)]
    .filter((route) => !routes.includes(route))
    .map((route) => `${route} is not a page → remove its exception`);
  return [...pages.flatMap((page) => problemOf(page, exceptions)), ...unknown];
}
