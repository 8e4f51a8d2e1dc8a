// Ejected: a heading that takes the focus, a way home, and recovery when the reader goes to another page (the theme's stays crashed between docs).
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import {type ReactNode, useEffect, useRef} from 'react';

import styles from './styles.module.css';

/**
 * What a reader sees instead of a page whose code threw.
 *
 * @param props - The error, and `tryAgain`, which renders the page again
 */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <main className={styles.page}>
      <Head>
        <title>This page crashed.</title>
      </Head>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed"
        >
          This page crashed.
        </Translate>
      </h1>
      <div className={styles.message}>
        <ErrorBoundaryError error={error} />
      </div>
      <div className={styles.actions}>
        <ErrorBoundaryTryAgainButton
          onClick={tryAgain}
          className="button button--primary button--lg"
        />
        <Link to="/" className="button button--outline button--primary button--lg">
          Go to the home page
        </Link>
      </div>
    </main>
  );
}
