import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';

/**
 * Filters for what concerns the reader here and now: the language of the page, and of the docs only
 * the version that is being read.
 *
 * @returns The same list as long as neither changes.
 */
export function useFacetFilters(): readonly (string | readonly string[])[] {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const tags = ['default', ...useDocsContextualSearchTags()].join('\n');
  return useMemo(
    () => [`language:${currentLocale}`, tags.split('\n').map((tag) => `docusaurus_tag:${tag}`)],
    [currentLocale, tags],
  );
}
