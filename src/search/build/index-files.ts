/** Prepares the embedded index at build time: all weights are computed here. */
import {createHash} from 'node:crypto';
import {
  keywordMark,
  packAnchor,
  termFlags,
  writeNumber,
  writePostings,
  type Manifest,
  type PackedPage,
  type PackedSection,
  type PageGroup,
  type PagesPart,
  type Posting,
  type TermsPart,
} from '../embedded/format';
import {
  add,
  countNames,
  countOf,
  headingsAbove,
  weigh,
  type Counts,
  type NamedSection,
  type TermIndex,
} from '../embedded/terms';
import {termsOf} from '../embedded/words';
import {hierarchies, type PageSection, type PageText} from '../record';
import {attributeWeights, fieldFactors, limits, manifestFile, partSizes} from '../settings';

/** The texts of a section. */
function countTexts({texts}: PageSection): Counts {
  const counts: Counts = new Map();
  const {content} = attributeWeights;
  texts.forEach((text, position) => {
    const weight = text.kind === 'code' ? content * fieldFactors.codeBlock : content;
    const terms = termsOf(text.content);
    for (const term of terms) {
      const count = countOf(counts, term);
      add(count, weight, terms.length);
      count.flags |= termFlags.text;
      if (count.texts.at(-1) !== position) count.texts.push(position);
    }
    for (const term of text.codes.flatMap(termsOf))
      add(countOf(counts, term), content * fieldFactors.inlineCode, terms.length);
  });
  return counts;
}

/** The postings in which a term counts most, in the order of their sections. */
function best(postings: readonly Posting[]): readonly Posting[] {
  if (postings.length <= limits.sectionsPerTerm) return postings;
  return [...postings]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, limits.sectionsPerTerm)
    .sort((one, other) => one.section - other.section);
}

/** Cuts a list into runs whose sizes together reach a limit. */
function cut<T>(items: readonly T[], most: number, sizeOf: (item: T) => number): T[][] {
  const runs: T[][] = [];
  let size = 0;
  for (const item of items) {
    const own = sizeOf(item);
    if (runs.length === 0 || size + own > most) {
      runs.push([]);
      size = 0;
    }
    runs.at(-1)?.push(item);
    size += own;
  }
  return runs;
}

function termsParts(
  index: TermIndex,
  topWeight: number,
  size: number,
): {first: string; part: TermsPart}[] {
  const entries = Array.from(index, ([term, postings]) => ({
    term,
    postings: writePostings(best(postings), topWeight),
  })).sort((one, other) => (one.term < other.term ? -1 : 1));
  return cut(entries, size, ({term, postings}) => term.length + postings.length).map((run) => ({
    first: run[0]?.term ?? '',
    part: {
      terms: run.map(({term}) => term).join('\n'),
      postings: run.map(({postings}) => postings).join('\n'),
    },
  }));
}

/** Cuts the texts of all sections into parts and says for each section which one has its texts. */
function textsParts(sections: readonly PageSection[]): {parts: string[]; partOf: number[]} {
  const texts = sections.map((section) => section.texts.map(({content}) => content));
  const partOf: number[] = [];
  const numbered = texts.map((own, section) => ({own, section}));
  const parts = cut(numbered, partSizes.texts, ({own}) => own.join('').length + 8).map(
    (run, part) => {
      for (const {section} of run) partOf[section] = part;
      return JSON.stringify([run[0]?.section ?? 0, ...run.map(({own}) => own)]);
    },
  );
  return {parts, partOf};
}

/** The names that a section explains, beside its heading. */
function namesOf({heading, texts}: PageSection): string[] {
  const names = new Set(texts.flatMap((text) => text.names));
  names.delete(heading);
  return [...names];
}

function packPages(
  pages: readonly PageText[],
  partOf: readonly number[],
  hasNames: boolean,
): PackedPage[] {
  let next = 0;
  return pages.map(({path, sections}): PackedPage => {
    const first = next;
    next += sections.length;
    const breaks = sections.flatMap((_, position) =>
      position > 0 && partOf[first + position] !== partOf[first + position - 1] ? [position] : [],
    );
    let before: string | null = null;
    const packed = sections.map((section): PackedSection => {
      const {level, heading, anchor, keywords} = section;
      const isSame = anchor === before;
      const written = isSame ? '' : packAnchor(anchor, heading);
      before = anchor;
      const names = hasNames
        ? [...namesOf(section), ...keywords.map((keyword) => keywordMark + keyword)]
        : [];
      return names.length === 0 && isSame ? [level, heading] : [level, heading, written, ...names];
    });
    return [path, partOf[first] ?? 0, breaks, packed];
  });
}

/** What is indexed of the sections of a page by their names. */
function namedSections(page: PageText): NamedSection[] {
  const chains = hierarchies(page.lvl0, page.sections);
  return page.sections.map((section, position) => ({
    ...section,
    names: namesOf(section),
    above: headingsAbove(chains[position]!, section.level),
  }));
}

/**
 * Makes the files of the index.
 *
 * @param pages - What was read from the site.
 * @returns The contents of each file, by its path below the index folder.
 */
export function indexFiles(pages: readonly PageText[]): Map<string, string> {
  const sections = pages.flatMap((page) => page.sections);
  const {parts: textParts, partOf} = textsParts(sections);
  const small = packPages(pages, partOf, true);
  const isSmall = JSON.stringify(small).length <= partSizes.inline;
  const words = weigh(sections.length, (section) => countTexts(sections[section]!));
  const named = isSmall ? [] : pages.flatMap(namedSections);
  const names = weigh(named.length, (section) => countNames(named[section]!));
  let topWeight = 1;
  for (const index of [words, names]) {
    for (const postings of index.values())
      for (const {weight} of postings) topWeight = Math.max(topWeight, weight);
  }
  const wordsParts = termsParts(words, topWeight, partSizes.words);
  const namesParts = termsParts(names, topWeight, partSizes.names);
  const pageParts: PagesPart[] = isSmall
    ? [small]
    : cut(packPages(pages, partOf, false), partSizes.pages, (page) => JSON.stringify(page).length);
  const files = new Map<string, string>();
  wordsParts.forEach(({part}, number) => files.set(`words-${number}`, JSON.stringify(part)));
  namesParts.forEach(({part}, number) => files.set(`names-${number}`, JSON.stringify(part)));
  textParts.forEach((json, number) => files.set(`texts-${number}`, json));
  if (!isSmall)
    pageParts.forEach((part, number) => files.set(`pages-${number}`, JSON.stringify(part)));

  const groups: PageGroup[] = [];
  let runs = '';
  let run = {group: -1, length: 0};
  const endRun = (): void => {
    if (run.length > 0) runs += writeNumber(run.length) + writeNumber(run.group);
  };
  for (const {lvl0, language, tag, rank} of pages) {
    const group: PageGroup = [lvl0, language, tag, rank];
    const key = JSON.stringify(group);
    let number = groups.findIndex((known) => JSON.stringify(known) === key);
    if (number < 0) number = groups.push(group) - 1;
    if (number !== run.group) {
      endRun();
      run = {group: number, length: 0};
    }
    run.length += 1;
  }
  endRun();

  const manifest: Manifest = {
    format: 2,
    folder: '',
    groups,
    runs,
    sections: pages.map((page) => writeNumber(page.sections.length)).join(''),
    topWeight,
    names: namesParts.map(({first}) => first),
    words: wordsParts.map(({first}) => first),
    pages: pageParts.map((part) => writeNumber(part.length)).join(''),
    all: isSmall ? small : null,
  };
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  for (const json of files.values()) hash.update(json);
  const folder = hash.digest('hex').slice(0, 8);
  return new Map([
    [manifestFile, JSON.stringify({...manifest, folder})],
    ...Array.from(files, ([name, json]) => [`${folder}/${name}.json`, json] as const),
  ]);
}
