// Ejected: shows what the dialog finds as a page, from the same client.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {modalStrings, resultCount} from '@site/src/components/SearchModal/strings';
import {useFacetFilters} from '@site/src/components/SearchModal/useFacetFilters';
import {useSearchConfig} from '@site/src/components/SearchModal/useSearchConfig';
import PageResult from '@site/src/components/SearchResults/PageResult';
import styles from '@site/src/components/SearchResults/styles.module.css';
import SuggestedPages from '@site/src/components/SearchResults/SuggestedPages';
import {useResults} from '@site/src/components/SearchResults/useResults';
import SearchSuggestions from '@site/src/components/SearchSuggestions';
import {maxQueryLength, normalizeQuery, type SearchHit} from '@site/src/search/client';
import {hitsByPage} from '@site/src/search/modal/groups';
import {hitTarget} from '@site/src/search/modal/hits';
import {missingResultsUrl} from '@site/src/search/modal/request';
import {loadSearchClient} from '@site/src/search/providers';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';

// A filter is one of these, or a part of the site by its name.
const everything = 'all';
const docs = 'docs';

/** Milliseconds without a key before the URL follows what is in the input. */
const settleAfter = 700;

function filterLabel(filter: string): string {
  switch (filter) {
    case everything:
      return translate({id: 'site.searchPage.all', message: 'Everything'});
    case docs:
      return translate({id: 'site.searchPage.docs', message: 'Docs'});
    default:
      return filter;
  }
}

function searchUrl(path: string, query: string, filter: string): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);

  if (filter !== everything) params.set('in', filter);

  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
}

/**
 * The parts of the site one can search in.
 *
 * @returns Nothing until the provider has named them; none if it fails
 */
function useParts(): readonly string[] | undefined {
  const config = useSearchConfig();
  const baseUrl = useBaseUrl('/');
  const here = useFacetFilters();
  const [parts, setParts] = useState<readonly string[]>();
  useEffect(() => {
    let current = true;
    loadSearchClient(config, baseUrl)
      .then((client) => client.parts(here))
      .then(
        (found) => {
          if (current) setParts(found.filter((part) => part !== 'Docs' && part !== 'Site'));
        },
        // The search itself reports the failure.
        () => {
          if (current) setParts([]);
        },
      );
    return () => {
      current = false;
    };
  }, [config, baseUrl, here]);
  return parts;
}

function Results({
  query,
  filter,
  stable,
  onSuggestion,
  onRetry,
}: {
  readonly query: string;
  readonly filter: string;
  /** Whether the filters above are all there: until then a link would move away under the finger. */
  readonly stable: boolean;
  readonly onSuggestion: (suggestion: string) => void;
  /** The button that was pressed goes away. */
  readonly onRetry: () => void;
}): ReactNode {
  const config = useSearchConfig();
  const baseUrl = useBaseUrl('/');
  const {siteConfig} = useDocusaurusContext();
  const here = useFacetFilters();
  const docsTags = useDocsContextualSearchTags().join('\n');
  const facetFilters = useMemo(() => {
    switch (filter) {
      case everything:
        return here;
      case docs:
        return [...here, docsTags.split('\n').map((tag) => `docusaurus_tag:${tag}`)];
      default:
        return [...here, `hierarchy.lvl0:${filter}`];
    }
  }, [filter, here, docsTags]);
  const results = useResults(config, baseUrl, query, facetFilters);
  const {status, hits, count, more, shownQuery} = results;
  const listRef = useRef<HTMLOListElement>(null);
  const strings = modalStrings();
  const groups = hitsByPage(hits);
  const href = (url: string): string =>
    hitTarget(url, siteConfig.url, window.location.href)?.href ?? '#';

  // The first hit that came with a further response takes the focus from the button.
  const focusFrom = useRef<number>(undefined);
  useEffect(() => {
    const from = focusFrom.current;
    if (from === undefined || status !== 'idle') return;

    focusFrom.current = undefined;
    const linkOf = (hit: SearchHit | undefined) =>
      listRef.current?.querySelector<HTMLElement>(
        `[data-hit="${CSS.escape(hit?.objectID ?? '')}"]`,
      );
    const first = hits[from];
    const best = hits.find(({pageUrl}) => pageUrl === first?.pageUrl);
    // The title of a page that is there already has no link but that of the page's best hit.
    const link = linkOf(first) ?? linkOf(best);
    link?.closest('details')?.setAttribute('open', '');
    link?.focus();
  }, [status, hits]);

  if (query === '') {
    return (
      <>
        <p className={styles.hint}>
          {translate({
            id: 'site.searchPage.hint',
            message: 'Type a name, an option, an error message or a question.',
          })}
        </p>
        {stable && <SuggestedPages />}
      </>
    );
  }
  const hasFailed = status === 'error';
  const failure = hasFailed && (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>{strings.errorTitle}</p>
      <p>{strings.errorHelp}</p>
      <button
        className="button button--primary"
        onClick={() => {
          results.retry();
          onRetry();
        }}
        type="button"
      >
        {strings.retry}
      </button>
    </div>
  );
  if (hasFailed && hits.length === 0) return failure;

  const none = status === 'idle' && count === 0;
  return (
    <>
      <p className={styles.count} role="status">
        {status !== 'loading' &&
          (none ? `${strings.noResults} "${shownQuery}"` : resultCount(count))}
      </p>
      {none && (
        <SearchSuggestions
          suggestions={results.suggestions}
          label={strings.suggested}
          classNames={{label: styles.hint, list: styles.suggestions, button: 'button button--link'}}
          onSuggestion={onSuggestion}
        />
      )}
      {none && (
        <p>
          {strings.report}{' '}
          <Link
            className={styles.textLink}
            href={missingResultsUrl(config.issuesUrl, shownQuery, window.location.href)}
          >
            {strings.reportLink}
          </Link>
        </p>
      )}
      {none && <SuggestedPages />}
      <ol
        aria-busy={status === 'loading'}
        className={clsx(styles.pages, status === 'loading' && styles.stale)}
        ref={listRef}
      >
        {groups.map((group) => (
          <PageResult group={group} href={href} key={group.url} />
        ))}
      </ol>
      {failure}
      {more && !hasFailed && (
        <button
          className={clsx('button button--outline button--primary', styles.more)}
          disabled={status === 'loading'}
          onClick={() => {
            focusFrom.current = hits.length;
            results.loadMore();
          }}
          type="button"
        >
          {translate(
            {id: 'site.searchPage.more', message: 'Show more results ({shown} of {count})'},
            {shown: hits.length, count},
          )}
        </button>
      )}
    </>
  );
}

function SearchForm(): ReactNode {
  const router = useHistory();
  const location = useLocation<{typed: true; submitted: boolean} | undefined>();
  const isBrowser = useIsBrowser();
  const baseUrl = useBaseUrl('/');
  const inputRef = useRef<HTMLInputElement>(null);
  const strings = modalStrings();
  const params = new URLSearchParams(isBrowser ? location.search : '');
  const urlQuery = normalizeQuery(params.get('q') ?? '');
  const wanted = params.get('in') ?? '';
  const parts = useParts();
  const known = [everything, docs, ...(parts ?? [])];
  // Without the parts the URL may be right.
  const isUnknown = parts !== undefined && parts.length > 0 && !known.includes(wanted);
  const filter = wanted === '' || isUnknown ? everything : wanted;
  const filters = [...new Set([...known, filter])];
  const here = `${location.key ?? ''} ${urlQuery}`;
  const [draft, setDraft] = useState({at: here, text: urlQuery});
  // What is typed holds until the URL says something else: what was gone back to, or led here.
  // Our own changes of the URL, which land a moment later, only follow what is typed.
  const own = location.state?.typed === true && router.action !== 'POP';
  const holds = draft.at === here || own;
  if (holds && draft.at !== here) setDraft({at: here, text: draft.text});

  const text = holds ? draft.text : urlQuery;

  useEffect(() => {
    if (new URLSearchParams(window.location.search).get('q') === null) inputRef.current?.focus();
  }, []);

  useEffect(() => {
    const query = text.trim();
    if (!isBrowser || query === urlQuery) return undefined;

    // A word on its way is one entry of the browser's history, and what was sent off another.
    const timer = setTimeout(() => {
      const to = searchUrl(location.pathname, query, filter);
      const related = query.startsWith(urlQuery) || urlQuery.startsWith(query);
      if (location.state?.submitted !== true && related)
        router.replace(to, {typed: true, submitted: false});
      else router.push(to, {typed: true, submitted: false});
    }, settleAfter);
    return () => clearTimeout(timer);
  }, [text, urlQuery, filter, isBrowser, location, router]);

  function submit(): void {
    const to = searchUrl(location.pathname, text.trim(), filter);
    if (location.state?.submitted === true && text.trim() !== urlQuery)
      router.push(to, {typed: true, submitted: true});
    else router.replace(to, {typed: true, submitted: true});
  }

  const title =
    urlQuery === ''
      ? translate({id: 'site.searchPage.title', message: 'Search'})
      : translate(
          {id: 'site.searchPage.titleFor', message: 'Search results for "{query}"'},
          {query: urlQuery},
        );
  return (
    <>
      <PageMetadata title={title} />
      <h1>{translate({id: 'site.searchPage.heading', message: 'Search'})}</h1>
      <form
        action={location.pathname}
        className={styles.form}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        role="search"
      >
        <input
          aria-label={translate({id: 'site.searchPage.label', message: 'Search the site'})}
          autoCapitalize="off"
          autoComplete="off"
          className={styles.input}
          maxLength={maxQueryLength}
          name="q"
          onChange={(event) => setDraft({at: here, text: event.target.value})}
          placeholder={strings.placeholder}
          ref={inputRef}
          spellCheck={false}
          type="search"
          value={text}
        />
        <button className={clsx('button button--primary', styles.submit)} type="submit">
          {translate({id: 'site.searchPage.submit', message: 'Search'})}
        </button>
      </form>
      <nav
        aria-label={translate({id: 'site.searchPage.filter', message: 'Where to search'})}
        className={styles.filters}
      >
        {filters.map((name) => (
          <Link
            aria-current={name === filter ? 'true' : undefined}
            className={styles.filter}
            key={name}
            to={searchUrl(location.pathname, text.trim(), name)}
          >
            {filterLabel(name)}
          </Link>
        ))}
      </nav>
      <noscript>
        <p>
          The search needs JavaScript. Without it, these lead to every page:{' '}
          <Link autoAddBaseUrl={false} className={styles.textLink} to={`${baseUrl}docs/intro`}>
            the documentation
          </Link>
          ,{' '}
          <Link autoAddBaseUrl={false} className={styles.textLink} to={`${baseUrl}blog/archive`}>
            the blog
          </Link>{' '}
          and{' '}
          <Link autoAddBaseUrl={false} className={styles.textLink} to={baseUrl}>
            the home page
          </Link>
          .
        </p>
      </noscript>
      {isBrowser && (
        <Results
          filter={filter}
          onSuggestion={(suggestion) => {
            setDraft({at: here, text: suggestion});
            inputRef.current?.focus();
          }}
          onRetry={() => inputRef.current?.focus({preventScroll: true})}
          query={text.trim()}
          stable={parts !== undefined}
        />
      )}
    </>
  );
}

/** The page at `/search`. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        description={translate({
          id: 'site.searchPage.description',
          message: 'Search the documentation and the blog of Arkos.js.',
        })}
        title={translate({id: 'site.searchPage.title', message: 'Search'})}
      />
      <Head>
        <meta content="noindex, follow" name="robots" />
      </Head>
      <main className={clsx('container', styles.page)} data-start>
        <SearchForm />
      </main>
    </Layout>
  );
}
