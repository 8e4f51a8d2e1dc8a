// Added: highlights a sample that a component makes, with Prism, in a chunk of its own.
import type {ReactNode} from 'react';

import {highlight} from '../../highlight/html';
import styles from './styles.module.css';

/** Props of {@link Highlighted}. */
export interface HighlightedProps {
  /** The sample. */
  readonly code: string;
  /** Its language, as written after a fence. */
  readonly language: string;
}

/**
 * A sample in its colors.
 *
 * @param props - see {@link HighlightedProps}
 * @returns its `code` element
 */
export default function Highlighted({code, language}: HighlightedProps): ReactNode {
  const {html, base} = highlight(code, language);
  return (
    <code
      className={base === '' ? undefined : styles.punctuated}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
