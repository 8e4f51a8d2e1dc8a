/**
 * How the records travel to the reader: two JSON files, the first with names and headings, the
 * second with the full text, from which the worker spells the records out again. Records cost less
 * than a finished index; the figures are in the bench's table.
 */
import type {PageSection, PageText, RecordText} from '../record';

/** A heading: level, text, anchor (absent: that of the section before), then the names under it. */
type PackedSection = [level: number, heading: string, anchor: string | null, ...names: string[]];

/** A page: path, then places in the lists of parts, languages and tags, rank, sections. */
type PackedPage = [
  path: string,
  lvl0: number,
  language: number,
  tag: number,
  rank: number,
  sections: PackedSection[],
];

/** The first file: all that the first answer needs. */
export interface PackedNames {
  /** Raised whenever the shape of the files changes. */
  readonly format: 1;
  /** Name of the file with the full text, next to this one. */
  readonly text: string;
  readonly lvl0s: readonly string[];
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  readonly pages: readonly PackedPage[];
  /** For each page the numbers of those that resemble it, most alike first. */
  readonly related: readonly (readonly number[])[];
}

/** The second file. */
export interface PackedText {
  readonly format: 1;
  /** The texts of each section of each page, in the order of the names file. */
  readonly pages: readonly (readonly (readonly string[])[])[];
}

/** Marks in a packed text. The extractor leaves no control characters in texts. */
const marks = {codeBlock: '\u0001', name: '\u0002', code: '\u0003', end: '\u0004'} as const;

function packText({kind, content, names, codes}: RecordText): string {
  if (kind === 'code') return marks.codeBlock + content;
  let packed = '';
  let at = 0;
  const put = (words: readonly string[], mark: string): void => {
    for (const word of words) {
      const start = content.indexOf(word, at);
      if (start < 0) {
        throw new Error(`"${word}" is not in the text it was read from: "${content}"`);
      }
      packed += content.slice(at, start) + mark + word + marks.end;
      at = start + word.length;
    }
  };
  put(names, marks.name);
  put(codes, marks.code);
  return packed + content.slice(at);
}

function unpackRecordText(packed: string): RecordText {
  if (packed.startsWith(marks.codeBlock)) {
    return {kind: 'code', content: packed.slice(1), names: [], codes: []};
  }
  const names: string[] = [];
  const codes: string[] = [];
  let content = '';
  let at = 0;
  for (let index = 0; index < packed.length; index += 1) {
    const mark = packed[index];
    if (mark !== marks.name && mark !== marks.code) continue;
    const end = packed.indexOf(marks.end, index);
    const word = packed.slice(index + 1, end);
    (mark === marks.name ? names : codes).push(word);
    content += packed.slice(at, index) + word;
    at = end + 1;
    index = end;
  }
  return {kind: 'text', content: content + packed.slice(at), names, codes};
}

/** Adds a value to a list unless it is there, and says where it stands. */
function placeIn(list: string[], value: string): number {
  const at = list.indexOf(value);
  return at >= 0 ? at : list.push(value) - 1;
}

/**
 * Packs pages for the reader.
 *
 * @param pages - What was read from them.
 * @param related - For each page the numbers of those that resemble it.
 * @param nameText - Names the text file from its contents.
 * @returns Both files as JSON.
 */
export function pack(
  pages: readonly PageText[],
  related: readonly (readonly number[])[],
  nameText: (json: string) => string,
): {names: string; text: string; textFile: string} {
  const lvl0s: string[] = [];
  const languages: string[] = [];
  const tags: string[] = [];
  const packedText: PackedText = {
    format: 1,
    pages: pages.map(({sections}) => sections.map(({texts}) => texts.map(packText))),
  };
  const text = JSON.stringify(packedText);
  const textFile = nameText(text);
  const packedNames: PackedNames = {
    format: 1,
    text: textFile,
    lvl0s,
    languages,
    tags,
    pages: pages.map((page) => [
      page.path,
      placeIn(lvl0s, page.lvl0),
      placeIn(languages, page.language),
      placeIn(tags, page.tag),
      page.rank,
      page.sections.map(({level, heading, anchor, texts}) => [
        level,
        heading,
        anchor,
        ...new Set(texts.flatMap(({names}) => names)),
      ]),
    ]),
    related,
  };
  return {names: JSON.stringify(packedNames), text, textFile};
}

/** A page of the names file, with the names that its sections explain. */
export interface NamedPage extends PageText {
  /** One list a section. */
  readonly names: readonly (readonly string[])[];
}

/**
 * Spells the pages of the names file out. Their sections have no texts yet.
 *
 * @param packed - The names file.
 * @throws Error when the file is not one of ours, or of another version of the site.
 */
export function unpackNames(packed: PackedNames): NamedPage[] {
  if (packed.format !== 1) throw new Error('The search index is of another version of the site.');
  return packed.pages.map(([path, lvl0, language, tag, rank, sections]) => ({
    path,
    lvl0: packed.lvl0s[lvl0] ?? '',
    language: packed.languages[language] ?? '',
    tag: packed.tags[tag] ?? '',
    rank,
    sections: sections.map(([level, heading, anchor]) => ({
      level: level as PageSection['level'],
      heading,
      anchor,
      texts: [],
    })),
    names: sections.map(([, , , ...names]) => names),
  }));
}

/**
 * Puts the texts into the pages of the names file.
 *
 * @param pages - From {@link unpackNames}.
 * @param packed - The text file that the names file named.
 * @returns New pages, with all their texts.
 * @throws Error when the two files do not belong together.
 */
export function unpackText(pages: readonly NamedPage[], packed: PackedText): NamedPage[] {
  if (packed.format !== 1 || packed.pages.length !== pages.length) {
    throw new Error('The two files of the search index do not belong together.');
  }
  return pages.map((page, index) => ({
    ...page,
    sections: page.sections.map((section, place) => ({
      ...section,
      texts: (packed.pages[index]?.[place] ?? []).map(unpackRecordText),
    })),
  }));
}
