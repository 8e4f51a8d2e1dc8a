import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../../root';
import {openCache} from '../../samples/cache';
import {createChecker, type PageReport, type SampleChecker} from '../../samples/check';
import {readAnchorIndex} from '../../remark/reference/anchor-index';
import {checkLinks} from '../../samples/links';
import {findPages} from '../../content/pages';
import {checkRecordings, checkRegions} from '../../samples/recordings';
import {type Finding, formatFinding} from '../../samples/sample';
import {ensurePrismaClient} from '../../bookshop/prisma-client';

/** Pages of tests that quote the bookshop, too. */
const quotingFixtures = ['tests/fixtures/reference', 'tests/fixtures/remark'];

/**
 * Checks the samples and links of pages, and prints what it finds and how much it looked at.
 *
 * @param files - Pages or folders of pages; the whole site and the bookshop when empty.
 * @param fresh - Whether to check again what has not changed.
 * @returns The number of findings.
 */
export async function checkPages(files: readonly string[], fresh: boolean): Promise<number> {
  const start = performance.now();
  const wholeSite = files.length === 0;
  // First: a recording that was edited may be none any more, and the pages cannot be read then.
  const recordings = wholeSite ? checkRecordings(root) : [];
  print(recordings);
  const pages = await findPages(root, files);
  await ensurePrismaClient({root});
  const read = (names: readonly string[]) =>
    Promise.all(
      names.map(async (page) => ({page, text: await readFile(path.join(root, page), 'utf8')})),
    );
  const sources = await read(pages);
  const cache = await openCache(root);
  const changed = sources.filter((source) => fresh || !cache.get(source));

  let checker: SampleChecker | undefined;
  const warm = (): SampleChecker => (checker ??= createChecker({root}));
  const reports = changed.length > 0 ? warm().checkPages(changed) : [];
  const bookshop =
    (fresh ? undefined : cache.bookshop) ?? (wholeSite ? warm().checkBookshop() : undefined);
  await cache.save(
    reports.map((report, index) => ({
      source: changed[index] ?? {page: report.page, text: ''},
      report,
    })),
    bookshop,
  );

  const all = sources.map(
    (source) => reports.find(({page}) => page === source.page) ?? cache.get(source),
  );
  const shown = all.filter((report) => report !== undefined);
  const everyPage = await read(await findPages(root));
  const findings = [
    ...shown.flatMap((report) => report.findings),
    ...(wholeSite ? (bookshop ?? []) : []),
    ...checkLinks(root, sources, everyPage, await readAnchorIndex(root)),
    ...(wholeSite
      ? checkRegions(root, [...everyPage, ...(await read(await findPages(root, quotingFixtures)))])
      : []),
  ];
  print(findings);
  const total = recordings.length + findings.length;
  printTotals(shown, changed.length, total, performance.now() - start);
  return total;
}

function print(findings: readonly Finding[]): void {
  for (const finding of findings) console.log(formatFinding(finding));
}

function printTotals(
  reports: readonly PageReport[],
  changed: number,
  findings: number,
  milliseconds: number,
): void {
  const sum = (counts: readonly Readonly<Record<string, number>>[]): [string, number][] => {
    const totals = new Map<string, number>();
    for (const [name, count] of counts.flatMap(Object.entries<number>))
      totals.set(name, (totals.get(name) ?? 0) + count);
    return [...totals].sort(([a], [b]) => a.localeCompare(b));
  };
  const list = (entries: readonly [string, number][]): string =>
    entries.map(([name, count]) => `${name} ${count}`).join(', ') || 'none';
  const checked = sum(reports.map((report) => report.checked));
  const total = checked.reduce((all, [, count]) => all + count, 0);
  const wrong = reports.reduce((all, report) => all + report.wrong, 0);
  const failing = reports.flatMap(({page, fails}) => fails.map((one) => ({page, ...one})));
  const optOuts = reports.flatMap((report) =>
    report.optOuts.map((one) => ({page: report.page, ...one})),
  );
  console.log(
    [
      '',
      `${findings} found in ${reports.length} pages, ${changed} of them checked now (${(milliseconds / 1000).toFixed(1)} s)`,
      `checked: ${total} samples (${list(checked)})`,
      `wrong on purpose, and shown to be: ${wrong}`,
      `compile and fail when they run: ${failing.length}`,
      ...failing.map(({page, line, reason}) => `  ${page}:${line} ${reason}`),
      `opted out: ${optOuts.length}`,
      ...optOuts.map(({page, line, reason}) => `  ${page}:${line} ${reason}`),
      `no checker for: ${list(sum(reports.map((report) => report.unchecked)))}`,
    ].join('\n'),
  );
}
