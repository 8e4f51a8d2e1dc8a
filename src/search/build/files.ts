/** Between a built site and its index: reads the pages, writes the files, reads them back. */
import {createHash} from 'node:crypto';
import {access, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pack, unpackNames, unpackText, type PackedNames, type PackedText} from '../embedded/pack';
import {recordsOf, type PageText, type SearchRecord} from '../record';
import {indexFolder, namesFile} from '../settings';
import {extractPage} from './extract';

/** A built site. */
export interface BuiltSite {
  /** The folder it was built into. */
  readonly outDir: string;
  /** Ends in a slash. */
  readonly baseUrl: string;
  /** The routes of its pages, base URL included. */
  readonly routes: readonly string[];
  readonly siteTitle: string;
}

async function htmlOf({outDir, baseUrl}: BuiltSite, route: string): Promise<string | null> {
  const relative = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
  for (const name of [path.join(relative, 'index.html'), `${relative}.html`]) {
    const file = path.join(outDir, name);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return readFile(file, 'utf8');
  }
  return null;
}

/**
 * Reads every page of a built site.
 *
 * @param site - The site.
 * @returns Its pages in the order of their paths, without those that are not to be found.
 */
export async function readPages(site: BuiltSite): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (const route of [...new Set(site.routes)].sort()) {
    const html = await htmlOf(site, route);
    if (html === null || route === `${site.baseUrl}404.html`) continue;
    const page = extractPage(html, {path: route, siteTitle: site.siteTitle});
    if (page !== null) pages.push(page);
  }
  return pages;
}

/**
 * Writes the index of a site into its folder.
 *
 * @param outDir - The folder the site was built into.
 * @param pages - From {@link readPages}.
 * @param related - The neighbours of the pages, by path.
 */
export async function writeIndex(
  outDir: string,
  pages: readonly PageText[],
  related: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const numbers = new Map(pages.map(({path: page}, number) => [page, number]));
  const neighbours = pages.map((page) =>
    (related.get(page.path) ?? []).flatMap((path) => numbers.get(path) ?? []),
  );
  const hash = (json: string): string =>
    `text.${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
  const {names, text, textFile} = pack(pages, neighbours, hash);
  const folder = path.join(outDir, indexFolder);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, textFile), text);
  await writeFile(path.join(folder, namesFile), names);
}

/**
 * Reads the records of a built site from its index, for example to publish them.
 *
 * @param outDir - The folder the site was built into.
 * @param siteUrl - Scheme and host that the addresses of the records get.
 * @throws Error naming the file when there is no index.
 */
export async function readRecords(outDir: string, siteUrl: string): Promise<SearchRecord[]> {
  const folder = path.join(outDir, indexFolder);
  const read = async (name: string): Promise<unknown> => {
    const file = path.join(folder, name);
    const json = await readFile(file, 'utf8').catch(() => {
      throw new Error(`${file} is not there. Build the site first: npm run build`);
    });
    return JSON.parse(json);
  };
  const names = (await read(namesFile)) as PackedNames;
  const text = (await read(names.text)) as PackedText;
  const origin = siteUrl.replace(/\/+$/, '');
  return unpackText(unpackNames(names), text).flatMap((page) => recordsOf(page, origin));
}
