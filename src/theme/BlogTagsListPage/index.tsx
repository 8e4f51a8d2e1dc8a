// Ejected: the theme hides a tag's description in a tooltip, which touch and keyboard never see.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * The page that lists the blog's tags, each with its description and the number of its posts.
 *
 * @param props - The tags and the blog's sidebar, from the blog plugin
 */
export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const title = translateTagsPageTitle();
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata
        title={title}
        description="The subjects of the Arkos.js blog, each with what its posts are about."
      />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <ul className={styles.tags}>
          {sorted.map((tag) => (
            <li key={tag.permalink} className={styles.tag}>
              <Heading as="h2" className={styles.name}>
                <Link to={tag.permalink}>{tag.label}</Link>
              </Heading>
              <p className={styles.description}>{tag.description}</p>
              <p className={styles.count}>{tag.count === 1 ? '1 post' : `${tag.count} posts`}</p>
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
