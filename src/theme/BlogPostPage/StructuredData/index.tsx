// Ejected: the theme's has neither the card of a post nor the way to it.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import StructuredData, {useSiteNames} from '../../../components/StructuredData';
import {blogPosting, breadcrumbList} from '../../../components/StructuredData/data';
import {useArticle} from '../../../components/StructuredData/useArticle';

/** What a post says of itself to search engines. */
export default function BlogPostStructuredData(): ReactNode {
  const {metadata} = useBlogPost();
  const site = useSiteNames();
  const article = useArticle(metadata);
  const post = {
    ...article,
    published: new Date(metadata.date).toISOString(),
    authors: metadata.authors.flatMap(({name, url}) =>
      name ? [{name, url: url && new URL(url, site.url).href}] : [],
    ),
    keywords: metadata.tags.map(({label}) => label),
  };
  const crumbs = [
    {name: site.title, url: site.url},
    {name: 'Blog', url: useBaseUrl('/blog', {absolute: true})},
    {name: article.title, url: article.url},
  ];
  return <StructuredData things={[blogPosting(post, site), breadcrumbList(crumbs)]} />;
}
