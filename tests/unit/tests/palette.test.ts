import {PNG} from 'pngjs';
import {expect, test} from 'vitest';

import {toPalette} from '../../browser/support/visual/palette';

/** A PNG whose pixels have the given colors, in one row. */
function row(colors: readonly (readonly [number, number, number])[]): Buffer {
  const png = new PNG({width: colors.length, height: 1});
  colors.forEach((color, at) => png.data.set([...color, 255], at * 4));
  return PNG.sync.write(png);
}

test('a picture of few colors stays as it is', () => {
  const picture = row([
    [11, 17, 32],
    [255, 255, 255],
    [11, 17, 32],
  ]);
  expect(PNG.sync.read(toPalette(picture)).data).toEqual(PNG.sync.read(picture).data);
});

test('a color becomes one near it that there is more of, and a rare one far from all stays', () => {
  const common = Array.from({length: 20}, () => [100, 0, 0] as const);
  const {data} = PNG.sync.read(toPalette(row([...common, [100, 3, 0], [0, 200, 0]])));
  expect([...data.subarray(-8)]).toEqual([100, 0, 0, 255, 0, 200, 0, 255]);
});

test('no more than 256 colors are left', () => {
  const many = Array.from({length: 1000}, (_, at) => [(at % 10) * 25, at / 4, 50] as const);
  const {data} = PNG.sync.read(toPalette(row(many)));
  const colors = Array.from({length: 1000}, (_, at) => data.readUInt32BE(at * 4));
  expect(new Set(colors).size).toBeLessThanOrEqual(256);
});
