import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchConfig} from '@site/src/search/config';

/**
 * The site's search configuration, as the `site-search` plugin wrote it.
 *
 * @throws Error when the plugin is not among the site's plugins.
 */
export function useSearchConfig(): SearchConfig {
  return usePluginData('site-search', undefined, {failfast: true}) as SearchConfig;
}
