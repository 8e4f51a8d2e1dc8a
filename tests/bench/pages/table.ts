import type {Load, Work} from './browser';
import type {Cost} from './cost';
import type {Generator} from './generators';
import {
  buildGoals,
  intentGoal,
  measuredRoutes,
  pointsGoal,
  routeGoal,
  slowRoutes,
  type MeasuredRoute,
} from './goals';
import {categories, type Points} from './lighthouse';

type ByRoute<Figure> = Readonly<Partial<Record<MeasuredRoute, Figure>>>;

/** Everything that was measured of one generator; what was not asked for is absent. */
export interface Measured {
  readonly key: Generator['key'];
  readonly name: string;
  readonly loads?: ByRoute<Load>;
  readonly work?: ByRoute<Work>;
  readonly points?: ByRoute<Points>;
  readonly build?: {readonly cold: Cost; readonly warm: Cost};
}

/** How numbers of a row are written. */
interface Unit {
  readonly suffix: string;
  readonly divisor: number;
  readonly digits: number;
}

const KB: Unit = {suffix: ' KB', divisor: 1000, digits: 1};
const count: Unit = {suffix: '', divisor: 1, digits: 0};
const ms: Unit = {suffix: ' ms', divisor: 1, digits: 0};
const seconds: Unit = {suffix: ' s', divisor: 1, digits: 1};
const GB: Unit = {suffix: ' GB', divisor: 1e9, digits: 2};

/** A row of the table. */
export interface Row {
  readonly label: string;
  readonly unit: Unit;
  /** A figure for each generator, ours first; `null` where there is none. */
  readonly figures: readonly (number | null)[];
  /** The most that ours may be, or the least where more is better. */
  readonly goal?: number;
  readonly isMoreBetter?: boolean;
}

/** Whether ours meets its goal; `null` when the row has no goal or no figure of ours. */
export function isMet({figures: [ours], goal, isMoreBetter}: Row): boolean | null {
  if (goal === undefined || ours === undefined || ours === null) return null;
  return isMoreBetter === true ? ours >= goal : ours <= goal;
}

function routeRows(all: readonly Measured[], route: MeasuredRoute): Row[] {
  const goal = routeGoal(route);
  const load = (read: (load: Load) => number): (number | null)[] =>
    all.map(({loads}) => (loads?.[route] === undefined ? null : read(loads[route])));
  const work = (read: (work: Work) => number | null): (number | null)[] =>
    all.map(({work: figures}) => (figures?.[route] === undefined ? null : read(figures[route])));
  const points = (name: keyof Points): (number | null)[] =>
    all.map(({points: figures}) => figures?.[route]?.[name] ?? null);
  const sizes = ['html', 'css', 'js', 'font', 'other'] as const;
  const rows: Row[] = [
    {label: 'all', unit: KB, figures: load(({weight}) => weight.all), goal: goal.all},
    ...sizes.map((kind) => ({
      label: kind,
      unit: KB,
      figures: load(({weight}) => weight[kind]),
      goal: kind === 'js' ? goal.js : kind === 'css' ? goal.css : undefined,
    })),
    {label: 'fetched ahead', unit: KB, figures: load(({prefetched}) => prefetched)},
    {label: 'requests', unit: count, figures: load(({weight}) => weight.requests)},
    {
      label: 'elements',
      unit: count,
      figures: load(({weight}) => weight.elements),
      goal: goal.elements,
    },
    ...categories.map((name) => ({
      label: `Lighthouse ${name}`,
      unit: count,
      figures: points(name),
      goal: pointsGoal,
      isMoreBetter: true,
    })),
    {label: 'LCP', unit: ms, figures: points('lcp'), goal: goal.lcp},
    {label: 'main-thread CPU until idle', unit: ms, figures: work(({cpu}) => cpu), goal: goal.cpu},
    {
      label: 'longest task',
      unit: ms,
      figures: work(({longestTask}) => longestTask),
      goal: goal.longestTask,
    },
    {label: 'hydrated after navigation', unit: ms, figures: work(({hydrated}) => hydrated)},
    {
      label: 'hydrated after first intent',
      unit: ms,
      figures: work(({hydratedAfterIntent}) => hydratedAfterIntent),
      goal: slowRoutes.includes(route) ? intentGoal : undefined,
    },
  ];
  return rows.map((row) => ({...row, label: `${route}: ${row.label}`}));
}

function buildRows(all: readonly Measured[]): Row[] {
  return (['cold', 'warm'] as const).flatMap((state) => {
    const of = (key: Generator['key']): Cost | undefined =>
      all.find((each) => each.key === key)?.build?.[state];
    // The faster of the two is the one to compare with.
    const plain = [of('plain'), of('plainFaster')].flatMap((cost) => cost?.cpu ?? []);
    const goal = plain.length === 0 ? undefined : Math.min(...plain) * buildGoals[state];
    const figures = (read: (cost: Cost) => number): (number | null)[] =>
      all.map(({build}) => (build === undefined ? null : read(build[state])));
    return [
      {label: `${state} build: CPU`, unit: seconds, figures: figures(({cpu}) => cpu), goal},
      {label: `${state} build: memory`, unit: GB, figures: figures(({memory}) => memory)},
    ];
  });
}

/** Every row that has a figure. */
export function tableRows(all: readonly Measured[]): Row[] {
  const rows = [...measuredRoutes.flatMap((route) => routeRows(all, route)), ...buildRows(all)];
  return rows.filter(({figures}) => figures.some((figure) => figure !== null));
}

function written(value: number, {divisor, digits, suffix}: Unit): string {
  const options = {minimumFractionDigits: digits, maximumFractionDigits: digits};
  return (value / divisor).toLocaleString('en', options) + suffix;
}

/** Writes Markdown: ours, its goal and whether it is met, and the others as multiples of ours. */
export function pagesTable(all: readonly Measured[]): string {
  const [ours, ...others] = all;
  const head = ['', ours?.name ?? '', 'goal', '', ...others.map(({name}) => name)];
  const lines = tableRows(all).map((row) => {
    const {label, unit, figures, goal, isMoreBetter} = row;
    const [own = null, ...theirs] = figures;
    const met = isMet(row);
    return [
      label,
      own === null ? '–' : written(own, unit),
      goal === undefined ? '' : `${isMoreBetter === true ? '≥' : '≤'} ${written(goal, unit)}`,
      met === null ? '' : met ? 'pass' : '**fail**',
      ...theirs.map((figure) => {
        if (figure === null) return '–';
        const ratio = own === null || own === 0 ? '' : ` (×${(figure / own).toFixed(1)})`;
        return written(figure, unit) + ratio;
      }),
    ];
  });
  return [
    `| ${head.join(' | ')} |`,
    `| --- |${head
      .slice(1)
      .map(() => ' ---: |')
      .join('')}`,
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}
