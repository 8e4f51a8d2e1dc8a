import {crc32, deflateSync} from 'node:zlib';

import {PNG} from 'pngjs';

/** Most colors that a PNG with a palette has. */
const most = 256;

const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

function distance(one: number, other: number): number {
  const [red, green, blue] = [16, 8, 0].map(
    (shift) => ((one >> shift) & 255) - ((other >> shift) & 255),
  ) as [number, number, number];
  return red ** 2 + green ** 2 + blue ** 2;
}

/** Square of how near a color must be to one of the palette to be painted in it. */
const near = 200;

/** The place of each color of a picture in a palette of those that it has most of, none near another. */
function paletteOf(pixels: Uint32Array): {palette: number[]; places: Map<number, number>} {
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  const colors = [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color);
  const palette: number[] = [];
  for (const color of colors) {
    if (palette.length < most && palette.every((one) => distance(one, color) > near))
      palette.push(color);
  }
  const nearest = (color: number): number => {
    const distances = palette.map((one) => distance(one, color));
    return distances.indexOf(Math.min(...distances));
  };
  return {palette, places: new Map(colors.map((color) => [color, nearest(color)]))};
}

/**
 * Makes a screenshot a fraction of its size: at most 256 colors, which a page of text hardly has more
 * of but at the edges of letters.
 *
 * @param picture - A PNG without transparency
 * @returns The same picture as a PNG with a palette
 */
export function toPalette(picture: Buffer): Buffer {
  const {width, height, data} = PNG.sync.read(picture);
  const pixels = Uint32Array.from({length: width * height}, (_, at) => data.readUIntBE(at * 4, 3));
  const {palette, places} = paletteOf(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  pixels.forEach((color, at) => {
    // Each row begins with the number of its filter, which is none.
    rows[at + Math.floor(at / width) + 1] = places.get(color) ?? 0;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, with a palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]))),
    chunk('IDAT', deflateSync(rows, {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
