// Wrapped: says to assistive technology whether the table of contents is open.
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import type {ReactNode} from 'react';

/**
 * Opens and closes the table of contents of a small screen.
 *
 * @param props - those of a button, and whether the contents are folded away
 * @returns the theme's button with its state
 */
export default function TOCCollapsibleCollapseButton(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
