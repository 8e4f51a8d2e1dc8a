/** The order of results: pages before their sections, and rows of tables last. */
import {mixing, ranking} from '../settings';
import {bitOf, candidatesOf, type Candidate, type Found} from './candidates';
import {spelling} from './format';
import {lastUpTo} from './ordered';
import {isIdentifier} from './query';

/** How the sections of the site are numbered. */
export interface SiteMap {
  /** The first section of each page, which is the page itself. */
  readonly starts: readonly number[];
  /** What the page asks for, -9 to 9. */
  rankOf(page: number): number;
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

/** From `least` to 1, as a part goes from 0 to 1. */
function between(least: number, part: number): number {
  return least + (1 - least) * part;
}

/** The text to show of a section: none where its heading or those of its page say as much. */
function textOf(candidate: Candidate, isRow: boolean): number | null {
  let best: number | null = null;
  for (const [text, inText] of candidate.texts ?? [])
    if (best === null || inText > (candidate.texts?.get(best) ?? 0)) best = text;

  if (isRow) return best ?? 0;
  return candidate.inHeading > ranking.wholeHeading || candidate.keyword ? null : best;
}

/** A section while it is compared with others. */
interface Scored extends Ranked {
  readonly covered: number;
  readonly isRow: boolean;
  readonly isHeading: boolean;
}

/** What a section counts for by what it is: the page of a subject before its sections, rows last. */
function factorOf(
  {keyword, name, inHeading}: Candidate,
  level: number | undefined,
  cover: number,
  isWhole: boolean,
): number {
  const part = inHeading ** ranking.headingExponent;
  if (level === 6) {
    return name || isWhole
      ? ranking.name
      : ranking.row * (1 + ranking.partOfHeading * part * cover);
  }
  if (level === 1) {
    return isWhole || keyword
      ? ranking.subject
      : 1 + ranking.partOfTitle * part * between(ranking.longTitle, cover);
  }
  const factor =
    isWhole || keyword
      ? ranking.heading
      : 1 + ranking.partOfHeading * part * between(ranking.longHeading, cover);
  return name ? Math.max(factor, ranking.nameInText) : factor;
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
  const {text, units} = found.query;
  const total = units.reduce((sum, {share}) => sum + share, 0);
  const candidates = candidatesOf(found, total);
  const written = spelling(text);
  const asName = isIdentifier(text);

  /** What the title and the keywords of the page say need not be said again. */
  const coveredByTitle = ({own}: Candidate, title: Candidate | undefined): number => {
    const missing = (title?.named ?? 0) & ~own;
    if (missing === 0) return 0;
    const shares = units.map(({share}, position) =>
      (missing & bitOf(position)) === 0 ? 0 : share,
    );
    return (ranking.inTitle * shares.reduce((sum, share) => sum + share, 0)) / total;
  };

  const scoreOf = (section: number, candidate: Candidate): Scored => {
    const page = lastUpTo(site.starts, section);
    const isPage = section === site.starts[page];
    const title = isPage ? candidate : candidates.get(site.starts[page]!);
    const covered = candidate.covered + coveredByTitle(candidate, title);
    const level = isPage ? 1 : levelOf(page, section);
    const isRow = level === 6;
    const {inHeading, keyword, name} = candidate;
    const cover = Math.min(1, candidate.cover);
    const isWhole = cover > ranking.whole && inHeading > ranking.whole;
    const isSame = name && candidate.spelling === written;
    const isExact = isSame && asName;
    let factor = isExact
      ? ranking.identifier * (isWhole ? ranking.ownIdentifier : 1)
      : factorOf(candidate, level, cover, isWhole) * (isSame ? ranking.sameSpelling : 1);
    if (units.length > 1 && candidate.inText > ranking.whole) factor *= ranking.sameText;
    const onPage =
      isWhole || keyword || name ? 1 : Math.min(1, Math.max(inHeading, title?.covered ?? 0));
    const score =
      (candidate.value / total) *
      covered ** ranking.coverage *
      factor *
      (1 + site.rankOf(page) * ranking.pageRank) *
      (1 + ranking.page * onPage ** ranking.pageExponent);
    return {
      section,
      page,
      score,
      covered,
      isRow,
      isHeading: !isRow && inHeading > ranking.wholeHeading,
      isNamed: isExact || isWhole || keyword,
      text: textOf(candidate, isRow),
    };
  };

  const scored = Array.from(candidates, ([section, candidate]) => scoreOf(section, candidate));
  const most = scored.reduce((highest, {covered}) => Math.max(highest, covered), 0);
  const isQuestion = units.some(({share}) => share < 1);
  const least = most * (isQuestion ? ranking.leastCoverageOfQuestion : ranking.leastCoverage);
  return mix(scored.filter(({covered}) => covered >= least));
}

/** The better of two first. */
function byScore(one: Scored, other: Scored): number {
  return other.score - one.score || one.section - other.section;
}

/** Mixes the pages: the best of each first, then the rest of all. */
function mix(scored: readonly Scored[]): Ranked[] {
  const pages = new Map<number, Scored[]>();
  for (const each of scored) {
    const page = pages.get(each.page);
    if (page) page.push(each);
    else pages.set(each.page, [each]);
  }
  const ordered = Array.from(pages.values(), (sections) => {
    sections.sort(byScore);
    const headings = sections.filter(({isHeading}) => isHeading).length;
    const score = sections[0]!.score * (1 + ranking.headingsOfPage * Math.log2(1 + headings));
    return {sections, score};
  }).sort(
    (one, other) =>
      other.score - one.score || one.sections[0]!.section - other.sections[0]!.section,
  );
  const first: Scored[] = [];
  const rest: Scored[] = [];
  const isSubject = ordered[0]?.sections[0]?.isNamed && !ordered[1]?.sections[0]?.isNamed;
  ordered.forEach(({sections}, position) => {
    const most = position === 0 && isSubject ? mixing.perSubject : mixing.perPage;
    let rows = 0;
    let taken = 0;
    for (const section of sections) {
      const isTaken = taken < most && (!section.isRow || rows < mixing.rows);
      if (isTaken) {
        taken += 1;
        if (section.isRow) rows += 1;
        first.push(section);
      } else {
        rest.push(section);
      }
    }
  });
  return [...first, ...rest.sort(byScore)];
}
