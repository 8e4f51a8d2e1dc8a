// Wrapped: where a post has no column of contents beside it, they are folded under its title.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Header from '@theme-original/BlogPostItem/Header';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';

/** The head of a blog post. */
export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, frontMatter, toc} = useBlogPost();
  return (
    <>
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
