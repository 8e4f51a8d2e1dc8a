import leven from 'leven';

/** How far a name may be from what was typed: the share of its letters that differ. */
const tolerance = 0.4;

function plain(path: string): string {
  return path
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
 * Finds the pages whose address, or the last part of it, is written most like another address.
 *
 * @param pathname - The address that was asked for, e.g. `/docs/intr`
 * @param paths - Addresses of the pages there are
 * @param limit - How many to answer with at most
 * @returns The nearest first; empty when none differs by less than 40 per cent of its letters
 */
export function nearestPages(pathname: string, paths: readonly string[], limit = 3): string[] {
  const asked = plain(pathname);
  return paths
    .map((path) => {
      const candidate = plain(path);
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
 * Names a page after its address, for lists that know nothing else of it.
 *
 * @param path - For example, `/docs/getting-started/project-structure`
 * @returns For example, `Project structure`; `Home` for the root
 */
export function nameOfPath(path: string): string {
  const words = lastSegment(plain(path)).replace(/[-_]+/g, ' ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'Home';
}
