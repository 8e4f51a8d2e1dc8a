import type {PageWeight} from '../../src/commands/support/page-weight';

/** Kilobytes, as the budgets are written. */
const KB = 1000;

/** What pages of one class may cost at most, before the reader does anything. */
export interface Budget {
  /** What kind of page it is. */
  readonly name: string;
  /** The page that stands for its class. */
  readonly route: string;
  readonly limits: Readonly<Partial<Record<keyof PageWeight, number>>>;
}

/** What holds for every page: 5 KB of scripts and 10 KB of CSS (inline ones included), 8 requests. */
const everyPage = {js: 5 * KB, css: 10 * KB, requests: 8};

const budget = (
  name: string,
  route: string,
  all: number,
  elements: number,
  js = everyPage.js / KB,
): Budget => ({
  name,
  route,
  limits: {...everyPage, all: all * KB, elements, js: js * KB},
});

/** The budgets of the site: bytes in all, in KB, and number of elements. */
export const budgets: readonly Budget[] = [
  // Docusaurus's own script, which explains a wrong base URL, is on the home page only: 0.4 KB.
  budget('home', '/', 45, 1200, 5.4),
  budget('docs, first page', '/docs/intro', 38, 1500),
  budget('docs, long page', '/docs/core-concepts/authentication-system', 50, 3000),
  budget('docs, how-to', '/docs/guide/adding-custom-routers', 42, 2300),
  budget('docs, reference', '/docs/api-reference/arkos-configuration', 50, 4000),
  budget('docs, explorer', '/docs/core-concepts/endpoints-auto-generation', 50, 3000),
  budget('docs, query lab', '/docs/guide/request-query-parameters', 50, 3000),
  budget('blog, list', '/blog', 36, 400),
  budget('blog, post', '/blog/1.3-beta', 42, 2300),
  budget('not found', '/404.html', 36, 250),
  budget('search', '/search', 36, 250),
];

/** A page with its budget. */
export interface Weighed {
  readonly budget: Budget;
  readonly weight: PageWeight;
}

const columns = ['all', 'html', 'css', 'js', 'font', 'other', 'requests', 'elements'] as const;

type Column = (typeof columns)[number];

const isCount = (column: Column): boolean => column === 'requests' || column === 'elements';

function written(column: Column, value: number): string {
  return isCount(column) ? value.toLocaleString('en') : `${(value / KB).toFixed(1)} KB`;
}

/**
 * Compares a page with its budget.
 *
 * @returns One line for each limit that the page exceeds
 */
export function overBudget({budget: {name, route, limits}, weight}: Weighed): string[] {
  return columns.flatMap((column) => {
    const limit = limits[column];
    return limit === undefined || weight[column] <= limit
      ? []
      : [
          `${name} (${route}): ${column} is ${written(column, weight[column])}, at most ${written(column, limit)}`,
        ];
  });
}

/**
 * Writes what pages cost, with the limit behind each number that has one and `!` where it is
 * exceeded.
 */
export function budgetTable(pages: readonly Weighed[]): string {
  const rows = pages.map(({budget: {name, limits}, weight}) => [
    name,
    ...columns.map((column) => {
      const limit = limits[column];
      const value = isCount(column) ? String(weight[column]) : (weight[column] / KB).toFixed(1);
      if (limit === undefined) return value;
      const allowed = isCount(column) ? limit : limit / KB;
      return `${value}${weight[column] > limit ? ' !' : ''} / ${allowed}`;
    }),
  ]);
  const lines = [['page (KB, Brotli)', ...columns], ...rows];
  const widths = lines[0]?.map((_, place) =>
    Math.max(...lines.map((cells) => cells[place]?.length ?? 0)),
  );
  return lines
    .map((cells) =>
      cells
        .map((cell, place) => {
          const width = widths?.[place] ?? 0;
          return place === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}
