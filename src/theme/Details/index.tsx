// Ejected: the browser's own details, which needs no script; it looks like the theme's.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {isValidElement, type ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Text that opens.
 *
 * @param props - `summary`, an element or its text; content; attributes of `details`
 */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx(styles.details, className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
