import type {useHistory} from '@docusaurus/router';

import {holdFocus} from '../../client/hold-focus';
import {targetOf} from '../../client/page/focus';

/**
 * Goes where a hit leads. A change of route marks and focuses what the fragment names
 * (`src/client/route-focus.ts`); a hit that leads to where the reader is changes none.
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
  if (href !== pathname + search + hash) {
    history.push(href);
    return;
  }
  const target = targetOf(hash);
  if (target) {
    target.scrollIntoView();
    holdFocus(target);
  }
}
