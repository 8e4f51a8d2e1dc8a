import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';

/** What comparing two screenshots found. */
export interface Comparison {
  /** Share of different pixels, 0 to 1. */
  readonly share: number;
  /** Before, after and the difference side by side, cut to the rows that differ; none when equal. */
  readonly image?: Buffer;
}

/** What counts as a different pixel, as pixelmatch has it; by default each that is not the same. */
export interface Tolerance {
  /** From 0 to 1. */
  readonly threshold: number;
  /** Whether the smoothed edges of letters count. */
  readonly includeAA: boolean;
}

/** How many rows around a difference, and of it at most, an image shows. */
const margin = 60;
const mostRows = 4000;

/** The same picture on a canvas of the given size, transparent where it has nothing. */
function padded(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({width, height});
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** First and last row with a different pixel. */
function differentRows(before: PNG, after: PNG): [number, number] {
  const stride = before.width * 4;
  const differs = (row: number): boolean =>
    before.data.compare(
      after.data,
      row * stride,
      (row + 1) * stride,
      row * stride,
      (row + 1) * stride,
    ) !== 0;
  let first = 0;
  while (first < before.height - 1 && !differs(first)) first += 1;
  let last = before.height - 1;
  while (last > first && !differs(last)) last -= 1;
  return [first, last];
}

/**
 * Compares two screenshots pixel by pixel; a pixel in one of them only counts as different.
 *
 * @param before - A PNG
 * @param after - A PNG, which may have another size
 * @param tolerance - See {@link Tolerance}
 */
export function compareScreenshots(
  before: Buffer,
  after: Buffer,
  tolerance: Tolerance = {threshold: 0, includeAA: true},
): Comparison {
  if (before.equals(after)) return {share: 0};
  const [left, right] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(left.width, right.width);
  const height = Math.max(left.height, right.height);
  const [one, other] = [padded(left, width, height), padded(right, width, height)];
  const marked = new PNG({width, height});
  const different = pixelmatch(one.data, other.data, marked.data, width, height, tolerance);
  if (different === 0) return {share: 0};
  const [first, last] = differentRows(one, other);
  const top = Math.max(0, first - margin);
  const rows = Math.min(height, last + margin + 1, top + mostRows) - top;
  const sheet = new PNG({width: 3 * width, height: rows});
  for (const [index, picture] of [one, other, marked].entries())
    PNG.bitblt(picture, sheet, 0, top, width, rows, index * width, 0);

  return {share: different / (width * height), image: PNG.sync.write(sheet)};
}
