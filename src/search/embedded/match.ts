/** Where a query matches a text: for marks and snippets. */
import {mergeRanges, type MarkedText, type TextRange} from '../client';
import {limits} from '../settings';
import {fold, wordsOf, type Term} from './words';
import type {Lookup, Query} from './query';

/** A stretch of a text that matches a unit of the query. */
interface Match extends TextRange {
  /** The position of the unit in the query. */
  readonly unit: number;
}

/** How a text matches a query. */
export interface TextMatch {
  readonly matches: readonly Match[];
  /** The units that match. */
  readonly units: ReadonlySet<number>;
}

/** Which unit a term of a text matches, and how many of its letters do. */
interface TermMatch {
  readonly unit: number;
  readonly length: number;
}

/** The terms that were compared with a query before: texts repeat their words. */
const known = new WeakMap<Query, Map<string, readonly TermMatch[]>>();

/** How a term of a text matches the units of a query. */
function matchesOf(term: string, query: Query): readonly TermMatch[] {
  const terms = known.get(query) ?? new Map<string, readonly TermMatch[]>();
  known.set(query, terms);
  const before = terms.get(term);
  if (before !== undefined) return before;
  const isMatch = (each: Lookup): boolean =>
    term === each.term || (each.isPrefix && term.startsWith(each.term));
  const matches = query.units.flatMap(({wholes, parts}, unit): TermMatch[] => {
    const lookup = wholes.find(isMatch) ?? parts.flat().find(isMatch);
    return lookup === undefined ? [] : [{unit, length: lookup.term.length}];
  });
  for (const {term: joined, from, to} of query.joined) {
    if (joined !== term) continue;
    for (let unit = from; unit < to; unit += 1) matches.push({unit, length: term.length});
  }
  terms.set(term, matches);
  return matches;
}

/** The stretch of the raw text that the first `length` letters of a folded term stand for. */
function stretch(text: string, {start, end, term}: Term, length: number): TextRange {
  if (length >= term.length) return {start, end};
  let letters = 0;
  let at = start;
  for (const character of text.slice(start, end)) {
    at += character.length;
    letters += fold(character).length;
    if (letters >= length) break;
  }
  return {start, end: at};
}

/**
 * Finds a query in a text.
 *
 * @param text - Plain text.
 * @param query - The query.
 */
function matchText(text: string, query: Query): TextMatch {
  const matches: Match[] = [];
  const add = (term: Term, but: readonly TermMatch[]): readonly TermMatch[] => {
    const found = matchesOf(term.term, query);
    for (const {unit, length} of found) {
      if (but.every((match) => match.unit !== unit)) {
        matches.push({...stretch(text, term, length), unit});
      }
    }
    return found;
  };
  for (const word of wordsOf(text)) {
    const ofWord = add(word, []);
    for (const part of word.parts) add(part, ofWord);
  }
  return {matches, units: new Set(matches.map(({unit}) => unit))};
}

/**
 * Finds the ranges of a text that match a query.
 *
 * @param text - Plain text.
 * @param query - The query.
 */
export function marksOf(text: string, query: Query): TextRange[] {
  return mergeRanges(matchText(text, query).matches, text.length);
}

/**
 * Cuts the stretch out of a text that matches a query best.
 *
 * @param text - Plain text.
 * @param query - The query.
 * @param words - How many words long, counted between spaces.
 */
export function snippetOf(text: string, query: Query, words: number): MarkedText {
  const {matches} = matchText(text, query);
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

/** Stands for what is cut off. */
const ellipsis = '…';

/** The stretch of a text to show: whole words between spaces, as many as asked for. */
function windowOf(text: string, matches: readonly Match[], most: number): TextRange {
  const spaced = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
  }));
  if (spaced.length <= most) return {start: 0, end: text.length};
  const positions = matches.map(({start, unit}) => ({
    at: Math.max(
      0,
      spaced.findIndex(({end}) => end > start),
    ),
    unit,
  }));
  let best = {from: 0, worth: -1};
  for (const {at} of positions) {
    const inside = positions.filter((position) => position.at >= at && position.at < at + most);
    const worth = new Set(inside.map(({unit}) => unit)).size * 100 + inside.length;
    if (worth > best.worth) {
      // A word or two before the first match say what it is about.
      const width = Math.max(...inside.map((position) => position.at)) - at + 1;
      const lead = Math.min(limits.wordsBeforeMatch, Math.floor((most - width) / 2));
      best = {from: Math.max(0, Math.min(at - lead, spaced.length - most)), worth};
    }
  }
  return {
    start: spaced[best.from]?.start ?? 0,
    end: spaced[Math.min(best.from + most, spaced.length) - 1]?.end ?? text.length,
  };
}
