/** The parts of the embedded index: fetches those that are needed and keeps the last ones. */
import {hierarchies, type Hierarchy, type PageSection} from '../record';
import {limits} from '../settings';
import {
  keywordMark,
  NumberReader,
  readNumbers,
  readPostings,
  unpackAnchor,
  weightsOfSteps,
  type Manifest,
  type PackedPage,
  type PageGroup,
  type PagesPart,
  type Posting,
  type TermsPart,
  type TextsPart,
} from './format';
import type {Lookup} from './query';
import {lastUpTo} from './ordered';
import {countNames, headingsAbove, weigh} from './terms';

/** Fetches a part of the index; rejects when it is not there. */
export type FetchPart = (name: string) => Promise<unknown>;

/** What a part of terms is about: names and headings, or the words of the texts. */
export type Tier = 'names' | 'words';

/** Terms in order, with where they are. */
export interface OpenTerms {
  readonly terms: readonly string[];
  /** Tells of each posting of the term at an index; it is of use only until `visit` returns. */
  postings(position: number, visit: (posting: Posting) => void): void;
}

/** A section without its texts and its anchor. */
export type Heading = Omit<PageSection, 'texts' | 'anchor'> & {readonly names: readonly string[]};

/** A page with its headings. */
export interface OpenPage {
  readonly path: string;
  readonly group: PageGroup;
  readonly sections: readonly Heading[];
  /** The anchor that leads to each section: its own, or that of the one before. */
  anchors(): readonly (string | null)[];
  /** The headings above each section, its own included. */
  hierarchies(): readonly Hierarchy[];
  /** The part of texts of each section. */
  readonly texts: readonly number[];
}

interface Part {
  readonly value: unknown;
  readonly size: number;
}

function openTerms({terms, postings}: TermsPart, weights: readonly number[]): OpenTerms {
  const lines = postings.split('\n');
  return {
    terms: terms.split('\n'),
    postings(position, visit) {
      readPostings(lines[position] ?? '', weights, visit);
    },
  };
}

/** Indexes the names and headings of a small site, which travel as they are. */
function indexNames(pages: readonly OpenPage[]): OpenTerms {
  const counts = pages.flatMap((page) => {
    const chains = page.hierarchies();
    return page.sections.map((section, position) =>
      countNames({...section, above: headingsAbove(chains[position]!, section.level)}),
    );
  });
  const index = weigh(counts.length, (section) => counts[section]!);
  const terms = [...index.keys()].sort();
  return {
    terms,
    postings(position, visit) {
      index.get(terms[position] ?? '')?.forEach(visit);
    },
  };
}

/** The parts of one index. */
export class Parts {
  /** The first section of each page, which is the page itself. */
  readonly starts: readonly number[];

  /** Those that are there, the last used last. */
  private readonly kept = new Map<string, Part>();

  private keptSize = 0;

  private readonly loading = new Map<string, Promise<unknown>>();

  private readonly groups: readonly number[];

  private readonly firstPages: readonly number[];

  private readonly weights: readonly number[];

  private readonly all: readonly OpenPage[] | null;

  private readonly allNames: OpenTerms | null;

  /**
   * @param manifest - The first file.
   * @param fetchPart - Fetches the others.
   * @throws Error when the manifest is of another version of the site.
   */
  constructor(
    private readonly manifest: Manifest,
    private readonly fetchPart: FetchPart,
  ) {
    if (manifest.format !== 2)
      throw new Error('The search index is of another version of the site.');

    const groups: number[] = [];
    const runs = new NumberReader(manifest.runs);
    while (!runs.isAtEnd) {
      const length = runs.next();
      const group = runs.next();
      for (let page = 0; page < length; page += 1) groups.push(group);
    }
    this.groups = groups;
    this.weights = weightsOfSteps(manifest.topWeight);
    const sumsOf = (written: string): number[] => {
      let next = 0;
      return readNumbers(written).map((count) => (next += count) - count);
    };
    this.starts = sumsOf(manifest.sections);
    this.firstPages = sumsOf(manifest.pages);
    this.all = manifest.all?.map((page, number) => this.openPage(page, number)) ?? null;
    this.allNames = this.all === null ? null : indexNames(this.all);
  }

  private openPage(packed: PackedPage, page: number): OpenPage {
    const [path, firstTexts, breaks, sections] = packed;
    let part = firstTexts;
    const texts: number[] = [];
    const group = this.groupOf(page);
    const opened = sections.map(([level, heading, , ...names], position): Heading => {
      if (breaks.includes(position)) part += 1;
      texts.push(part);
      return {
        level: level as Heading['level'],
        heading,
        names: names.filter((name) => !name.startsWith(keywordMark)),
        keywords: names
          .filter((name) => name.startsWith(keywordMark))
          .map((keyword) => keyword.slice(keywordMark.length)),
      };
    });
    let anchors: readonly (string | null)[] | undefined;
    const readAnchors = (): readonly (string | null)[] => {
      let last: string | null = null;
      return sections.map(([, heading, written = '']) => {
        if (written !== '') last = unpackAnchor(written, heading);
        return last;
      });
    };
    let chains: readonly Hierarchy[] | undefined;
    return {
      path,
      group,
      sections: opened,
      anchors: () => (anchors ??= readAnchors()),
      hierarchies: () => (chains ??= hierarchies(group[0], opened)),
      texts,
    };
  }

  /** The page of a section. */
  pageOf(section: number): number {
    return lastUpTo(this.starts, section);
  }

  /** What a page shares with others. */
  groupOf(page: number): PageGroup {
    return this.manifest.groups[this.groups[page] ?? 0]!;
  }

  private open(name: string, value: unknown): Part {
    if (name.startsWith('pages-')) {
      const first = this.firstPages[Number(name.slice('pages-'.length))] ?? 0;
      const pages = (value as PagesPart).map((page, index) => this.openPage(page, first + index));
      return {value: pages, size: JSON.stringify(value).length};
    }
    if (name.startsWith('texts-')) {
      const [, ...texts] = value as TextsPart;
      return {value, size: texts.flat().join('').length};
    }
    const part = value as TermsPart;
    return {
      value: openTerms(part, this.weights),
      size: part.terms.length + part.postings.length,
    };
  }

  private keep(name: string, part: Part): void {
    this.kept.set(name, part);
    this.keptSize += part.size;
    for (const [oldest, {size}] of this.kept) {
      if (this.keptSize <= limits.keptCharacters || oldest === name) break;
      this.kept.delete(oldest);
      this.keptSize -= size;
    }
  }

  private part(name: string): Promise<unknown> {
    const known = this.kept.get(name);
    if (known !== undefined) {
      this.kept.delete(name);
      this.kept.set(name, known);
      return Promise.resolve(known.value);
    }
    const running = this.loading.get(name);
    if (running !== undefined) return running;
    const load = this.fetchPart(name)
      .then((value) => {
        const part = this.open(name, value);
        this.keep(name, part);
        return part.value;
      })
      .finally(() => {
        this.loading.delete(name);
      });
    this.loading.set(name, load);
    return load;
  }

  private namesOf(tier: Tier, {term, isPrefix}: Lookup): string[] {
    const firsts = this.manifest[tier];
    if (firsts.length === 0) return [];
    const first = lastUpTo(firsts, term);
    let last = first;
    if (isPrefix && (tier === 'names' || term.length >= limits.prefixLength)) {
      while (last - first + 1 < limits.prefixParts && firsts[last + 1]?.startsWith(term) === true)
        last += 1;
    }
    return Array.from({length: last - first + 1}, (_, index) => `${tier}-${first + index}`);
  }

  /**
   * The terms among which some lookups find what there is.
   *
   * @param tier - Which ones.
   * @param lookups - What for.
   */
  async terms(tier: Tier, lookups: readonly Lookup[]): Promise<readonly OpenTerms[]> {
    if (tier === 'names' && this.allNames !== null) return [this.allNames];
    const names = new Set(lookups.flatMap((lookup) => this.namesOf(tier, lookup)));
    return (await Promise.all(Array.from(names, (name) => this.part(name)))) as OpenTerms[];
  }

  /** Whether nothing must be fetched for {@link Parts.terms}. */
  hasTerms(tier: Tier, lookups: readonly Lookup[]): boolean {
    return lookups
      .flatMap((lookup) => this.namesOf(tier, lookup))
      .every((name) => this.kept.has(name));
  }

  /** A page that is there already. */
  knownPage(page: number): OpenPage | undefined {
    if (this.all !== null) return this.all[page];
    const part = lastUpTo(this.firstPages, page);
    const pages = this.kept.get(`pages-${part}`)?.value as readonly OpenPage[] | undefined;
    return pages?.[page - (this.firstPages[part] ?? 0)];
  }

  /** A page with its headings. */
  async page(page: number): Promise<OpenPage> {
    if (this.all !== null) return this.all[page]!;
    const part = lastUpTo(this.firstPages, page);
    const pages = (await this.part(`pages-${part}`)) as readonly OpenPage[];
    return pages[page - (this.firstPages[part] ?? 0)]!;
  }

  /**
   * A text of a section.
   *
   * @param page - The page of the section.
   * @param section - The section, counted through the site.
   * @param text - Which of its texts.
   */
  async text(page: number, section: number, text: number): Promise<string> {
    const {texts} = await this.page(page);
    const part = texts[section - (this.starts[page] ?? 0)] ?? 0;
    const [first, ...sections] = (await this.part(`texts-${part}`)) as TextsPart;
    return sections[section - first]?.[text] ?? '';
  }
}
