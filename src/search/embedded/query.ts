/** What the reader typed, taken apart. */
import {limits, matchWorth, typoTolerance} from '../settings';
import {synonyms, translations} from '../vocabulary';
import {
  americanSpelling,
  distance,
  fold,
  isQuestionWord,
  isWeakWord,
  stemsOf,
  wordsOf,
  type Word,
} from './words';

/** A term to look up, and how freely. */
export interface Lookup {
  readonly term: string;
  /** Whether longer words that begin so will do. */
  readonly isPrefix: boolean;
  /** 1 for what was typed, less for what may have been meant. */
  readonly worth: number;
  /** Another word that means the same: looked up among the few words of names and headings only. */
  readonly isSynonym?: true;
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

/** For each folded word or phrase of {@link synonyms} and {@link translations} what it stands for. */
const others = new Map<string, string[]>();
for (const group of synonyms) {
  const folded = group.map(fold);
  for (const term of folded) {
    const known = others.get(term) ?? [];
    others.set(term, [...known, ...folded.filter((other) => other !== term)]);
  }
}
for (const [ours, theirs] of translations) {
  for (const term of theirs.map(fold)) {
    const known = others.get(term) ?? [];
    others.set(term, [...known, fold(ours)]);
  }
}

/** The words that may not be in the index but stand for what is. */
const translated: readonly string[] = [...others.keys()].sort();

/** Whether a folded word or phrase stands for another one. */
export function hasSynonym(term: string): boolean {
  return others.has(term);
}

/** What a term, or one of its other forms, stands for. */
function synonymsOf(forms: readonly string[], worth: number): Lookup[] {
  const found = new Set(forms.flatMap((form) => others.get(form) ?? []));
  return Array.from(found, (term) => ({term, isPrefix: false, worth, isSynonym: true}));
}

/**
 * The other forms of a word, and what it stands for.
 *
 * @param typed - A folded word.
 * @param worth - What the word itself counts for.
 */
function formsOf(typed: string, worth: number): Lookup[] {
  const american = americanSpelling(typed);
  const stems = [...new Set([typed, american].flatMap(stemsOf))];
  const spelled = american === typed ? [] : [american];
  return [
    ...spelled.map((term) => ({term, isPrefix: false, worth: worth * matchWorth.spelling})),
    ...stems.map((term) => ({term, isPrefix: true, worth: worth * matchWorth.stem})),
    ...synonymsOf([typed, american, ...stems], worth * matchWorth.synonym),
  ];
}

/** Every run of neighboring words as one, and what it stands for. */
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
      for (const other of synonymsOf([term, ...stemsOf(term)], matchWorth.synonym))
        joined.push({...other, from, to});
    }
  }
  return joined;
}

/**
 * Takes a query apart.
 *
 * @param text - From `normalizeQuery`. The last word may not be finished.
 */
export function parseQuery(text: string): Query {
  const words = wordsOf(text);
  const isOnlyQuestion = words.every(({term}) => isQuestionWord(term));
  const units = words.map((word, index): Unit => {
    const isLast = index === words.length - 1;
    const isPrefix = isLast || word.term.length >= limits.earlierPrefixLength;
    const isQuestion =
      !isOnlyQuestion && isQuestionWord(word.term) && (!isLast || word.term.length > 1);
    const share = isWeakWord(word.term) ? matchWorth.weakWord : 1;
    return {
      word,
      share: isQuestion ? matchWorth.questionWord : share,
      wholes: [
        {term: word.term, isPrefix: isPrefix && !isQuestion, worth: 1},
        ...formsOf(word.term, 1),
      ],
      parts: word.parts.map(({term}, position) => [
        {
          term,
          isPrefix: isLast && position === word.parts.length - 1,
          worth: matchWorth.part,
        },
      ]),
    };
  });
  return {text, units, joined: joinedOf(words), folded: fold(text)};
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
  if (term.length >= typoTolerance.twoTypos) return 2;
  return term.length >= typoTolerance.oneTypo ? 1 : 0;
}

/**
 * The ways to read a word as two: `fileupload` as `file upload`.
 *
 * @param term - A folded word.
 * @returns The longest first word first.
 */
export function splitsOf(term: string): (readonly [first: string, second: string])[] {
  const {shortestPart} = limits;
  const splits: (readonly [string, string])[] = [];
  for (let end = term.length - shortestPart; end >= shortestPart; end -= 1)
    splits.push([term.slice(0, end), term.slice(end)]);
  return splits;
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
 * @returns The closest first, those of equal distance in the order of the index; then other forms of
 *   the closest.
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
  for (const words of [...vocabulary, translated]) {
    for (const word of words) {
      // A typo in the first letter is rare, and looking past it costs most of the time.
      if (!word.startsWith(one) && !word.startsWith(two) && word[1] !== one) continue;
      const longer = word.length - term.length;
      if (longer < -most || (longer > most && !isPrefix) || found.has(word)) continue;
      const whole = distance(term, word, most, false);
      const away =
        whole <= most || !isPrefix
          ? whole
          : distance(term, word, most, true) + typoTolerance.beginning;
      if (away <= most + typoTolerance.beginning) found.set(word, away);
    }
  }
  const closest = [...found]
    .sort(([, one], [, other]) => one - other)
    .slice(0, limits.corrections)
    .map(([word, away]) => ({
      term: word,
      isPrefix: word.length >= limits.earlierPrefixLength,
      worth: matchWorth.typo / (1 + away),
    }));
  const highest = closest[0]?.worth;
  const forms = closest
    .filter(({worth}) => worth === highest)
    .flatMap(({term: word, worth}) => formsOf(word, worth));
  return [...closest, ...forms];
}
