/**
 * `npm run fonts`: writes the heading font into `static/fonts`, from the font's npm package.
 */
import {writeFile} from 'node:fs/promises';

import {fontFile, headingFont} from './fonts/subset';

async function main(): Promise<void> {
  const font = await headingFont();
  await writeFile(fontFile, font);
  console.log(`${fontFile}: ${font.length} bytes`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
