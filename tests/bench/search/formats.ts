import {gzipSync} from 'node:zlib';

import MiniSearch from 'minisearch';

import {indexFiles} from '../../../src/search/build/index-files';
import {termsOf} from '../../../src/search/embedded/words';
import type {PageText} from '../../../src/search/record';

/** Gzipped bytes of an index over the words of the texts that is cut into parts by term. */
interface Weight {
  readonly total: number;
  /** One part, on average: what a query needs for each word. */
  readonly part: number;
}

/** What the index weighs in two formats, cut into as many parts. */
export interface Formats {
  readonly ours: Weight;
  readonly miniSearch: Weight;
}

/** MiniSearch's own serialized form, as far as it is used here. */
interface Serialized {
  readonly index: readonly (readonly [term: string, entries: unknown])[];
}

function weigh(parts: readonly string[]): Weight {
  const total = parts.reduce((sum, part) => sum + gzipSync(part).length, 0);
  return {total, part: total / Math.max(1, parts.length)};
}

/**
 * Weighs both formats over the same sections.
 *
 * @param pages - The site.
 */
export function weighFormats(pages: readonly PageText[]): Formats {
  const ours = Array.from(indexFiles(pages)).flatMap(([name, contents]) =>
    /\/words-\d+\.json$/.test(name) ? [contents] : [],
  );
  const index = new MiniSearch<{id: number; text: string}>({
    fields: ['text'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  index.addAll(
    pages
      .flatMap(({sections}) => sections)
      .map(({texts}, id) => ({id, text: texts.map(({content}) => content).join('\n')})),
  );
  const {index: terms} = JSON.parse(JSON.stringify(index)) as Serialized;
  const sorted = [...terms].sort(([one], [other]) => (one < other ? -1 : 1));
  const size = Math.ceil(sorted.length / Math.max(1, ours.length));
  const parts = ours.map((_, part) => JSON.stringify(sorted.slice(part * size, (part + 1) * size)));
  return {ours: weigh(ours), miniSearch: weigh(parts)};
}
