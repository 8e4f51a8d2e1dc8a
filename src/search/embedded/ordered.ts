/** Binary search in ordered lists. */

/**
 * Finds the lower bound of an ordered list.
 *
 * @param length - Of the list.
 * @param isBefore - Whether the entry at an index is before what is looked for.
 * @returns The first index whose entry is not; `length` when all are.
 */
export function lowerBound(length: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the last of some ordered values that is not after `value`; 0 when all are. */
export function lastUpTo<T extends number | string>(values: readonly T[], value: T): number {
  return Math.max(0, lowerBound(values.length, (index) => values[index]! <= value) - 1);
}
