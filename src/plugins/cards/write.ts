/** Writes the cards of a finished build. */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {cardPath} from '../../card-path';
import {hashOf} from '../../hash';
import {openStore} from '../../remark/support/store';
import {filesBelow} from '../built-files';
import {headOf} from '../built-page';
import {type Artist, type Card, createArtist} from './draw';
import {cardFonts} from './fonts';

/** A finished build. */
export interface CardBuild {
  /** The repository, absolute. */
  readonly siteDir: string;
  readonly outDir: string;
  readonly siteTitle: string;
}

/** What decides the pixels besides the texts. */
const inputs = [
  'src/plugins/cards',
  'src/card-path.ts',
  'static/img/logo-dark.svg',
  'package.json',
];

/** The part of the site, from the way to a page. */
function sectionOf(data: readonly string[]): string {
  for (const text of data) {
    const {itemListElement: crumbs} = JSON.parse(text) as {
      itemListElement?: readonly {readonly name: string}[];
    };
    if (crumbs) return crumbs.length > 2 ? (crumbs[1]?.name ?? '') : 'Docs';
  }
  return '';
}

/**
 * Reads off a page what its card says.
 *
 * @param html - The built page
 * @param siteTitle - Which is not repeated in the title
 */
export function cardOf(html: string, siteTitle: string): Card {
  const $ = headOf(html);
  const meta = (name: string): string => $(`meta[property="og:${name}"]`).attr('content') ?? '';
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => $(script).text());
  return {
    title: meta('title').replace(` | ${siteTitle}`, ''),
    section: sectionOf(data),
    description: meta('description'),
  };
}

/**
 * Draws a card for each page, and only those that no earlier build has drawn.
 *
 * @param build - See {@link CardBuild}
 * @returns How many were drawn
 */
export async function writeCards({siteDir, outDir, siteTitle}: CardBuild): Promise<number> {
  const store = openStore<string>(siteDir, 'cards', inputs);
  const cards = await Promise.all(
    (await filesBelow(outDir, '.html')).map(async (name) => {
      const card = cardOf(await readFile(path.join(outDir, name), 'utf8'), siteTitle);
      const route = `/${name.replace(/\/?index\.html$/, '')}`;
      return {card, file: path.join(outDir, cardPath(route, '/'))};
    }),
  );
  const texts = cards.flatMap(({card}) => Object.values(card) as string[]);
  let artist: Promise<Artist> | undefined;
  let drawn = 0;
  for (const {card, file} of cards) {
    const key = hashOf([card.title, card.section, card.description]);
    let picture = store.get(key);
    if (picture === undefined) {
      artist ??= cardFonts(siteDir, [...texts, siteTitle]).then((fonts) =>
        createArtist(fonts, siteDir),
      );
      picture = (await artist).draw(card).toString('base64');
      store.set(key, picture);
      drawn += 1;
    }
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, Buffer.from(picture, 'base64'));
  }
  return drawn;
}
