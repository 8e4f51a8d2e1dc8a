import useBaseUrl from '@docusaurus/useBaseUrl';
import {normalizeQuery} from '@site/src/search/client';
import {type HistoryStorage, openHistory, type SearchHistory} from '@site/src/search/modal/history';
import {requestFor} from '@site/src/search/modal/request';
import {
  createModalSession,
  type ModalSession,
  type SessionState,
} from '@site/src/search/modal/session';
import {loadSearchClient} from '@site/src/search/providers';
import {type RefObject, useEffect, useState, useSyncExternalStore} from 'react';

import type {ModalStrings} from './strings';
import {suggestedPages} from './suggestedPages';
import {useFacetFilters} from './useFacetFilters';
import {useSearchConfig} from './useSearchConfig';

/** What was in the input when the dialog was closed: it is there again when it opens. */
let lastQuery = '';

function browserStorage(): HistoryStorage | null {
  try {
    return window.localStorage;
  } catch {
    // Forbidden by the browser's settings.
    return null;
  }
}

/** What is selected on the page, if it could be a query. */
function selectedText(): string {
  const text = window.getSelection()?.toString() ?? '';
  return normalizeQuery(text.replace(/\s+/g, ' ').trim());
}

/** What the dialog works with. */
interface OpenedSession {
  readonly session: ModalSession;
  readonly state: SessionState;
  readonly history: SearchHistory;
}

/**
 * Runs one session for as long as the dialog is open.
 *
 * @param strings - What the dialog says.
 * @param inputRef - Its input, which gets the focus and the query to begin with.
 * @param initialQuery - Gives what was typed before the dialog was there; keep its identity.
 */
export function useModalSession(
  strings: ModalStrings,
  inputRef: RefObject<HTMLInputElement | null>,
  initialQuery: () => string,
): OpenedSession {
  const config = useSearchConfig();
  const facetFilters = useFacetFilters();
  const baseUrl = useBaseUrl('/');
  const [history] = useState(() => openHistory(config.indexName, browserStorage()));
  const [session] = useState(() =>
    createModalSession({
      client: () => loadSearchClient(config, baseUrl),
      request: (query) => requestFor(query, facetFilters),
      history,
      maxResultsPerGroup: config.maxResultsPerGroup,
      suggested: suggestedPages(baseUrl),
      titles: {
        recent: strings.recent,
        favorites: strings.favorites,
        suggested: strings.suggestedPages,
      },
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);

  useEffect(() => {
    const input = inputRef.current;
    input?.focus();
    const typed = initialQuery();
    if (typed) {
      session.setQuery(typed);
    } else {
      session.setQuery(selectedText() || lastQuery);
      // React writes the value after this effect; only then is there something to select.
      queueMicrotask(() => input?.select());
    }
    return () => {
      lastQuery = session.getState().query;
      session.dispose();
    };
  }, [session, inputRef, initialQuery]);

  return {session, state, history};
}
