import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDialog} from '@site/src/client/useDialog';
import SearchIcon from '@site/src/components/SearchButton/SearchIcon';
import {loadSearchClient} from '@site/src/search/providers';
import type {GroupItem, HitGroup} from '@site/src/search/modal/groups';
import {type HistoryStorage, openHistory} from '@site/src/search/modal/history';
import {type AnyHit, hitTarget} from '@site/src/search/modal/hits';
import {narrowScreen, snippetWords} from '@site/src/search/modal/request';
import {createModalSession} from '@site/src/search/modal/session';
import clsx from 'clsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import Hits, {optionId} from './Hits';
import {CrossIcon, LoadingIcon, StarIcon} from './icons';
import './modal.css';
import {ErrorScreen, Footer, NoResultsScreen} from './Screens';
import {maxInputLength, modalStrings, resultCount, seeAll} from './strings';
import {suggestedPages} from './suggestedPages';
import {useFacetFilters} from './useFacetFilters';
import {goTo} from './navigate';
import {useSearchConfig} from './useSearchConfig';

/** Properties of {@link SearchModal}. */
export interface SearchModalProps {
  /** Gives what was typed before the dialog was there; keep its identity. */
  readonly initialQuery: () => string;
  /** Called when the reader is done; keep its identity. */
  readonly onClose: () => void;
}

const listId = 'docsearch-list';

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
  return text.replace(/\s+/g, ' ').trim().slice(0, maxInputLength);
}

/**
 * The search dialog: DocSearch's look, words, limits and stored history, on any search client.
 */
export default function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const config = useSearchConfig();
  const facetFilters = useFacetFilters();
  const {siteConfig} = useDocusaurusContext();
  const router = useHistory();
  const baseUrl = useBaseUrl('/');
  const searchPage = `${baseUrl}${config.searchPagePath}`;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const dropdownRef = useRef<HTMLDivElement>(null);
  const [strings] = useState(modalStrings);
  const [history] = useState(() => openHistory(config.indexName, browserStorage()));
  const [session] = useState(() =>
    createModalSession({
      client: () => loadSearchClient(config, baseUrl),
      request: (query) => ({
        query,
        facetFilters,
        snippetWords: window.matchMedia(narrowScreen).matches
          ? snippetWords.narrow
          : snippetWords.wide,
        page: 0,
      }),
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
  useDialog(dialogRef, {onClose});

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
  }, [session, initialQuery]);

  // The browser's way back closes the dialog, as it closes the menu.
  useEffect(
    () =>
      router.block((_location, action) => {
        if (action !== 'POP') {
          return undefined;
        }
        onClose();
        return false;
      }),
    [router, onClose],
  );

  useEffect(() => {
    dropdownRef.current?.scrollTo({top: 0});
  }, [state.answered]);

  const navigate = useCallback(
    (href: string, internal: boolean) => {
      onClose();
      goTo(router, href, internal);
    },
    [onClose, router],
  );

  const target = (hit: AnyHit) => hitTarget(hit.url, siteConfig.url, window.location.href);

  function remember({hit}: GroupItem): void {
    history.add(hit);
    const {queryID, active} = session.getState();
    if (queryID !== undefined) {
      const {indexName} = config;
      const selection = {indexName, objectID: hit.objectID, position: active + 1, queryID};
      void loadSearchClient(config, baseUrl).then((client) => client.selected?.(selection));
    }
  }

  const resultsUrl = (query: string): string =>
    `${searchPage}?${new URLSearchParams({q: query.trim()})}`;

  /** Searches again; where a deployment has replaced the code of the search, on a fresh page. */
  function retry(): void {
    loadSearchClient(config, baseUrl).then(
      () => session.setQuery(session.getState().query),
      () => {
        if (navigator.onLine) {
          window.location.assign(resultsUrl(session.getState().query));
        }
      },
    );
    inputRef.current?.focus();
  }

  function confirm(where: 'sameTab' | 'newTab'): void {
    if (state.status === 'error') {
      retry();
      return;
    }
    session.whenAnswered(() => {
      const item = session.selected();
      const to = item && target(item.hit);
      if (!item || !to) {
        const {query} = session.getState();
        if (query.trim() !== '') {
          navigate(resultsUrl(query), true);
        }
        return;
      }
      remember(item);
      if (where === 'sameTab') {
        navigate(to.href, to.internal);
      } else {
        window.open(to.href, '_blank', 'noopener');
      }
    });
  }

  function scrollToActive(): void {
    const {active} = session.getState();
    if (active <= 0) {
      dropdownRef.current?.scrollTo({top: 0});
    } else {
      document.getElementById(optionId(active))?.scrollIntoView({block: 'nearest'});
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) {
      return;
    }
    const bare = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      confirm('newTab');
    } else if (bare && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      session.move(event.key === 'ArrowDown' ? 1 : -1);
      scrollToActive();
    } else if (bare && (event.key === 'Home' || event.key === 'End') && state.active >= 0) {
      event.preventDefault();
      session.moveTo(event.key === 'Home' ? 'first' : 'last');
      scrollToActive();
    }
  }

  function onPress(item: GroupItem, index: number, event: MouseEvent<HTMLAnchorElement>): void {
    session.setActive(index);
    remember(item);
    const to = target(item.hit);
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    if (to) {
      navigate(to.href, to.internal);
    }
  }

  function onSeeAll(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    navigate(event.currentTarget.pathname + event.currentTarget.search, true);
  }

  function ask(query: string): void {
    session.setQuery(query);
    inputRef.current?.focus();
  }

  function afterHistoryChange(): void {
    session.refreshStart();
    inputRef.current?.focus();
  }

  const {screen, groups, active, status} = state;
  const count = groups.reduce((sum, {items}) => sum + items.length, 0);
  const announcement = {
    start: '',
    results: resultCount(state.count),
    noResults: `${strings.noResults} "${state.answered}"`,
    error: `${strings.errorTitle}. ${strings.errorHelp}`,
  }[screen];
  const hits = {
    groups,
    active,
    href: (hit: AnyHit) => target(hit)?.href,
    onPoint: session.setActive,
    onHover: session.point,
    onPress,
  };

  function actions(group: HitGroup, {hit}: GroupItem): ReactNode {
    if (group.kind === 'suggested') {
      return null;
    }
    const recent = group.kind === 'recent';
    const remove = recent ? strings.removeRecent : strings.removeFavorite;
    return (
      <span className="DocSearch-Hit-actions">
        {recent && (
          <button
            className="DocSearch-Hit-action-button"
            onClick={() => {
              history.favor(hit);
              afterHistoryChange();
            }}
            title={strings.save}
            type="button"
          >
            <StarIcon />
          </button>
        )}
        <button
          className="DocSearch-Hit-action-button"
          onClick={() => {
            (recent ? history.removeRecent : history.removeFavorite)(hit.objectID);
            afterHistoryChange();
          }}
          title={remove}
          type="button"
        >
          <CrossIcon />
        </button>
      </span>
    );
  }

  return (
    <dialog
      aria-label={strings.dialog}
      className={clsx(
        'DocSearch DocSearch-Container',
        status === 'stalled' && 'DocSearch-Container--Stalled',
        status === 'error' && 'DocSearch-Container--Errored',
      )}
      ref={dialogRef}
    >
      <div className="DocSearch-Modal">
        <div className="DocSearch-SearchBar">
          <form
            className="DocSearch-Form"
            onReset={(event) => {
              event.preventDefault();
              ask('');
            }}
            onSubmit={(event) => {
              event.preventDefault();
              confirm('sameTab');
            }}
          >
            <label className="DocSearch-MagnifierLabel" htmlFor="docsearch-input">
              <SearchIcon />
              <span className="DocSearch-VisuallyHiddenForAccessibility">{strings.inputLabel}</span>
            </label>
            <div className="DocSearch-LoadingIndicator">
              <LoadingIcon />
            </div>
            <input
              aria-activedescendant={active >= 0 ? optionId(active) : undefined}
              aria-autocomplete="list"
              aria-controls={count > 0 ? listId : undefined}
              aria-expanded={count > 0}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              className="DocSearch-Input"
              enterKeyHint="go"
              id="docsearch-input"
              maxLength={maxInputLength}
              onChange={(event) => session.setQuery(event.target.value)}
              onKeyDown={onKeyDown}
              placeholder={strings.placeholder}
              ref={inputRef}
              role="combobox"
              spellCheck={false}
              type="search"
              value={state.query}
            />
            <button
              aria-label={strings.reset}
              className="DocSearch-Reset"
              hidden={state.query === ''}
              title={strings.reset}
              type="reset"
            >
              <CrossIcon />
            </button>
          </form>
          <button className="DocSearch-Cancel" onClick={onClose} type="button">
            {strings.cancel}
          </button>
        </div>
        <div className="DocSearch-VisuallyHiddenForAccessibility" role="status">
          {status === 'idle' || status === 'error' ? announcement : ''}
        </div>
        <div
          aria-busy={status === 'loading' || status === 'stalled'}
          className="DocSearch-Dropdown"
          ref={dropdownRef}
        >
          {screen === 'start' && groups.every(({kind}) => kind === 'suggested') && (
            <div className="DocSearch-StartScreen">
              <p className="DocSearch-Help">{strings.noRecent}</p>
            </div>
          )}
          {screen === 'start' && groups.length > 0 && (
            <div className="DocSearch-Dropdown-Container">
              <div
                aria-label={strings.historyLabel}
                aria-owns={Array.from({length: count}, (_, index) => optionId(index)).join(' ')}
                id={listId}
                role="listbox"
              />
              <Hits {...hits} actions={actions} labelled={false} />
            </div>
          )}
          {screen === 'results' && (
            <div className="DocSearch-Dropdown-Container">
              <div
                aria-label={strings.resultsLabel}
                aria-owns={optionId(count)}
                id={listId}
                role="listbox"
              >
                <Hits {...hits} labelled />
              </div>
            </div>
          )}
          {screen === 'noResults' && (
            <NoResultsScreen
              issuesUrl={config.issuesUrl}
              onSuggestion={(suggestion) => ask(`${suggestion.toLowerCase()} `)}
              query={state.answered}
              strings={strings}
              suggestions={state.suggestions}
            />
          )}
          {screen === 'error' && <ErrorScreen onRetry={retry} strings={strings} />}
        </div>
        {screen === 'results' && (
          <div className="DocSearch-HitsFooter">
            <a
              aria-selected={active === count}
              href={resultsUrl(state.answered)}
              id={optionId(count)}
              onClick={onSeeAll}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => session.setActive(count)}
              role="option"
              tabIndex={-1}
            >
              {seeAll(state.count)}
            </a>
          </div>
        )}
        <Footer hosted={config.provider === 'hosted'} strings={strings} />
      </div>
    </dialog>
  );
}
