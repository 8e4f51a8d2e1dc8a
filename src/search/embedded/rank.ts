/** The order of results: pages before their sections, and rows of tables last. */
import {matchWorth, mixing, ranking} from '../settings';
import {spelling, termFlags, type Posting} from './format';
import {isIdentifier, type Joined, type Query} from './query';

/** How the sections of the site are numbered. */
export interface SiteMap {
  /** The first section of each page, which is the page itself. */
  readonly starts: readonly number[];
  /** What the page asks for, -9 to 9. */
  rankOf(page: number): number;
}

/** How a section matches a unit of the query. */
interface Match {
  /** What the best term counts for in names and headings, and in texts. */
  names: number;
  words: number;
  /** How sure it is that the term is what was meant, 0 to 1. */
  worth: number;
  /** The part of the heading that the term is. */
  cover: number;
  /** Of the heading, and of a name or keyword that is the whole term. */
  flags: number;
  spelling: number;
  texts: readonly number[];
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
    {section, weight, flags, cover, spelling: written, texts}: Posting,
    worth: number,
    typed: number,
  ): void {
    const sure = worth * (typed === 1 ? 1 : matchWorth.prefix + (1 - matchWorth.prefix) * typed);
    let match = this.sections.get(section);
    if (match === undefined) {
      match = {names: 0, words: 0, worth: 0, cover: 0, flags: 0, spelling: -1, texts: []};
      this.sections.set(section, match);
    }
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
      match.spelling = Math.max(match.spelling, written);
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

/** A section in the order of the results. */
export interface Ranked {
  readonly section: number;
  readonly page: number;
  readonly score: number;
  /** Its heading or a name of it says all that was asked for. */
  readonly isNamed: boolean;
  /** The text that matches best; `null` when names and headings say as much. */
  readonly text: number | null;
}

interface Candidate {
  readonly section: number;
  value: number;
  covered: number;
  cover: number;
  inHeading: number;
  /** The units that match in the section itself, and in its names and headings, as bits. */
  own: number;
  named: number;
  keyword: boolean;
  name: boolean;
  spelling: number;
  /** For each text the part of the query in it. */
  readonly texts: Map<number, number>;
  inText: number;
}

/** From `least` to 1, as a part goes from 0 to 1. */
function between(least: number, part: number): number {
  return least + (1 - least) * part;
}

/** The page of a section. */
function pageOf(starts: readonly number[], section: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle]! <= section) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Puts what was found of each unit together, section by section. */
function candidatesOf({query, units, joined}: Found): Map<number, Candidate> {
  const candidates = new Map<number, Candidate>();
  const total = query.units.reduce((sum, {share}) => sum + share, 0);
  const of = (section: number): Candidate => {
    const known = candidates.get(section);
    if (known !== undefined) return known;
    const fresh: Candidate = {
      section,
      value: 0,
      covered: 0,
      cover: 0,
      inHeading: 0,
      own: 0,
      named: 0,
      keyword: false,
      name: false,
      spelling: -1,
      texts: new Map(),
      inText: 0,
    };
    candidates.set(section, fresh);
    return fresh;
  };
  query.units.forEach(({share}, place) => {
    const part = share / total;
    const best = new Map<
      number,
      {
        value: number;
        names: number;
        worth: number;
        cover: number;
        heading: number;
        whole: boolean;
        flags: number;
        spelling: number;
        texts: readonly number[];
      }
    >();
    const offer = (section: number, match: Match, joinedUnits: number): void => {
      const value = (match.names + match.words) / joinedUnits;
      const known = best.get(section);
      const offered = {
        value,
        names: match.names,
        worth: match.worth,
        cover: match.cover / joinedUnits,
        heading: match.flags & termFlags.heading ? match.worth : 0,
        whole: joinedUnits === query.units.length,
        flags: match.flags,
        spelling: match.spelling,
        texts: match.texts,
      };
      if (known === undefined) best.set(section, offered);
      else {
        best.set(section, {
          value: Math.max(known.value, value),
          names: Math.max(known.names, offered.names),
          worth: Math.max(known.worth, offered.worth),
          cover: Math.max(known.cover, offered.cover),
          heading: Math.max(known.heading, offered.heading),
          whole: known.whole || offered.whole,
          flags: known.flags | offered.flags,
          spelling: Math.max(known.spelling, offered.spelling),
          texts: known.texts.length > 0 ? known.texts : offered.texts,
        });
      }
    };
    const {whole, parts} = units[place]!;
    for (const [section, match] of whole.sections) offer(section, match, 1);
    for (const {join, matches} of joined) {
      if (place < join.from || place >= join.to) continue;
      for (const [section, match] of matches.sections) offer(section, match, join.to - join.from);
    }
    if (parts.length > 0) {
      const sums = new Map<number, Match>();
      for (const {sections} of parts) {
        for (const [section, match] of sections) {
          const sum = sums.get(section) ?? {
            names: 0,
            words: 0,
            worth: 0,
            cover: 0,
            flags: 0,
            spelling: -1,
            texts: [],
          };
          sum.names += match.names / parts.length;
          sum.words += match.words / parts.length;
          sum.worth += match.worth / parts.length;
          sum.cover += match.cover / parts.length;
          sum.flags |= match.flags & ~(termFlags.name | termFlags.keyword);
          if (sum.texts.length === 0) sum.texts = match.texts;
          sums.set(section, sum);
        }
      }
      for (const [section, match] of sums) offer(section, match, 1);
    }
    const bit = 1 << Math.min(place, 30);
    for (const [section, match] of best) {
      const candidate = of(section);
      candidate.value += share * match.value;
      candidate.covered += part * Math.min(1, match.worth);
      candidate.cover += match.cover;
      candidate.inHeading += part * Math.min(1, match.heading);
      candidate.own |= bit;
      if (match.names > 0) candidate.named |= bit;
      if (match.whole) {
        candidate.keyword ||= (match.flags & termFlags.keyword) > 0;
        candidate.name ||= (match.flags & termFlags.name) > 0;
        candidate.spelling = Math.max(candidate.spelling, match.spelling);
      }
      for (const text of match.texts) {
        const inText = (candidate.texts.get(text) ?? 0) + part;
        candidate.texts.set(text, inText);
        candidate.inText = Math.max(candidate.inText, inText);
      }
    }
  });
  return candidates;
}

/** The text to show of a section: none where its heading or those of its page say as much. */
function textOf(candidate: Candidate, isRow: boolean): number | null {
  let best: number | null = null;
  for (const [text, inText] of candidate.texts) {
    if (best === null || inText > (candidate.texts.get(best) ?? 0)) best = text;
  }
  if (isRow) return best ?? 0;
  return candidate.inHeading > ranking.wholeHeading || candidate.keyword ? null : best;
}

/**
 * Puts the sections that were found in order.
 *
 * @param found - From all units of the query.
 * @param site - The sections.
 * @param levelOf - 1 for a page up to 6 for a row of a table; `undefined` where it is not known yet.
 */
export function rank(
  found: Found,
  site: SiteMap,
  levelOf: (page: number, section: number) => number | undefined,
): Ranked[] {
  const {query} = found;
  const candidates = candidatesOf(found);
  const total = query.units.reduce((sum, {share}) => sum + share, 0);
  const written = spelling(query.text);
  const asName = isIdentifier(query.text);
  const isQuestion = query.units.some(({share}) => share < 1);

  interface Scored extends Ranked {
    readonly covered: number;
    readonly isRow: boolean;
    readonly isHeading: boolean;
  }
  const scored: Scored[] = [];
  let most = 0;
  for (const candidate of candidates.values()) {
    const {section} = candidate;
    const page = pageOf(site.starts, section);
    const start = site.starts[page]!;
    let {covered} = candidate;
    if (section !== start) {
      // What the title and the keywords of the page say need not be said again.
      const title = candidates.get(start);
      if (title !== undefined && title.named > 0) {
        query.units.forEach(({share}, place) => {
          const bit = 1 << Math.min(place, 30);
          if ((candidate.own & bit) === 0 && (title.named & bit) !== 0) {
            covered += (ranking.inTitle * share) / total;
          }
        });
      }
    }
    most = Math.max(most, covered);
    const level = section === start ? 1 : levelOf(page, section);
    const isRow = level === 6;
    const {inHeading, keyword, name} = candidate;
    const cover = Math.min(1, candidate.cover);
    const isWhole = cover > ranking.whole && inHeading > ranking.whole;
    let factor: number;
    if (section === start) {
      factor =
        isWhole || keyword
          ? ranking.subject
          : 1 + ranking.partOfTitle * inHeading ** 2 * between(ranking.longTitle, cover);
    } else if (isRow) {
      factor =
        name || isWhole
          ? ranking.name
          : ranking.row * (1 + ranking.partOfHeading * inHeading ** 2 * cover);
    } else {
      factor =
        isWhole || keyword
          ? ranking.heading
          : 1 + ranking.partOfHeading * inHeading ** 2 * between(ranking.longHeading, cover);
      if (name) factor = Math.max(factor, ranking.nameInText);
    }
    const onPage = Math.min(1, Math.max(inHeading, candidates.get(start)?.covered ?? 0));
    const isSame = name && candidate.spelling === written;
    const isExact = isSame && asName;
    if (isExact) factor = ranking.identifier * (isWhole ? ranking.ownIdentifier : 1);
    else if (isSame) factor *= ranking.sameSpelling;
    if (query.units.length > 1 && candidate.inText > ranking.whole) factor *= ranking.sameText;
    const score =
      (candidate.value / total) *
      covered ** ranking.coverage *
      factor *
      (1 + site.rankOf(page) * ranking.pageRank) *
      (1 + ranking.page * (isWhole || keyword || name ? 1 : onPage ** 2));
    scored.push({
      section,
      page,
      score,
      covered,
      isRow,
      isHeading: !isRow && inHeading > ranking.wholeHeading,
      isNamed: isExact || isWhole || keyword,
      text: textOf(candidate, isRow),
    });
  }
  const least = most * (isQuestion ? ranking.leastCoverageOfQuestion : ranking.leastCoverage);
  return mix(scored.filter(({covered}) => covered >= least));
}

/** Mixes the pages: the best of each first, then the rest of all. */
function mix(
  scored: readonly (Ranked & {readonly isRow: boolean; readonly isHeading: boolean})[],
): Ranked[] {
  const pages = new Map<number, (typeof scored)[number][]>();
  for (const each of scored) {
    const page = pages.get(each.page);
    if (page) page.push(each);
    else pages.set(each.page, [each]);
  }
  const ordered = Array.from(pages.values(), (sections) => {
    sections.sort((one, other) => other.score - one.score || one.section - other.section);
    const headings = sections.filter(({isHeading}) => isHeading).length;
    const score = sections[0]!.score * (1 + ranking.headingsOfPage * Math.log2(1 + headings));
    return {sections, score};
  }).sort(
    (one, other) =>
      other.score - one.score || one.sections[0]!.section - other.sections[0]!.section,
  );
  const first: Ranked[] = [];
  const rest: Ranked[] = [];
  const isSubject = ordered[0]?.sections[0]?.isNamed && !ordered[1]?.sections[0]?.isNamed;
  ordered.forEach(({sections}, place) => {
    const most = place === 0 && isSubject ? mixing.perSubject : mixing.perPage;
    let rows = 0;
    let taken = 0;
    for (const section of sections) {
      const isTaken = taken < most && (!section.isRow || rows < mixing.rows);
      if (isTaken) {
        taken += 1;
        if (section.isRow) rows += 1;
        first.push(section);
      } else rest.push(section);
    }
  });
  rest.sort((one, other) => other.score - one.score || one.section - other.section);
  return [...first, ...rest];
}
