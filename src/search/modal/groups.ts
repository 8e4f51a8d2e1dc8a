/**
 * Hits in the order and company they are shown in: by `lvl0`, within it by page (`lvl1`), as DocSearch
 * does.
 */
import type {SearchHit} from '../client';
import {plainText} from './marks';
import {type AnyHit, levelHtml} from './hits';

/** One line of the list. */
export interface GroupItem {
  readonly hit: AnyHit;
  /** `objectID` of the page's own hit this one hangs under, when that stands above it. */
  readonly parent: string | null;
}

/** Lines under one heading. */
export interface HitGroup {
  readonly title: string;
  readonly kind: 'hits' | 'recent' | 'favorite';
  readonly items: readonly GroupItem[];
}

function groupBy<T>(values: readonly T[], key: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const name = key(value);
    const group = groups.get(name);
    if (group) {
      group.push(value);
    } else {
      groups.set(name, [value]);
    }
  }
  return groups;
}

function groupTitle(hit: AnyHit): string {
  return plainText(levelHtml(hit, 'lvl0'));
}

function withParents(hits: readonly AnyHit[]): GroupItem[] {
  const pages = new Map<string | null, string>();
  return hits.map((hit) => {
    const {lvl1} = hit.hierarchy;
    if (hit.type === 'lvl1') {
      pages.set(lvl1, hit.objectID);
      return {hit, parent: null};
    }
    return {hit, parent: pages.get(lvl1) ?? null};
  });
}

/**
 * Groups hits.
 *
 * @param hits - In the order of the answer.
 * @param most - Most lines in one group.
 * @returns Groups in the order of their best hits; in each, the lines of a page stand together.
 */
export function groupHits(hits: readonly SearchHit[], most: number): HitGroup[] {
  return Array.from(groupBy<SearchHit>(hits, groupTitle), ([title, all]) => {
    const pages = groupBy(all.slice(0, most), ({hierarchy}) => hierarchy.lvl1 ?? '');
    return {title, kind: 'hits' as const, items: withParents(Array.from(pages.values()).flat())};
  });
}

/** All lines, from top to bottom. */
export function groupItems(groups: readonly HitGroup[]): GroupItem[] {
  return groups.flatMap(({items}) => items);
}

/**
 * Puts a fuller answer in the place of an earlier one without moving the selected line: that line
 * and all above it stay, what comes below is the fuller answer's.
 *
 * @param shown - What the reader sees.
 * @param fuller - The new answer, grouped.
 * @param active - Index of the selected line of `shown`.
 * @param most - Most lines in one group.
 * @returns Groups in which line `active` is the same hit as before.
 */
export function mergeGroups(
  shown: readonly HitGroup[],
  fuller: readonly HitGroup[],
  active: number,
  most: number,
): HitGroup[] {
  const fresh = new Map(groupItems(fuller).map(({hit}) => [hit.objectID, hit]));
  const kept: HitGroup[] = [];
  const keptIds = new Set<string>();
  let before = 0;
  for (const group of shown) {
    if (before > active) {
      break;
    }
    const stay = group.items.slice(0, active - before + 1).map(({hit}) => hit);
    before += group.items.length;
    const selectedHere = before > active;
    for (const {objectID} of stay) {
      keptIds.add(objectID);
    }
    const below = selectedHere
      ? (fuller.find(({title}) => title === group.title)?.items ?? [])
          .map(({hit}) => hit)
          .filter(({objectID}) => !keptIds.has(objectID))
      : [];
    const hits = [...stay.map((hit) => fresh.get(hit.objectID) ?? hit), ...below];
    kept.push({...group, items: withParents(hits.slice(0, Math.max(most, stay.length)))});
  }
  const titles = new Set(kept.map(({title}) => title));
  const rest = fuller.filter(({title}) => !titles.has(title));
  return [...kept, ...rest];
}
