// Ejected: the theme's title is unreadable on its accent-colored banner, says 'Archive' twice and
// skips a heading level.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

function byYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/**
 * The page that lists all posts by year, newest first.
 *
 * @param props - The posts, from the blog plugin
 */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const format = new Intl.DateTimeFormat(i18n.currentLocale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <>
      <PageMetadata
        title="Archive"
        description="All posts of the Arkos.js blog by year, from the newest to the first."
      />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">Archive</Heading>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul className={styles.posts}>
                {posts.map(({metadata}) => (
                  <li key={metadata.permalink} className={styles.post}>
                    <time dateTime={metadata.date} className={styles.date}>
                      {format.format(new Date(metadata.date))}
                    </time>
                    <Link to={metadata.permalink}>{metadata.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
