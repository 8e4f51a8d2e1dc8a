import {Fragment, type ReactNode} from 'react';

/**
 * Text with its code marked.
 *
 * @param props - The text, with code between backticks.
 */
export default function Marked({children}: {readonly children: string}): ReactNode {
  return children
    .split('`')
    .map((text, index) =>
      index % 2 === 1 ? <code key={text}>{text}</code> : <Fragment key={text}>{text}</Fragment>,
    );
}
