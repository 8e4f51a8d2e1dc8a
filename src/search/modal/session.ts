/**
 * One opening of the modal: what was typed, what came back, what is selected. Knows neither the page
 * nor who answers.
 *
 * Own code and not `@algolia/autocomplete-core` 1.17.9, which DocSearch builds on: there the end of
 * any request sets the status back to idle, so that an error never shows and a slow request stops
 * counting as slow when an older one ends; the selection is an index that every refresh resets, so
 * that a second, fuller answer moves it; and Tab, Home, End and a blur have to be fought off.
 */
import type {SearchClient, SearchRequests, SearchResponse} from '../client';
import {maxQueryLength} from '../client';
import {type GroupItem, type HitGroup, groupHits, groupItems, mergeGroups} from './groups';
import type {SearchHistory} from './history';
import {plainText} from './marks';
import {leadsSomewhere, titleHtml} from './hits';

/** What the reader sees. */
export interface SessionState {
  /** What stands in the box. */
  readonly query: string;
  /** `stalled`: an answer has been out for longer than it should. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Stays what it was until the next answer, so that nothing flickers while one types. */
  readonly screen: 'start' | 'results' | 'noResults' | 'error';
  /** The query the screen answers. */
  readonly answered: string;
  readonly groups: readonly HitGroup[];
  /** Hits in all, shown or not. */
  readonly count: number;
  /** Only names and headings have been searched: more may come by itself. */
  readonly partial: boolean;
  /** Index of the selected line over all groups, -1 when there is none. */
  readonly active: number;
  /** Up to three things to try instead, on the `noResults` screen. */
  readonly suggestions: readonly string[];
  /** The hosted service's name for the answer, when insights are on. */
  readonly queryID?: string;
}

/** What a session needs. */
export interface SessionOptions {
  /** Loads the client, or gives the one already loaded. */
  readonly client: () => Promise<SearchClient>;
  /** The request for a query. */
  readonly request: (query: string) => SearchRequests;
  readonly history: SearchHistory;
  readonly maxResultsPerGroup: number;
  /** Titles of the groups of the start screen. */
  readonly titles: {readonly recent: string; readonly favorites: string};
  /** Milliseconds after which a request counts as stalled. 300, as in DocSearch. */
  readonly stallAfter?: number;
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
  /** Selects the next (1) or previous (-1) line, round the ends. */
  readonly move: (by: 1 | -1) => void;
  /** Selects the first or last line. */
  readonly moveTo: (end: 'first' | 'last') => void;
  /** The selected line. */
  readonly selected: () => GroupItem | null;
  /**
   * Runs `action` once the query in the box is answered: now if it is, and never if it is edited or
   * fails before.
   */
  readonly whenAnswered: (action: () => void) => void;
  /** Shows the start screen anew after the history changed. */
  readonly refreshStart: () => void;
  /** Ends everything under way. */
  readonly dispose: () => void;
}

const maxSuggestions = 3;

/**
 * Starts a session.
 *
 * @param options - Who answers and with what.
 * @returns The session, on the start screen.
 */
export function createModalSession(options: SessionOptions): ModalSession {
  const {client, request, history, maxResultsPerGroup, titles, stallAfter = 300} = options;
  const listeners = new Set<() => void>();
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let applied = 0;
  let awaited: (() => void) | null = null;
  let unsubscribe: (() => void) | undefined;
  let disposed = false;
  /** The last answer was empty, but not of the full text. */
  let hollow = false;
  let seenTitles: readonly string[] = [];

  function start(): Pick<
    SessionState,
    'screen' | 'groups' | 'active' | 'answered' | 'count' | 'partial' | 'queryID'
  > {
    const asItems = (hits: readonly GroupItem['hit'][]): GroupItem[] =>
      hits.map((hit) => ({hit, parent: null}));
    const groups = (
      [
        {title: titles.recent, kind: 'recent', items: asItems(history.recent())},
        {title: titles.favorites, kind: 'favorite', items: asItems(history.favorites())},
      ] satisfies HitGroup[]
    ).filter(({items}) => items.length > 0);
    return {
      screen: 'start',
      groups,
      active: groups.length > 0 ? 0 : -1,
      answered: '',
      count: 0,
      partial: false,
      queryID: undefined,
    };
  }

  let state: SessionState = {query: '', status: 'idle', suggestions: [], ...start()};

  function update(change: Partial<SessionState>): void {
    if (disposed) {
      return;
    }
    state = {...state, ...change};
    listeners.forEach((listener) => listener());
  }

  function settle(change: Partial<SessionState>): void {
    clearTimeout(stallTimer);
    stallTimer = undefined;
    update(change);
  }

  async function ask(query: string): Promise<SearchResponse> {
    const provider = await client();
    if (!disposed) {
      unsubscribe ??= provider.onRefined?.(refine);
    }
    const {results} = await provider.search(request(query));
    const [response] = results;
    if (response === undefined) {
      throw new Error('Search: the answer holds no result.');
    }
    return {...response, hits: response.hits.filter(leadsSomewhere)};
  }

  /** Other words to try: what earlier answers were about, else pages that begin alike. */
  async function suggest(query: string, turn: number): Promise<void> {
    if (seenTitles.length > 0) {
      update({suggestions: seenTitles.slice(0, maxSuggestions)});
      return;
    }
    const beginning = query.slice(0, Math.ceil(query.length / 2));
    if (beginning === query) {
      return;
    }
    const {hits} = await ask(beginning).catch(() => ({hits: []}));
    const names = hits.map((hit) => hit.hierarchy.lvl1 ?? plainText(titleHtml(hit)));
    if (turn === asked && state.screen === 'noResults') {
      update({suggestions: Array.from(new Set(names)).slice(0, maxSuggestions)});
    }
  }

  function apply(query: string, turn: number, response: SearchResponse): void {
    const last = turn === asked;
    const {hits, nbHits, partial = false, queryID} = response;
    if (hits.length === 0 && partial) {
      // The full text may still know it: not the moment to say that there is nothing.
      hollow = last;
      return;
    }
    const groups = groupHits(hits, maxResultsPerGroup);
    const found = groups.length > 0;
    if (found) {
      const now = groups.map(({title}) => title);
      seenTitles = now.length >= seenTitles.length ? now : seenTitles;
    }
    const change = {
      screen: found ? ('results' as const) : ('noResults' as const),
      answered: query,
      groups,
      count: nbHits,
      partial,
      active: found ? 0 : -1,
      suggestions: [],
      queryID,
    };
    if (!last) {
      update(change);
      return;
    }
    settle({...change, status: 'idle'});
    const action = awaited;
    awaited = null;
    if (found) {
      action?.();
    } else {
      void suggest(query, turn);
    }
  }

  function search(query: string): void {
    const turn = ++asked;
    hollow = false;
    update({status: state.status === 'stalled' ? 'stalled' : 'loading'});
    stallTimer ??= setTimeout(() => update({status: 'stalled'}), stallAfter);
    ask(query).then(
      (response) => {
        // An answer that was overtaken by a later one is of no use any more.
        if (!disposed && turn > applied) {
          applied = turn;
          apply(query, turn, response);
        }
      },
      () => {
        if (!disposed && turn === asked) {
          applied = turn;
          awaited = null;
          settle({
            status: 'error',
            screen: 'error',
            answered: query,
            groups: [],
            count: 0,
            partial: false,
            active: -1,
          });
        }
      },
    );
  }

  function refine(): void {
    const query = state.query.trim();
    if (query === '') {
      return;
    }
    if (state.status !== 'idle') {
      // What is still under way will be answered in full.
      if (hollow) {
        search(query);
      }
      return;
    }
    const turn = asked;
    ask(query).then(
      (response) => {
        if (disposed || turn !== asked) {
          return;
        }
        if (state.screen !== 'results') {
          apply(query, turn, response);
          return;
        }
        const fuller = groupHits(response.hits, maxResultsPerGroup);
        update({
          groups: mergeGroups(state.groups, fuller, state.active, maxResultsPerGroup),
          count: response.nbHits,
          partial: false,
          queryID: response.queryID,
        });
      },
      () => {
        // The names and headings that are shown stay right without the full text.
        update({partial: false});
      },
    );
  }

  const total = (): number => groupItems(state.groups).length;

  function setActive(index: number): void {
    if (index !== state.active && index >= 0 && index < total()) {
      update({active: index});
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
      if (!changed && !retry) {
        return;
      }
      awaited = null;
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
    move(by) {
      const count = total();
      if (count > 0) {
        setActive((state.active + by + count) % count);
      }
    },
    moveTo(end) {
      setActive(end === 'first' ? 0 : total() - 1);
    },
    selected: () => groupItems(state.groups)[state.active] ?? null,
    whenAnswered(action) {
      if (state.status === 'loading' || state.status === 'stalled') {
        awaited = action;
      } else {
        action();
      }
    },
    refreshStart() {
      if (state.screen === 'start') {
        update(start());
      }
    },
    dispose() {
      disposed = true;
      clearTimeout(stallTimer);
      unsubscribe?.();
      listeners.clear();
    },
  };
}
