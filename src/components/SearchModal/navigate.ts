import type {useHistory} from '@docusaurus/router';

/**
 * Goes where a hit leads. A change of route scrolls to what the fragment names, marks it and gives it
 * the focus (`src/client/route-focus.ts`), also where the reader is there already.
 *
 * @param history - The application's router.
 * @param href - Path on this site, or an absolute URL elsewhere.
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
  if (href === pathname + search + hash) history.replace(href);
  else history.push(href);
}
