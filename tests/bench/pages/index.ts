import {mkdir, rm, stat} from 'node:fs/promises';
import path from 'node:path';

import {findChromium} from '../../../src/commands/support/chromium';
import {Bench, type Load, type Work} from './browser';
import {costOf, type Cost} from './cost';
import {docIds, generators, type Generator} from './generators';
import {measuredRoutes, slowRoutes, type MeasuredRoute} from './goals';
import {Lighthouse, type Points} from './lighthouse';
import {readSiteText} from './site-text';
import type {Measured} from './table';

/** What can be measured. */
export const parts = ['bytes', 'cpu', 'lighthouse', 'build'] as const;

/** One of {@link parts}. */
export type Part = (typeof parts)[number];

/** What to measure and with what. */
export interface PagesOptions {
  readonly parts: readonly Part[];
  /** A finished build of this site; without it the bench builds one. */
  readonly site?: string;
  /** Where generators are installed and sites are built. */
  readonly folder: string;
  /** Whether installed generators and finished builds of theirs are used again. */
  readonly keep: boolean;
  /** Every time is measured so many times; the median counts. */
  readonly repeat: number;
  /** Told what is being done. */
  readonly log: (message: string) => void;
}

async function buildCosts(
  {command, env, caches}: Generator,
  folder: string,
  repeat: number,
): Promise<{cold: Cost; warm: Cost}> {
  const clear = (): Promise<unknown> =>
    Promise.all(
      caches.map((cache) => rm(path.join(folder, cache), {recursive: true, force: true})),
    );
  const cheapest = (costs: readonly Cost[]): Cost => ({
    cpu: Math.min(...costs.map(({cpu}) => cpu)),
    memory: Math.min(...costs.map(({memory}) => memory)),
  });
  const cold: Cost[] = [];
  const warm: Cost[] = [];
  for (let time = 0; time < repeat; time += 1) {
    await clear();
    cold.push(await costOf(command, folder, env));
    warm.push(await costOf(command, folder, env));
  }
  // What else the machine does only ever adds to a build.
  return {cold: cheapest(cold), warm: cheapest(warm)};
}

/**
 * Measures this site beside the others, all in one run.
 *
 * @returns Ours first
 */
export async function measurePages(options: PagesOptions): Promise<Measured[]> {
  const {site, folder, keep, repeat, log} = options;
  const does = (part: Part): boolean => options.parts.includes(part);
  await mkdir(folder, {recursive: true});
  const found = await findChromium();
  const lighthouse = does('lighthouse')
    ? await Lighthouse.install(path.join(folder, 'lighthouse'), keep, found)
    : null;

  const measured: Measured[] = [];
  let text = site === undefined ? null : await readSiteText(site, docIds);
  for (const generator of generators) {
    const {key, name, command, env, output} = generator;
    const isOurs = key === 'ours';
    // The same pages as plain Docusaurus, built in less time: only its build is of interest.
    if (key === 'plainFaster' && !does('build')) continue;
    const place = path.join(folder, key);
    let build: {cold: Cost; warm: Cost} | undefined;
    const built = isOurs && site !== undefined ? site : path.join(place, output);
    const isBuilt = (await stat(built).catch(() => null)) !== null;
    const isGiven = isOurs ? site !== undefined : keep && isBuilt;
    if (does('build') || !isGiven) {
      log(`${name}: build`);
      await generator.prepare(place, text ?? {docs: [], posts: []}, keep);
      if (does('build')) build = await buildCosts(generator, place, repeat);
      else await costOf(command, place, env);
    }
    text ??= await readSiteText(built, docIds);
    const served = key === 'plainFaster' ? {} : await measureSite(built, name);
    measured.push({key, name, build, ...served});
  }
  return measured;

  async function measureSite(
    dir: string,
    name: string,
  ): Promise<Pick<Measured, 'loads' | 'work' | 'points'>> {
    const bench = await Bench.open(dir, found);
    const loads: Partial<Record<MeasuredRoute, Load>> = {};
    const work: Partial<Record<MeasuredRoute, Work>> = {};
    const points: Partial<Record<MeasuredRoute, Points>> = {};
    try {
      for (const route of measuredRoutes) {
        log(`${name}: ${route}`);
        if (does('bytes')) loads[route] = await bench.load(route);
        if (does('cpu') && slowRoutes.includes(route))
          work[route] = await bench.work(route, repeat);

        if (lighthouse !== null)
          points[route] = await lighthouse.measure(bench.url + route, repeat);
      }
    } finally {
      await bench.close();
    }
    return {loads, work, points};
  }
}
