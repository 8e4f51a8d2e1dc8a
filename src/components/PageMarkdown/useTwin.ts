import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * The Markdown twin of a page (`src/plugins/markdown`).
 *
 * @param permalink - Path of the page, base URL included.
 * @returns Path and absolute URL of the twin.
 */
export function useTwin(permalink: string): {path: string; url: string} {
  const {siteConfig} = useDocusaurusContext();
  const path = `${permalink.replace(/\/$/, '')}.md`;
  return {path, url: siteConfig.url + path};
}
