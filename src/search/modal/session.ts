/**
 * One opening of the dialog: what was typed, what came back, what is selected. Knows neither the page
 * nor the provider.
 *
 * Own code and not `@algolia/autocomplete-core` 1.17.9, which DocSearch builds on: there the end of
 * any request sets the status back to idle, so that an error never shows and a slow request stops
 * counting as slow when an older one ends; the selection is an index that every refresh resets, so
 * that a second, fuller response moves it; and Tab, Home, End and a blur have to be fought off.
 */
import type {SearchClient, SearchRequest, SearchResponse} from '../client';
import {maxQueryLength} from '../client';
import {
  groupHits,
  groupItems,
  mergeGroups,
  startGroup,
  type GroupItem,
  type HitGroup,
} from './groups';
import type {SearchHistory} from './history';
import {leadsSomewhere, type StoredHit} from './hits';
import {maxSuggestions, suggestedTitles} from './request';

/** What the reader sees. */
export interface SessionState {
  /** What is in the input. */
  readonly query: string;
  /** `stalled`: a response takes longer than it should. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Stays what it was until the next response, so that nothing flickers while one types. */
  readonly screen: 'start' | 'results' | 'noResults' | 'error';
  /** The query that the screen is about. */
  readonly shownQuery: string;
  readonly groups: readonly HitGroup[];
  /** Hits in all, shown or not. */
  readonly count: number;
  /**
   * Index of the selected line over all groups, -1 when there is none. On the `results` screen the
   * line after the last one leads to all results.
   */
  readonly active: number;
  /** Up to three things to try instead, on the `noResults` screen. */
  readonly suggestions: readonly string[];
  /** The hosted service's name for the response, when insights are on. */
  readonly queryID?: string;
}

/** What a session needs. */
export interface SessionOptions {
  /** Loads the client, or gives the one already loaded. */
  readonly client: () => Promise<SearchClient>;
  /** The request for a query. */
  readonly request: (query: string) => SearchRequest;
  readonly history: SearchHistory;
  /** Pages to begin with, for a reader without a history. */
  readonly suggested: readonly StoredHit[];
  readonly maxResultsPerGroup: number;
  /** Titles of the groups of the start screen. */
  readonly titles: Readonly<Record<'recent' | 'favorites' | 'suggested', string>>;
}

/** A running session. */
export interface ModalSession {
  readonly getState: () => SessionState;
  /** Calls `listener` at every change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Searches; the same query again after an error tries again. */
  readonly setQuery: (query: string) => void;
  /** Selects a line. */
  readonly setActive: (index: number) => void;
  /** Says which hit the pointer is over: a fuller response does not move it from there. */
  readonly point: (objectID: string | null) => void;
  /** Selects the next (1) or previous (-1) line, round the ends. */
  readonly move: (by: 1 | -1) => void;
  /** Selects the first or last line. */
  readonly moveTo: (end: 'first' | 'last') => void;
  /** The selected line; `null` for the one that leads to all results. */
  readonly selected: () => GroupItem | null;
  /**
   * Runs `action` once the query in the input has its full response: now if it has, and never if it
   * is edited or fails before.
   */
  readonly whenSettled: (action: () => void) => void;
  /** Shows the start screen again after the history changed. */
  readonly refreshStart: () => void;
  /** Ends everything under way. */
  readonly dispose: () => void;
}

/** Milliseconds after which a request counts as stalled, as in DocSearch. */
const stallAfter = 300;

/**
 * Starts a session.
 *
 * @param options - The provider and what to ask it.
 * @returns The session, on the start screen.
 */
export function createModalSession(options: SessionOptions): ModalSession {
  const {client, request, history, suggested, maxResultsPerGroup, titles} = options;
  const listeners = new Set<() => void>();
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let applied = 0;
  let awaited: (() => void) | null = null;
  let disposed = false;
  /** The reader selected a line of the response: it must not move. */
  let isChosen = false;
  /** The hit under the pointer, which may have come there by itself. */
  let pointed: string | null = null;
  let seenTitles: readonly string[] = [];

  function start(): Pick<
    SessionState,
    'screen' | 'groups' | 'active' | 'shownQuery' | 'count' | 'queryID'
  > {
    const remembered = [
      ...startGroup('recent', titles.recent, history.recent()),
      ...startGroup('favorite', titles.favorites, history.favorites()),
    ];
    const groups =
      remembered.length > 0 ? remembered : startGroup('suggested', titles.suggested, suggested);
    return {
      screen: 'start',
      groups,
      active: remembered.length > 0 ? 0 : -1,
      shownQuery: '',
      count: 0,
      queryID: undefined,
    };
  }

  let state: SessionState = {query: '', status: 'idle', suggestions: [], ...start()};

  function update(change: Partial<SessionState>): void {
    if (disposed) return;

    state = {...state, ...change};
    listeners.forEach((listener) => listener());
  }

  function settle(change: Partial<SessionState>): void {
    clearTimeout(stallTimer);
    stallTimer = undefined;
    update(change);
  }

  async function ask(
    query: string,
    onFirst?: (response: SearchResponse) => void,
  ): Promise<SearchResponse> {
    return (await client()).search(request(query), onFirst);
  }

  /** Other words to try: what earlier responses were about, else pages that begin alike. */
  async function suggest(query: string, turn: number): Promise<void> {
    const suggestions =
      seenTitles.length > 0
        ? seenTitles.slice(0, maxSuggestions)
        : await suggestedTitles(query, ask);
    if (turn === asked && state.screen === 'noResults') update({suggestions});
  }

  /** The index of the selected line, or of the one that leads to all results, after a merge. */
  function activeAmong(groups: readonly HitGroup[]): number {
    const isLast = state.active === groupItems(state.groups).length;
    return isLast ? groupItems(groups).length : state.active;
  }

  /** What changes with a response. */
  function shown(query: string, {hits, count, queryID}: SearchResponse) {
    const fresh = groupHits(hits.filter(leadsSomewhere), maxResultsPerGroup);
    const isSame = state.screen === 'results' && state.shownQuery === query;
    const isKept = isChosen && isSame;
    const lines = groupItems(state.groups);
    const held = Math.max(
      isKept ? Math.min(state.active, lines.length - 1) : -1,
      lines.findIndex(({hit}) => hit.objectID === pointed),
    );
    const groups =
      isSame && held >= 0 ? mergeGroups(state.groups, fresh, held, maxResultsPerGroup) : fresh;
    const found = groups.length > 0;
    if (found) {
      const now = [...new Set(groups.map(({title}) => title))];
      seenTitles = now.length >= seenTitles.length ? now : seenTitles;
    }
    if (!isKept) isChosen = false;
    return {
      screen: found ? ('results' as const) : ('noResults' as const),
      shownQuery: query,
      groups,
      count,
      active: isKept ? activeAmong(groups) : found ? 0 : -1,
      suggestions: [],
      queryID,
    };
  }

  function search(query: string): void {
    const turn = ++asked;
    update({status: state.status === 'stalled' ? 'stalled' : 'loading'});
    stallTimer ??= setTimeout(() => update({status: 'stalled'}), stallAfter);
    const onFirst = (response: SearchResponse): void => {
      if (!disposed && turn > applied) {
        applied = turn;
        update(shown(query, response));
      }
    };
    ask(query, onFirst).then(
      (response) => {
        // A response that was overtaken by a later one is of no use any more.
        if (disposed || turn < applied) return;

        applied = turn;
        const change = shown(query, response);
        if (turn !== asked) {
          update(change);
          return;
        }
        settle({...change, status: 'idle'});
        const action = awaited;
        awaited = null;
        if (change.screen === 'results') action?.();
        else void suggest(query, turn);
      },
      () => {
        if (!disposed && turn === asked) {
          applied = turn;
          awaited = null;
          settle({
            status: 'error',
            screen: 'error',
            shownQuery: query,
            groups: [],
            count: 0,
            active: -1,
          });
        }
      },
    );
  }

  /** How many lines can be selected: on the screen of results also the one that leads to all. */
  function total(): number {
    const lines = groupItems(state.groups).length;
    return state.screen === 'results' ? lines + 1 : lines;
  }

  function setActive(index: number): void {
    if (index >= 0 && index < total()) {
      isChosen = true;
      if (index !== state.active) update({active: index});
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setQuery(typed) {
      const query = Array.from(typed).slice(0, maxQueryLength).join('');
      const changed = query !== state.query;
      const retry = state.status === 'error';
      if (!changed && !retry) return;

      awaited = null;
      isChosen = false;
      const before = state.query.trim();
      update({query});
      const wanted = query.trim();
      if (wanted === '') {
        asked += 1;
        applied = asked;
        settle({status: 'idle', suggestions: [], ...start()});
      } else if (wanted !== before || retry) {
        search(wanted);
      }
    },
    setActive,
    point(objectID) {
      pointed = objectID;
    },
    move(by) {
      const count = total();
      if (count > 0)
        setActive(state.active < 0 && by < 0 ? count - 1 : (state.active + by + count) % count);
    },
    moveTo(end) {
      setActive(end === 'first' ? 0 : total() - 1);
    },
    selected: () => groupItems(state.groups)[state.active] ?? null,
    whenSettled(action) {
      if (state.status === 'loading' || state.status === 'stalled') awaited = action;
      else action();
    },
    refreshStart() {
      if (state.screen === 'start') update(start());
    },
    dispose() {
      disposed = true;
      clearTimeout(stallTimer);
      listeners.clear();
    },
  };
}
