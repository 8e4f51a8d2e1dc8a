import {PNG} from 'pngjs';
import {expect, test} from 'vitest';

import {compareScreenshots} from '../../../../src/commands/screenshots/compare';
import {allViews} from '../../../../src/commands/screenshots/views';

/** A gray picture with one white pixel, or none. */
function picture(width: number, height: number, white?: {x: number; y: number}): Buffer {
  const png = new PNG({width, height});
  png.data.fill(0xff);
  for (let index = 0; index < width * height; index += 1)
    png.data.fill(0x80, index * 4, index * 4 + 3);
  if (white)
    png.data.fill(0xff, (white.y * width + white.x) * 4, (white.y * width + white.x) * 4 + 3);
  return PNG.sync.write(png);
}

test('equal pictures are equal', () => {
  expect(compareScreenshots(picture(10, 10), picture(10, 10))).toEqual({share: 0});
});

test('one pixel is a difference, shown with what is around it', () => {
  const {share, image} = compareScreenshots(picture(10, 400), picture(10, 400, {x: 3, y: 200}));
  expect(share).toBe(1 / 4000);
  const shown = PNG.sync.read(image!);
  expect([shown.width, shown.height]).toEqual([30, 121]);
});

test('a picture that is longer is different', () => {
  const {share} = compareScreenshots(picture(10, 10), picture(10, 20));
  expect(share).toBe(0.5);
});

test('every route is looked at in four views, and the mobile menu on phones only', () => {
  const views = allViews(['/docs/intro']);
  expect(views.filter(({name}) => name === '/docs/intro')).toHaveLength(4);
  expect(views.filter(({name}) => name === 'mobile menu').map(({viewport}) => viewport)).toEqual([
    'phone',
    'phone',
  ]);
});
