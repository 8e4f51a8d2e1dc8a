import leven from 'leven';

/** How far a name may be from what was typed: the share of its letters that differ. */
const tolerance = 0.4;

/** So many pages are enough to choose from. */
const limit = 3;

/** A path without the base URL, which all have alike, and without what some hosts add. */
function plain(path: string, baseUrl: string): string {
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
  return below
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function distance(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : leven(a, b) / longest;
}

/**
 * Finds the pages whose path, or the last segment of it, is spelled most like another path.
 *
 * @param pathname - The path that was requested, e.g. `/docs/intr`
 * @param paths - Paths of the pages there are
 * @param baseUrl - Of the site; ends with a slash
 * @returns The three nearest at most, the nearest first; none whose path and last segment both differ
 * in more than 40 percent of their letters
 */
export function nearestPages(
  pathname: string,
  paths: readonly string[],
  baseUrl: string,
): string[] {
  const asked = plain(pathname, baseUrl);
  return paths
    .map((path) => {
      const candidate = plain(path, baseUrl);
      return {
        path,
        score: Math.min(
          distance(lastSegment(asked), lastSegment(candidate)),
          distance(asked, candidate),
        ),
        whole: distance(asked, candidate),
      };
    })
    .filter(({score}) => score <= tolerance)
    .sort((a, b) => a.score - b.score || a.whole - b.whole || a.path.localeCompare(b.path))
    .slice(0, limit)
    .map(({path}) => path);
}

/**
 * Names a page after its path, for lists that know nothing else of it.
 *
 * @param path - For example, `/docs/getting-started/project-structure`
 * @param baseUrl - Of the site; ends with a slash
 * @returns For example, `Project structure`; `Home` for the root
 */
export function nameOfPath(path: string, baseUrl: string): string {
  const words = lastSegment(plain(path, baseUrl)).replace(/[-_]+/g, ' ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'Home';
}
