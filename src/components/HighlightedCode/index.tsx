import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';

import {highlight} from '../../highlight/html';

/** Props of {@link HighlightedCode}. */
export interface HighlightedCodeProps {
  /** The sample. */
  readonly children: string;
  /** Its language, as written after a fence. */
  readonly language: string;
  /** File that the sample stands for. */
  readonly title?: string;
}

/**
 * A sample that a component makes, in its colors. It brings Prism along; the fences of a page are
 * highlighted when the page is built.
 */
export default function HighlightedCode(props: HighlightedCodeProps): ReactNode {
  const {children, language, title} = props;
  return (
    <CodeBlock language={language} title={title} {...highlight(children, language)}>
      {''}
    </CodeBlock>
  );
}
