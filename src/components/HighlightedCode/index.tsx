import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';

import {highlight} from '../../highlight/html';

/** Props of {@link HighlightedCode}. */
export interface HighlightedCodeProps {
  /** The sample. */
  readonly children: string;
  /** Its language, as written after a fence. */
  readonly language: string;
}

/**
 * A sample that a component makes, in its colors. It brings Prism along; the fences of a page are
 * highlighted when the page is built.
 *
 * @param props - see {@link HighlightedCodeProps}
 * @returns the block
 */
export default function HighlightedCode({children, language}: HighlightedCodeProps): ReactNode {
  return (
    <CodeBlock language={language} {...highlight(children, language)}>
      {''}
    </CodeBlock>
  );
}
