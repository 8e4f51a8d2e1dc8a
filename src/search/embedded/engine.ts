/**
 * The embedded index: finds the sections of the site that answer a query, in order, and says how.
 *
 * MiniSearch finds and weighs (BM25+), this module orders what it found: how much of the query is
 * covered, whether a heading or an explained name is the query to the letter, how close its words
 * stand. It runs in the worker and, for tests, the bench and the build, in Node.
 */
import MiniSearch, {type Query as IndexQuery, type SearchResult} from 'minisearch';
import type {
  FacetFilters,
  MarkedAttributes,
  MarkedValue,
  normalizeRequests,
  RecommendationRequest,
  RecommendationResponse,
  SearchHit,
  SearchResponse,
} from '../client';
import {
  hierarchies,
  hierarchyLevels,
  recordsOf,
  type Hierarchy,
  type HierarchyLevel,
  type PageSection,
  type SearchRecord,
} from '../record';
import {attributeWeights, codeFactor, exactness} from '../settings';
import {mark, meet, readText, type MarkStyle, type Meeting, type ReadText} from './match';
import type {NamedPage} from './pack';
import {closeTo, parseQuery, type Lookup, type Query, type Unit} from './query';
import {fold, termsOf, wordsOf} from './words';

/** A request as {@link normalizeRequests} leaves it. */
type Request = ReturnType<typeof normalizeRequests>[number];

/** What is indexed of a section; every list is one text with its entries on lines. */
interface IndexedSection {
  readonly id: number;
  readonly heading: string;
  readonly names: string;
  readonly above: string;
  readonly codes: string;
  readonly text: string;
  readonly code: string;
}

type IndexedField = Exclude<keyof IndexedSection, 'id'>;

/** What a word weighs in each field, from the settings that the hosted index has too. */
const boosts: Readonly<Record<IndexedField, number>> = {
  heading: attributeWeights['hierarchy.lvl1'],
  names: attributeWeights.names,
  above: attributeWeights['hierarchy.lvl0'],
  codes: attributeWeights.content * 2,
  text: attributeWeights.content,
  code: attributeWeights.content * codeFactor,
};

const fields = Object.keys(boosts) as IndexedField[];

/** A section with what its order depends on. */
interface Section {
  readonly page: number;
  readonly place: number;
  readonly section: PageSection;
  readonly hierarchy: Hierarchy;
  /** The heading as one word, and its words each as one. */
  readonly folded: string;
  readonly words: ReadonlySet<string>;
  /** The names that are explained here, as they are written and as one word each. */
  readonly names: ReadonlySet<string>;
  readonly foldedNames: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
}

/** A section that answers a query. */
interface Candidate {
  readonly id: number;
  readonly result: SearchResult;
  readonly coverage: number;
  readonly score: number;
}

/** How many of the best candidates are read word by word before the order is final. */
const reread = 40;

/** Texts whose words are remembered, at most. */
const rememberedTexts = 2000;

/** `attribute:value`, or `attribute:-value` for all but that value. */
function facetHolds(filter: string, value: (attribute: string) => readonly string[]): boolean {
  const colon = filter.indexOf(':');
  const wanted = filter.slice(colon + 1);
  const found = value(filter.slice(0, colon));
  return wanted.startsWith('-') ? !found.includes(wanted.slice(1)) : found.includes(wanted);
}

function facetsHold(
  filters: FacetFilters | undefined,
  value: (attribute: string) => readonly string[],
): boolean {
  if (filters === undefined) return true;
  if (typeof filters === 'string') return facetHolds(filters, value);
  return filters.every((filter) =>
    typeof filter === 'string'
      ? facetHolds(filter, value)
      : filter.length === 0 || filter.some((each) => facetHolds(each, value)),
  );
}

/** The words of a snippet that a request wants of an attribute; `null` when it wants none. */
function snippetLength(wanted: readonly string[], attribute: string): number | null {
  for (const entry of wanted) {
    const [name = '', words] = entry.split(':');
    if (name === '*' || name === attribute || attribute.startsWith(`${name}.`)) {
      const length = Number(words ?? 10);
      return Number.isInteger(length) && length > 0 ? length : 10;
    }
  }
  return null;
}

/** A query string as the search API gives a request's parameters back. */
function paramsOf(request: Request): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) {
    if (name === 'indexName' || value === undefined || value === null) continue;
    params.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return params.toString();
}

/** An index over the pages of the site. Nothing is found before {@link SearchEngine.fill} ended. */
export class SearchEngine {
  private readonly sections: Section[] = [];

  private readonly vocabulary = new Set<string>();

  private readonly index: MiniSearch<IndexedSection>;

  private readonly records = new Map<number, SearchRecord[]>();

  private readonly readTexts = new Map<string, ReadText>();

  /**
   * @param pages - The pages, with or without their texts.
   * @param origin - Scheme and host of the addresses that hits get.
   * @param related - For each page the numbers of those that resemble it.
   * @param isPartial - Whether texts are still to come.
   */
  constructor(
    private readonly pages: readonly NamedPage[],
    private readonly origin: string,
    private readonly related: readonly (readonly number[])[],
    private readonly isPartial: boolean,
  ) {
    this.index = new MiniSearch<IndexedSection>({
      fields,
      tokenize: (text) => {
        const terms = termsOf(text);
        for (const term of terms) this.vocabulary.add(term);
        return terms;
      },
      processTerm: (term) => term,
      searchOptions: {
        tokenize: (term) => [term],
        processTerm: (term) => term,
        boost: boosts,
        weights: {prefix: 0.6, fuzzy: 0},
        // Long sections are tables and lists of names here: their length is less against them.
        bm25: {k: 1.2, b: 0.4, d: 0.5},
        combineWith: 'OR',
      },
    });
  }

  /**
   * Fills the index a section at a time, so that who calls can answer in between.
   *
   * @returns A generator to be run to its end; it yields after each section.
   */
  *fill(): Generator<void, void, void> {
    for (const [page, {sections, names, ...rest}] of this.pages.entries()) {
      const chains = hierarchies({sections, ...rest});
      for (const [place, section] of sections.entries()) {
        const id = this.sections.length;
        const hierarchy = chains[place]!;
        const named = names[place] ?? [];
        const codes = section.texts.flatMap((text) => text.codes);
        this.sections.push({
          page,
          place,
          section,
          hierarchy,
          folded: fold(section.heading),
          words: new Set(wordsOf(section.heading).map(({term}) => term)),
          names: new Set(named),
          foldedNames: new Set(named.map(fold)),
          codes: new Set(codes.map(fold)),
        });
        const textOf = (kind: 'text' | 'code'): string =>
          section.texts
            .filter((text) => text.kind === kind)
            .map(({content}) => content)
            .join('\n');
        this.index.add({
          id,
          heading: section.heading,
          names: named.join('\n'),
          above: hierarchyLevels
            .slice(0, section.level)
            .map((level) => hierarchy[level] ?? '')
            .join('\n'),
          codes: codes.join('\n'),
          text: textOf('text'),
          code: textOf('code'),
        });
        yield;
      }
    }
  }

  /** Fills the index at once. */
  fillNow(): this {
    const filling = this.fill();
    while (filling.next().done !== true);
    return this;
  }

  /** How many sections can be found. */
  get size(): number {
    return this.sections.length;
  }

  /** The finished index as JSON: what would travel if not the records did. */
  serialize(): string {
    return JSON.stringify(this.index);
  }

  private lookUp(query: Query): SearchResult[] {
    const leaf = ({term, isPrefix, worth}: Lookup): IndexQuery => ({
      queries: [term],
      prefix: isPrefix,
      boostTerm: () => worth,
    });
    const lookups = [
      ...query.units.flatMap(({wholes, parts}) => [...wholes, ...parts.flat()]),
      ...query.joined,
    ];
    // The same term may be asked for twice; the freer way of asking counts.
    const byTerm = new Map<string, Lookup>();
    for (const lookup of lookups) {
      const known = byTerm.get(lookup.term);
      byTerm.set(lookup.term, {
        term: lookup.term,
        isPrefix: lookup.isPrefix || known?.isPrefix === true,
        worth: Math.max(lookup.worth, known?.worth ?? 0),
      });
    }
    return this.index.search({combineWith: 'OR', queries: [...byTerm.values()].map(leaf)});
  }

  /** Adds to the words that nothing was found for the ones that may have been meant. */
  private corrected(query: Query, found: ReadonlySet<string>): Query | null {
    let isCorrected = false;
    const close = (lookup: Lookup): Lookup[] => {
      const words = closeTo(lookup.term, this.vocabulary, lookup.isPrefix);
      isCorrected ||= words.length > 0;
      return words;
    };
    const units = query.units.map((unit): Unit => {
      const [typed] = unit.wholes;
      if (typed === undefined || found.has(typed.term)) return unit;
      if (unit.parts.length === 0) {
        // A shared beginning alone (`deploi`, `deploying`) is a guess like the others.
        return {...unit, wholes: [...unit.wholes, ...close({...typed, isPrefix: true})]};
      }
      const parts = unit.parts.map((part) =>
        part.some(({term}) => found.has(term))
          ? part
          : [...part, ...part.slice(0, 1).flatMap(close)],
      );
      return {...unit, parts, wholes: [...unit.wholes, ...close(typed)]};
    });
    if (!isCorrected) return null;
    // What was meant can be the name of something as well as what was typed.
    const meant = units.map(({word, wholes}, place) => {
      const typed = query.units[place]?.wholes.length ?? 0;
      return wholes[typed]?.term ?? word.term;
    });
    return {...query, units, folded: meant.join('')};
  }

  /** How much of a query a result covers, 0 to 1. */
  private coverage({units}: Query, {queryTerms}: SearchResult): number {
    const found = new Set(queryTerms);
    // `before create one` written as one word covers all of it.
    if (units.length > 1 && found.has(units.map(({word}) => word.term).join(''))) return 1;
    let covered = 0;
    let all = 0;
    for (const {share, wholes, parts} of units) {
      all += share;
      const best = Math.max(
        0,
        ...wholes.filter(({term}) => found.has(term)).map(({worth}) => worth),
      );
      const partly = parts.filter((part) => part.some(({term}) => found.has(term))).length;
      covered +=
        share *
        Math.max(
          best > 0 ? 0.7 + 0.3 * best : 0,
          parts.length > 0 ? (0.9 * partly) / parts.length : 0,
        );
    }
    return all === 0 ? 0 : covered / all;
  }

  /** What it counts for that a heading or a name is the query to the letter. */
  private exactnessOf(
    {folded, words, names, foldedNames, codes, section}: Section,
    query: Query,
  ): number {
    const wanted = query.folded;
    const share = wanted.length / Math.max(1, folded.length);
    let factor = 1;
    if (folded === wanted) {
      const letters = section.heading === query.text ? exactness.sameLetters : 1;
      factor = (section.level === 1 ? exactness.title : exactness.heading) * letters;
    } else if (words.has(wanted)) {
      factor += exactness.wordOfHeading * share;
    } else if (wanted.length >= 3 && folded.startsWith(wanted)) {
      factor += exactness.startOfHeading * share;
    } else if (wanted.length >= 4 && folded.includes(wanted)) {
      factor += exactness.partOfHeading * share;
    }
    if (foldedNames.has(wanted)) {
      // Of two places that explain a name the one that explains more names is the reference.
      const reference = 1 + Math.log2(names.size) / 10;
      const letters = names.has(query.text) ? exactness.sameLetters : 1;
      factor = Math.max(factor, exactness.name * reference * letters);
    }
    return codes.has(wanted) ? Math.max(factor, exactness.code) : factor;
  }

  private read(text: string): ReadText {
    const known = this.readTexts.get(text);
    if (known !== undefined) return known;
    if (this.readTexts.size >= rememberedTexts) this.readTexts.clear();
    const read = readText(text);
    this.readTexts.set(text, read);
    return read;
  }

  /** The text of a section that meets a query best, `null` when none says more than the headings. */
  private bestText(section: Section, query: Query): {place: number; meeting: Meeting} | null {
    let best: {place: number; meeting: Meeting; worth: number} | null = null;
    section.section.texts.forEach(({kind, content, names}, place) => {
      const meeting = meet(this.read(content), query);
      if (meeting.units.size === 0) return;
      const isNamed = names.some((name) => fold(name) === query.folded);
      const worth =
        (meeting.units.size + meeting.wholes + meeting.closeness + (isNamed ? 1 : 0)) *
        (kind === 'code' ? codeFactor : 1);
      if (best === null || worth > best.worth) best = {place, meeting, worth};
    });
    return best;
  }

  /** What answers a query, best first, and the query as it was understood. */
  private candidates(
    query: Query,
    request: Request,
  ): {asked: Query; candidates: readonly Candidate[]} {
    if (query.units.length === 0) return {asked: query, candidates: []};
    let results = this.lookUp(query);
    let asked = query;
    const found = new Set(results.flatMap(({queryTerms}) => queryTerms));
    const corrected = this.corrected(query, found);
    if (corrected !== null) {
      asked = corrected;
      results = this.lookUp(corrected);
    }

    const candidates: Candidate[] = [];
    let most = 0;
    for (const result of results) {
      const id = Number(result.id);
      const section = this.sections[id];
      if (section === undefined || !this.isWanted(section, result, request.facetFilters)) continue;
      const coverage = this.coverage(asked, result);
      most = Math.max(most, coverage);
      const level = attributeWeights[`hierarchy.lvl${section.section.level}`];
      const score =
        (result.score / Math.max(1, result.queryTerms.length)) *
        coverage ** 2 *
        this.exactnessOf(section, asked) *
        (level / attributeWeights['hierarchy.lvl1']) ** 0.3 *
        (1 + (this.pages[section.page]?.rank ?? 0) / 10);
      candidates.push({id, result, coverage, score});
    }
    // Two words are both wanted, of more most of them, and of a question its subject.
    const weighty = asked.units.filter(({share}) => share === 1).length;
    const isQuestion = weighty < asked.units.length;
    const least = most * (isQuestion ? 0.5 : weighty <= 2 ? 0.8 : 0.65);
    const kept = candidates.filter(({coverage}) => coverage >= least);
    kept.sort((one, other) => other.score - one.score || one.id - other.id);
    return {asked, candidates: kept};
  }

  private isWanted(section: Section, result: SearchResult, filters?: FacetFilters): boolean {
    if (filters === undefined) return true;
    const page = this.pages[section.page];
    const isInText = Object.values(result.match).some((matched) =>
      matched.some((field) => field === 'text' || field === 'code' || field === 'codes'),
    );
    return facetsHold(filters, (attribute) => {
      if (attribute === 'language') return [page?.language ?? ''];
      if (attribute === 'docusaurus_tag') return [page?.tag ?? ''];
      if (attribute === 'type') {
        return [`lvl${section.section.level}`, ...(isInText ? ['content'] : [])];
      }
      const level = attribute.replace('hierarchy.', '') as HierarchyLevel;
      return hierarchyLevels.includes(level) ? [section.hierarchy[level] ?? ''] : [];
    });
  }

  /** Reads the best candidates word by word and puts them into their final order. */
  private refine(candidates: readonly Candidate[], query: Query): Candidate[] {
    const weigh = (candidate: Candidate): Candidate => {
      const section = this.sections[candidate.id];
      if (section === undefined) return candidate;
      const heading = meet(this.read(section.section.heading), query);
      // A single word is not close to anything: its texts need not be read.
      const text = query.units.length > 1 ? this.bestText(section, query) : null;
      const closest = Math.max(heading.closeness, (text?.meeting.closeness ?? 0) * 0.7);
      const inHeading = heading.units.size / Math.max(1, query.units.length);
      return {...candidate, score: candidate.score * (1 + closest) * (1 + inHeading ** 2)};
    };
    return [
      ...candidates
        .slice(0, reread)
        .map(weigh)
        .sort((one, other) => other.score - one.score || one.id - other.id),
      ...candidates.slice(reread),
    ];
  }

  /** The record that stands for a section in the answer: its heading, or the text that says it. */
  private recordFor(section: Section, query: Query, filters?: FacetFilters): SearchRecord {
    const records = this.recordsOfPage(section.page);
    const before = this.pages[section.page]?.sections.slice(0, section.place) ?? [];
    const start = before.reduce((sum, {texts}) => sum + 1 + texts.length, 0);
    const heading = records[start]!;
    const isType = (type: string): boolean =>
      facetsHold(filters, (attribute) =>
        attribute === 'type' ? [type] : this.facetsOf(heading, attribute),
      );
    const inHeading = meet(this.read(section.section.heading), query).units;
    const isNamed = section.foldedNames.has(query.folded) && section.folded !== query.folded;
    const isAllInHeading = inHeading.size === query.units.length && !isNamed;
    if (isAllInHeading && isType(heading.type)) return heading;
    const best = this.bestText(section, query);
    if (best === null) return heading;
    const text = records[start + 1 + best.place]!;
    if (!isType(heading.type)) return text;
    if (!isType('content')) return heading;
    const headings = [
      section.section.heading,
      ...hierarchyLevels.map((level) => section.hierarchy[level] ?? ''),
    ];
    const said = new Set(headings.flatMap((each) => [...meet(this.read(each), query).units]));
    const saysMore = [...best.meeting.units].some((unit) => !said.has(unit));
    return saysMore || inHeading.size === 0 || isNamed ? text : heading;
  }

  private facetsOf(record: SearchRecord, attribute: string): readonly string[] {
    if (attribute === 'language') return [record.language];
    if (attribute === 'docusaurus_tag') return [record.docusaurus_tag];
    const level = attribute.replace('hierarchy.', '') as HierarchyLevel;
    return [record.hierarchy[level] ?? ''];
  }

  private recordsOfPage(page: number): SearchRecord[] {
    const known = this.records.get(page);
    if (known !== undefined) return known;
    const records = recordsOf(this.pages[page]!, this.origin);
    this.records.set(page, records);
    return records;
  }

  private hit(record: SearchRecord, query: Query, request: Partial<Request>): SearchHit {
    const style: MarkStyle = {
      preTag: request.highlightPreTag ?? '<mark>',
      postTag: request.highlightPostTag ?? '</mark>',
      ellipsis: request.snippetEllipsisText ?? '…',
    };
    const marked = (length: (attribute: string) => number | null): MarkedAttributes => {
      const one = (attribute: string, text: string | null): MarkedValue | undefined => {
        const words = length(attribute);
        return text === null || words === null
          ? undefined
          : mark(this.read(text), query, style, words);
      };
      const hierarchy: Partial<Record<HierarchyLevel, MarkedValue>> = {};
      for (const level of hierarchyLevels) {
        const value = one(`hierarchy.${level}`, record.hierarchy[level]);
        if (value !== undefined) hierarchy[level] = value;
      }
      const content = one('content', record.content);
      return content === undefined ? {hierarchy} : {hierarchy, content};
    };
    const {objectID, type, url, url_without_anchor, anchor, hierarchy, content, language} = record;
    const snippets = request.attributesToSnippet ?? [];
    return {
      objectID,
      type,
      url,
      url_without_anchor,
      anchor,
      hierarchy,
      content,
      language,
      docusaurus_tag: record.docusaurus_tag,
      _highlightResult: marked(() => Infinity),
      _snippetResult: marked((attribute) => snippetLength(snippets, attribute)),
    };
  }

  /**
   * Answers one request.
   *
   * @param request - From {@link normalizeRequests}.
   */
  search(request: Request): SearchResponse {
    const started = performance.now();
    const {asked: query, candidates} = this.candidates(parseQuery(request.query), request);
    const {page, hitsPerPage} = request;
    const hits = this.refine(candidates, query)
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map(({id}) =>
        this.hit(this.recordFor(this.sections[id]!, query, request.facetFilters), query, request),
      );
    return {
      hits,
      nbHits: candidates.length,
      nbPages: Math.ceil(candidates.length / hitsPerPage),
      page,
      hitsPerPage,
      query: request.query,
      params: paramsOf(request),
      index: request.indexName,
      processingTimeMS: Math.round(performance.now() - started),
      exhaustiveNbHits: true,
      partial: this.isPartial,
    };
  }

  /**
   * Names the pages that resemble a page.
   *
   * @param request - The page's `lvl1` record by its `objectID`.
   */
  recommend({objectID, maxRecommendations = 3}: RecommendationRequest): RecommendationResponse {
    const started = performance.now();
    const number = this.pages.findIndex(({path}) => path === objectID);
    const hits = (this.related[number] ?? [])
      .slice(0, maxRecommendations)
      .flatMap((neighbour) => this.recordsOfPage(neighbour).slice(0, 1))
      .map((record) => this.hit(record, {text: '', units: [], joined: [], folded: ''}, {}));
    return {
      hits,
      nbHits: hits.length,
      processingTimeMS: Math.round(performance.now() - started),
    };
  }
}
