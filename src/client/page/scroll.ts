/** Scrolls a list that has its own scroll bar, never the page. */

/**
 * Brings an item into the middle of its list, unless it is in view.
 *
 * @param list - What scrolls.
 * @param item - What should be seen.
 */
export function bringIntoView(list: Element, item: Element): void {
  const {top, height} = list.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  if (place.top < top || place.bottom > Math.min(top + height, innerHeight))
    list.scrollTop += place.top - top - height / 2;
}
