/** Draws a social card. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';

import {cardSize} from '../../card-path';
import {escapeHtml} from '../../highlight/html';
import {type CardFonts, family} from './fonts';
import {breakLines, type Measure} from './text';

/** What a card says. */
export interface Card {
  readonly title: string;
  /** The part of the site; empty where the title says it all. */
  readonly section: string;
  readonly description: string;
}

/** The dark colors of src/css/tokens.css. */
const colors = {
  background: '#0b1120',
  accent: '#5cc8ff',
  text: '#e6edf7',
  muted: '#a3b3cc',
} as const;

const margin = 80;
const width = cardSize.width - 2 * margin;

interface Style {
  readonly size: number;
  readonly weight: 400 | 600;
  readonly color: string;
}

const styles = {
  brand: {size: 36, weight: 600, color: colors.text},
  section: {size: 32, weight: 600, color: colors.accent},
  title: {size: 72, weight: 600, color: colors.text},
  description: {size: 34, weight: 400, color: colors.muted},
} as const satisfies Record<string, Style>;

/** Lines are this much higher than their letters. */
const lineHeight = 1.25;

function line(text: string, x: number, y: number, {size, weight, color}: Style): string {
  const style = `font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${color}"`;
  return `<text x="${x}" y="${y}" ${style}>${escapeHtml(text)}</text>`;
}

const document = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">${inside}</svg>`;

/** What draws cards, in one font. */
export interface Artist {
  /**
   * Draws a card.
   *
   * @returns A PNG
   */
  draw(card: Card): Buffer;
}

/**
 * Gets ready to draw.
 *
 * @param fonts - Files of the font
 * @param siteDir - The repository, absolute: the logo is in it
 */
export function createArtist(fonts: CardFonts, siteDir: string): Artist {
  const options: ResvgRenderOptions = {
    font: {loadSystemFonts: false, fontFiles: [...fonts.files], defaultFontFamily: family},
  };
  const logo = readFileSync(path.join(siteDir, 'static/img/logo-dark.svg'), 'utf8').replace(
    /^<svg [^>]*>|<\/svg>\s*$/g,
    '',
  );
  const widths = new Map<string, number>();
  /** Words are measured once; a line is its words and the spaces between them. */
  const measureWord = (word: string, style: Style): number => {
    const key = `${style.size} ${style.weight} ${word}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const box = new Resvg(document(line(word, 0, style.size, style)), options).getBBox();
    const measured = box ? box.x + box.width : 0;
    widths.set(key, measured);
    return measured;
  };
  const measureIn =
    (style: Style): Measure =>
    (text) => {
      const words = text.split(' ');
      const space = style.size / 4;
      return (
        words.reduce((sum, word) => sum + measureWord(word, style), 0) + space * (words.length - 1)
      );
    };
  const block = (
    text: string,
    y: number,
    style: Style,
    lines: number,
  ): {svg: string; end: number} => {
    const broken = breakLines(text, {width, lines}, measureIn(style));
    const step = style.size * lineHeight;
    return {
      svg: broken.map((each, index) => line(each, margin, y + index * step, style)).join(''),
      end: y + (broken.length - 1) * step,
    };
  };
  return {
    draw({title, section, description}) {
      const head = block(title, section === '' ? 290 : 310, styles.title, 3);
      const parts = [
        `<rect width="100%" height="100%" fill="${colors.background}"/>`,
        `<rect width="100%" height="8" fill="${colors.accent}"/>`,
        `<g transform="translate(${margin} 72) scale(1.75)" fill="${colors.accent}">${logo}</g>`,
        line('Arkos.js', margin + 76, 113, styles.brand),
        section === '' ? '' : line(section, margin, 226, styles.section),
        head.svg,
        block(description, head.end + 68, styles.description, head.end > 460 ? 1 : 2).svg,
      ];
      return new Resvg(document(parts.join('')), options).render().asPng();
    },
  };
}
