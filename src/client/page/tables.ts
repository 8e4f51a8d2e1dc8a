/** Only a table that is too wide for its column is a stop for the keyboard. */

let observer: ResizeObserver | undefined;

/**
 * Watches tables.
 *
 * @param root - Where to look for them.
 */
export function apply(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) observer?.observe(table);
}

/** Begins to watch. */
export function start(): void {
  observer = new ResizeObserver((entries) => {
    for (const {target} of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
  });
}
