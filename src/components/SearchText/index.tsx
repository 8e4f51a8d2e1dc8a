import type {MarkedText} from '@site/src/search/client';
import type {ReactNode} from 'react';

/** Properties of {@link SearchText}. */
export interface SearchTextProps {
  /** A text from a search with where it matches. */
  readonly marked: MarkedText;
}

/**
 * A text from a search: whatever it holds, the marks are the only elements that come out of it.
 */
export default function SearchText({marked: {text, marks}}: SearchTextProps): ReactNode {
  const parts = marks.flatMap(({start, end}, index) => [
    text.slice(marks[index - 1]?.end ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}
