/** Between a built site and its index: reads the pages, writes the files. */
import {access, mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {keptReading, routeKey, visitPages} from '../../built/pages';
import {root} from '../../root';
import type {PageText} from '../record';
import {excludedPaths, indexFolder, manifestFile} from '../settings';
import {extractPage} from './extract';
import {indexFiles} from './index-files';

/** Code that decides what is read off a page. */
const code = ['src/search/build', 'src/search/record.ts', 'src/search/settings.ts'];

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

/**
 * Reads every page of a built site.
 *
 * @param site - The site.
 * @returns Its pages in the order of their paths, without those that must not be found.
 */
export async function readPages(site: BuiltSite): Promise<PageText[]> {
  const {outDir, baseUrl, siteTitle} = site;
  const routes = new Map<string, string>();
  for (const route of site.routes) {
    const below = route.slice(baseUrl.length);
    if (!excludedPaths.some((excluded) => below.startsWith(excluded)))
      routes.set(routeKey(decodeURI(below)), route);
  }
  const read = keptReading<PageText | null>(root, 'search-pages', code);
  const pages = new Map<string, PageText | null>();
  await visitPages(outDir, (page) => {
    const route = routes.get(page.route);
    if (route === undefined) return;
    const options = {path: route, siteTitle};
    pages.set(
      route,
      read(page, [route, siteTitle], () => extractPage(page.document, options)),
    );
  });
  return [...pages]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, page]) => page ?? []);
}

/**
 * Writes the index of a site into its folder.
 *
 * @param outDir - The folder the site was built into.
 * @param pages - From {@link readPages}.
 */
export async function writeIndex(outDir: string, pages: readonly PageText[]): Promise<void> {
  const folder = path.join(outDir, indexFolder);
  await rm(folder, {recursive: true, force: true});
  for (const [name, contents] of indexFiles(pages)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, contents);
  }
}

/** The routes of all HTML files in a folder. */
async function routesIn(outDir: string, baseUrl: string): Promise<string[]> {
  const names = await readdir(outDir, {recursive: true});
  return names
    .filter((name) => name.endsWith('.html'))
    .map(
      (name) =>
        baseUrl +
        name
          .split(path.sep)
          .join('/')
          .replace(/(^|\/)index\.html$|\.html$/, ''),
    )
    .map((route) => (route.length > baseUrl.length ? route.replace(/\/$/, '') : route));
}

/**
 * Reads the pages of a site that was built before, for example to publish their records.
 *
 * @param outDir - The folder the site was built into.
 * @param site - Base URL and title, as in the site's configuration.
 * @throws Error naming the folder when no site is there.
 */
export async function readBuiltPages(
  outDir: string,
  {baseUrl, siteTitle}: Pick<BuiltSite, 'baseUrl' | 'siteTitle'>,
): Promise<PageText[]> {
  await access(path.join(outDir, indexFolder, manifestFile)).catch(() => {
    throw new Error(`${outDir} holds no built site. Build it first: npm run build`);
  });
  const routes = await routesIn(outDir, baseUrl);
  return readPages({outDir, baseUrl, siteTitle, routes});
}
