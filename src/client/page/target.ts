/**
 * Marks the row or section that the URL names. `:target` does so for the first page only: a change
 * of route by a script names no target.
 */

import {targetOf} from './focus';

/**
 * Puts `data-target` on what the URL names, and takes it from what it named before. Opens a
 * `<details>` around it: a script's `scrollIntoView` does not, unlike the browser's own navigation.
 */
export function apply(): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  const target = targetOf(location.hash);
  target?.setAttribute('data-target', '');
  const fold = target?.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  target?.scrollIntoView();
}

/** Follows links within the page. */
export function start(): void {
  addEventListener('hashchange', apply);
}
