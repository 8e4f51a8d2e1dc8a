/** Where a query is met in a text: for marks, snippets and closeness. */
import {highlight, type MarkedValue, type TextRange} from '../client';
import {fold, wordsOf, type Term, type Word} from './words';
import type {Lookup, Query} from './query';

/** A text with its words, as often as it is looked at. */
export interface ReadText {
  readonly text: string;
  readonly words: readonly Word[];
}

/** A stretch of a text that meets a unit of the query. */
interface Met extends TextRange {
  /** The place of the unit in the query. */
  readonly unit: number;
  /** The place of the word in the text. */
  readonly word: number;
}

/** How a text meets a query. */
export interface Meeting {
  readonly met: readonly Met[];
  /** The places of the units that are met. */
  readonly units: ReadonlySet<number>;
  /** How many of them are met whole, not in parts only. */
  readonly wholes: number;
  /** 1 when the units stand side by side in the order of the query, 0 when far apart or alone. */
  readonly closeness: number;
}

/** Which unit a term of a text meets, and how much of the term that is. */
interface TermMatch {
  readonly unit: number;
  readonly length: number;
  /** Whether it meets all of the unit (`baseUploadDir`), not a part of it (`upload`). */
  readonly isWhole: boolean;
}

/** What was held against a query before: texts repeat their words, and are read several times. */
interface Known {
  readonly terms: Map<string, readonly TermMatch[]>;
  readonly texts: Map<string, Meeting>;
}

const known = new WeakMap<Query, Known>();

function knownOf(query: Query): Known {
  const found = known.get(query);
  if (found !== undefined) return found;
  const fresh: Known = {terms: new Map(), texts: new Map()};
  known.set(query, fresh);
  return fresh;
}

/** How a term of a text meets the units of a query. */
function matchesOf(term: string, query: Query): readonly TermMatch[] {
  const {terms} = knownOf(query);
  const before = terms.get(term);
  if (before !== undefined) return before;
  const matches: TermMatch[] = [];
  query.units.forEach(({wholes, parts}, unit) => {
    const meets = (each: Lookup): boolean =>
      term === each.term || (each.isPrefix && term.startsWith(each.term));
    const whole = wholes.find(meets);
    const lookup = whole ?? parts.flat().find(meets);
    if (lookup === undefined) return;
    matches.push({unit, length: lookup.term.length, isWhole: whole !== undefined});
  });
  if (query.joined.some((lookup) => lookup.term === term)) {
    query.units.forEach((_, unit) => {
      matches.push({unit, length: term.length, isWhole: true});
    });
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
 * @param read - The text.
 * @param query - The query.
 */
export function meet(read: ReadText, query: Query): Meeting {
  const {texts} = knownOf(query);
  const before = texts.get(read.text);
  if (before !== undefined) return before;
  const meeting = meetAfresh(read, query);
  texts.set(read.text, meeting);
  return meeting;
}

function meetAfresh({text, words}: ReadText, query: Query): Meeting {
  const met: Met[] = [];
  const wholes = new Set<number>();
  words.forEach((word, place) => {
    const ofWord = matchesOf(word.term, query);
    for (const {unit, length, isWhole} of ofWord) {
      if (isWhole) wholes.add(unit);
      met.push({...stretch(text, word, length), unit, word: place});
    }
    for (const part of word.parts) {
      for (const {unit, length, isWhole} of matchesOf(part.term, query)) {
        if (ofWord.some((match) => match.unit === unit)) continue;
        if (isWhole) wholes.add(unit);
        met.push({...stretch(text, part, length), unit, word: place});
      }
    }
  });
  const units = new Set(met.map(({unit}) => unit));
  return {met, units, wholes: wholes.size, closeness: closeness(met, units.size)};
}

/** See {@link Meeting.closeness}: the shortest stretch of words that holds every unit met. */
function closeness(met: readonly Met[], wanted: number): number {
  if (wanted < 2) return 0;
  const last = new Map<number, number>();
  let best = Infinity;
  for (const {unit, word} of met) {
    last.set(unit, word);
    if (last.size < wanted) continue;
    const places = [...last.entries()].sort(([one], [other]) => one - other);
    const span = word - Math.min(...last.values());
    const isInOrder = places.every(
      ([, at], index) => index === 0 || at >= (places[index - 1]?.[1] ?? 0),
    );
    best = Math.min(best, span + (isInOrder ? 0 : 1));
  }
  return best === Infinity ? 0 : Math.min(1, (wanted - 1) / Math.max(best, 1));
}

/** The tags of a request, and how it wants what is cut off to be shown. */
export interface MarkStyle {
  readonly preTag: string;
  readonly postTag: string;
  readonly ellipsis: string;
}

function matchLevel(found: number, all: number): MarkedValue['matchLevel'] {
  if (found === 0) return 'none';
  return found === all ? 'full' : 'partial';
}

/**
 * Marks a query in a text, all of it or the stretch of `words` words that meets the query best.
 *
 * @param read - The text.
 * @param query - The query.
 * @param style - The tags.
 * @param words - The length of the snippet in words; absent for the whole text.
 */
export function mark(
  read: ReadText,
  query: Query,
  style: MarkStyle,
  words = Infinity,
): MarkedValue {
  const meeting = meet(read, query);
  const {start, end} = window(read, meeting, words);
  const ranges = meeting.met.map((range) => ({start: range.start - start, end: range.end - start}));
  const before = start > 0 ? style.ellipsis : '';
  const after = end < read.text.length ? style.ellipsis : '';
  const marked = highlight(read.text.slice(start, end), ranges, style.preTag, style.postTag);
  return {
    value: before + marked + after,
    matchLevel: matchLevel(meeting.units.size, query.units.length),
    matchedWords: [...meeting.units].map((unit) => query.units[unit]?.word.term ?? ''),
  };
}

/** The stretch of a text to show: whole words between spaces, as many as asked for. */
function window({text}: ReadText, {met}: Meeting, most: number): TextRange {
  const spaced = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
  }));
  if (spaced.length <= most) return {start: 0, end: text.length};
  const places = met.map(({start, unit}) => ({
    at: Math.max(
      0,
      spaced.findIndex(({end}) => end > start),
    ),
    unit,
  }));
  let best = {from: 0, worth: -1};
  for (const {at} of places) {
    const inside = places.filter((place) => place.at >= at && place.at < at + most);
    const worth = new Set(inside.map(({unit}) => unit)).size * 100 + inside.length;
    if (worth > best.worth) {
      // A word or two before the first match say what it is about.
      const width = Math.max(...inside.map((place) => place.at)) - at + 1;
      const lead = Math.min(3, Math.floor((most - width) / 2));
      best = {from: Math.max(0, Math.min(at - lead, spaced.length - most)), worth};
    }
  }
  return {
    start: spaced[best.from]?.start ?? 0,
    end: spaced[Math.min(best.from + most, spaced.length) - 1]?.end ?? text.length,
  };
}

/**
 * Reads the words of a text.
 *
 * @param text - Plain text.
 */
export function readText(text: string): ReadText {
  return {text, words: wordsOf(text)};
}
