/**
 * What a reader sees of a hit: its title, the headings that lead there, and where it leads. Used by
 * the dialog and by the results page.
 */
import type {MarkedText, SearchHit} from '../client';
import {type HierarchyLevel, hierarchyLevels} from '../record';

/** What of a hit is kept in the reader's history: all of it but the matches. */
export type StoredHit = Pick<SearchHit, 'objectID' | 'type' | 'url' | 'hierarchy'>;

/** A hit from a response, or one from the reader's history. */
export type AnyHit = StoredHit & Partial<Pick<SearchHit, 'marks' | 'snippet'>>;

/** One level of a hit's hierarchy; `null` where the hit has nothing at that level. */
export function levelText(hit: AnyHit, level: HierarchyLevel): MarkedText | null {
  const text = hit.hierarchy[level];
  return text === null || text === '' ? null : {text, marks: hit.marks?.[level] ?? []};
}

/** The last level a hit's hierarchy reaches. */
function deepestLevel({hierarchy}: Pick<StoredHit, 'hierarchy'>): HierarchyLevel {
  return hierarchyLevels.filter((level) => hierarchy[level] !== null).at(-1) ?? 'lvl0';
}

function levelOf(hit: AnyHit): HierarchyLevel {
  return hit.type === 'content' ? deepestLevel(hit) : hit.type;
}

/** The heading that a hit leads to. */
export function titleText(hit: AnyHit): MarkedText {
  return (
    levelText(hit, levelOf(hit)) ?? levelText(hit, deepestLevel(hit)) ?? {text: hit.url, marks: []}
  );
}

/**
 * The headings above the one that a hit leads to.
 *
 * @param hit - The hit.
 * @param from - The first level: `lvl1` is the page's title.
 */
export function trailTexts(hit: AnyHit, from: HierarchyLevel): MarkedText[] {
  return hierarchyLevels
    .slice(hierarchyLevels.indexOf(from), hierarchyLevels.indexOf(levelOf(hit)))
    .flatMap((level) => levelText(hit, level) ?? []);
}

/**
 * What is remembered when a reader chooses a hit. A stretch of text is remembered as the heading it is
 * under: that is what the reader will know it by.
 */
export function storedHit(hit: AnyHit): StoredHit {
  const {objectID, url, hierarchy} = hit;
  return {objectID, type: levelOf(hit), url, hierarchy};
}

/** Where a hit leads. */
export interface HitTarget {
  /** What goes into `href`. */
  readonly href: string;
  /** On this site: the application can go there without loading a page. */
  readonly internal: boolean;
}

/**
 * Where a hit leads, if a reader may be led there.
 *
 * @param url - The hit's URL; untrusted.
 * @param siteUrl - The site's own `url`, whose pages are those of the origin the reader is on.
 * @param here - URL of the page the reader is on.
 * @returns `null` for what is not an `http:` or `https:` URL (`javascript:` for one).
 */
export function hitTarget(url: string, siteUrl: string, here: string): HitTarget | null {
  let target: URL;
  try {
    target = new URL(url, here);
  } catch {
    return null;
  }
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return null;

  const internal = [new URL(siteUrl).origin, new URL(here).origin].includes(target.origin);
  return internal
    ? {href: target.pathname + target.search + target.hash, internal}
    : {href: target.href, internal};
}

/**
 * Whether a hit leads anywhere: a record whose URL is not one of the web is not shown at all.
 *
 * @param hit - Its URL is untrusted.
 */
export function leadsSomewhere({url}: Pick<StoredHit, 'url'>): boolean {
  const somewhere = 'https://www.example.org';
  return hitTarget(url, somewhere, somewhere) !== null;
}
