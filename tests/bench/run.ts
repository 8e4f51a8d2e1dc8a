import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {cpus, loadavg, tmpdir} from 'node:os';
import path from 'node:path';

import {root} from '../../src/root';
import {findChromium} from '../../src/commands/support/chromium';
import {UsageError} from '../../src/commands/support/command';
import {fuzzedQueries} from '../support/fuzz';
import {growthTable, measureGrowth} from './growth';
import {measurePages, parts, type Part} from './pages';
import {docIds} from './pages/generators';
import {readSiteText} from './pages/site-text';
import {pagesTable} from './pages/table';
import {contenders} from './search/contenders';
import {weighFormats} from './search/formats';
import {goals, goalsTable} from './search/goals';
import {measure, NoResponse, slowestOf} from './search/measure';
import {extent, multiply, sitePages} from './search/records';
import {formatsTable, table, type Round} from './search/table';
import {measureStart, startTable} from './start';

/** Flags of the benches, as the command line has them. */
export interface BenchFlags {
  readonly build: string;
  readonly sizes?: string;
  readonly repeat: string;
  readonly only: string;
  readonly site?: string;
  readonly folder?: string;
  readonly json: string;
  readonly keep: boolean;
}

/** Above so many times the site, a MiniSearch index takes minutes and gigabytes to make. */
const mostForFormats = 10;

/** Whole numbers of at least 1. */
function numbers(list: string, name: string): number[] {
  const found = list.split(',').map(Number);
  if (found.some((number) => !Number.isInteger(number) || number < 1))
    throw new UsageError(`${name} is "${list}": give whole numbers of at least 1, as in 1,10,100.`);

  return found;
}

async function benchSearch(flags: BenchFlags): Promise<void> {
  const sizes = numbers(flags.sizes ?? '1,10,100', '--sizes');
  const [repeat = 1] = numbers(flags.repeat, '--repeat');
  const site = await sitePages(path.resolve(root, flags.build));
  const {executablePath} = await findChromium();
  const work = await mkdtemp(path.join(tmpdir(), 'bench-search-'));
  const rounds: Round[] = [];
  let slowestFuzzed: number | null = null;
  try {
    for (const times of sizes) {
      const pages = multiply(site, times);
      const rows: Round['rows'][number][] = [];
      for (const [place, contender] of contenders.entries()) {
        console.error(`${times} ×: ${contender.name}`);
        const folder = path.join(work, `${times}-${place}`);
        await mkdir(folder, {recursive: true});
        const build = await contender.prepare(pages, folder);
        const figures = await measure(folder, executablePath, repeat).catch((error: unknown) => {
          if (!(error instanceof NoResponse)) throw error;
          console.error(error.message);
          return null;
        });
        rows.push({name: contender.name, build, figures});
        // The largest size takes many minutes: what is measured is not lost if the rest fails.
        console.error(JSON.stringify(figures));
        if (times === 1 && place === 0) {
          const queries = fuzzedQueries(goals.fuzzedQueries);
          slowestFuzzed = await slowestOf(folder, executablePath, queries, goals.fuzzed);
        }
        await rm(folder, {recursive: true, force: true});
      }
      const formats = times > mostForFormats ? null : weighFormats(pages);
      const round = {times, ...extent(pages), rows, formats};
      rounds.push(round);
      console.log(`${table([round])}\n`);
    }
  } finally {
    await rm(work, {recursive: true, force: true});
  }
  const {text, areReached} = goalsTable(rounds, slowestFuzzed);
  console.log(`${formatsTable(rounds)}\n\n${text}\n\n${machine()}`);
  if (!areReached) process.exitCode = 1;
}

/** What the figures were measured on. */
function machine(): string {
  const load = loadavg()[0]?.toFixed(1) ?? 'unknown';
  return `${cpus().length} cores, load ${load}, Node ${process.version}.`;
}

/** Runs something with the folder that `--folder` names, or with one that is removed afterwards. */
async function inFolder(
  given: string | undefined,
  run: (folder: string) => Promise<void>,
): Promise<void> {
  if (given !== undefined) {
    await mkdir(given, {recursive: true});
    await run(path.resolve(given));
    return;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    await run(folder);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

function isPart(name: string): name is Part {
  return parts.some((part) => part === name);
}

async function benchPages(flags: BenchFlags): Promise<void> {
  const wanted = flags.only.split(',');
  if (!wanted.every(isPart))
    throw new UsageError(`--only is "${flags.only}": name some of ${parts.join(', ')}.`);
  if (flags.keep && flags.folder === undefined)
    throw new UsageError('--keep needs --folder DIR: a temporary folder is removed afterwards.');
  const [repeat = 1] = numbers(flags.repeat, '--repeat');
  await inFolder(flags.folder, async (folder) => {
    const measured = await measurePages({
      parts: wanted,
      site: flags.site === undefined ? undefined : path.resolve(root, flags.site),
      folder,
      keep: flags.keep,
      repeat,
      log: console.error,
    });
    const file = path.resolve(flags.json);
    await writeFile(file, `${JSON.stringify(measured, null, 2)}\n`);
    console.log(`${pagesTable(measured)}\n\n${machine()} Figures: ${file}`);
  });
}

async function benchGrowth(flags: BenchFlags): Promise<void> {
  const sizes = numbers(flags.sizes ?? '60,300,1000', '--sizes');
  const [repeat = 1] = numbers(flags.repeat, '--repeat');
  await inFolder(flags.folder, async (folder) => {
    const grown = await measureGrowth(folder, sizes, repeat, console.error);
    console.log(`${growthTable(grown)}\n\n${machine()}`);
  });
}

async function benchStart(flags: BenchFlags): Promise<void> {
  const [repeat = 1] = numbers(flags.repeat, '--repeat');
  const text = await readSiteText(path.resolve(root, flags.build), docIds);
  await inFolder(flags.folder, async (folder) => {
    const started = await measureStart(text, folder, repeat, console.error);
    console.log(`${startTable(started)}\n\n${machine()}`);
  });
}

/** The benches by name. */
export const benches: Readonly<Record<string, (flags: BenchFlags) => Promise<void>>> = {
  search: benchSearch,
  pages: benchPages,
  growth: benchGrowth,
  start: benchStart,
};
