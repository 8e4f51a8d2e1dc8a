// Ejected: the theme tells the reader to write to somebody; this leads on: a search, the nearest page by name, the main sections.
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {isMultiColumnFooterLinks, useThemeConfig} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {nameOfPath, nearestPages} from '../../../client/nearest';
import {pages} from '../../../client/pages';
import styles from './styles.module.css';

function Search({asked}: {asked: string}): ReactNode {
  const action = useBaseUrl('/search');
  if (!pages.includes(action)) return null;

  return (
    <form action={action} method="get" role="search" className={styles.search}>
      <label htmlFor="not-found-search">Search this site</label>
      <input
        key={asked}
        id="not-found-search"
        type="search"
        name="q"
        defaultValue={asked}
        required
        className={styles.input}
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}

function Nearest({pathname}: {pathname: string}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const nearest = nearestPages(pathname, pages, baseUrl);
  if (nearest.length === 0) return null;

  return (
    <section aria-labelledby="not-found-nearest">
      <h2 id="not-found-nearest">Did you mean</h2>
      <ul className={styles.list}>
        {nearest.map((path) => (
          <li key={path}>
            {/* The path is complete already: it comes from the routes. */}
            <Link to={path} autoAddBaseUrl={false}>
              {nameOfPath(path, baseUrl)}
            </Link>{' '}
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sections(): ReactNode {
  const {footer} = useThemeConfig();
  const given = footer?.links ?? [];
  const links = isMultiColumnFooterLinks(given) ? given.flatMap(({items}) => items) : given;
  const pages = links.filter(({to}) => to !== undefined && !to.startsWith('pathname:'));
  return (
    <section aria-labelledby="not-found-sections">
      <h2 id="not-found-sections">Main sections</h2>
      <ul className={styles.list}>
        <li>
          <Link to="/">Home</Link>
        </li>
        {pages.map(({label, to}) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What a reader finds at a URL without a page.
 *
 * The HTML is one for all URLs: what depends on the URL comes with JavaScript, the main
 * sections are there without.
 *
 * @param props - `className` for the main element
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const asked = isBrowser ? nameOfPath(pathname, baseUrl) : '';
  return (
    <main className={clsx('container', styles.page, className)} data-start>
      <h1>
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </h1>
      <p>
        There is no page{' '}
        {isBrowser ? <code className={styles.url}>{pathname}</code> : 'at this URL'}. It may have
        moved, or the URL was mistyped.
      </p>
      <Search asked={asked} />
      {isBrowser && <Nearest pathname={pathname} />}
      <Sections />
    </main>
  );
}
