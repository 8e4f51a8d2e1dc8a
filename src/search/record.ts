/**
 * What one findable thing on the site looks like, whichever provider responds.
 *
 * Both indexes are made from {@link PageText}. The hosted one stores {@link SearchRecord}, the schema
 * of the DocSearch crawler (https://docsearch.algolia.com/docs/record-extractor).
 */

/** The levels of a record's hierarchy: `lvl0` is the part of the site, `lvl1` the page's title. */
export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** One of the seven levels. */
export type HierarchyLevel = (typeof hierarchyLevels)[number];

/** The headings a record stands under, `null` where the page has none of that level. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** What a hit is: a heading of that level, or text that stands under the headings. */
export type RecordType = HierarchyLevel | 'content';

/** Where a record's text was read; it decides what the record weighs. */
export type RecordKind = 'heading' | 'text' | 'code';

/** The figures that break a tie, all of them the higher or lower the better as named. */
export interface RecordWeight {
  /** Of the page, from -9 to 9 (`partRanks` in the settings); higher first. */
  readonly pageRank: number;
  /** 100 for `lvl1` down to 50 for `lvl6`, 0 for text, -10 for code blocks; higher first. */
  readonly level: number;
  /** The place of the record on its page, from 0; lower first. */
  readonly position: number;
}

/** One record, as it is indexed and as it is published. */
export interface SearchRecord {
  /** The same for the same text at the same place in every build. */
  readonly objectID: string;
  readonly type: RecordType;
  readonly kind: RecordKind;
  /** `lvl0` (sidebar category, `Blog` or `Site`) and `lvl1` (the page's title) are always there. */
  readonly hierarchy: Hierarchy;
  /** The text of a `content` record; `null` for a heading. Plain text, not markup. */
  readonly content: string | null;
  /**
   * Names that are explained here: code at the head of a table row, a list item or a term of a
   * definition list (`port` in a table of options).
   */
  readonly names: readonly string[];
  /** Everything else the text sets in code (`<code>`), in reading order. */
  readonly codes: readonly string[];
  /** Other words for the page or heading, from `keywords` in the front matter. */
  readonly keywords: readonly string[];
  /** Absolute address with the anchor, under the site's own `url`. */
  readonly url: string;
  /** The same without the anchor. */
  readonly url_without_anchor: string;
  /** The id of the nearest heading above, without `#`; `null` before the first one. */
  readonly anchor: string | null;
  /** The page's language, as in the `lang` of its HTML: a facet. */
  readonly language: string;
  /** Which docs version the page belongs to (`docs-default-current`), or `default`: a facet. */
  readonly docusaurus_tag: string;
  readonly weight: RecordWeight;
}

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

/** The names, in reading order, that text sets in code. */
export interface RecordText {
  readonly kind: 'text' | 'code';
  readonly content: string;
  readonly names: readonly string[];
  readonly codes: readonly string[];
}

/** A heading with what stands under it, up to the next one. */
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

/**
 * Spells out a page's records.
 *
 * @param page - What was read from the page.
 * @param origin - Scheme and host that the addresses get, without a slash at the end.
 * @returns The records in reading order: each heading, then the texts under it.
 */
export function recordsOf(page: PageText, origin: string): SearchRecord[] {
  const records: SearchRecord[] = [];
  const seen = new Map<string, number>();
  const unique = (id: string): string => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id}:${times}`;
  };
  const chains = hierarchies(page.lvl0, page.sections);
  page.sections.forEach(({level, anchor, keywords, texts}, index) => {
    const place = anchor === null ? page.path : `${page.path}#${anchor}`;
    const shared = {
      hierarchy: chains[index]!,
      url: origin + place,
      url_without_anchor: origin + page.path,
      anchor,
      language: page.language,
      docusaurus_tag: page.tag,
    };
    const weight = (points: number): RecordWeight => ({
      pageRank: page.rank,
      level: points,
      position: records.length,
    });
    records.push({
      ...shared,
      objectID: unique(place),
      type: `lvl${level}`,
      kind: 'heading',
      content: null,
      names: [],
      codes: [],
      keywords,
      weight: weight(110 - 10 * level),
    });
    for (const {kind, content, names, codes} of texts) {
      records.push({
        ...shared,
        objectID: unique(`${place}:${fingerprint(`${kind} ${content}`)}`),
        type: 'content',
        kind,
        content,
        names,
        codes,
        keywords: [],
        weight: weight(kind === 'code' ? -10 : 0),
      });
    }
  });
  return records;
}
