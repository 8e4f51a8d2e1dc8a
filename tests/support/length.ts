/** How long a docs page may be, in screens of 1440 × 900, by the `type` of its front matter. */
const limits: Readonly<Record<string, number>> = {
  'how-to': 8,
  tutorial: 12,
  explanation: 12,
  reference: 12,
};

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

/** A page as it arrives. */
export interface MeasuredPage {
  readonly route: string;
  /** `type` of its front matter. */
  readonly type: string;
  /** Its content, in screens of 1440 × 900. */
  readonly screens: number;
}

function problemOf({route, type, screens}: MeasuredPage, exempt: ReadonlySet<string>): string[] {
  const limit = limits[type];
  if (limit === undefined) return [`${route} has the unknown type '${type}'`];
  if (screens <= limit || exempt.has(route)) return [];
  return [
    `${route} has ${screens.toFixed(1)} screens, at most ${limit} → fold, move or cut what another page says`,
  ];
}

/**
 * Finds the pages that are too long, and the exceptions that are no pages.
 *
 * @param pages - Every docs page
 * @param exempt - The pages that may be longer
 * @returns What is wrong, one line each
 */
export function findLengthProblems(
  pages: readonly MeasuredPage[],
  exempt: ReadonlySet<string>,
): string[] {
  const routes = pages.map(({route}) => route);
  const unknown = [...exempt]
    .filter((route) => !routes.includes(route))
    .map((route) => `${route} is not a page → remove its exception`);
  return [...pages.flatMap((page) => problemOf(page, exempt)), ...unknown];
}
