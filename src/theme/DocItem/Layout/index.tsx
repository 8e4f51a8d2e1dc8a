// Ejected: the contents are a column from 1280 px on and folded below that width, which the theme decides at 996 px, the way
// on to the next page comes before the line about the page itself, and the page can be copied as Markdown.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';

import PageMarkdown from '../../../components/PageMarkdown';
import Unhydrated from '../../../components/Unhydrated';
import styles from './styles.module.css';

/**
 * A docs page: one column of reading and, where there is room, a narrow one of contents.
 *
 * @param props - `children`: the text
 */
export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const {
    hide_table_of_contents: isHidden,
    toc_min_heading_level,
    toc_max_heading_level,
  } = frontMatter;
  const contents =
    isHidden || toc.length === 0
      ? undefined
      : {
          toc,
          minHeadingLevel: toc_min_heading_level,
          maxHeadingLevel: toc_max_heading_level,
        };
  const {docTocDesktop, docTocMobile} = ThemeClassNames.docs;
  return (
    <div className={styles.columns}>
      <div className={styles.reading}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <Unhydrated>
            <PageMarkdown permalink={metadata.permalink} />
            <DocBreadcrumbs />
            <DocVersionBadge />
          </Unhydrated>
          {contents && <TOCCollapsible {...contents} className={docTocMobile} />}
          <DocItemContent>{children}</DocItemContent>
        </article>
        <Unhydrated>
          <DocItemPaginator />
        </Unhydrated>
        <DocItemFooter />
      </div>
      {contents && (
        <div className={styles.contents}>
          <TOC {...contents} className={docTocDesktop} />
        </div>
      )}
    </div>
  );
}
