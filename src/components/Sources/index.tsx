import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {frameworkTag, sourceUrl} from '../../arkos/release';
import styles from './styles.module.css';

/** What {@link Sources} shows. */
export interface SourcesProps {
  /** Paths in the framework's repository, from the page's front matter. */
  paths: readonly string[];
}

/**
 * The files of the framework that a page documents, folded, each a link to it at the tag.
 *
 * @returns The list, or nothing when there is no file
 */
export default function Sources({paths}: SourcesProps): ReactNode {
  if (paths.length === 0) return null;

  return (
    <details className={styles.sources} data-search-skip>
      <summary>Sources, at {frameworkTag}</summary>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Link href={sourceUrl(path)}>{path}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
