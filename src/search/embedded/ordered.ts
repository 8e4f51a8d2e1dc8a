/** Binary search in ordered lists. */

/**
 * Searches an ordered list.
 *
 * @param length - Of the list.
 * @param isBefore - Whether the entry at a place is before what is looked for.
 * @returns The first place that is not.
 */
export function search(length: number, isBefore: (place: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of the last of some ordered values that is not after `value`; 0 when all are. */
export function lastUpTo<T extends number | string>(values: readonly T[], value: T): number {
  return Math.max(0, search(values.length, (place) => values[place]! <= value) - 1);
}
