import type {FacetFilters, SearchHit, SearchResponse} from '@site/src/search/client';
import type {SearchConfig} from '@site/src/search/config';
import {leadsSomewhere} from '@site/src/search/modal/hits';
import {requestFor, suggestedTitles} from '@site/src/search/modal/request';
import {loadSearchClient} from '@site/src/search/providers';
import {useCallback, useEffect, useRef, useState} from 'react';

/** What the page knows of a response. */
export interface Results {
  readonly status: 'idle' | 'loading' | 'error';
  /** The query these hits are for; what is in the input may be ahead of it. */
  readonly shownQuery: string;
  readonly hits: readonly SearchHit[];
  readonly count: number;
  /** Titles of pages to search for instead, where nothing was found. */
  readonly suggestions: readonly string[];
  /** There are pages that have not been fetched. */
  readonly more: boolean;
  /** Fetches the next page and puts it after the others. */
  readonly loadMore: () => void;
  /** Fetches what is missing after an error. */
  readonly retry: () => void;
}

/** What has come of a search. */
interface Progress {
  readonly key: string;
  readonly query: string;
  readonly pages: readonly SearchResponse[];
  /** The pages are from the full text, not from names and headings only. */
  readonly isComplete: boolean;
  /** The attempt that failed; the pages that came before it stay. */
  readonly failedAttempt: number | undefined;
  readonly suggestions: readonly string[];
}

const nothing: Progress = {
  key: '',
  query: '',
  pages: [],
  isComplete: true,
  failedAttempt: undefined,
  suggestions: [],
};

/** Milliseconds without a key before the search. */
const pause = {embedded: 40, hosted: 200} as const;

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
  const [progress, setProgress] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const [wanted, setWanted] = useState({key: '', pages: 1});
  const shown = useRef(nothing);
  const key = query === '' ? '' : JSON.stringify([query, facetFilters]);
  const pages = wanted.key === key ? wanted.pages : 1;

  useEffect(() => {
    shown.current = progress;
  }, [progress]);

  useEffect(() => {
    if (key === '') return undefined;

    let current = true;

    function show(change: Partial<Progress>): void {
      if (current) setProgress({...nothing, key, query, ...change});
    }

    async function search(before: readonly SearchResponse[]): Promise<void> {
      const client = await loadSearchClient(config, baseUrl);
      if (!current) return;

      const responses = await Promise.all(
        Array.from({length: pages - before.length}, (_, index) =>
          client.search(requestFor(query, facetFilters, before.length + index), (first) => {
            if (before.length === 0 && index === 0) show({pages: [first], isComplete: false});
          }),
        ),
      );
      const all = [...before, ...responses];
      show({pages: all});
      if (all[0]?.count === 0) {
        const suggestions = await suggestedTitles(query, (beginning) =>
          client.search(requestFor(beginning, facetFilters)),
        );
        show({pages: all, suggestions});
      }
    }

    const isSame = shown.current.key === key;
    const before = isSame && shown.current.isComplete ? shown.current.pages : [];
    const timer = setTimeout(
      () => void search(before).catch(() => show({pages: before, failedAttempt: attempt})),
      isSame || shown.current === nothing ? 0 : pause[config.provider],
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [config, baseUrl, query, facetFilters, key, pages, attempt]);

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

  const {
    pages: got,
    query: shownQuery,
    failedAttempt,
    isComplete,
    suggestions,
  } = key === '' ? nothing : progress;
  const isCurrent = key === '' || progress.key === key;
  const hasFailed = isCurrent && failedAttempt === attempt;
  const hasAll = isCurrent && isComplete && (key === '' || got.length >= pages);
  const last = got.at(-1);
  return {
    status: hasFailed ? 'error' : hasAll ? 'idle' : 'loading',
    shownQuery,
    hits: got.flatMap(({hits}) => hits).filter(leadsSomewhere),
    count: last?.count ?? 0,
    suggestions,
    more: last !== undefined && last.page + 1 < last.pageCount,
    loadMore,
    retry,
  };
}
