/** Wraps the theme's foot of a blog post: related pages after it, on the post's own page. */
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import RelatedPages from '@site/src/components/RelatedPages';
import Footer from '@theme-original/BlogPostItem/Footer';
import type {ReactNode} from 'react';

/** The foot of a blog post. */
export default function BlogPostItemFooter(): ReactNode {
  const {isBlogPostPage, frontMatter} = useBlogPost();
  return (
    <>
      <Footer />
      {isBlogPostPage && <RelatedPages pages={(frontMatter as {related?: unknown}).related} />}
    </>
  );
}
