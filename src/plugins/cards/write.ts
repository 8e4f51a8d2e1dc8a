/** Writes the cards of a finished build. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

import {attribute, childrenOf, find, elementsWhere, isText} from '../../built/html';
import {keptReading, visitPages} from '../../built/pages';
import {cardPath} from '../../card-path';
import {hashOf} from '../../hash';
import {openStore} from '../../remark/support/store';
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
 * @param page - The built page
 * @param siteTitle - Which is not repeated in the title
 */
export function cardOf(page: Tree.Document, siteTitle: string): Card {
  const head = find(page, ({tagName}) => tagName === 'head') ?? page;
  const meta = (name: string): string => {
    const element = find(head, (each) => attribute(each, 'property') === `og:${name}`);
    return (element && attribute(element, 'content')) ?? '';
  };
  const data = Array.from(
    elementsWhere(head, (each) => attribute(each, 'type') === 'application/ld+json'),
    (script) =>
      childrenOf(script)
        .filter(isText)
        .map(({value}) => value)
        .join(''),
  );
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
  const cards: {readonly card: Card; readonly file: string}[] = [];
  const read = keptReading<Card>(siteDir, 'card-texts', ['src/plugins/cards']);
  await visitPages(outDir, (page) => {
    const route = `/${page.name.replace(/\/?index\.html$/, '')}`;
    const card = read(page, [siteTitle], () => cardOf(page.document, siteTitle));
    cards.push({card, file: path.join(outDir, cardPath(route, '/'))});
  });
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
