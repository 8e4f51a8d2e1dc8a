/** What the reader typed, taken apart. */
import {typoTolerance} from '../settings';
import {distance, fold, isQuestionWord, stemsOf, wordsOf, type Word} from './words';

/** A term to look up, and how freely. */
export interface Lookup {
  readonly term: string;
  /** Whether longer words that begin so will do. */
  readonly isPrefix: boolean;
  /** 1 for what was typed, less for what may have been meant. */
  readonly worth: number;
}

/** A word of the query with all that stands for it. */
export interface Unit {
  readonly word: Word;
  /** What it counts for when answers are compared by how much of the query they cover. */
  readonly share: number;
  /** Any of these covers the unit. */
  readonly wholes: Lookup[];
  /** All of these together do so as well, each in one of its forms. Empty for a plain word. */
  readonly parts: Lookup[][];
}

/** A query, taken apart. */
export interface Query {
  /** As it was typed, without the spaces around it. */
  readonly text: string;
  readonly units: readonly Unit[];
  /** Neighbouring words written as one: `before create one` may mean `beforeCreateOne`. */
  readonly joined: readonly Lookup[];
  /** The whole query folded into one word. */
  readonly folded: string;
}

/** What a question word counts for beside the words that are asked for. */
const questionShare = 0.1;

/**
 * Takes a query apart.
 *
 * @param text - What was typed. The last word may not be finished.
 */
export function parseQuery(text: string): Query {
  const words = wordsOf(text);
  const isOnlyQuestion = words.every(({term}) => isQuestionWord(term));
  const units = words.map((word, index): Unit => {
    const isLast = index === words.length - 1;
    // Of the words before the last one only longer ones may be beginnings: `auth serv`.
    const isPrefix = isLast || word.term.length >= 4;
    const isQuestion = !isOnlyQuestion && !isLast && isQuestionWord(word.term);
    return {
      word,
      share: isQuestion ? questionShare : 1,
      wholes: [
        {term: word.term, isPrefix: isPrefix && !isQuestion, worth: 1},
        ...stemsOf(word.term).map((term) => ({term, isPrefix: true, worth: 0.6})),
      ],
      parts: word.parts.map(({term}, place) => [
        {term, isPrefix: isLast && place === word.parts.length - 1, worth: 0.7},
      ]),
    };
  });
  const joined: Lookup[] = [];
  for (const length of [2, 3, 4]) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length);
      joined.push({term: run.map(({term}) => term).join(''), isPrefix: false, worth: 1});
    }
  }
  return {text: text.trim(), units, joined, folded: fold(text)};
}

/** How many letters of a word may be wrong. */
function mostTypos(term: string): number {
  if (/^\p{N}+$/u.test(term)) return 0;
  if (term.length >= typoTolerance.minWordSizefor2Typos) return 2;
  return term.length >= typoTolerance.minWordSizefor1Typo ? 1 : 0;
}

/**
 * The words of the index that the reader may have meant.
 *
 * @param term - A folded word that the index does not have.
 * @param vocabulary - All words of the index.
 * @param isPrefix - Whether the word may not be finished.
 * @returns At most eight, the closest first; those of equal distance in the order of the index.
 */
export function closeTo(term: string, vocabulary: Iterable<string>, isPrefix: boolean): Lookup[] {
  const most = mostTypos(term);
  if (most === 0) return [];
  const [one = '', two = one] = term;
  const found: {term: string; away: number}[] = [];
  for (const word of vocabulary) {
    // A typo in the first letter is rare, and looking past it costs most of the time.
    if (!word.startsWith(one) && !word.startsWith(two) && word[1] !== one) continue;
    const whole = distance(term, word, most, false);
    const away = whole <= most || !isPrefix ? whole : distance(term, word, most, true) + 0.5;
    if (away <= most + 0.5) found.push({term: word, away});
  }
  return found
    .sort((one, other) => one.away - other.away)
    .slice(0, 8)
    .map(({term: word, away}) => ({term: word, isPrefix: false, worth: 0.8 / (1 + away)}));
}
