/** Class of every tip, see `src/css/utilities.css`. */
export const tipClass = 'site-tip';

/**
 * Puts a tip under what it is about, or above it where there is no room below.
 *
 * @param tip - In the page already
 * @param mark - What it is about
 */
export function place(tip: HTMLElement, mark: Element): void {
  const name = mark.getBoundingClientRect();
  const {offsetWidth: width, offsetHeight: height} = tip;
  const isLow = name.bottom + height > innerHeight && name.top > height;
  const left = Math.max(8, Math.min(name.left, document.documentElement.clientWidth - width - 8));
  tip.style.left = `${left + scrollX}px`;
  tip.style.top = `${(isLow ? name.top - height : name.bottom) + scrollY}px`;
}
