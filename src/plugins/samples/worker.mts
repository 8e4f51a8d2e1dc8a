/**
 * Checks the samples of the pages beside `npm start`, in a process of its own so that reloading
 * never waits for it. Sends `{findings}` to its parent after the start and after each change.
 */
import {watch} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {ensurePrismaClient} from '../../bookshop/prisma-client';
import {createChecker, type SampleChecker} from '../../samples/check';
import {findPages} from '../../content/pages';
import type {Finding} from '../../samples/sample';
import {reactionTo, watchedFolders} from './changes';
import {restartExitCode} from './shared';

/** How long to wait for more changes; an editor writes a file in several steps. */
const settle = 100;
const root = process.cwd();

const findings = new Map<string, readonly Finding[]>();
const changed = new Set<string>();
let checker: SampleChecker | undefined;
let timer: NodeJS.Timeout | undefined;
let working: Promise<void> = Promise.resolve();

async function check(changedPages: readonly string[] | 'all'): Promise<void> {
  // Without a checker the last attempt failed before it checked any page.
  const wanted = checker ? changedPages : 'all';
  if (wanted === 'all') {
    checker = undefined;
    await ensurePrismaClient({root});
    checker = createChecker({root});
    findings.clear();
  }
  const existing = await findPages(root);
  const pages = wanted === 'all' ? existing : existing.filter((page) => wanted.includes(page));
  for (const page of findings.keys()) if (!existing.includes(page)) findings.delete(page);
  const sources = await Promise.all(
    pages.map(async (page) => ({page, text: await readFile(path.join(root, page), 'utf8')})),
  );
  for (const report of checker?.checkPages(sources) ?? [])
    findings.set(report.page, report.findings);
  process.send?.({findings: [...findings.values()].flat()});
}

/** One check after the other; a mistake in the bookshop is told, and fixed by the next change. */
function queue(wanted: readonly string[] | 'all'): void {
  working = working
    .then(() => check(wanted))
    .catch((error: unknown) => {
      process.send?.({failure: error instanceof Error ? error.message : String(error)});
    });
}

function notice(file: string): void {
  changed.add(file.split(path.sep).join('/'));
  clearTimeout(timer);
  timer = setTimeout(() => {
    const reaction = reactionTo([...changed]);
    changed.clear();
    if (reaction === 'restart') process.exit(restartExitCode);
    if (reaction.length > 0) queue(reaction);
  }, settle);
}

for (const folder of watchedFolders) {
  watch(path.join(root, folder), {recursive: true}, (_, file) => {
    if (file) notice(path.join(folder, file));
  });
}
process.on('disconnect', () => {
  process.exit(0);
});
queue('all');
