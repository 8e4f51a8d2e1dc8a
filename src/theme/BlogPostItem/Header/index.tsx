// Wrapped: a post can be copied as Markdown, and where it has no column of contents beside it, they are folded under
// its title.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Header from '@theme-original/BlogPostItem/Header';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';

import PageMarkdown from '../../../components/PageMarkdown';

/** The head of a blog post. */
export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, frontMatter, metadata, toc} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageMarkdown permalink={metadata.permalink} />}
      <Header />
      {isBlogPostPage && !frontMatter.hide_table_of_contents && toc.length > 0 && (
        <TOCCollapsible
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      )}
    </>
  );
}
