import type {FacetFilters, SearchHit, SearchResponse} from '@site/src/search/client';
import type {SearchConfig} from '@site/src/search/config';
import {leadsSomewhere} from '@site/src/search/modal/hits';
import {narrowScreen, searchRequest, snippetWords} from '@site/src/search/modal/request';
import {loadSearchClient} from '@site/src/search/providers';
import {useCallback, useEffect, useRef, useState} from 'react';

/** What the page knows of an answer. */
export interface Results {
  readonly status: 'idle' | 'loading' | 'error';
  /** The query these hits answer; what is in the box may be ahead of it. */
  readonly answered: string;
  readonly hits: readonly SearchHit[];
  readonly count: number;
  /** Only names and headings have been searched: more may come by itself. */
  readonly partial: boolean;
  /** There are pages that have not been fetched. */
  readonly more: boolean;
  /** Fetches the next page and puts it after the others. */
  readonly loadMore: () => void;
  /** Puts the same question again after an error. */
  readonly retry: () => void;
}

interface Answer {
  readonly key: string;
  readonly query: string;
  readonly pages: readonly SearchResponse[];
  readonly failed: boolean;
}

const nothing: Answer = {key: '', query: '', pages: [], failed: false};

/** Milliseconds without a key before the question is put. */
const pause = {embedded: 40, hosted: 200} as const;

/**
 * Searches, page by page.
 *
 * @param config - Who answers.
 * @param baseUrl - The site's base URL.
 * @param query - What for; nothing is asked for an empty one.
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
    if (key === '') {
      return undefined;
    }
    let current = true;
    let unsubscribe: (() => void) | undefined;
    /** The last answer was one of names and headings only. */
    let partial = false;

    async function ask(fromStart: boolean): Promise<void> {
      const client = await loadSearchClient(config, baseUrl);
      if (!current) {
        return;
      }
      unsubscribe ??= client.onRefined?.(() => {
        if (partial) {
          ask(true).catch(fail);
        }
      });
      const before = fromStart || shown.current.key !== key ? [] : shown.current.pages;
      const words = window.matchMedia(narrowScreen).matches
        ? snippetWords.narrow
        : snippetWords.wide;
      const {results} = await client.search({
        requests: Array.from({length: pages - before.length}, (_, index) =>
          searchRequest({
            indexName: config.indexName,
            query,
            facetFilters,
            snippetWords: words,
            page: before.length + index,
            clickAnalytics: config.provider === 'hosted' && config.insights,
          }),
        ),
      });
      partial = results.some((result) => result.partial === true);
      const hollow = partial && results.every(({hits}) => hits.length === 0);
      if (current && !hollow) {
        setAnswer({key, query, pages: [...before, ...results], failed: false});
      }
    }

    function fail(): void {
      if (current) {
        setAnswer({key, query, pages: [], failed: true});
      }
    }

    const loaded = shown.current.key === key && !shown.current.failed;
    const timer = setTimeout(
      () => void ask(false).catch(fail),
      loaded || shown.current === nothing ? 0 : pause[config.provider],
    );
    return () => {
      current = false;
      clearTimeout(timer);
      unsubscribe?.();
    };
  }, [config, baseUrl, query, facetFilters, key, pages]);

  const loadMore = useCallback(() => {
    setWanted((now) => ({key, pages: (now.key === key ? now.pages : 1) + 1}));
  }, [key]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);

  const settled = answer.key === key && (answer.failed || answer.pages.length >= pages);
  const {pages: got, failed} = key === '' ? nothing : answer;
  const last = got.at(-1);
  return {
    status: key === '' || settled ? (failed ? 'error' : 'idle') : 'loading',
    answered: key === '' ? '' : answer.query,
    hits: got.flatMap(({hits}) => hits).filter(leadsSomewhere),
    count: last?.nbHits ?? 0,
    partial: !failed && last?.partial === true,
    more: last !== undefined && last.page + 1 < last.nbPages,
    loadMore,
    retry,
  };
}
