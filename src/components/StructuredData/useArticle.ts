import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {cardPath} from '../../card-path';
import type {Article} from './data';

/** What the content plugins know of a page. */
interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  /** Milliseconds. */
  readonly lastUpdatedAt?: DocMetadata['lastUpdatedAt'];
}

/**
 * What docs pages and posts have in common for search engines.
 *
 * @param metadata - From the content plugin
 */
export function useArticle(metadata: PageMetadata): Article {
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  return {
    title,
    description,
    url: url + permalink,
    image: `${url}${baseUrl}${cardPath(permalink, baseUrl)}`,
    ...(lastUpdatedAt ? {modified: new Date(lastUpdatedAt).toISOString()} : {}),
  };
}
