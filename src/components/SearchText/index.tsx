import {textParts} from '@site/src/search/modal/marks';
import type {ReactNode} from 'react';

/** Properties of {@link SearchText}. */
export interface SearchTextProps {
  /** Escaped text with `<mark>` around its matches, as a search client gives it. */
  readonly html: string;
}

/**
 * A marked value from a search, put on the page as text: whatever a record holds, the marks are the
 * only elements that come out of it.
 */
export default function SearchText({html}: SearchTextProps): ReactNode {
  return textParts(html).map(({text, marked}, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
