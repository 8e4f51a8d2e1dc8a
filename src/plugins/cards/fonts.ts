/** The font of the cards as files that the renderer reads: it knows neither WOFF2 nor axes. */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import subsetFont from 'subset-font';

/** Name of the font family. */
export const family = 'Familjen Grotesk';

/** Files of the font, one a weight. */
export interface CardFonts {
  readonly files: readonly string[];
}

const source =
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';

/** Weights that cards are written in. */
const weights = [400, 600] as const;

/**
 * Writes the font at the weights of cards.
 *
 * @param siteDir - The repository, absolute
 * @param texts - Everything that will be written
 * @returns See {@link CardFonts}
 */
export async function cardFonts(siteDir: string, texts: readonly string[]): Promise<CardFonts> {
  const font = await readFile(createRequire(path.join(siteDir, 'package.json')).resolve(source));
  const folder = path.join(siteDir, 'node_modules/.cache/arkos-website/card-fonts');
  await mkdir(folder, {recursive: true});
  const characters = [...new Set([...texts.join(''), '…'])].join('');
  const files = await Promise.all(
    weights.map(async (wght) => {
      const file = path.join(folder, `${wght}.ttf`);
      const written = await subsetFont(font, characters, {
        targetFormat: 'truetype',
        variationAxes: {wght},
      });
      await writeFile(file, written);
      return file;
    }),
  );
  return {files};
}
