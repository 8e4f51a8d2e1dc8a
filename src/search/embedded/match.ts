/** Where a query matches a text: for marks and snippets. */
import {mergeRanges, type MarkedText, type TextRange} from '../client';
import {limits, snippets} from '../settings';
import type {Lookup, Query} from './query';
import {lowerBound} from './ordered';
import {fold, rawWords, shapeOf} from './words';

/** A stretch of a text that matches a unit of the query. */
interface Match extends TextRange {
  /** The position of the unit in the query. */
  readonly unit: number;
}

/** Which unit a term of a text matches, and how many of its letters do. */
interface TermMatch {
  readonly unit: number;
  readonly length: number;
}

/** A term to look for, and the unit of the query that it stands for. */
interface UnitLookup extends Lookup {
  readonly unit: number;
}

/** What a query is looked for with in texts. */
interface Matcher {
  readonly query: Query;
  /** By their first letters; those of a unit in the order of its forms. */
  readonly lookups: ReadonlyMap<string, readonly UnitLookup[]>;
  /** The words that were compared before: texts repeat their words. */
  readonly words: Map<string, readonly Match[]>;
}

function matcherOf(query: Query): Matcher {
  const lookups = new Map<string, UnitLookup[]>();
  query.units.forEach(({wholes, parts}, unit) => {
    for (const lookup of [...wholes, ...parts.flat()]) {
      const letter = lookup.term.charAt(0);
      const others = lookups.get(letter) ?? [];
      others.push({...lookup, unit});
      lookups.set(letter, others);
    }
  });
  return {query, lookups, words: new Map()};
}

const matchers = new WeakMap<Query, Matcher>();

/** How a term of a text matches the units of a query. */
function termMatches(term: string, {query, lookups}: Matcher): readonly TermMatch[] {
  const matches: TermMatch[] = [];
  for (const {term: wanted, isPrefix, unit} of lookups.get(term.charAt(0)) ?? []) {
    // The first form of a unit that matches counts.
    if (matches.at(-1)?.unit === unit) continue;
    if (term === wanted || (isPrefix && term.startsWith(wanted)))
      matches.push({unit, length: wanted.length});
  }
  for (const {term: joined, from, to} of query.joined) {
    if (joined !== term) continue;
    for (let unit = from; unit < to; unit += 1) matches.push({unit, length: term.length});
  }
  return matches;
}

/** The end of the first `length` letters of a folded term in the raw text that it stands for. */
function endOf(raw: string, term: string, length: number): number {
  if (length >= term.length) return raw.length;
  let letters = 0;
  let end = 0;
  for (const character of raw) {
    end += character.length;
    letters += fold(character).length;
    if (letters >= length) break;
  }
  return end;
}

/** How a word matches, counted from its own start. */
function wordMatches(raw: string, matcher: Matcher): readonly Match[] {
  const {term, parts} = shapeOf(raw);
  const ofWord = termMatches(term, matcher);
  const matches = ofWord.map(({unit, length}): Match => ({
    start: 0,
    end: endOf(raw, term, length),
    unit,
  }));
  for (const {term: part, start, end} of parts) {
    for (const {unit, length} of termMatches(part, matcher)) {
      if (ofWord.some((match) => match.unit === unit)) continue;
      matches.push({start, end: start + endOf(raw.slice(start, end), part, length), unit});
    }
  }
  return matches;
}

/** Finds a query in a text. */
function matchText(text: string, query: Query): Match[] {
  const matcher = matchers.get(query) ?? matcherOf(query);
  matchers.set(query, matcher);
  const {words} = matcher;
  const matches: Match[] = [];
  for (const {0: raw, index} of rawWords(text)) {
    let inWord = words.get(raw);
    if (inWord === undefined) {
      inWord = wordMatches(raw, matcher);
      words.set(raw, inWord);
    }
    for (const {start, end, unit} of inWord)
      matches.push({start: index + start, end: index + end, unit});
  }
  return matches;
}

/**
 * Finds the ranges of a text that match a query.
 *
 * @param text - Plain text.
 * @param query - The query.
 */
export function marksOf(text: string, query: Query): TextRange[] {
  return mergeRanges(matchText(text, query), text.length);
}

/** Stands for what is cut off. */
const ellipsis = '…';

/**
 * Cuts the stretch out of a text that matches a query best.
 *
 * @param text - Plain text.
 * @param query - The query.
 * @param words - How many words long, counted between spaces.
 */
export function snippetOf(text: string, query: Query, words: number): MarkedText {
  const matches = matchText(text, query);
  const {start, end} = windowOf(text, matches, words);
  const before = start > 0 ? ellipsis : '';
  const after = end < text.length ? ellipsis : '';
  const shift = before.length - start;
  const inside = matches
    .map((range) => ({start: Math.max(range.start, start), end: Math.min(range.end, end)}))
    .filter((range) => range.start < range.end)
    .map((range) => ({start: range.start + shift, end: range.end + shift}));
  const cut = before + text.slice(start, end) + after;
  return {text: cut, marks: mergeRanges(inside, cut.length)};
}

/** The stretch of a text to show: whole words between spaces, as many as asked for. */
function windowOf(text: string, matches: readonly Match[], most: number): TextRange {
  const starts: number[] = [];
  const ends: number[] = [];
  for (const {0: word, index} of text.matchAll(/\S+/g)) {
    starts.push(index);
    ends.push(index + word.length);
  }
  if (starts.length <= most) return {start: 0, end: text.length};
  const positions = matches.map(({start, unit}) => ({
    at: lowerBound(ends.length, (word) => ends[word]! <= start),
    unit,
  }));
  let best = {from: 0, worth: -1};
  for (const {at} of positions) {
    const inside = positions.filter((position) => position.at >= at && position.at < at + most);
    const worth = new Set(inside.map(({unit}) => unit)).size * snippets.anotherWord + inside.length;
    if (worth > best.worth) {
      // A word or two before the first match say what it is about.
      const width = Math.max(...inside.map((position) => position.at)) - at + 1;
      const lead = Math.min(limits.wordsBeforeMatch, Math.floor((most - width) / 2));
      best = {from: Math.max(0, Math.min(at - lead, starts.length - most)), worth};
    }
  }
  return {
    start: starts[best.from] ?? 0,
    end: ends[Math.min(best.from + most, ends.length) - 1] ?? text.length,
  };
}
