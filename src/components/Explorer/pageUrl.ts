/**
 * The URL of a page of the site, which may be served below a base path. The tools run outside of
 * Docusaurus, so they read the path from the element that holds them.
 *
 * @param path - `/docs/…`.
 */
export function pageUrl(path: string): string {
  const tool = document.querySelector<HTMLElement>('[data-base-url]');
  return (tool?.dataset.baseUrl ?? '/') + path.slice(1);
}
