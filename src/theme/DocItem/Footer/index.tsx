// Ejected: related pages, then one quiet line about the page: its sources, where to edit it and report a mistake, its
// date.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import TagsListInline from '@theme/TagsListInline';
import type {ReactNode} from 'react';

import ReportMistake from '../../../components/ReportMistake';
import RelatedPages from '../../../components/RelatedPages';
import Sources from '../../../components/Sources';
import Unhydrated from '../../../components/Unhydrated';

/** The footer of a docs page. */
export default function DocItemFooter(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {sources = [], related} = frontMatter as {sources?: string[]; related?: unknown};
  const {title, permalink, editUrl, lastUpdatedAt, lastUpdatedBy, tags} = metadata;
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      <RelatedPages pages={related} />
      {tags.length > 0 && <TagsListInline tags={tags} />}
      <Unhydrated as="div" className={ThemeClassNames.docs.docFooterEditMetaRow}>
        <Sources paths={sources} />
        {editUrl && <EditThisPage editUrl={editUrl} />}
        <ReportMistake title={title} permalink={permalink} editUrl={editUrl} />
        {(lastUpdatedAt ?? lastUpdatedBy) && (
          <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
        )}
      </Unhydrated>
    </footer>
  );
}
