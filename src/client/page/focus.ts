/** Moves the focus to what a hash names, so that the next Tab and a screen reader go on from there. */

/**
 * Gives an element the focus without scrolling; the browser has scrolled already.
 *
 * @param element - What need not take the focus by itself.
 */
export function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({preventScroll: true});
}

/**
 * Finds what a hash names.
 *
 * @param hash - With its `#`, or empty.
 */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** Listens for hashes that change without React. */
export function start(): void {
  addEventListener('hashchange', () => {
    const target = targetOf(location.hash);
    if (target) focusQuietly(target);
  });
}
