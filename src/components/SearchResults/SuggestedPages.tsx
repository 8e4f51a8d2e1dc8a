import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {modalStrings} from '../SearchModal/strings';
import {suggested} from '../SearchModal/suggestedPages';
import styles from './styles.module.css';

/** Where to begin when nothing was searched for, or nothing found: the pages the dialog suggests. */
export default function SuggestedPages(): ReactNode {
  const baseUrl = useBaseUrl('/');
  return (
    <nav aria-labelledby="suggested-pages">
      <p className={styles.hint} id="suggested-pages">
        {modalStrings().suggestedPages}
      </p>
      <ul className={styles.suggestions}>
        {suggested.map(([title, , path]) => (
          <li key={path}>
            <Link autoAddBaseUrl={false} className={styles.textLink} to={baseUrl + path}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
