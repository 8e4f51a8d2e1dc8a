/** What the reader typed, taken apart. */
import {limits, matchWorth, synonyms, typoTolerance} from '../settings';
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
  /** What it counts for when results are compared by how much of the query they cover. */
  readonly share: number;
  /** Any of these covers the unit. */
  readonly wholes: readonly Lookup[];
  /** All of these together do so as well, each in one of its forms. Empty for a plain word. */
  readonly parts: readonly (readonly Lookup[])[];
}

/** Several words of the query that one term stands for. */
export interface Joined extends Lookup {
  /** The units, from `from` up to, not including, `to`. */
  readonly from: number;
  readonly to: number;
}

/** A query, taken apart. */
export interface Query {
  /** As it was typed, without the spaces around it. */
  readonly text: string;
  readonly units: readonly Unit[];
  /** Neighboring words written as one: `before create one` may mean `beforeCreateOne`. */
  readonly joined: readonly Joined[];
  /** The whole query folded into one word. */
  readonly folded: string;
}

/** For each folded word or phrase of {@link synonyms} the others. */
const others = new Map<string, string[]>();
for (const group of synonyms) {
  const folded = group.map(fold);
  for (const term of folded) {
    const known = others.get(term) ?? [];
    others.set(term, [...known, ...folded.filter((other) => other !== term)]);
  }
}

function joinedOf(words: readonly Word[]): Joined[] {
  const joined: Joined[] = [];
  for (let length = 2; length <= words.length; length += 1) {
    if (length > limits.joinedWords && length < words.length) continue;
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length;
      const term = words
        .slice(from, to)
        .map((word) => word.term)
        .join('');
      joined.push({term, isPrefix: false, worth: 1, from, to});
      for (const other of others.get(term) ?? [])
        joined.push({term: other, isPrefix: false, worth: matchWorth.synonym, from, to});
    }
  }
  return joined;
}

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
    const isPrefix = isLast || word.term.length >= limits.earlierPrefixLength;
    const isQuestion =
      !isOnlyQuestion &&
      isQuestionWord(word.term) &&
      (!isLast || text.endsWith(' ') || word.term.length > 1);
    return {
      word,
      share: isQuestion ? matchWorth.questionWord : 1,
      wholes: [
        {term: word.term, isPrefix: isPrefix && !isQuestion, worth: 1},
        ...stemsOf(word.term).map((term) => ({term, isPrefix: true, worth: matchWorth.stem})),
        ...(others.get(word.term) ?? []).map((term) => ({
          term,
          isPrefix: false,
          worth: matchWorth.synonym,
        })),
      ],
      parts: word.parts.map(({term}, place) => [
        {
          term,
          isPrefix: isLast && place === word.parts.length - 1,
          worth: matchWorth.part,
        },
      ]),
    };
  });
  return {text: text.trim(), units, joined: joinedOf(words), folded: fold(text)};
}

/**
 * Whether a query is written as only a name in code is: `PORT`, `sendAccessToken`, `P2002`, `.env`.
 *
 * @param text - Without spaces around it.
 */
export function isIdentifier(text: string): boolean {
  return /^\S+$/.test(text) && /[._:/@\d]|\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(text);
}

/** How many letters of a word may be wrong. */
function mostTypos(term: string): number {
  if (/^\p{N}+$/u.test(term)) return 0;
  if (term.length >= typoTolerance.minWordSizefor2Typos) return 2;
  return term.length >= typoTolerance.minWordSizefor1Typo ? 1 : 0;
}

/** The first two letters swapped, for a term that may be misspelled there. */
export function swappedStart(term: string): string {
  const [one = '', two = '', ...rest] = term;
  return two + one + rest.join('');
}

/**
 * The words of the index that the reader may have meant.
 *
 * @param term - A folded word that the index does not have.
 * @param vocabulary - Lists of words of the index; they may share words.
 * @param isPrefix - Whether the word may not be finished.
 * @returns The closest first; those of equal distance in the order of the index.
 */
export function closeTo(
  term: string,
  vocabulary: readonly (readonly string[])[],
  isPrefix: boolean,
): Lookup[] {
  const most = mostTypos(term);
  if (most === 0) return [];
  const [one = '', two = one] = term;
  const found = new Map<string, number>();
  for (const words of vocabulary) {
    for (const word of words) {
      // A typo in the first letter is rare, and looking past it costs most of the time.
      if (!word.startsWith(one) && !word.startsWith(two) && word[1] !== one) continue;
      const longer = word.length - term.length;
      if (longer < -most || (longer > most && !isPrefix) || found.has(word)) continue;
      const whole = distance(term, word, most, false);
      const away = whole <= most || !isPrefix ? whole : distance(term, word, most, true) + 0.5;
      if (away <= most + 0.5) found.set(word, away);
    }
  }
  return [...found]
    .sort(([, one], [, other]) => one - other)
    .slice(0, limits.corrections)
    .map(([word, away]) => ({
      term: word,
      isPrefix: false,
      worth: matchWorth.typo / (1 + away),
    }));
}
