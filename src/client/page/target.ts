/**
 * Marks the row or section that the URL names. `:target` does so for the first page only: a change
 * of route by a script names no target.
 */

import {targetOf} from './focus';

/** Puts `data-target` on what the URL names, and takes it from what it named before. */
export function apply(): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  targetOf(location.hash)?.setAttribute('data-target', '');
}

/** Follows links within the page. */
export function start(): void {
  addEventListener('hashchange', apply);
}
