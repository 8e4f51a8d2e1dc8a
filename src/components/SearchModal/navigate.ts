import type {useHistory} from '@docusaurus/router';

/** Milliseconds after which a page that has not come is not waited for any more. */
const patience = 15_000;

/** The element that the URL's fragment names. */
function target(): HTMLElement | null {
  return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
}

/**
 * Brings the element that the URL's fragment names into view, marks it and gives it the focus.
 */
function arrive(): void {
  const element = target();
  if (element === null) {
    return;
  }
  // The router changes the URL without the browser's knowing: `:target` follows a navigation of the
  // browser's own, which to the same URL leaves the history alone.
  const state: unknown = window.history.state;
  window.location.replace(window.location.hash);
  // The router knows its places by this.
  window.history.replaceState(state, '');
  element.scrollIntoView();
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus({preventScroll: true});
}

/** Waits until the page that was asked for is there. */
function arriveSoon(href: string): void {
  const until = performance.now() + patience;
  const check = (): void => {
    const {pathname, search, hash} = window.location;
    if (href === pathname + search + hash && target() !== null) {
      arrive();
    } else if (performance.now() < until) {
      requestAnimationFrame(check);
    }
  };
  requestAnimationFrame(check);
}

/**
 * Goes where a hit leads.
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
  }
  if (href.includes('#')) {
    arriveSoon(href);
  }
}
