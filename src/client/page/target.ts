/**
 * Marks the row or section that the URL names. `:target` does so for the first page only: a change
 * of route by a script names no target.
 */

/** Puts `data-target` on what the URL names, and takes it from what it named before. */
export function apply(): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  const {hash} = location;
  if (hash)
    document.getElementById(decodeURIComponent(hash.slice(1)))?.setAttribute('data-target', '');
}

/** Follows links within the page. */
export function start(): void {
  addEventListener('hashchange', apply);
}
