// Wrapped: the theme leaves a post's table of contents outside every landmark.
import type {ReactNode} from 'react';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import styles from './styles.module.css';

/** The frame of all blog pages but the archive: sidebar, text, table of contents. */
export default function BlogLayoutWrapper({toc, ...props}: Props): ReactNode {
  const contents = toc ? (
    <nav aria-label="On this page" className={styles.contents}>
      {toc}
    </nav>
  ) : undefined;
  return <BlogLayout {...props} toc={contents} />;
}
