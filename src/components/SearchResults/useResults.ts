import type {FacetFilters, SearchHit, SearchResponse} from '@site/src/search/client';
import type {SearchConfig} from '@site/src/search/config';
import {leadsSomewhere} from '@site/src/search/modal/hits';
import {requestFor, shorterQuery} from '@site/src/search/modal/request';
import {loadSearchClient} from '@site/src/search/providers';
import {useCallback, useEffect, useRef, useState} from 'react';

/** What the page knows of a response. */
export interface Results {
  readonly status: 'idle' | 'loading' | 'error';
  /** The query these hits are for; what is in the input may be ahead of it. */
  readonly answered: string;
  readonly hits: readonly SearchHit[];
  readonly count: number;
  /** Titles of pages to search for instead, where nothing was found. */
  readonly suggestions: readonly string[];
  /** There are pages that have not been fetched. */
  readonly more: boolean;
  /** Fetches the next page and puts it after the others. */
  readonly loadMore: () => void;
  /** Searches again after an error. */
  readonly retry: () => void;
}

interface Answer {
  readonly key: string;
  readonly query: string;
  readonly pages: readonly SearchResponse[];
  /** These are all pages that were asked for, from the full text. */
  readonly isComplete: boolean;
  readonly failed: boolean;
  readonly suggestions: readonly string[];
}

const nothing: Answer = {
  key: '',
  query: '',
  pages: [],
  isComplete: true,
  failed: false,
  suggestions: [],
};

/** Milliseconds without a key before the search. */
const pause = {embedded: 40, hosted: 200} as const;

const maxSuggestions = 3;

/**
 * Searches, page by page.
 *
 * @param config - The provider.
 * @param baseUrl - The site's base URL.
 * @param query - What for; nothing is searched for with an empty one.
 * @param facetFilters - Which part of the site; keep its identity.
 */
export function useResults(
  config: SearchConfig,
  baseUrl: string,
  query: string,
  facetFilters: FacetFilters,
): Results {
  const [answer, setAnswer] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const [wanted, setWanted] = useState({key: '', pages: 1});
  const shown = useRef(nothing);
  const key = query === '' ? '' : JSON.stringify([query, facetFilters, attempt]);
  const pages = wanted.key === key ? wanted.pages : 1;

  useEffect(() => {
    shown.current = answer;
  }, [answer]);

  useEffect(() => {
    if (key === '') return undefined;

    let current = true;

    function show(change: Partial<Answer>): void {
      if (current) setAnswer({...nothing, key, query, ...change});
    }

    async function search(): Promise<void> {
      const client = await loadSearchClient(config, baseUrl);
      if (!current) return;

      const {key: shownKey, isComplete, pages: got} = shown.current;
      const before = shownKey === key && isComplete ? got : [];
      const responses = await Promise.all(
        Array.from({length: pages - before.length}, (_, index) =>
          client.search(requestFor(query, facetFilters, before.length + index), (first) => {
            if (before.length === 0 && index === 0) show({pages: [first], isComplete: false});
          }),
        ),
      );
      const all = [...before, ...responses];
      show({pages: all});
      const beginning = shorterQuery(query);
      if (all[0]?.count === 0 && beginning !== '') {
        const {hits} = await client.search(requestFor(beginning, facetFilters));
        const titles = new Set(hits.map(({hierarchy: {lvl0, lvl1}}) => lvl1 ?? lvl0 ?? ''));
        show({pages: all, suggestions: [...titles].slice(0, maxSuggestions)});
      }
    }

    const {key: shownKey, failed} = shown.current;
    const isLoaded = shownKey === key && !failed;
    const timer = setTimeout(
      () => void search().catch(() => show({failed: true})),
      isLoaded || shown.current === nothing ? 0 : pause[config.provider],
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [config, baseUrl, query, facetFilters, key, pages]);

  const loadMore = useCallback(() => {
    setWanted((now) => ({key, pages: (now.key === key ? now.pages : 1) + 1}));
  }, [key]);
  const retry = useCallback(() => {
    loadSearchClient(config, baseUrl).then(
      () => setAttempt((last) => last + 1),
      () => {
        // A deployment has replaced the code of the search: a fresh page has the new one.
        if (navigator.onLine) window.location.reload();
      },
    );
  }, [config, baseUrl]);

  const isCurrent = answer.key === key;
  const settled =
    isCurrent && (answer.failed || (answer.isComplete && answer.pages.length >= pages));
  const {pages: got, failed, suggestions} = key === '' ? nothing : answer;
  const last = got.at(-1);
  return {
    status: key === '' || settled ? (failed ? 'error' : 'idle') : 'loading',
    answered: key === '' ? '' : answer.query,
    hits: got.flatMap(({hits}) => hits).filter(leadsSomewhere),
    count: last?.count ?? 0,
    suggestions,
    more: last !== undefined && last.page + 1 < last.pageCount,
    loadMore,
    retry,
  };
}
