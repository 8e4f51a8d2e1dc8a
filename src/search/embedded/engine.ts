/**
 * Responds to searches from the parts of one index. It runs in the worker and, for tests and the
 * bench, in Node.
 */
import {
  hitsPerPage,
  normalizeQuery,
  type FacetFilters,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
  type TextRange,
} from '../client';
import {fingerprint, hierarchyLevels, type HierarchyLevel} from '../record';
import {limits, matchWorth} from '../settings';
import {UnitMatches, type Found} from './candidates';
import type {Manifest, PageGroup} from './format';
import {marksOf, snippetOf} from './match';
import {Parts, type FetchPart, type OpenTerms, type Tier} from './parts';
import {
  closeTo,
  hasSynonym,
  parseQuery,
  splitsOf,
  swappedStart,
  type Lookup,
  type Query,
  type Unit,
} from './query';
import {rank, type Ranked} from './rank';
import {lowerBound} from './ordered';

/** Whether a group of pages passes the filters. */
function passes([lvl0, language, tag]: PageGroup, filters: FacetFilters): boolean {
  const values = new Map([
    ['language', language],
    ['docusaurus_tag', tag],
    ['hierarchy.lvl0', lvl0],
  ]);
  const holds = (filter: string): boolean => {
    const colon = filter.indexOf(':');
    return values.get(filter.slice(0, colon)) === filter.slice(colon + 1);
  };
  return filters.every((filter) =>
    typeof filter === 'string' ? holds(filter) : filter.length === 0 || filter.some(holds),
  );
}

/** What to look up of a query in a tier: synonyms only among the few words of names and headings. */
function lookupsOf({units, joined}: Query, tier: Tier): Lookup[] {
  const all = [...units.flatMap(({wholes, parts}) => [...wholes, ...parts.flat()]), ...joined];
  return tier === 'names' ? all : all.filter(({isSynonym}) => isSynonym === undefined);
}

/** What to look up of a query, tier by tier. */
function wordsIn(query: Query): (tier: Tier) => Lookup[] {
  return (tier) => lookupsOf(query, tier);
}

/** The index of a term, or of the first one after it. */
function termIndex({terms}: OpenTerms, term: string): number {
  return lowerBound(terms.length, (index) => terms[index]! < term);
}

/** Whether parts of the index have a term. */
function hasTerm(open: readonly OpenTerms[], {term, isPrefix}: Lookup): boolean {
  return open.some((part) => {
    const found = part.terms[termIndex(part, term)];
    return found === term || (isPrefix && found?.startsWith(term) === true);
  });
}

/** Notes all sections that a lookup finds. */
function lookUp(
  open: readonly OpenTerms[],
  {term, isPrefix, worth}: Lookup,
  isWanted: (section: number) => boolean,
  matches: UnitMatches,
): void {
  for (const part of open) {
    const first = termIndex(part, term);
    for (let index = first; index < first + limits.prefixTerms; index += 1) {
      const found = part.terms[index];
      if (found === undefined || !(found === term || (isPrefix && found.startsWith(term)))) break;
      part.postings(index, (posting) => {
        if (isWanted(posting.section)) matches.add(posting, worth, term.length / found.length);
      });
    }
  }
}

/** Many names begin with these. */
const warmUpLetters = ['a', 's', 'e', 'c'];

/** An index over the pages of the site. */
export class SearchEngine {
  private readonly parts: Parts;

  /**
   * @param manifest - The first file.
   * @param fetchPart - Fetches the others.
   * @param origin - Scheme and host of the URLs that hits get.
   * @throws Error when the manifest is of another version of the site.
   */
  constructor(
    private readonly manifest: Manifest,
    fetchPart: FetchPart,
    private readonly origin: string,
  ) {
    this.parts = new Parts(manifest, fetchPart);
  }

  /** The parts of the site that pass some filters. */
  partsOf(filters: FacetFilters): string[] {
    const groups = this.manifest.groups.filter((group) => passes(group, filters));
    return [...new Set(groups.map(([lvl0]) => lvl0))].sort();
  }

  private async openTerms(
    tiers: readonly Tier[],
    lookups: (tier: Tier) => readonly Lookup[],
  ): Promise<OpenTerms[]> {
    const open = tiers.map((tier) => this.parts.terms(tier, lookups(tier)));
    return (await Promise.all(open)).flat();
  }

  /** Adds to the words that the index does not have those that may have been meant. */
  private async correct(
    query: Query,
    tiers: readonly Tier[],
    open: readonly OpenTerms[],
  ): Promise<Query> {
    const joined = query.joined.filter(
      (join) => join.worth === 1 && (hasSynonym(join.term) || hasTerm(open, join)),
    );
    const unknown = query.units
      .filter(
        ({wholes: [typed]}, index) =>
          typed !== undefined &&
          !hasSynonym(typed.term) &&
          !hasTerm(open, typed) &&
          !joined.some(({from, to}) => index >= from && index < to),
      )
      .slice(0, limits.correctedWords);
    if (unknown.length === 0) return query;
    const swapped = unknown.map(({word}): Lookup => ({
      term: swappedStart(word.term),
      isPrefix: false,
      worth: 0,
    }));
    const more = await this.openTerms(tiers, () => swapped);
    const all = [...new Set([...open, ...more])];
    const vocabulary = all.map(({terms}) => terms);
    const correctPart = (part: readonly Lookup[]): readonly Lookup[] => {
      const [typed] = part;
      return typed === undefined || part.some((each) => hasTerm(open, each))
        ? part
        : [...part, ...closeTo(typed.term, vocabulary, typed.isPrefix)];
    };
    const correctUnit = async (unit: Unit): Promise<Unit> => {
      const [typed] = unit.wholes;
      if (!unknown.includes(unit) || typed === undefined) return unit;
      const {parts, wholes} = unit;
      if (parts.length > 0) {
        const close = closeTo(typed.term, vocabulary, false);
        return {...unit, parts: parts.map(correctPart), wholes: [...wholes, ...close]};
      }
      // A shared beginning alone (`deploi`, `deploying`) is a guess like the others.
      const close = closeTo(typed.term, vocabulary, true);
      if (close.length > 0) return {...unit, wholes: [...wholes, ...close]};
      return {...unit, parts: await this.split(typed, tiers, all)};
    };
    return {...query, units: await Promise.all(query.units.map(correctUnit))};
  }

  /** Reads a word that the index does not have as two that it has; empty when there are none. */
  private async split(
    {term, isPrefix}: Lookup,
    tiers: readonly Tier[],
    open: readonly OpenTerms[],
  ): Promise<Unit['parts']> {
    const lookups = splitsOf(term)
      .map(([first, second]): readonly [Lookup, Lookup] => [
        {term: first, isPrefix: false, worth: matchWorth.part},
        {term: second, isPrefix, worth: matchWorth.part},
      ])
      .filter(([first]) => hasTerm(open, first))
      .slice(0, limits.splits);
    const more = await this.openTerms(tiers, () => lookups.map(([, second]) => second));
    const halves = lookups.find(([, second]) => hasTerm(more, second));
    return halves?.map((half) => [half]) ?? [];
  }

  /** Finds what there is for a query in some tiers. */
  private async find(query: Query, tiers: readonly Tier[], filters: FacetFilters): Promise<Found> {
    const before = await this.openTerms(tiers, wordsIn(query));
    const asked = await this.correct(query, tiers, before);
    const open = asked === query ? before : await this.openTerms(tiers, wordsIn(asked));
    const passing = new Map<PageGroup, boolean>();
    const isWanted = (section: number): boolean => {
      const group = this.parts.groupOf(this.parts.pageOf(section));
      const known = passing.get(group) ?? passes(group, filters);
      passing.set(group, known);
      return known;
    };
    const matches = (lookups: readonly Lookup[]): UnitMatches => {
      const found = new UnitMatches();
      for (const lookup of lookups) lookUp(open, lookup, isWanted, found);
      return found;
    };
    return {
      query: asked,
      units: asked.units.map(({wholes, parts}) => ({
        whole: matches(wholes),
        parts: parts.map(matches),
      })),
      joined: asked.joined.map((join) => ({join, matches: matches([join])})),
    };
  }

  private async hit(
    {page, section, text}: Ranked,
    query: Query,
    words: number,
  ): Promise<SearchHit> {
    const open = await this.parts.page(page);
    const index = section - (this.parts.starts[page] ?? 0);
    const {level} = open.sections[index]!;
    const anchors = open.anchors();
    const anchor = anchors[index] ?? null;
    const sharing = anchors.slice(0, index).filter((other) => other === anchor).length;
    const hierarchy = open.hierarchies()[index]!;
    const marks: Partial<Record<HierarchyLevel, readonly TextRange[]>> = {};
    for (const name of hierarchyLevels) {
      const heading = hierarchy[name];
      if (heading !== null) marks[name] = marksOf(heading, query);
    }
    const content = text === null ? '' : await this.parts.text(page, section, text);
    const target = anchor === null ? open.path : `${open.path}#${anchor}`;
    // Sections without an anchor of their own share one, but no id.
    const id = sharing === 0 ? target : `${target}:${sharing + 1}`;
    return {
      objectID: content === '' ? id : `${id}:${fingerprint(content)}`,
      type: content === '' || level === 6 ? `lvl${level}` : 'content',
      url: this.origin + target,
      pageUrl: this.origin + open.path,
      hierarchy,
      marks,
      snippet: content === '' ? null : snippetOf(content, query, words),
    };
  }

  private async respond(
    found: Found,
    request: SearchRequest,
    withTexts: boolean,
  ): Promise<SearchResponse> {
    const {starts} = this.parts;
    const ranked = rank(
      found,
      {starts, rankOf: (page) => this.parts.groupOf(page)[3]},
      (page, section) => this.parts.knownPage(page)?.sections[section - starts[page]!]?.level,
    );
    const {page, snippetWords} = request;
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const hits = await Promise.all(
      shown.map((each) =>
        this.hit(withTexts ? each : {...each, text: null}, found.query, snippetWords),
      ),
    );
    return {hits, count: ranked.length, pageCount: Math.ceil(ranked.length / hitsPerPage), page};
  }

  /**
   * Responds to a few letters that nobody typed, so that the first key does not wait for the compiler.
   * Only where names and headings are here already: nothing is fetched for it.
   */
  async warmUp(): Promise<void> {
    if (this.manifest.all === null) return;
    for (const letter of warmUpLetters) {
      // A search that came meanwhile goes first.
      await new Promise((resolve) => setTimeout(resolve));
      const request = {query: letter, facetFilters: [], snippetWords: 0, page: 0};
      const found = await this.find(parseQuery(letter), ['names'], []);
      await this.respond(found, request, false);
    }
  }

  private hasWords(query: Query): boolean {
    return this.parts.hasTerms('words', lookupsOf(query, 'words'));
  }

  /**
   * Responds to one request.
   *
   * @param request - What for.
   * @param onFirst - See `SearchClient.search`.
   * @throws Error when a part of the index cannot be fetched.
   */
  async search(
    request: SearchRequest,
    onFirst?: (response: SearchResponse) => void,
  ): Promise<SearchResponse> {
    const query = parseQuery(normalizeQuery(request.query));
    const {facetFilters, page} = request;
    if (query.units.length === 0) return {hits: [], count: 0, pageCount: 0, page};
    const isBeginning = query.folded.length < limits.prefixLength;
    if (isBeginning || (onFirst !== undefined && !this.hasWords(query))) {
      // The parts for the full response travel while the first one is made.
      const travelling = isBeginning ? null : this.openTerms(['words'], wordsIn(query));
      travelling?.catch(() => undefined);
      const names = await this.find(query, ['names'], facetFilters);
      const first = await this.respond(names, request, isBeginning);
      if (first.count > 0 && isBeginning) return first;
      if (first.count > 0) onFirst?.(first);
      await travelling;
    }
    return this.respond(await this.find(query, ['names', 'words'], facetFilters), request, true);
  }
}
