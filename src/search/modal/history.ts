/**
 * What a reader searched for and marked as a favorite, kept in the browser's local storage under
 * the keys and limits of DocSearch 3, so that nothing is lost to one who knew it.
 */
import {type HierarchyLevel, hierarchyLevels} from '../record';
import {type AnyHit, leadsSomewhere, type StoredHit, storedHit} from './hits';

/** The part of `Storage` that is used. */
export type HistoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** How many are kept and shown. */
export const historyLimits = {recent: 7, recentBesideFavorites: 4, favorites: 10} as const;

/** A reader's history in one index. */
export interface SearchHistory {
  /** Newest first; fewer when there are favorites. */
  readonly recent: () => readonly StoredHit[];
  readonly favorites: () => readonly StoredHit[];
  /** Remembers a chosen hit, unless it is a favorite already. */
  readonly add: (hit: AnyHit) => void;
  /** Moves a hit from the recent ones to the favorites. */
  readonly favor: (hit: AnyHit) => void;
  readonly removeRecent: (hit: AnyHit) => void;
  readonly removeFavorite: (hit: AnyHit) => void;
}

/** Whether hits lead to the same heading: its texts have ids of their own, the URL may be relative. */
function isSame(one: AnyHit, other: AnyHit): boolean {
  return one.url === other.url || one.objectID === other.objectID;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function storedFrom(value: unknown): StoredHit[] {
  if (!isRecord(value) || !isRecord(value.hierarchy)) return [];

  const {objectID, url, type} = value;
  const level = hierarchyLevels.find((name) => name === type);
  if (typeof objectID !== 'string' || typeof url !== 'string' || level === undefined) return [];

  const names = value.hierarchy;
  const text = (name: HierarchyLevel): string | null => {
    const found = names[name];
    return typeof found === 'string' ? found : null;
  };
  const hierarchy = Object.fromEntries(
    hierarchyLevels.map((name) => [name, text(name)]),
  ) as StoredHit['hierarchy'];
  return (hierarchy.lvl0 === null && hierarchy.lvl1 === null) || !leadsSomewhere({url})
    ? []
    : [{objectID, type: level, url, hierarchy}];
}

function listIn(storage: HistoryStorage | null, key: string, limit: number) {
  let list: StoredHit[] = [];
  /** Reads again what another tab may have written. */
  const read = (): readonly StoredHit[] => {
    try {
      const saved = storage?.getItem(key) ?? null;
      if (saved !== null) {
        const value: unknown = JSON.parse(saved);
        list = Array.isArray(value) ? value.flatMap(storedFrom).slice(0, limit) : [];
      }
    } catch {
      // Not JSON, or storage that throws: what is known here counts, and the next entry is written.
    }
    return list;
  };
  const save = (next: StoredHit[]): void => {
    list = next;
    try {
      storage?.setItem(key, JSON.stringify(list));
    } catch {
      // Full or forbidden: the history lasts as long as the dialog.
    }
  };
  return {
    all: read,
    has: (hit: AnyHit): boolean => read().some((other) => isSame(other, hit)),
    remove: (hit: AnyHit): void => {
      save(read().filter((other) => !isSame(other, hit)));
    },
    add: (hit: AnyHit): void => {
      const others = read().filter((other) => !isSame(other, hit));
      save([storedHit(hit), ...others].slice(0, limit));
    },
  };
}

/**
 * Opens a reader's history.
 *
 * @param indexName - Histories of different indexes are kept apart.
 * @param storage - `localStorage`, or `null` where the browser gives none. What it holds may be
 *   anything: entries that are not hits are left out.
 */
export function openHistory(indexName: string, storage: HistoryStorage | null): SearchHistory {
  const recent = listIn(storage, `__DOCSEARCH_RECENT_SEARCHES__${indexName}`, historyLimits.recent);
  const favorites = listIn(
    storage,
    `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
    historyLimits.favorites,
  );
  return {
    recent() {
      const {recent: most, recentBesideFavorites} = historyLimits;
      return recent.all().slice(0, favorites.all().length === 0 ? most : recentBesideFavorites);
    },
    favorites: favorites.all,
    add(hit) {
      if (!favorites.has(hit)) recent.add(hit);
    },
    favor(hit) {
      favorites.add(hit);
      recent.remove(hit);
    },
    removeRecent: recent.remove,
    removeFavorite: favorites.remove,
  };
}
