/** What is read of a page, and the hierarchy of its sections, whichever provider responds. */

/** The levels of a record's hierarchy: `lvl0` is the part of the site, `lvl1` the page's title. */
export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** One of the seven levels. */
export type HierarchyLevel = (typeof hierarchyLevels)[number];

/** The headings above a record, `null` where the page has none of that level. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** What a hit is: a heading of that level, or text under the headings. */
export type RecordType = HierarchyLevel | 'content';

/**
 * A short name for a text: cyrb53 (53 bits, public domain, https://github.com/bryc/code), written
 * in base 36. Not for secrets; the same in Node and in a browser.
 *
 * @param text - Anything.
 */
export function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** A text of a page: `names` is the code that it explains, `codes` all other, in reading order. */
export interface RecordText {
  readonly kind: 'text' | 'code';
  readonly content: string;
  readonly names: readonly string[];
  readonly codes: readonly string[];
}

/** A heading with the text under it, up to the next one. */
export interface PageSection {
  /** 1 for the page's title, up to 6. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly heading: string;
  readonly anchor: string | null;
  /** Other words for what the section is about: what readers type and the text does not say. */
  readonly keywords: readonly string[];
  readonly texts: readonly RecordText[];
}

/** What was read from one page: the records, before they are spelled out. */
export interface PageText {
  /** Path from the root of the host, base URL included. */
  readonly path: string;
  readonly lvl0: string;
  readonly language: string;
  readonly tag: string;
  readonly rank: number;
  /** The first one is the page's title, level 1. */
  readonly sections: readonly PageSection[];
}

/**
 * The headings that each section of a page is under, its own included.
 *
 * @param lvl0 - The part of the site.
 * @param sections - Of the page; the first one is its title.
 * @returns One hierarchy for each section, in their order.
 */
export function hierarchies(
  lvl0: string,
  sections: readonly Pick<PageSection, 'level' | 'heading'>[],
): Hierarchy[] {
  const current: Hierarchy = {
    lvl0,
    lvl1: sections[0]?.heading ?? lvl0,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return sections.map(({level, heading}) => {
    for (const deeper of hierarchyLevels.slice(level)) current[deeper] = null;
    current[`lvl${level}`] = heading;
    return {...current};
  });
}
