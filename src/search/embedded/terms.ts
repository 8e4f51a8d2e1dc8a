/**
 * The terms of sections and what each counts for. Runs at build time for the whole index, and in the
 * reader's browser for the names and headings of a site that is small enough to send them as they are.
 */
import {hierarchyLevels, type Hierarchy, type PageSection} from '../record';
import {attributeWeights, fieldFactors, limits, saturation} from '../settings';
import {spelling, termFlags, type Posting} from './format';
import {fold, termsOf, wordsOf} from './words';

/** What is indexed of a section by its names. */
export interface NamedSection extends Pick<PageSection, 'level' | 'heading' | 'keywords'> {
  /** The names that are explained there. */
  readonly names: readonly string[];
  /** The headings above it, without the page's title, which every section of a page shares. */
  readonly above: readonly string[];
}

/**
 * The headings above a section that it is found by: rows of tables are many, and found by their names.
 *
 * @param hierarchy - Of the section.
 * @param level - Of the section.
 */
export function headingsAbove(hierarchy: Hierarchy, level: number): string[] {
  const end = level === 6 ? 2 : level;
  return hierarchyLevels.slice(2, end).flatMap((name) => hierarchy[name] ?? []);
}

/** What a term is in one section, while it is counted. */
export interface Count {
  /** How often, by the weight of the field; and how long the fields are. */
  readonly fields: Map<number, {times: number; length: number}>;
  flags: number;
  cover: number;
  spelling: number;
  readonly texts: number[];
}

/** The terms of one section. */
export type Counts = Map<string, Count>;

/** The count of a term, a fresh one when there is none. */
export function countOf(counts: Counts, term: string): Count {
  const known = counts.get(term);
  if (known !== undefined) return known;
  const fresh: Count = {fields: new Map(), flags: 0, cover: 0, spelling: -1, texts: []};
  counts.set(term, fresh);
  return fresh;
}

/** Counts a term in a field. */
export function add(count: Count, weight: number, length: number, times = 1): void {
  const field = count.fields.get(weight) ?? {times: 0, length};
  field.times += times;
  count.fields.set(weight, field);
}

/** Counts a heading: each word, whole and by its parts, with the part of the heading that it is. */
function countHeading(counts: Counts, heading: string, weight: number): void {
  const words = wordsOf(heading);
  const [only] = words;
  for (const {term, parts} of words) {
    const whole = countOf(counts, term);
    add(whole, weight, words.length);
    whole.flags |= termFlags.heading;
    whole.cover = Math.max(whole.cover, 1 / words.length);
    for (const part of parts) {
      const count = countOf(counts, part.term);
      add(count, weight, words.length, 1 / parts.length);
      count.flags |= termFlags.heading;
      count.cover = Math.max(count.cover, 1 / parts.length / words.length);
    }
  }
  if (words.length === 1 && only !== undefined) countName(counts, heading, 0);
  if (words.length > 1 && words.length <= limits.joinedWords) {
    const joined = countOf(counts, fold(heading));
    add(joined, weight, 1);
    joined.flags |= termFlags.heading;
    joined.cover = 1;
  }
}

/** The last part of a dotted name, where it says enough by itself: `send.accessTokenThrough`. */
function lastOf(name: string): string | null {
  return /^[\w.]+\.(\w*\p{Ll}\p{Lu}\w*)$/u.exec(name)?.[1] ?? null;
}

function countName(counts: Counts, name: string, weight: number): void {
  const last = lastOf(name);
  if (last !== null) {
    const part = countOf(counts, fold(last));
    part.flags |= termFlags.name;
    part.spelling = spelling(last);
  }
  const whole = countOf(counts, fold(name));
  whole.flags |= termFlags.name;
  whole.spelling = spelling(name);
  if (weight === 0) return;
  add(whole, weight, 1);
  const terms = termsOf(name).filter((term) => term !== fold(name));
  for (const term of terms) add(countOf(counts, term), weight, 1, 1 / terms.length);
}

function countKeyword(counts: Counts, keyword: string): void {
  const weight = attributeWeights.keywords;
  const whole = countOf(counts, fold(keyword));
  add(whole, weight, 1);
  whole.flags |= termFlags.keyword;
  for (const term of termsOf(keyword))
    if (term !== fold(keyword)) add(countOf(counts, term), weight, 1, fieldFactors.keywordWord);

  // A keyword is another heading, of which one word says less than one of the heading itself.
  const words = wordsOf(keyword);
  for (const {term} of words) {
    const count = countOf(counts, term);
    count.flags |= termFlags.heading;
    count.cover = Math.max(count.cover, fieldFactors.keywordCover / words.length);
  }
}

/** Counts the terms of a section's heading, names and keywords. */
export function countNames({level, heading, keywords, names, above}: NamedSection): Counts {
  const counts: Counts = new Map();
  countHeading(counts, heading, attributeWeights[`hierarchy.lvl${level}`]);
  for (const keyword of keywords) countKeyword(counts, keyword);
  for (const name of names) countName(counts, name, attributeWeights.names);
  for (const parent of above) {
    for (const term of termsOf(parent))
      add(countOf(counts, term), attributeWeights['hierarchy.lvl0'], 1);
  }
  return counts;
}

/** Where each term is. */
export type TermIndex = Map<string, Posting[]>;

/**
 * Turns the counts of all sections into postings with weights (BM25, a field at a time).
 *
 * @param sections - How many there are.
 * @param countsOf - Counts the terms of a section; called twice for each, so that the counts of a
 *   large site need not all be kept.
 */
export function weigh(sections: number, countsOf: (section: number) => Counts): TermIndex {
  const {k, b} = saturation;
  const sectionsWith = new Map<string, number>();
  let lengths = 0;
  let counted = 0;
  for (let section = 0; section < sections; section += 1) {
    for (const [term, {fields}] of countsOf(section)) {
      sectionsWith.set(term, (sectionsWith.get(term) ?? 0) + 1);
      for (const {length} of fields.values()) {
        lengths += length;
        counted += 1;
      }
    }
  }
  const average = lengths / Math.max(1, counted);
  const index: TermIndex = new Map();
  for (let section = 0; section < sections; section += 1) {
    for (const [term, {fields, flags, cover, spelling: written, texts}] of countsOf(section)) {
      const found = sectionsWith.get(term) ?? 1;
      const rarity = Math.log(1 + (sections - found + 0.5) / (found + 0.5));
      let weight = 0;
      for (const [field, {times, length}] of fields) {
        const norm = k * (1 - b + (b * length) / average);
        weight += (field * times * (k + 1)) / (times + norm);
      }
      const postings = index.get(term) ?? [];
      postings.push({
        section,
        weight: weight * rarity,
        flags,
        cover,
        spelling: written,
        texts: texts.slice(0, limits.textsPerTerm),
      });
      index.set(term, postings);
    }
  }
  return index;
}
