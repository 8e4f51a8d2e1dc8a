/** `npm run fonts`: writes the heading font into `static/fonts`, from the font's npm package. */
import {writeFile} from 'node:fs/promises';

import {fontFile, headingFont} from './fonts/subset';
import {runCommand} from './support/command';

const help = `npm run fonts

Writes the heading font with the characters that headings use.
`;

runCommand({
  help,
  async run() {
    const font = await headingFont();
    await writeFile(fontFile, font);
    console.log(`${fontFile}: ${font.length} bytes`);
  },
});
