/**
 * The records of the hosted index, in the schema of the DocSearch crawler
 * (https://docsearch.algolia.com/docs/record-extractor).
 */
import {
  fingerprint,
  hierarchies,
  type Hierarchy,
  type PageText,
  type RecordType,
} from '../../record';

/** Where a record's text was read; it decides what the record weighs. */
export type RecordKind = 'heading' | 'text' | 'code';

/** The figures that break a tie, all of them the higher or lower the better as named. */
export interface RecordWeight {
  /** Of the page, from -9 to 9 (`partRanks` in the settings); higher first. */
  readonly pageRank: number;
  /** 100 for `lvl1` down to 50 for `lvl6`, 0 for text, -10 for code blocks; higher first. */
  readonly level: number;
  /** The position of the record on its page, from 0; lower first. */
  readonly position: number;
}

/** One record, as it is indexed and as it is published. */
export interface SearchRecord {
  /** The same for the same text under the same heading in every build. */
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
  /** Absolute URL with the anchor, under the site's own `url`. */
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
 * Spells out a page's records.
 *
 * @param page - What was read from the page.
 * @param origin - Scheme and host that the URLs get, without a slash at the end.
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
    const target = anchor === null ? page.path : `${page.path}#${anchor}`;
    const shared = {
      hierarchy: chains[index]!,
      url: origin + target,
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
      objectID: unique(target),
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
        objectID: unique(`${target}:${fingerprint(`${kind} ${content}`)}`),
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
