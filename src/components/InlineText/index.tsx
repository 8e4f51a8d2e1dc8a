import CodeInline from '@theme/CodeInline';
import type {ReactNode} from 'react';

/** Props of {@link InlineText}. */
export interface InlineTextProps {
  /** One paragraph; what is between backticks is code, nothing else is markup. */
  text: string;
}

/** A text of the surface or the data. */
export default function InlineText({text}: InlineTextProps): ReactNode {
  // Every second piece was between backticks; the pieces never change places.
  return text
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? <CodeInline key={index}>{piece}</CodeInline> : piece,
    );
}
