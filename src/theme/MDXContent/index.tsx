// Wrapped: the text of a page is rendered at build time only, unless it is served by `npm start`.
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import {isValidElement, type ReactNode} from 'react';

import StaticContent from '../../components/StaticContent';

/** The mark that the bundler's loader puts on the component of a page's text (`src/plugins/light-pages`). */
interface MarkedComponent {
  readonly isStatic?: boolean;
}

/**
 * Gives Markdown its components.
 *
 * @param props - The theme's own: `children`, the compiled Markdown.
 */
export default function SiteMDXContent({children}: Props): ReactNode {
  const text = <MDXContent>{children}</MDXContent>;
  const isStatic = isValidElement(children) && (children.type as MarkedComponent).isStatic;
  return isStatic ? <StaticContent>{text}</StaticContent> : text;
}
