// Ejected: the theme's list of posts has no level-one heading and no way to its feeds, and describes itself to search
// engines with relative URLs.
import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogListPage';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

import StructuredData, {useSiteNames} from '../../components/StructuredData';
import {blog} from '../../components/StructuredData/data';
import styles from './styles.module.css';

/**
 * A page of the list of posts, newest first.
 *
 * @param props - The page's posts and the blog's sidebar, from the blog plugin
 */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page} = metadata;
  const title = page === 1 ? blogTitle : `${blogTitle}, page ${page}`;
  const site = useSiteNames();
  const absolute = (permalink: string): string => new URL(permalink, site.url).href;
  const data = blog(
    {
      title: blogTitle,
      description: blogDescription,
      url: absolute(metadata.permalink),
      posts: items.map(({content}) => absolute(content.metadata.permalink)),
    },
    site,
  );
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={title} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <StructuredData things={[data]} />
      <BlogLayout sidebar={sidebar}>
        <header className="margin-bottom--xl">
          <Heading as="h1">{title}</Heading>
          <p>{blogDescription}</p>
          <p className={styles.feeds}>
            <Link to="/blog/feeds">Follow it</Link> by RSS, Atom or JSON Feed, or read the{' '}
            <Link to="/changelog">changelog</Link>.
          </p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
