import {mkdir, mkdtemp, rm} from 'node:fs/promises';
import {cpus, loadavg, tmpdir} from 'node:os';
import path from 'node:path';

import {contenders} from '../../tests/bench/search/contenders';
import {weighFormats} from '../../tests/bench/search/formats';
import {measure} from '../../tests/bench/search/measure';
import {extent, multiply, sitePages} from '../../tests/bench/search/records';
import {formatsTable, table, type Round} from '../../tests/bench/search/table';
import {findChromium} from '../../tests/support/chromium';

const help = `npm run bench -- search [--build DIR] [--sizes 1,10,100] [--repeat 3]

Measures the embedded search, Pagefind and @easyops-cn/docusaurus-search-local over the same pages
in one run and prints Markdown tables for the README.

--build DIR   a built site (default: build; make one with npm run build)
--sizes LIST  how many times the site's own pages (default: 1,10,100)
--repeat N    each time is measured N times, the median counts (default: 3)

Bytes are gzipped. The CPU is slowed four times over CDP, and the code of workers runs in frames of
the page for that, because the slowing does not reach workers. Cold: the first key is pressed at the
moment the search opens; opened: half a second later; warm: as cold, with the browser's cache full.
First: the first results; final: those of the whole index. The last table compares what the words of
the texts weigh in parts of ours and in parts of a MiniSearch index.
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
  try {
    for (const times of sizes) {
      const pages = multiply(site, times);
      const rows: Round['rows'][number][] = [];
      for (const [place, contender] of contenders.entries()) {
        console.error(`${times} ×: ${contender.name}`);
        const folder = path.join(work, `${times}-${place}`);
        await mkdir(folder, {recursive: true});
        const build = await contender.prepare(pages, folder);
        const figures = await measure(folder, executablePath, repeat);
        rows.push({name: contender.name, build, figures});
        await rm(folder, {recursive: true, force: true});
      }
      const formats = times > mostForFormats ? null : weighFormats(pages);
      rounds.push({times, ...extent(pages), rows, formats});
    }
  } finally {
    await rm(work, {recursive: true, force: true});
  }
  const load = loadavg()[0]?.toFixed(1) ?? 'unknown';
  console.log(
    `${table(rounds)}\n\n${formatsTable(rounds)}\n\n${cpus().length} cores, load ${load}, Node ${process.version}.`,
  );
}

async function main([subject, ...args]: readonly string[]): Promise<void> {
  if (subject === 'search' && !args.includes('--help')) {
    await benchSearch(args);
    return;
  }
  console.log(help);
  process.exitCode =
    subject === undefined || subject === '--help' || args.includes('--help') ? 0 : 2;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
