import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';

import {findChromium} from '../../../src/commands/support/chromium';
import {weighPage, type PageWeight} from '../../../src/commands/support/page-weight';
import {costOf, type Cost} from '../pages/cost';
import {docIds, generators} from '../pages/generators';
import {contenders} from '../search/contenders';
import {measure, type Figures} from '../search/measure';
import {sitePages} from '../search/records';
import {growSite} from './copies';

/** What was measured of our site at one size. */
export interface Grown {
  readonly pages: number;
  readonly build: Cost;
  readonly weight: PageWeight;
  readonly search: Pick<Figures, 'bytesFirst' | 'bytesAll' | 'coldFirst' | 'openedFirst'>;
}

/** The page that is weighed at every size: its own text stays the same. */
const route = '/docs/core-concepts/authentication-system';

/** Number of posts. */
const posts = 3;

/**
 * Builds our site, with its own configuration, at several sizes and measures each.
 *
 * @param folder - Where the sites are built
 * @param sizes - Numbers of pages, docs and posts together
 * @param repeat - Each time of the search is measured so often; the median counts
 * @param log - Told what is being done
 */
export async function measureGrowth(
  folder: string,
  sizes: readonly number[],
  repeat: number,
  log: (message: string) => void,
): Promise<Grown[]> {
  const [ours] = generators;
  const [search] = contenders;
  if (ours === undefined || search === undefined) throw new Error('Nothing to measure.');
  const {executablePath} = await findChromium();
  const grown: Grown[] = [];
  for (const pages of sizes) {
    log(`${pages} pages`);
    const site = path.join(folder, `${pages}-pages`);
    await ours.prepare(site, {docs: [], posts: []}, false);
    await growSite(site, pages, docIds.length + posts);
    const build = await costOf(ours.command, site);
    const built = path.join(site, ours.output);
    const weight = await weighPage(built, route);
    const index = path.join(folder, `${pages}-search`);
    await mkdir(index, {recursive: true});
    await search.prepare(await sitePages(built), index);
    grown.push({pages, build, weight, search: await measure(index, executablePath, repeat)});
    await rm(site, {recursive: true, force: true});
  }
  return grown;
}

/** Writes Markdown: one row for each size. */
export function growthTable(grown: readonly Grown[]): string {
  const head = [
    'pages',
    'build: CPU',
    'build: memory',
    'page: all',
    'page: HTML',
    'elements',
    'search: first answer',
    'search: in all',
    'search: cold',
    'search: opened',
  ];
  const KB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
  const lines = grown.map(({pages, build, weight, search}) => [
    pages.toLocaleString('en'),
    `${build.cpu.toFixed(0)} s`,
    `${(build.memory / 1e9).toFixed(2)} GB`,
    KB(weight.all),
    KB(weight.html),
    weight.elements.toLocaleString('en'),
    KB(search.bytesFirst),
    KB(search.bytesAll),
    `${search.coldFirst.toFixed(0)} ms`,
    `${search.openedFirst.toFixed(0)} ms`,
  ]);
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => ' ---: |').join('')}`,
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}
