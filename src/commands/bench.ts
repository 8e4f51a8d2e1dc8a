import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {cpus, loadavg, tmpdir} from 'node:os';
import path from 'node:path';

import {growthTable, measureGrowth} from '../../tests/bench/growth';
import {measurePages, parts, type Part} from '../../tests/bench/pages';
import {pagesTable} from '../../tests/bench/pages/table';
import {contenders} from '../../tests/bench/search/contenders';
import {weighFormats} from '../../tests/bench/search/formats';
import {goals, goalsTable} from '../../tests/bench/search/goals';
import {measure, NoResponse, slowestOf} from '../../tests/bench/search/measure';
import {extent, multiply, sitePages} from '../../tests/bench/search/records';
import {formatsTable, table, type Round} from '../../tests/bench/search/table';
import {findChromium} from '../../tests/support/chromium';
import {fuzzedQueries} from '../../tests/support/fuzz';

const help = `npm run bench -- search [--build DIR] [--sizes 1,10,100] [--repeat 3]
npm run bench -- pages [--only bytes,cpu,lighthouse,build] [--site DIR] [--keep] [--repeat 3]
npm run bench -- growth [--sizes 60,300,1000] [--repeat 3]

Each prints Markdown tables for tests/bench/README.md, which says how everything is measured.

search  the embedded search, Pagefind and @easyops-cn/docusaurus-search-local over the same records
        --build DIR   a built site (default: build; make one with npm run build)
        --sizes LIST  how many times the site's own records (default: 1,10,100)
pages   our pages beside plain Docusaurus, VitePress and Starlight over the same text
        --only LIST   measure only these (default: all four)
        --site DIR    a finished build of ours; without it the bench makes one
        --keep        leave packages and sites in --folder and use those that are there
        --folder DIR  where to install and build (default: a temporary folder)
        --json FILE   where the figures go (default: bench-pages.json here)
growth  our site with 60, 300 and 1,000 pages
        --sizes LIST  numbers of pages
        --folder DIR  where to build (default: a temporary folder)
--repeat N    each time is measured N times, the median counts (default: 3)
`;

/** Above so many times the site, a MiniSearch index takes minutes and gigabytes to make. */
const mostForFormats = 10;

const root = path.resolve(__dirname, '../..');

/** The value behind an option. */
function option(args: readonly string[], name: string, otherwise: string): string {
  const place = args.indexOf(name);
  return place < 0 ? otherwise : (args[place + 1] ?? '');
}

/** Whole numbers of at least 1, or a message saying what is wrong. */
function numbers(list: string, name: string): number[] {
  const found = list.split(',').map(Number);
  if (found.some((number) => !Number.isInteger(number) || number < 1)) {
    throw new Error(`${name} is "${list}": give whole numbers of at least 1, as in 1,10,100.`);
  }
  return found;
}

async function benchSearch(args: readonly string[]): Promise<void> {
  const buildDir = path.resolve(root, option(args, '--build', 'build'));
  const sizes = numbers(option(args, '--sizes', '1,10,100'), '--sizes');
  const [repeat = 3] = numbers(option(args, '--repeat', '3'), '--repeat');
  const site = await sitePages(buildDir);
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
  args: readonly string[],
  run: (folder: string) => Promise<void>,
): Promise<void> {
  const given = option(args, '--folder', '');
  if (given !== '') {
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

async function benchPages(args: readonly string[]): Promise<void> {
  const wanted = option(args, '--only', parts.join(',')).split(',');
  if (!wanted.every(isPart)) {
    throw new Error(`--only is "${wanted.join(',')}": name some of ${parts.join(', ')}.`);
  }
  const keep = args.includes('--keep');
  if (keep && !args.includes('--folder')) {
    throw new Error('--keep needs --folder DIR: a temporary folder is removed afterwards.');
  }
  const given = option(args, '--site', '');
  const [repeat = 3] = numbers(option(args, '--repeat', '3'), '--repeat');
  await inFolder(args, async (folder) => {
    const measured = await measurePages({
      parts: wanted,
      site: given === '' ? undefined : path.resolve(root, given),
      folder,
      keep,
      repeat,
      log: console.error,
    });
    const file = path.resolve(option(args, '--json', 'bench-pages.json'));
    await writeFile(file, `${JSON.stringify(measured, null, 2)}\n`);
    console.log(`${pagesTable(measured)}\n\n${machine()} Figures: ${file}`);
  });
}

async function benchGrowth(args: readonly string[]): Promise<void> {
  const sizes = numbers(option(args, '--sizes', '60,300,1000'), '--sizes');
  const [repeat = 3] = numbers(option(args, '--repeat', '3'), '--repeat');
  await inFolder(args, async (folder) => {
    const grown = await measureGrowth(folder, sizes, repeat, console.error);
    console.log(`${growthTable(grown)}\n\n${machine()}`);
  });
}

const subjects: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  search: benchSearch,
  pages: benchPages,
  growth: benchGrowth,
};

async function main([subject = '--help', ...args]: readonly string[]): Promise<void> {
  const bench = subjects[subject];
  if (bench !== undefined && !args.includes('--help')) {
    await bench(args);
    return;
  }
  console.log(help);
  process.exitCode = subject === '--help' || args.includes('--help') ? 0 : 2;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
