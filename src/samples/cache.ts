import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hashOf, hashOfFiles} from '../hash';
import type {PageSource} from '../content/page';
import type {PageReport} from './check';
import {bookshopFolder} from '../bookshop/folder';
import type {Finding} from './sample';

/** What every sample is checked against, relative to the repository. */
export const sampleInputs: readonly string[] = [
  bookshopFolder,
  'src/arkos',
  'src/bookshop',
  'src/content',
  'src/remark/attributes.ts',
  'src/remark/flows.ts',
  'src/remark/reference',
  'src/samples',
  'package.json',
  'package-lock.json',
  'node_modules/.prisma/client/schema.prisma',
];

interface Stored {
  inputs: string;
  bookshop?: readonly Finding[];
  pages: Record<string, {hash: string; report: PageReport}>;
}

/** Reports of earlier checks, so that only what changed is checked again. */
export interface Cache {
  /** The report of a page whose text and surroundings are the same as then. */
  get(source: PageSource): PageReport | undefined;
  /** The findings in the bookshop, when nothing around it changed. */
  readonly bookshop: readonly Finding[] | undefined;
  /** Keeps reports for the next time. */
  save(
    reports: readonly {source: PageSource; report: PageReport}[],
    bookshop: readonly Finding[] | undefined,
  ): Promise<void>;
}

/**
 * Opens the cache of `npm run docs:check`.
 *
 * @param root - The repository, absolute.
 * @param file - Where it is kept. Default: below `node_modules/.cache`.
 * @returns The cache, empty when anything that samples are checked against has changed.
 */
export async function openCache(
  root: string,
  file = path.join(root, 'node_modules/.cache/docs-check.json'),
): Promise<Cache> {
  const now = hashOfFiles(root, sampleInputs);
  const stored = await readStored(file);
  const known: Stored = stored?.inputs === now ? stored : {inputs: now, pages: {}};
  return {
    get({page, text}) {
      const entry = known.pages[page];
      return entry?.hash === hashOf([text]) ? entry.report : undefined;
    },
    bookshop: known.bookshop,
    async save(reports, bookshop) {
      for (const {source, report} of reports)
        known.pages[source.page] = {hash: hashOf([source.text]), report};
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, JSON.stringify({...known, bookshop}));
    },
  };
}

async function readStored(file: string): Promise<Stored | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Stored;
  } catch {
    // Not there, or cut short: everything is checked again.
    return undefined;
  }
}
