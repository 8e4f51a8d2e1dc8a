// Wrapped: the framework files that the page documents are linked above its edit link.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

import Sources from '../../../components/Sources';

/**
 * The foot of a docs page.
 *
 * @returns the sources of the page and the theme's own foot
 */
export default function DocItemFooter(): ReactNode {
  const {sources = []} = useDoc().frontMatter as {sources?: string[]};
  return (
    <>
      <Sources paths={sources} />
      <Footer />
    </>
  );
}
