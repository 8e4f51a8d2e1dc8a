/** What the service worker and the page both know of the files that are kept for reading offline. */

/** Start of the names of our caches; the rest is the version of the deployment. */
export const cachePrefix = 'arkos-site-';

/** The list of a deployment's files, below the base URL. */
export const listFile = 'offline.json';

/** A file of a deployment. */
export interface SiteFile {
  readonly url: string;
  readonly bytes: number;
}

/** All files of a deployment. */
export interface SiteFiles {
  readonly version: string;
  /** What every page needs. */
  readonly code: readonly SiteFile[];
  /** Pages, images and the search index. */
  readonly content: readonly SiteFile[];
}

/**
 * Folders below the base URL whose files never change under their names, because the name of the
 * file or of its folder has a hash; `:version` is any name.
 */
export const hashedFolders = ['assets/', 'search-index/:version/'];

const hashed = new RegExp(`/(?:${hashedFolders.join('|').replace(':version', '[^/]+')})`);

/** Whether the same URL is the same file in every deployment. */
export const isHashed = (url: string): boolean => hashed.test(url);

/** Whether a path names a file. The last segment of a page may have a dot too: `/blog/1.4`. */
export const isFile = (path: string): boolean =>
  /\.(?:avif|css|html|ico|jpe?g|js|json|md|png|svg|txt|webp|woff2|xml|xsl)$/.test(path);

/**
 * Makes a response usable for a navigation: browsers reject one that was redirected.
 *
 * @param response - As it arrived
 */
export const withoutRedirect = (response: Response): Response =>
  response.redirected
    ? new Response(response.body, {status: response.status, headers: response.headers})
    : response;

/** Files that are fetched at the same time. */
const laneCount = 4;

/**
 * Puts files into a cache that are not in it.
 *
 * @param cache - Where to
 * @param urls - Which
 * @param onStored - Called after each file
 * @throws Error when a file does not arrive or there is no room; what is stored stays
 */
export async function fill(
  cache: Cache,
  urls: readonly string[],
  onStored: () => void = () => undefined,
): Promise<void> {
  const waiting = [...urls];
  let hasFailed = false;
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      if (!(await cache.match(url))) {
        const same = isHashed(url) ? await caches.match(url) : undefined;
        const response = same ?? (await fetch(url, {cache: 'no-cache'}));
        if (!response.ok) throw new Error(`${url}: ${response.status}`);
        await cache.put(url, withoutRedirect(response));
      }
      if (!hasFailed) onStored();
    }
  };
  const lanes = Array.from({length: laneCount}, work);
  try {
    await Promise.all(lanes);
  } catch (error) {
    hasFailed = true;
    waiting.length = 0;
    await Promise.allSettled(lanes);
    throw error;
  }
}
