// Wrapped: the head of a docs page also names its Markdown twin and describes the page to search engines.
import Head from '@docusaurus/Head';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

import {useTwin} from '../../../components/PageMarkdown/useTwin';
import StructuredData, {useSiteNames} from '../../../components/StructuredData';
import {breadcrumbList, techArticle} from '../../../components/StructuredData/data';
import {useArticle} from '../../../components/StructuredData/useArticle';

/** The head of a docs page. */
export default function DocItemMetadata(): ReactNode {
  const {metadata} = useDoc();
  const {title, permalink} = metadata;
  const site = useSiteNames();
  const article = useArticle(metadata);
  const {path} = useTwin(permalink);
  // The last one is the page itself, under the name that the sidebar has for it.
  const above = (useSidebarBreadcrumbs() ?? []).slice(0, -1);
  const crumbs = [
    {name: site.title, url: site.url},
    ...above.map(({label, href}) => ({
      name: label,
      url: href === undefined ? undefined : new URL(href, site.url).href,
    })),
    {name: title, url: article.url},
  ];
  return (
    <>
      <Metadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={path} />
      </Head>
      <StructuredData things={[techArticle(article, site), breadcrumbList(crumbs)]} />
    </>
  );
}
