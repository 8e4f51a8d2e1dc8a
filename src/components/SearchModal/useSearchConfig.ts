import {usePluginData} from '@docusaurus/useGlobalData';
import {requireCredentials, type SearchConfig} from '@site/src/search/config';

/**
 * The site's search configuration, as the `site-search` plugin wrote it.
 *
 * @throws Error when the plugin is not among the site's plugins, or the hosted index is configured
 *   without its id or key.
 */
export function useSearchConfig(): SearchConfig {
  const config = usePluginData('site-search', undefined, {failfast: true}) as SearchConfig;
  if (config.provider === 'hosted') requireCredentials(config);

  return config;
}
