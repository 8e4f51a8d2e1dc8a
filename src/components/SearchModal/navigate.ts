import type {useHistory} from '@docusaurus/router';

/**
 * Goes where a hit leads.
 *
 * @param history - The application's router.
 * @param href - Path on this site, or an absolute address elsewhere.
 * @param internal - The former.
 */
export function goTo(
  history: ReturnType<typeof useHistory>,
  href: string,
  internal: boolean,
): void {
  if (!internal) {
    window.location.assign(href);
    return;
  }
  const {pathname, search, hash} = window.location;
  if (href === pathname + search + hash) {
    // The router does nothing about the place one is at; the reader may have scrolled away from it.
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    return;
  }
  history.push(href);
}
