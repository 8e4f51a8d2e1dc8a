// Ejected: DocSearch's button, and a dialog of our own that is fetched at the first intent.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import {isMac, opensByTyping, shortcutOf, typedText} from '@site/src/components/SearchButton/keys';
import SearchIcon from '@site/src/components/SearchButton/SearchIcon';
import type {SearchModalProps} from '@site/src/components/SearchModal';
import {useSearchConfig} from '@site/src/components/SearchModal/useSearchConfig';
import {loadSearchClient} from '@site/src/search/providers';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {createPortal} from 'react-dom';

import '@site/src/components/SearchButton/button.css';

type Modal = ComponentType<SearchModalProps>;

let modal: Promise<Modal> | undefined;

/** Fetches the modal once; after a failure the next call tries again. */
function loadModal(): Promise<Modal> {
  modal ??= import('@site/src/components/SearchModal').then(
    (loaded) => loaded.default,
    (error: unknown) => {
      modal = undefined;
      throw error;
    },
  );
  return modal;
}

/** Takes what was typed for the box before React had started (`src/client/page/hydration.ts`). */
function takeEarlyKeys(): string {
  const {dataset} = document.documentElement;
  const {typed = ''} = dataset;
  delete dataset.typed;
  return typed;
}

const never = () => () => undefined;

/** Leads to the results page by a full load, for a browser or a page that cannot show the dialog. */
function ToSearchPage({url}: {readonly url: () => string}): ReactNode {
  useEffect(() => {
    window.location.assign(url());
  }, [url]);
  return null;
}

type OpenState =
  | {readonly status: 'closed' | 'loading' | 'failed' | 'outdated'}
  | {readonly status: 'open'; readonly Modal: Modal};

/** A deployment has replaced the code of the dialog, or there is no network. */
function failure(): OpenState {
  return {status: navigator.onLine ? 'outdated' : 'failed'};
}

/** The button in the navbar, the site's search shortcuts, and the dialog while it is open. */
export default function SearchBar(): ReactNode {
  const config = useSearchConfig();
  const baseUrl = useBaseUrl('/');
  const buttonRef = useRef<HTMLButtonElement>(null);
  const typed = useRef('');
  const [state, setState] = useState<OpenState>({status: 'closed'});
  const mac = useSyncExternalStore(never, isMac, () => false);

  /** The first sign that someone will search: fetch what the first search needs. */
  const prepare = useCallback(() => {
    // Where this fails, opening the dialog or the first query says so.
    loadModal().catch(() => undefined);
    loadSearchClient(config, baseUrl).then(
      (client) => client.prepare?.(),
      () => undefined,
    );
  }, [config, baseUrl]);

  const open = useCallback(
    (firstKey: string) => {
      typed.current = firstKey;
      setState({status: 'loading'});
      prepare();
      loadModal().then(
        (Loaded) =>
          setState((now) => (now.status === 'loading' ? {status: 'open', Modal: Loaded} : now)),
        // A reader who closed the dialog meanwhile sees no error of it.
        () => {
          typed.current = takeEarlyKeys() + typed.current;
          setState((now) => (now.status === 'loading' ? failure() : now));
        },
      );
    },
    [prepare],
  );

  const searchPage = `${baseUrl}${config.searchPagePath}`;
  const resultsUrl = useCallback(
    () =>
      typed.current === ''
        ? searchPage
        : `${searchPage}?${new URLSearchParams({q: typed.current}).toString()}`,
    [searchPage],
  );

  const takeTyped = useCallback(() => takeEarlyKeys() + typed.current, []);
  const close = useCallback(() => setState({status: 'closed'}), []);

  const {status} = state;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing) return;

      const shortcut = shortcutOf(event);
      if (shortcut === 'toggle' && (status === 'open' || status === 'loading')) {
        event.preventDefault();
        close();
      } else if (status === 'closed' || status === 'failed') {
        const byTyping =
          document.activeElement === buttonRef.current && opensByTyping(event)
            ? event.key
            : undefined;
        if (shortcut !== undefined || byTyping !== undefined) {
          event.preventDefault();
          open(byTyping ?? '');
        }
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [status, open, close]);

  // What is typed while the dialog is on its way goes into it.
  useEffect(() => {
    if (status !== 'loading') return undefined;

    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape') {
        event.preventDefault();
        close();
        return;
      }
      const text = typedText(typed.current, event);
      if (text !== undefined) {
        event.preventDefault();
        typed.current = text;
      }
    }
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [status, close]);

  const label = translate({id: 'site.search.button', message: 'Search docs'});
  const key = mac ? '⌘' : 'Ctrl';
  return (
    <>
      <button
        aria-busy={status === 'loading'}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        // What is seen of the button word for word, also where it shrinks to the icon.
        aria-label={`${label} ${key} K`}
        className="DocSearch DocSearch-Button"
        onClick={() => {
          // Safari gives a pressed button no focus, and the dialog gives it back to what had it.
          buttonRef.current?.focus();
          open('');
        }}
        onFocus={prepare}
        onMouseOver={prepare}
        onTouchStart={prepare}
        ref={buttonRef}
        type="button"
      >
        <span className="DocSearch-Button-Container">
          <SearchIcon />
          <span className="DocSearch-Button-Placeholder">{label}</span>
        </span>{' '}
        <span className="DocSearch-Button-Keys">
          <kbd className="DocSearch-Button-Key">{key}</kbd>{' '}
          <kbd className="DocSearch-Button-Key">K</kbd>
        </span>
      </button>
      {status === 'failed' && (
        <p className="DocSearch-Button-Failure" role="alert">
          {translate({
            id: 'site.search.failed',
            message: 'The search could not be loaded. Check your network connection and try again.',
          })}
        </p>
      )}
      {status === 'outdated' && <ToSearchPage url={resultsUrl} />}
      {state.status === 'open' &&
        createPortal(
          <ErrorBoundary fallback={() => <ToSearchPage url={resultsUrl} />}>
            <state.Modal initialQuery={takeTyped} onClose={close} />
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
