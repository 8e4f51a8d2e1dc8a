// Wrapped: a post's own page also has a link to report a mistake, and related pages.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import ReportMistake from '@site/src/components/ReportMistake';
import RelatedPages from '@site/src/components/RelatedPages';
import Footer from '@theme-original/BlogPostItem/Footer';
import type {ReactNode} from 'react';

/** The footer of a blog post. */
export default function BlogPostItemFooter(): ReactNode {
  const {isBlogPostPage, frontMatter, metadata} = useBlogPost();
  return (
    <>
      <Footer />
      {isBlogPostPage && (
        <>
          <ReportMistake {...metadata} />
          <RelatedPages pages={(frontMatter as {related?: unknown}).related} />
        </>
      )}
    </>
  );
}
