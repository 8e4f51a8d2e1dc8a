/** Hits as they are shown: the pages in the order of their best hits, the hits of a page together. */
import type {SearchHit} from '../client';
import {mixing} from '../settings';
import {type AnyHit, storedHit} from './hits';

/** One line of the list. */
export interface GroupItem {
  readonly hit: AnyHit;
  /** `objectID` of the page's own hit this one is shown under, when that is above it. */
  readonly parent: string | null;
}

/** Lines under one title. */
export interface HitGroup {
  /** Tells the groups apart: the URL of the page. */
  readonly key: string;
  readonly title: string;
  /** The part of the site the page is in. */
  readonly part: string;
  readonly kind: 'hits' | 'recent' | 'favorite' | 'suggested';
  readonly items: readonly GroupItem[];
}

function withParents(hits: readonly AnyHit[]): GroupItem[] {
  let page: string | null = null;
  return hits.map((hit) => {
    if (hit.type !== 'lvl1') return {hit, parent: page};
    page = hit.objectID;
    return {hit, parent: null};
  });
}

/**
 * The hits of a page that are shown: the best ones, of which only a few are rows of tables.
 *
 * @param hits - Of one page, best first.
 * @param most - Hits in all.
 * @param mostRows - Rows among them.
 */
export function shownHits<Hit extends AnyHit>(
  hits: readonly Hit[],
  most: number,
  mostRows: number = mixing.rows,
): Hit[] {
  let rows = 0;
  return hits
    .filter(({type}) => {
      if (type === 'lvl6') rows += 1;
      return type !== 'lvl6' || rows <= mostRows;
    })
    .slice(0, most);
}

/** The hits of one page. */
export interface PageHits {
  /** The page's URL. */
  readonly url: string;
  /** At least one, in the order of the response. */
  readonly hits: readonly [SearchHit, ...SearchHit[]];
}

/**
 * Puts the hits of a page together, pages in the order of their best hits.
 *
 * @param hits - In the order of the response.
 */
export function hitsByPage(hits: readonly SearchHit[]): PageHits[] {
  const groups = new Map<string, [SearchHit, ...SearchHit[]]>();
  for (const hit of hits) {
    const group = groups.get(hit.pageUrl);
    if (group) group.push(hit);
    else groups.set(hit.pageUrl, [hit]);
  }
  return Array.from(groups, ([url, found]) => ({url, hits: found}));
}

/**
 * Groups hits by page. A page that is the subject itself shows its sections; of others that only have
 * it somewhere the best hit is enough, so that several are in view. The last page may show any number
 * of rows: no other page comes after them.
 *
 * @param hits - In the order of the response.
 * @param maxPerPage - Most hits of one page.
 */
export function groupHits(hits: readonly SearchHit[], maxPerPage: number): HitGroup[] {
  return hitsByPage(hits).map(({url: key, hits: found}, index, pages) => {
    const [{type, hierarchy}] = found;
    const {lvl0, lvl1} = hierarchy;
    const mostRows = index === pages.length - 1 ? maxPerPage : mixing.rows;
    const isSubject = type === 'lvl1' || pages.length <= mixing.fewPages;
    const most = isSubject ? maxPerPage : Math.min(maxPerPage, mixing.perMention);
    return {
      key,
      title: lvl1 ?? lvl0 ?? key,
      part: lvl0 ?? '',
      kind: 'hits' as const,
      items: withParents(shownHits(found, most, mostRows)),
    };
  });
}

/**
 * A group of lines that are not the response to a query.
 *
 * @param kind - What they are.
 * @param title - Over them.
 * @param hits - The lines.
 * @returns A list without the group when there are no lines.
 */
export function startGroup(
  kind: Exclude<HitGroup['kind'], 'hits'>,
  title: string,
  hits: readonly AnyHit[],
): HitGroup[] {
  const items = hits.map((hit) => ({hit: storedHit(hit), parent: null}));
  return items.length === 0 ? [] : [{key: kind, title, part: '', kind, items}];
}

/** All lines, from top to bottom. */
export function groupItems(groups: readonly HitGroup[]): GroupItem[] {
  return groups.flatMap(({items}) => items);
}

/**
 * Replaces an earlier response by a fuller one without moving the selected line: that line and all
 * above it stay, what comes below is from the fuller response.
 *
 * @param shown - What the reader sees.
 * @param fuller - The new response, grouped.
 * @param active - Index of the selected line of `shown`.
 * @param maxPerPage - Most hits of one page.
 * @returns Groups in which line `active` is the same hit as before.
 */
export function mergeGroups(
  shown: readonly HitGroup[],
  fuller: readonly HitGroup[],
  active: number,
  maxPerPage: number,
): HitGroup[] {
  const keyOf = ({url, type}: AnyHit): string => `${type === 'lvl1'} ${url}`;
  const fresh = new Map(groupItems(fuller).map(({hit}) => [keyOf(hit), hit]));
  const kept: HitGroup[] = [];
  let before = 0;
  for (const group of shown) {
    if (before > active) break;
    const stay = group.items.slice(0, active - before + 1).map(({hit}) => hit);
    before += group.items.length;
    const known = new Set(stay.map(keyOf));
    const more = fuller.find(({key}) => key === group.key)?.items ?? [];
    const below =
      before > active ? more.map(({hit}) => hit).filter((hit) => !known.has(keyOf(hit))) : [];
    const hits = [...stay.map((hit) => fresh.get(keyOf(hit)) ?? hit), ...below];
    const rows = stay.filter(({type}) => type === 'lvl6').length;
    const shown = shownHits(hits, Math.max(maxPerPage, stay.length), Math.max(mixing.rows, rows));
    kept.push({...group, items: withParents(shown)});
  }
  const keys = new Set(kept.map(({key}) => key));
  return [...kept, ...fuller.filter(({key}) => !keys.has(key))];
}
