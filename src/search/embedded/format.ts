/**
 * How the embedded index travels: a first file, the manifest, and parts that are fetched when a query
 * needs them. Everything is decided at build time; the reader's browser only looks terms up.
 *
 * - `names-N`: terms of titles, headings, names and keywords, in order, with where they are.
 * - `words-N`: the same for the terms of the texts.
 * - `pages-N`: paths and headings of some pages.
 * - `texts-N`: the texts of some sections.
 *
 * Sections are numbered through the site, in the order of the pages. Numbers travel as characters of
 * {@link alphabet}: below {@link half} in one, larger ones in several, the lowest digits first.
 */

import {wordsOf} from './words';

/** Facts that many pages share. */
export type PageGroup = readonly [lvl0: string, language: string, tag: string, rank: number];

/** The first file. */
export interface Manifest {
  /** Raised whenever the shape of the files changes. */
  readonly format: 2;
  /** Name of the folder with the parts, next to this file: another one for every index. */
  readonly folder: string;
  readonly groups: readonly PageGroup[];
  /** Numbers: for each run of pages of one group its length and the group. */
  readonly runs: string;
  /** Numbers: the sections of each page. */
  readonly sections: string;
  /** The weight of the highest step of a posting. */
  readonly topWeight: number;
  /** The first term of each part. */
  readonly names: readonly string[];
  readonly words: readonly string[];
  /** Numbers: the pages in each `pages` part. */
  readonly pages: string;
  /**
   * The pages themselves, with names and keywords, where they are few: `names` is empty then, and no
   * further file is needed to search names and headings.
   */
  readonly all: PagesPart | null;
}

/** A `names` or `words` part. */
export interface TermsPart {
  /** In order, one a line. */
  readonly terms: string;
  /** One a line, see {@link Posting}. */
  readonly postings: string;
}

/** Stands for {@link slugOf} of the heading in a packed anchor; written twice, for itself. */
const slugMark = '~';

/**
 * What an anchor usually makes of a heading.
 *
 * @param heading - Its text.
 */
export function slugOf(heading: string): string {
  return wordsOf(heading)
    .flatMap(({term, parts}) => (parts.length > 0 ? parts.map((part) => part.term) : [term]))
    .join('-');
}

/** Says that a section has no anchor although the one before has: no id has spaces. */
const noAnchor = ' ';

/**
 * Writes the anchor of a section.
 *
 * @param anchor - Its own; `null` where it has none.
 * @param heading - The heading of the section.
 */
export function packAnchor(anchor: string | null, heading: string): string {
  if (anchor === null) return noAnchor;
  if (anchor.includes(slugMark)) return anchor.replaceAll(slugMark, slugMark + slugMark);
  const slug = slugOf(heading);
  return slug === '' ? anchor : anchor.replace(slug, slugMark);
}

/**
 * Reads the anchor of a section.
 *
 * @param packed - From {@link packAnchor}.
 * @param heading - The heading of the section.
 */
export function unpackAnchor(packed: string, heading: string): string | null {
  if (packed === noAnchor) return null;
  return packed.replace(/~~?/g, (marks) => (marks === slugMark ? slugOf(heading) : slugMark));
}

/**
 * A section: level, heading, its anchor from {@link packAnchor} (absent or empty: that of the section
 * before), then the names that are explained there and, each behind {@link keywordMark}, its keywords.
 */
export type PackedSection = readonly [
  level: number,
  heading: string,
  anchor?: string,
  ...names: string[],
];

/** Begins a keyword among the names of a section; the extractor leaves no control characters. */
export const keywordMark = '\u0001';

/** A page: path, the number of the part with its first text, its sections. */
export type PackedPage = readonly [
  path: string,
  firstTexts: number,
  /** The sections, counted on the page, that begin another part of texts. */
  breaks: readonly number[],
  sections: readonly PackedSection[],
];

/** A `pages` part. */
export type PagesPart = readonly PackedPage[];

/** A `texts` part: the number of its first section, then the texts of each. */
export type TextsPart = readonly [first: number, ...texts: readonly string[][]];

/** What a term is in a section; the bits of {@link Posting.flags}. */
export const termFlags = {
  /** A word of its heading, whole or in part. */
  heading: 1,
  /** A name that is explained there. */
  name: 2,
  /** A whole keyword of it. */
  keyword: 4,
  /** A word of its texts. */
  text: 8,
} as const;

/** Where a term is. */
export interface Posting {
  readonly section: number;
  /** What it counts for there. */
  readonly weight: number;
  readonly flags: number;
  /** The part of the heading that the term is, 0 to 1. */
  readonly cover: number;
  /** Tells the ways to write a name apart: {@link spelling} of it; -1 when it is none. */
  readonly spelling: number;
  /** The texts of the section that hold it, the first few. */
  readonly texts: readonly number[];
}

/** Printable ASCII but for what JSON escapes. */
const alphabet = Array.from({length: 94}, (_, index) => String.fromCharCode(33 + index))
  .filter((character) => character !== '"' && character !== '\\')
  .join('')
  .slice(0, 90);

const half = alphabet.length / 2;

/** Steps of weights and of covers: few enough to travel well, enough to keep the order. */
const weightSteps = 18;
const coverSteps = 24;

const values = new Uint8Array(128);
Array.from(alphabet).forEach((character, value) => {
  values[character.charCodeAt(0)] = value;
});

/**
 * Writes a number.
 *
 * @param number - Whole, at least 0.
 */
export function writeNumber(number: number): string {
  let rest = number;
  let written = '';
  while (rest >= half) {
    written += alphabet[half + (rest % half)];
    rest = Math.floor(rest / half);
  }
  return written + alphabet[rest];
}

/** Reads numbers one after the other. */
export class NumberReader {
  private at = 0;

  /** @param text - From {@link writeNumber}. */
  constructor(private readonly text: string) {}

  /** Whether there are no more. */
  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The next number. */
  next(): number {
    let number = 0;
    let factor = 1;
    while (this.at < this.text.length) {
      const value = values[this.text.charCodeAt(this.at) & 127] ?? 0;
      this.at += 1;
      if (value < half) return number + value * factor;
      number += (value - half) * factor;
      factor *= half;
    }
    return number;
  }
}

/** All numbers of a text. */
export function readNumbers(text: string): number[] {
  const reader = new NumberReader(text);
  const numbers: number[] = [];
  while (!reader.isAtEnd) numbers.push(reader.next());
  return numbers;
}

/**
 * Tells the ways to write a name apart.
 *
 * @param name - As it is written.
 */
export function spelling(name: string): number {
  let sum = 7;
  for (let index = 0; index < name.length; index += 1)
    sum = (Math.imul(sum, 31) + name.charCodeAt(index)) >>> 0;

  return sum % half;
}

/** The step of a weight: small weights are more exact than large ones. */
function stepOf(weight: number, topWeight: number): number {
  return Math.round((weightSteps * Math.log1p(weight)) / Math.log1p(topWeight));
}

/**
 * Writes where a term is.
 *
 * @param postings - In the order of their sections.
 * @param topWeight - The highest weight of the index.
 */
export function writePostings(postings: readonly Posting[], topWeight: number): string {
  let previous = 0;
  return postings
    .map(({section, weight, flags, cover, spelling: written, texts}) => {
      const delta = section - previous;
      previous = section;
      return [
        delta,
        stepOf(weight, topWeight),
        flags,
        ...(flags & termFlags.heading ? [Math.round(cover * coverSteps)] : []),
        ...(flags & termFlags.name ? [written] : []),
        ...(flags & termFlags.text
          ? [texts.length, ...texts.map((text, index) => text - (texts[index - 1] ?? 0))]
          : []),
      ]
        .map(writeNumber)
        .join('');
    })
    .join('');
}

/** The weight of each step. */
export function weightsOfSteps(topWeight: number): readonly number[] {
  const scale = Math.log1p(topWeight) / weightSteps;
  return Array.from({length: weightSteps + 1}, (_, step) => Math.expm1(step * scale));
}

/**
 * Reads where a term is.
 *
 * @param text - From {@link writePostings}.
 * @param weights - From {@link weightsOfSteps}.
 * @param visit - Called with each posting, which is valid only until it returns: a common term of a
 *   large site has thousands.
 */
export function readPostings(
  text: string,
  weights: readonly number[],
  visit: (posting: Posting) => void,
): void {
  const reader = new NumberReader(text);
  const posting = {section: 0, weight: 0, flags: 0, cover: 0, spelling: -1, texts: noTexts};
  while (!reader.isAtEnd) {
    posting.section += reader.next();
    posting.weight = weights[reader.next()] ?? 0;
    const flags = reader.next();
    posting.flags = flags;
    posting.cover = flags & termFlags.heading ? reader.next() / coverSteps : 0;
    posting.spelling = flags & termFlags.name ? reader.next() : -1;
    posting.texts = flags & termFlags.text ? readTexts(reader) : noTexts;
    visit(posting);
  }
}

const noTexts: readonly number[] = [];

function readTexts(reader: NumberReader): readonly number[] {
  const texts: number[] = [];
  let text = 0;
  for (let left = reader.next(); left > 0; left -= 1) {
    text += reader.next();
    texts.push(text);
  }
  return texts;
}
