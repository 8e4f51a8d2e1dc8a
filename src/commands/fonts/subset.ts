import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import {load} from 'cheerio';
import subsetFont from 'subset-font';

import {root} from '../../root';

/** What headings may be written with: printable ASCII and the punctuation of running text. */
const headingCharacters =
  Array.from({length: 95}, (_, index) => String.fromCodePoint(32 + index)).join('') +
  '\u00A0©«·»éíñó‐–—‘’“”…→';

/** The file that the styles and the preload link name. */
export const fontFile = path.join(root, 'static/fonts/familjen-grotesk-600.woff2');

const source =
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';

/** The heading font: Familjen Grotesk at weight 600, with the characters of headings only. */
export async function headingFont(): Promise<Buffer> {
  const font = await readFile(createRequire(import.meta.url).resolve(source));
  return subsetFont(font, headingCharacters, {
    targetFormat: 'woff2',
    variationAxes: {wght: 600},
    keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark'],
  });
}

/**
 * The characters of a page's headings that the heading font does not have. What is code, and what
 * the title of a code block shows, is set in another font.
 *
 * @param html - A built page
 */
export function missingCharacters(html: string): string[] {
  const page = load(html);
  const headings = page('h1, h2, h3, h4, h5, h6');
  headings.find('code, .hash-link').remove();
  return [...new Set(headings.text())].filter(
    (character) => !headingCharacters.includes(character),
  );
}
