import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';

import {ProgressiveIndex} from '../search/embedded/progressive-index';
import {indexFolder} from '../search/settings';
import type {SearchHit} from '../search/client';

/** The built site: a folder, or the one that is published. */
export interface DocsSite {
  /**
   * Reads the Markdown twin of a page.
   *
   * @param page - Path or URL, such as `/docs/intro`.
   * @throws Error when there is no such page, or when the site cannot be read.
   */
  page(page: string): Promise<string>;
  /** The list of all pages (`llms.txt`). */
  pages(): Promise<string>;
  /** Searches with the index of the site. */
  search(query: string): Promise<readonly SearchHit[]>;
}

/** How many results a search returns. */
const mostResults = 8;
const snippetWords = 30;

/** Reads a file by its path below the base URL. */
type Read = (file: string) => Promise<string>;

/** The site has no such file, in contrast to a site that cannot be read. */
class MissingFile extends Error {}

const fromUrl =
  (base: string): Read =>
  async (file) => {
    const response = await fetch(new URL(file, base));
    if (response.status === 404) throw new MissingFile(`${response.url} returned 404`);
    if (!response.ok) throw new Error(`it returned ${response.status}`);
    return response.text();
  };

const fromFolder =
  (folder: string): Read =>
  (file) =>
    readFile(path.join(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new MissingFile(error.message) : error;
    });

/** Names the site and the cause when it cannot be read. `fetch` has the cause one level down. */
const explained =
  (read: Read, from: string): Read =>
  (file) =>
    read(file).catch((error: Error) => {
      if (error instanceof MissingFile) throw error;
      const {message} = error.cause instanceof Error ? error.cause : error;
      throw new Error(`${from}/${file} cannot be read: ${message} → check --from and the network`, {
        cause: error,
      });
    });

const isUrl = (from: string): boolean => /^https?:\/\//.test(from);

/** The path of a page below the base URL, without anchor, slash and extension. */
function routeOf(page: string, origin: string): string {
  const {pathname} = new URL(page, origin);
  return pathname.replace(/^\/+/, '').replace(/(?:\.md|\/)$/, '');
}

/**
 * Opens a site.
 *
 * @param from - A folder that `npm run build` wrote, or the URL of a published site.
 * @param origin - Scheme and host of the URLs in results.
 */
export function openSite(from: string, origin: string): DocsSite {
  const base = from.replace(/\/$/, '');
  const read = explained(isUrl(base) ? fromUrl(`${base}/`) : fromFolder(base), base);
  const fetchJson = async (url: string): Promise<unknown> =>
    JSON.parse(await read(new URL(url).pathname.slice(1)));
  const index = new ProgressiveIndex(`${origin}/${indexFolder}/`, origin, fetchJson);
  return {
    page: async (page) => {
      const route = routeOf(page, origin);
      return read(`${route}.md`).catch((error: unknown) => {
        if (!(error instanceof MissingFile)) throw error;
        throw new Error(`There is no page /${route} → use the tool search to find its path`, {
          cause: error,
        });
      });
    },
    pages: () => read('llms.txt'),
    search: async (query) => {
      const request = {query, facetFilters: [], snippetWords, page: 0};
      const {hits} = await index.search(request, () => undefined);
      return hits.slice(0, mostResults);
    },
  };
}

/** Whether a folder has what every build has. */
const isBuild = (folder: string): Promise<boolean> =>
  stat(path.join(folder, 'llms.txt')).then(
    () => true,
    () => false,
  );

/**
 * Decides which site is read.
 *
 * @param wanted - What `--from` says.
 * @param root - The repository, whose own build is taken when it is there.
 * @param published - URL of the published site.
 * @throws Error when `--from` is a folder without a build.
 */
export async function chooseSite(
  wanted: string | undefined,
  root: string,
  published: string,
): Promise<string> {
  const build = path.join(root, 'build');
  if (wanted === undefined) return (await isBuild(build)) ? build : published;
  if (isUrl(wanted) || (await isBuild(wanted))) return wanted;
  throw new Error(
    `--from ${wanted} has no llms.txt → give a folder that npm run build wrote, or the URL of a site`,
  );
}
