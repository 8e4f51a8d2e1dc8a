import type {ReactNode} from 'react';

import {highlight} from '../../highlight/html';

/** Props of {@link HighlightedCode}. */
export interface HighlightedCodeProps {
  /** The sample. */
  readonly code: string;
  /** Its language, as written after a fence. */
  readonly language: string;
}

/**
 * A sample in its colors. It brings Prism, so load it lazily.
 *
 * @param props - see {@link HighlightedCodeProps}
 * @returns its `code` element
 */
export default function HighlightedCode({code, language}: HighlightedCodeProps): ReactNode {
  const {html, base} = highlight(code, language);
  return (
    <code className={base === '' ? undefined : base} dangerouslySetInnerHTML={{__html: html}} />
  );
}
