import {gzipSync} from 'node:zlib';

import MiniSearch from 'minisearch';

import {SearchEngine} from '../../../src/search/embedded/engine';
import {
  pack,
  unpackNames,
  unpackText,
  type PackedNames,
  type PackedText,
} from '../../../src/search/embedded/pack';
import type {PageText} from '../../../src/search/record';

/** What it costs to send records, and what a finished index would cost; in Node, CPU not slowed. */
export interface Travel {
  /** Both files of records, gzipped. */
  readonly recordBytes: number;
  /** Milliseconds from the text of the files to an index that answers. */
  readonly recordReady: number;
  /** The finished index and the records, which snippets need all the same, gzipped. */
  readonly indexBytes: number;
  /** Milliseconds from the text of all three to an index that answers. */
  readonly indexReady: number;
}

/**
 * Compares the two ways to send an index.
 *
 * @param pages - The site.
 */
export function travel(pages: readonly PageText[]): Travel {
  const {names, text} = pack(pages, [], () => 'text.json');
  const start = performance.now();
  const arrived = unpackText(
    unpackNames(JSON.parse(names) as PackedNames),
    JSON.parse(text) as PackedText,
  );
  const unpacked = performance.now() - start;
  const engine = new SearchEngine(arrived, '', [], false).fillNow();
  const recordReady = performance.now() - start;
  const index = engine.serialize();
  const again = performance.now();
  MiniSearch.loadJSON(index, {fields: ['heading', 'names', 'above', 'codes', 'text', 'code']});
  const indexReady = performance.now() - again + unpacked;
  const recordBytes = gzipSync(names).length + gzipSync(text).length;
  return {
    recordBytes,
    recordReady,
    indexBytes: recordBytes + gzipSync(index).length,
    indexReady,
  };
}
