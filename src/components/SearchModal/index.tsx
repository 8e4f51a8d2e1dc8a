import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDialog} from '@site/src/client/useDialog';
import type {GroupItem, HitGroup} from '@site/src/search/modal/groups';
import {type AnyHit, hitTarget} from '@site/src/search/modal/hits';
import {loadSearchClient} from '@site/src/search/providers';
import clsx from 'clsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

import HistoryActions from './HistoryActions';
import Hits, {optionId} from './Hits';
import './modal.css';
import './hits.css';
import './screens.css';
import {goTo} from './navigate';
import {ErrorScreen, Footer, NoResultsScreen} from './Screens';
import SearchBox from './SearchBox';
import {modalStrings, resultCount, seeAll} from './strings';
import {useModalSession} from './useModalSession';
import {useSearchConfig} from './useSearchConfig';

/** Properties of {@link SearchModal}. */
export interface SearchModalProps {
  /** Gives what was typed before the dialog was there; keep its identity. */
  readonly initialQuery: () => string;
  /** Called when the reader is done; keep its identity. */
  readonly onClose: () => void;
}

const listId = 'docsearch-list';

/**
 * The search dialog: DocSearch's look, words, limits and stored history, on any search client.
 */
export default function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const config = useSearchConfig();
  const {siteConfig} = useDocusaurusContext();
  const router = useHistory();
  const baseUrl = useBaseUrl('/');
  const searchPage = `${baseUrl}${config.searchPagePath}`;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const dropdownRef = useRef<HTMLDivElement>(null);
  const [strings] = useState(modalStrings);
  const {session, state, history} = useModalSession(strings, inputRef, initialQuery);
  useDialog(dialogRef, {onClose});

  // The browser's way back closes the dialog, as it closes the menu.
  useEffect(
    () =>
      router.block((_location, action) => {
        if (action !== 'POP') return undefined;

        onClose();
        return false;
      }),
    [router, onClose],
  );

  useEffect(() => {
    dropdownRef.current?.scrollTo({top: 0});
  }, [state.shownQuery]);

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
        if (navigator.onLine) window.location.assign(resultsUrl(session.getState().query));
      },
    );
    inputRef.current?.focus();
  }

  function confirm(where: 'sameTab' | 'newTab'): void {
    if (state.status === 'error') {
      retry();
      return;
    }
    session.whenSettled(() => {
      const item = session.selected();
      const found = item && target(item.hit);
      const {query} = session.getState();
      if (!found && query.trim() === '') return;

      if (item && found) remember(item);
      const to = found ?? {href: resultsUrl(query), internal: true};
      if (where === 'sameTab') navigate(to.href, to.internal);
      else window.open(to.href, '_blank', 'noopener');
    });
  }

  function scrollToActive(): void {
    const {active} = session.getState();
    if (active <= 0) dropdownRef.current?.scrollTo({top: 0});
    else document.getElementById(optionId(active))?.scrollIntoView({block: 'nearest'});
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;

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
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;

    event.preventDefault();
    if (to) navigate(to.href, to.internal);
  }

  function onSeeAll(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;

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
  const hasHistory = groups.some(({kind}) => kind === 'recent' || kind === 'favorite');
  const count = groups.reduce((sum, {items}) => sum + items.length, 0);
  const announcement = {
    start: '',
    results: resultCount(state.count),
    noResults: `${strings.noResults} "${state.shownQuery}"`,
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

  const actions = ({kind}: HitGroup, {hit}: GroupItem): ReactNode => (
    <HistoryActions
      history={history}
      hit={hit}
      kind={kind}
      onChange={afterHistoryChange}
      strings={strings}
    />
  );

  return (
    <dialog
      aria-label={strings.dialog}
      className={clsx(
        'DocSearch DocSearch-Container',
        status === 'stalled' && 'DocSearch-Container--Stalled',
      )}
      ref={dialogRef}
    >
      <div className="DocSearch-Modal">
        <SearchBox
          activeId={active >= 0 ? optionId(active) : undefined}
          inputRef={inputRef}
          listId={count > 0 ? listId : undefined}
          onCancel={onClose}
          onClear={() => ask('')}
          onKeyDown={onKeyDown}
          onQuery={session.setQuery}
          onSubmit={() => confirm('sameTab')}
          query={state.query}
          strings={strings}
        />
        <div className="visually-hidden" role="status">
          {status === 'idle' || status === 'error' ? announcement : ''}
        </div>
        <div
          aria-busy={status === 'loading' || status === 'stalled'}
          className="DocSearch-Dropdown"
          ref={dropdownRef}
        >
          {screen === 'start' && !hasHistory && (
            <div className="DocSearch-StartScreen">
              <p className="DocSearch-Help">{strings.noRecent}</p>
            </div>
          )}
          {screen === 'start' && groups.length > 0 && (
            <div className="DocSearch-Dropdown-Container">
              <div
                aria-label={hasHistory ? strings.historyLabel : strings.suggestedPages}
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
              query={state.shownQuery}
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
              href={resultsUrl(state.shownQuery)}
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
