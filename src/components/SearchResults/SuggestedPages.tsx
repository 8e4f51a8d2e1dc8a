import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {modalStrings} from '../SearchModal/strings';
import {suggested} from '../SearchModal/suggestedPages';
import styles from './styles.module.css';

/**
 * Where to begin when nothing was searched for, or nothing found: the pages the dialog suggests.
 *
 * @returns The list of links
 */
export default function SuggestedPages(): ReactNode {
  return (
    <nav aria-labelledby="suggested-pages">
      <p className={styles.hint} id="suggested-pages">
        {modalStrings().suggestedPages}
      </p>
      <ul className={styles.suggestions}>
        {suggested.map(([title, , path]) => (
          <li key={path}>
            <Link className={styles.textLink} to={`/${path}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
