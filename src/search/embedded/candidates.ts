/** What is found of a query in each section: its units put together. */
import {matchWorth} from '../settings';
import {termFlags, type Posting} from './format';
import type {Joined, Query} from './query';

/** How a section matches a unit of the query. */
interface Match {
  /** What the best term counts for in names and headings, and in texts. */
  names: number;
  words: number;
  /** What both count for together in the best way to match. */
  value: number;
  /** How sure it is that the term is what was meant, 0 to 1. */
  worth: number;
  /** The part of the heading that the term is. */
  cover: number;
  /** How sure it is that the term is in the heading, 0 where it is not. */
  inHeading: number;
  /** Of the heading, and of a name or keyword that is the whole term. */
  flags: number;
  spelling: number;
  texts: readonly number[];
  /** The term stands for the whole query. */
  isQuery: boolean;
}

const noTexts: readonly number[] = [];

function noMatch(): Match {
  return {
    names: 0,
    words: 0,
    value: 0,
    worth: 0,
    cover: 0,
    inHeading: 0,
    flags: 0,
    spelling: -1,
    texts: noTexts,
    isQuery: false,
  };
}

/** The value of a key, a fresh one when there is none. */
function valueOf<Value>(map: Map<number, Value>, key: number, fresh: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = fresh();
    map.set(key, value);
  }
  return value;
}

/** The sections that match a unit of the query. */
export class UnitMatches {
  readonly sections = new Map<number, Match>();

  /**
   * Notes a term that a section has.
   *
   * @param posting - Of the term.
   * @param worth - How sure it is that the term was meant.
   * @param typed - The part of the term that was typed.
   */
  add(
    {section, weight, flags, cover, spelling, texts}: Posting,
    worth: number,
    typed: number,
  ): void {
    const sure = worth * (typed === 1 ? 1 : matchWorth.prefix + (1 - matchWorth.prefix) * typed);
    const match = valueOf(this.sections, section, noMatch);
    match.worth = Math.max(match.worth, sure);
    if (flags & termFlags.text) {
      if (weight * sure > match.words) match.texts = texts;
      match.words = Math.max(match.words, weight * sure);
      match.flags |= termFlags.text;
      return;
    }
    match.names = Math.max(match.names, weight * sure);
    if (flags & termFlags.heading) {
      match.flags |= termFlags.heading;
      match.cover = Math.max(match.cover, cover * Math.min(sure, typed));
    }
    // A name or a keyword is meant only if it was typed to its end.
    if (typed === 1 && worth >= matchWorth.stem) match.flags |= flags & termFlags.keyword;
    if (typed === 1 && worth === 1) {
      match.flags |= flags & termFlags.name;
      match.spelling = Math.max(match.spelling, spelling);
    }
  }
}

/** What was found for a query. */
export interface Found {
  readonly query: Query;
  /** For each unit what is written as one word, and by its parts. */
  readonly units: readonly {readonly whole: UnitMatches; readonly parts: readonly UnitMatches[]}[];
  /** What several units together stand for. */
  readonly joined: readonly {readonly join: Joined; readonly matches: UnitMatches}[];
}

/** Adds what follows from the terms of a match. */
function complete(match: Match, isQuery: boolean): void {
  match.value = match.names + match.words;
  match.inHeading = match.flags & termFlags.heading ? match.worth : 0;
  match.isQuery = isQuery;
}

/** Keeps the better of two ways in which a section matches a unit. */
function keepBetter(best: Match, match: Match, joinedUnits: number, isQuery: boolean): void {
  best.names = Math.max(best.names, match.names / joinedUnits);
  best.value = Math.max(best.value, (match.names + match.words) / joinedUnits);
  best.worth = Math.max(best.worth, match.worth);
  best.cover = Math.max(best.cover, match.cover / joinedUnits);
  best.inHeading = Math.max(best.inHeading, match.flags & termFlags.heading ? match.worth : 0);
  best.flags |= match.flags;
  best.spelling = Math.max(best.spelling, match.spelling);
  if (best.texts.length === 0) best.texts = match.texts;
  best.isQuery ||= isQuery;
}

/** The sections that have all parts of a unit, or some: each part counts for its share. */
function partMatches(parts: readonly UnitMatches[]): Map<number, Match> {
  const sums = new Map<number, Match>();
  for (const {sections} of parts) {
    for (const [section, match] of sections) {
      const sum = valueOf(sums, section, noMatch);
      sum.names += match.names / parts.length;
      sum.words += match.words / parts.length;
      sum.worth += match.worth / parts.length;
      sum.cover += match.cover / parts.length;
      sum.flags |= match.flags & ~(termFlags.name | termFlags.keyword);
      if (sum.texts.length === 0) sum.texts = match.texts;
    }
  }
  return sums;
}

/** How each section matches a unit best: as one word, by its parts or joined with others. */
function bestMatches({query, units, joined}: Found, position: number): Map<number, Match> {
  const {whole, parts} = units[position]!;
  // One short word can match every section of a large site, and then nothing need be joined.
  if (parts.length === 0 && joined.length === 0) {
    for (const match of whole.sections.values()) complete(match, query.units.length === 1);
    return whole.sections;
  }
  const best = new Map<number, Match>();
  const take = (sections: ReadonlyMap<number, Match>, joinedUnits: number): void => {
    const isQuery = joinedUnits === query.units.length;
    for (const [section, match] of sections)
      keepBetter(valueOf(best, section, noMatch), match, joinedUnits, isQuery);
  };
  take(whole.sections, 1);
  for (const {join, matches} of joined)
    if (position >= join.from && position < join.to) take(matches.sections, join.to - join.from);

  take(partMatches(parts), 1);
  return best;
}

/** A section with what was found of the whole query in it. */
export interface Candidate {
  /** What its terms count for. */
  value: number;
  /** The part of the query that it has. */
  covered: number;
  /** The part of its heading that the query is. */
  cover: number;
  /** The part of the query that is in its heading. */
  inHeading: number;
  /** The units that match in the section itself, and in its names and headings, as bits. */
  own: number;
  named: number;
  /** The query is a keyword or a name of it. */
  keyword: boolean;
  name: boolean;
  spelling: number;
  /** For each of its texts the part of the query in it; `null` where there is none. */
  texts: Map<number, number> | null;
  /** The highest of these. */
  inText: number;
}

function noCandidate(): Candidate {
  return {
    value: 0,
    covered: 0,
    cover: 0,
    inHeading: 0,
    own: 0,
    named: 0,
    keyword: false,
    name: false,
    spelling: -1,
    texts: null,
    inText: 0,
  };
}

/** The bit of a unit; those of a long query share the last one. */
export function bitOf(position: number): number {
  return 1 << Math.min(position, 30);
}

/**
 * Puts what was found of each unit together, section by section.
 *
 * @param found - From all units of the query.
 * @param total - What the units count for together.
 */
export function candidatesOf(found: Found, total: number): Map<number, Candidate> {
  const candidates = new Map<number, Candidate>();
  found.query.units.forEach(({share}, position) => {
    const part = share / total;
    for (const [section, match] of bestMatches(found, position)) {
      const candidate = valueOf(candidates, section, noCandidate);
      candidate.value += share * match.value;
      candidate.covered += part * Math.min(1, match.worth);
      candidate.cover += match.cover;
      candidate.inHeading += part * Math.min(1, match.inHeading);
      candidate.own |= bitOf(position);
      if (match.names > 0) candidate.named |= bitOf(position);
      if (match.isQuery) {
        candidate.keyword ||= (match.flags & termFlags.keyword) > 0;
        candidate.name ||= (match.flags & termFlags.name) > 0;
        candidate.spelling = Math.max(candidate.spelling, match.spelling);
      }
      for (const text of match.texts) {
        candidate.texts ??= new Map();
        const inText = (candidate.texts.get(text) ?? 0) + part;
        candidate.texts.set(text, inText);
        candidate.inText = Math.max(candidate.inText, inText);
      }
    }
  });
  return candidates;
}
