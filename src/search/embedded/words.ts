// Endings of words. cspell:ignore ites ogue ation ence ense
/**
 * Words of technical prose. `beforeCreateOne`, `reading-list`, `prisma.schema`, `/api/auth/login`
 * and `JWT_SECRET` are found as a whole, written in any of these manners, and by their parts.
 */

import {questionWords, weakWords} from '../vocabulary';

/** A part of a word, or a whole one, and its position in the text (UTF-16 units). */
export interface Term {
  /** Lower case, without accents and separators. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** A word of a text: up to a space or punctuation that does not join. */
export interface Word extends Term {
  /** Its parts when it has several (`before`, `create`, `one`), otherwise empty. */
  readonly parts: readonly Term[];
}

/** Letters, marks and digits, with single or repeated joiners between them. */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[._\-/:'’@#$]+[\p{L}\p{M}\p{N}]+)*/gu;

/** The same for ASCII, which most texts are: several times as fast. */
const asciiWordPattern = /[A-Za-z0-9]+(?:[._\-/:'@#$]+[A-Za-z0-9]+)*/g;

/** The humps of camelCase; `HTTPServer` is `HTTP`, `Server`. */
const humpPattern = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lt}\p{Lm}\p{Lo}\p{M}\p{N}]+/gu;

const piecePattern = /[\p{L}\p{M}\p{N}]+/gu;

/** ASCII and nothing but. */
const asciiPattern = /^[\t\n\r -~]*$/;

/**
 * One form for all manners of writing: lower case, no accents, no separators.
 *
 * @param text - A word, or several.
 */
export function fold(text: string): string {
  if (asciiPattern.test(text)) return text.replace(/[^A-Za-z0-9]+/g, '').toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

/** What a word is made of, wherever it is; its parts count from its own start. */
export type Shape = Omit<Word, 'start' | 'end'>;

/** The same words come again and again. */
const shapes = new Map<string, Shape>();

/** Words remembered, at most. */
const rememberedShapes = 50_000;

/**
 * Takes a word apart.
 *
 * @param raw - As {@link rawWords} gives it.
 */
export function shapeOf(raw: string): Shape {
  const known = shapes.get(raw);
  if (known !== undefined) return known;
  const parts: Term[] = [];
  if (!/^(?:[a-z0-9]+|[A-Z][a-z0-9]*)$/.test(raw)) {
    for (const piece of raw.matchAll(piecePattern)) {
      for (const hump of piece[0].matchAll(humpPattern)) {
        const start = piece.index + hump.index;
        const term = fold(hump[0]);
        if (term !== '') parts.push({term, start, end: start + hump[0].length});
      }
    }
  }
  const shape = {term: fold(raw), parts: parts.length > 1 ? parts : []};
  if (shapes.size >= rememberedShapes) shapes.clear();
  shapes.set(raw, shape);
  return shape;
}

/** The words of a text as they are written, in order. */
export function rawWords(text: string): Iterable<RegExpMatchArray & {index: number}> {
  return text.matchAll(asciiPattern.test(text) ? asciiWordPattern : wordPattern);
}

/**
 * The words of a text, in order.
 *
 * @param text - Plain text.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const found of rawWords(text)) {
    const [raw] = found;
    const start = found.index;
    const {term, parts} = shapeOf(raw);
    if (term === '') continue;
    words.push({
      term,
      start,
      end: start + raw.length,
      parts:
        parts.length === 0
          ? parts
          : parts.map((part) => ({
              term: part.term,
              start: part.start + start,
              end: part.end + start,
            })),
    });
  }
  return words;
}

/**
 * All terms of a text, wholes and parts: what is indexed.
 *
 * @param text - Plain text.
 */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [raw] of rawWords(text)) {
    const {term, parts} = shapeOf(raw);
    if (term === '') continue;
    terms.push(term);
    for (const part of parts) terms.push(part.term);
  }
  return terms;
}

const questions = new Set(questionWords.split(' '));

const weak = new Set(weakWords.split(' '));

/**
 * Whether a word says how something is asked rather than what is asked for.
 *
 * @param term - A folded word.
 */
export function isQuestionWord(term: string): boolean {
  return questions.has(term);
}

/**
 * Whether a word says little of what is asked for.
 *
 * @param term - A folded word.
 */
export function isWeakWord(term: string): boolean {
  return weak.has(term);
}

/** British spellings, and what the pages write. */
const britishSpellings: readonly (readonly [british: RegExp, american: string])[] = [
  [/([iy])s(e[drs]?|ing|ations?|able)$/, '$1z$2'],
  [/our(?=(?:s|ed|ing|ful|able|ite|ites)?$)/, 'or'],
  [/ogue(?=s?$)/, 'og'],
  [/([aeo])ll(?=(?:ed|ing|ation)$)/, '$1l'],
  [/ence(?=[ds]?$)/, 'ense'],
  [/tre(?=[ds]?$)/, 'ter'],
];

/**
 * A word as the pages would spell it if it is British.
 *
 * @param term - A folded word.
 * @returns The term itself where the spelling is the same.
 */
export function americanSpelling(term: string): string {
  if (term.length < 5) return term;
  const [british, american] = britishSpellings.find(([each]) => each.test(term)) ?? [];
  return british === undefined || american === undefined ? term : term.replace(british, american);
}

const endings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(ies)$/, 'y'],
  [/(ss|sh|ch|x)es$/, '$1'],
  [/([^s])s$/, '$1'],
  [/([^aeiou])\1(ing|ed)$/, '$1'],
  [/(ing|ed)$/, ''],
  [/(ations?|ators?)$/, ''],
  [/([st])ions?$/, '$1'],
  [/(ers?|ly)$/, ''],
  [/e$/, ''],
];

/**
 * The beginnings that other forms of a word share: `uploading` gives `upload`, `policies` gives
 * `policy`. For searching by prefix; longer than three letters each.
 *
 * @param term - A folded word.
 */
export function stemsOf(term: string): string[] {
  if (!/^[a-z]{5,}$/.test(term)) return [];
  const stems = new Set<string>();
  for (const [ending, instead] of endings) {
    if (!ending.test(term)) continue;
    const stem = term.replace(ending, instead);
    if (stem.length >= 4 && stem !== term) stems.add(stem);
  }
  return [...stems];
}

/**
 * How many letters must be added, dropped, changed or swapped with their neighbor to turn `typed`
 * into `word`, or, with `isPrefix`, into the beginning of `word` that is closest (optimal string
 * alignment; Boytsov 2011, https://doi.org/10.1145/1963190.1963191).
 *
 * @param typed - What the reader wrote.
 * @param word - A word of the index.
 * @param most - Give up above this.
 * @param isPrefix - Whether the reader may not be done with the word.
 * @returns The distance, or `Infinity` above `most`.
 */
export function distance(typed: string, word: string, most: number, isPrefix: boolean): number {
  if (typed.length - word.length > most) return Infinity;
  if (!isPrefix && word.length - typed.length > most) return Infinity;
  const width = Math.min(word.length, typed.length + most);
  // Three rows of the table take turns: the one before the previous, the previous, the current.
  let before = new Uint16Array(width + 1);
  let previous = new Uint16Array(width + 1);
  let current = new Uint16Array(width + 1);
  for (let column = 0; column <= width; column += 1) previous[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (isSame ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1]
      )
        cost = Math.min(cost, before[column - 2]! + 1);

      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return Infinity;
    [before, previous, current] = [previous, current, before];
  }
  const reached = isPrefix ? Math.min(...previous) : (previous[word.length] ?? Infinity);
  return reached <= most ? reached : Infinity;
}
