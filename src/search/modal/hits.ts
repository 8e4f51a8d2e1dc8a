/**
 * What a reader sees of a hit: its title, the path that leads there, and where it leads. Used by the
 * modal and by the results page.
 */
import type {MarkedAttributes, SearchHit} from '../client';
import {escapeHtml} from '../client';
import {type HierarchyLevel, hierarchyLevels} from '../record';

/** What of a hit is kept in the reader's history: all of it but the marks. */
export type StoredHit = Pick<SearchHit, 'objectID' | 'type' | 'url' | 'hierarchy' | 'content'>;

/** A hit from an answer, or one from the reader's history. */
export type AnyHit = StoredHit & Partial<Pick<SearchHit, '_snippetResult' | '_highlightResult'>>;

function marked(hit: AnyHit, pick: (marks: MarkedAttributes) => string | undefined): string {
  const from = (marks: MarkedAttributes | undefined): string =>
    (marks === undefined ? undefined : pick(marks)) ?? '';
  return from(hit._snippetResult) || from(hit._highlightResult);
}

/**
 * One level of a hit's hierarchy as escaped HTML with marks.
 *
 * @returns An empty string where the hit has nothing at that level.
 */
export function levelHtml(hit: AnyHit, level: HierarchyLevel): string {
  return (
    marked(hit, ({hierarchy}) => hierarchy[level]?.value) || escapeHtml(hit.hierarchy[level] ?? '')
  );
}

/** The last level a hit's hierarchy reaches. */
function deepestLevel({hierarchy}: Pick<StoredHit, 'hierarchy'>): HierarchyLevel {
  return hierarchyLevels.filter((level) => hierarchy[level] !== null).at(-1) ?? 'lvl0';
}

/**
 * The line that names a hit, as escaped HTML with marks: the heading for a heading, the text for a
 * `content` hit.
 */
export function titleHtml(hit: AnyHit): string {
  if (hit.type === 'content') {
    const text = marked(hit, ({content}) => content?.value) || escapeHtml(hit.content ?? '');
    if (text !== '') {
      return text;
    }
  }
  const level = hit.type === 'content' ? deepestLevel(hit) : hit.type;
  return levelHtml(hit, level) || levelHtml(hit, deepestLevel(hit));
}

/**
 * The headings that lead to a hit, the page's title first, each as escaped HTML with marks. Empty
 * for a page's own title.
 */
export function pathHtml(hit: AnyHit): string[] {
  const own = hit.type === 'content' ? null : hit.type;
  const end = own === null ? hierarchyLevels.length : hierarchyLevels.indexOf(own);
  return hierarchyLevels
    .slice(1, end)
    .map((level) => levelHtml(hit, level))
    .filter((html) => html !== '');
}

/**
 * What is remembered when a reader chooses a hit. A stretch of text is remembered as the heading it
 * stands under: that is what the reader will know it by.
 */
export function storedHit(hit: AnyHit): StoredHit {
  const {objectID, url, hierarchy} = hit;
  const type = hit.type === 'content' ? deepestLevel(hit) : hit.type;
  return {objectID, type, url, hierarchy, content: null};
}

/** Where a hit leads. */
export interface HitTarget {
  /** What goes into `href`. */
  readonly href: string;
  /** On this site: the application can go there without loading a page. */
  readonly internal: boolean;
}

/**
 * Where a hit leads, if that is a place one may be led to.
 *
 * @param url - The hit's address; untrusted.
 * @param siteUrl - The site's own `url`, whose pages are those of the origin the reader is on.
 * @param here - Address of the page the reader is on.
 * @returns `null` for what is not an `http:` or `https:` address (`javascript:` for one).
 */
export function hitTarget(url: string, siteUrl: string, here: string): HitTarget | null {
  let target: URL;
  try {
    target = new URL(url, here);
  } catch {
    return null;
  }
  if (target.protocol !== 'http:' && target.protocol !== 'https:') {
    return null;
  }
  const internal = [new URL(siteUrl).origin, new URL(here).origin].includes(target.origin);
  return internal
    ? {href: target.pathname + target.search + target.hash, internal}
    : {href: target.href, internal};
}

/**
 * Whether a hit leads anywhere: a record whose address is not one of the web is not shown at all.
 *
 * @param hit - Its address is untrusted.
 */
export function leadsSomewhere({url}: Pick<StoredHit, 'url'>): boolean {
  const somewhere = 'https://www.example.org';
  return hitTarget(url, somewhere, somewhere) !== null;
}
