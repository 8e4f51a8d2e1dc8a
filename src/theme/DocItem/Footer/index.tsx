// Wrapped: the framework files that the page documents stand above its edit link, related pages below.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

import RelatedPages from '../../../components/RelatedPages';
import Sources from '../../../components/Sources';

/**
 * The foot of a docs page.
 *
 * @returns the sources of the page, the theme's own foot and related pages
 */
export default function DocItemFooter(): ReactNode {
  const {sources = [], related} = useDoc().frontMatter as {sources?: string[]; related?: unknown};
  return (
    <>
      <Sources paths={sources} />
      <Footer />
      <RelatedPages pages={related} />
    </>
  );
}
