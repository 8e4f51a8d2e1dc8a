import {budgets} from '../../support/budgets';

/** The pages that are measured, and the names they have in the table. */
export const measuredRoutes = [
  '/docs/intro',
  '/docs/core-concepts/authentication-system',
  '/docs/guide/adding-custom-routers',
  '/docs/api-reference/arkos-configuration',
  '/',
  '/blog',
] as const;

/** One of {@link measuredRoutes}. */
export type MeasuredRoute = (typeof measuredRoutes)[number];

/** The pages whose main-thread time is measured: a short one and the two longest. */
export const slowRoutes: readonly MeasuredRoute[] = measuredRoutes.slice(0, 3);

/** What our pages may cost at most; sizes and counts are the budgets that `npm test` checks. */
export interface RouteGoal {
  readonly all?: number;
  readonly js?: number;
  readonly css?: number;
  readonly elements?: number;
  /** Largest contentful paint on Lighthouse's phone, in milliseconds. */
  readonly lcp?: number;
  /** CPU time of the main thread until idle, in milliseconds. */
  readonly cpu?: number;
  readonly longestTask?: number;
}

const timeGoals: Readonly<Partial<Record<MeasuredRoute, RouteGoal>>> = {
  '/docs/intro': {lcp: 1000, cpu: 400},
  '/docs/core-concepts/authentication-system': {lcp: 1000, cpu: 900, longestTask: 50},
  '/docs/guide/adding-custom-routers': {cpu: 800},
};

/** The goals of a page. */
export function routeGoal(route: MeasuredRoute): RouteGoal {
  const limits = budgets.find((budget) => budget.route === route)?.limits;
  return {...limits, ...timeGoals[route]};
}

/** Points that every page must have in every category of Lighthouse. */
export const pointsGoal = 100;

/** Milliseconds from the first intent until React runs. */
export const intentGoal = 300;

/** CPU time of our build as a multiple of plain Docusaurus's. */
export const buildGoals = {cold: 1.5, warm: 1.2};
