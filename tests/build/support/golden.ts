import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Kinds of queries that are a name or a subject to the letter: what they name must come first. */
const exactKinds = [
  'page',
  'subject',
  'api',
  'option',
  'error',
  'error-code',
  'environment',
  'cli',
  'file',
  'path',
  'name',
] as const;

/** Kinds of queries whose result must be among the first three. */
const otherKinds = [
  'two-word',
  'words',
  'misspelt',
  'plural',
  'partial',
  'order',
  'camelCase',
  'kebab-case',
  'question',
] as const;

/** A query and where it must lead. */
export interface GoldenQuery {
  readonly query: string;
  readonly kind: (typeof exactKinds)[number] | (typeof otherKinds)[number];
  /** Paths with anchors; any of them is right. */
  readonly wanted: readonly string[];
  /** The pages that must come before all others, in this order, where the query has such. */
  readonly pages?: readonly string[];
}

const isExact = (kind: GoldenQuery['kind']): boolean =>
  (exactKinds as readonly string[]).includes(kind);

/**
 * Reads the tables of golden queries: every page brings its own file.
 *
 * @param folder - Holds one JSON list a page.
 * @throws Error naming the file and the entry when one is not a golden query.
 */
export function readGolden(folder: string): GoldenQuery[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      const entries = JSON.parse(readFileSync(file, 'utf8')) as GoldenQuery[];
      for (const {query, kind, wanted} of entries) {
        const isKnown = ([...exactKinds, ...otherKinds] as readonly string[]).includes(kind);
        if (!isKnown || !query || !Array.isArray(wanted) || wanted.length === 0) {
          throw new Error(
            `${file}: "${query}" has kind "${kind}" and wants ${JSON.stringify(wanted)}. Give a ` +
              `query, one of the kinds in tests/build/support/golden.ts and at least one path.`,
          );
        }
      }
      return entries;
    });
}

interface Tally {
  readonly asked: number;
  readonly found: number;
}

/** How a search did. */
export interface Judgement {
  readonly exact: Tally;
  readonly rest: Tally;
  /** One line for each query that did not lead where it must. */
  readonly faults: readonly string[];
}

/** What is wrong with the order of the pages; `null` when nothing is. */
function pageFault({query, pages = []}: GoldenQuery, hits: readonly string[]): string | null {
  const found = [...new Set(hits.map((url) => url.replace(/#.*/, '')))].slice(0, pages.length);
  return found.join() === pages.join()
    ? null
    : `"${query}": the pages ${pages.join(', ')} must come first; first are ${found.join(', ')}`;
}

/**
 * Judges responses.
 *
 * @param queries - From {@link readGolden}.
 * @param answer - Gives the paths of the hits for a query, best first.
 */
export function judge(
  queries: readonly GoldenQuery[],
  answer: (query: string) => readonly string[],
): Judgement {
  const faults: string[] = [];
  const tally = (asked: readonly GoldenQuery[], within: number): Tally => ({
    asked: asked.length,
    found: asked.filter((golden) => {
      const {query, kind, wanted} = golden;
      const hits = answer(query);
      const place = hits.findIndex((url) => wanted.includes(url));
      const isFound = place >= 0 && place < within;
      const fault = pageFault(golden, hits);
      if (fault !== null) faults.push(fault);
      if (!isFound) {
        const came = place < 0 ? 'did not come' : `came as number ${place + 1}`;
        faults.push(`"${query}" (${kind}): ${wanted.join(' or ')} ${came}; first is ${hits[0]}`);
      }
      return isFound && fault === null;
    }).length,
  });
  const exact = tally(
    queries.filter(({kind}) => isExact(kind)),
    1,
  );
  const rest = tally(
    queries.filter(({kind}) => !isExact(kind)),
    3,
  );
  return {exact, rest, faults};
}
