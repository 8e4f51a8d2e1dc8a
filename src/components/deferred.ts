/** Heights that `src/css/deferred.css` knows, in rem. */
const heights = [12, 24, 48, 96];

/** Attribute of an element that the browser lays out when it comes near the screen. */
export interface Deferred {
  readonly 'data-height': number;
}

/**
 * Defers the layout of a tall element of a page's text.
 *
 * @param height - about how tall it will be, in rem: until it is laid out it takes this room
 * @returns the attribute that says so
 */
export function deferred(height: number): Deferred {
  const enough = heights.find((known) => known >= height);
  return {'data-height': enough ?? Math.max(...heights)};
}
