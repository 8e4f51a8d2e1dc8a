import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {SearchEngine} from '../../src/search/embedded/engine';
import type {Manifest} from '../../src/search/embedded/format';
import {indexFolder, manifestFile} from '../../src/search/settings';
import {buildDir} from '../support/build';
import {fuzzedQueries} from '../support/fuzz';

/** Milliseconds that a response may take with the CPU slowed four times. */
const most = 200;
const slowdown = 4;

/** Measurements of a slow query: other load on the machine only ever adds to the time. */
const tries = 10;

function engineOfBuild(): SearchEngine {
  const index = path.join(buildDir(), indexFolder);
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(index, name), 'utf8'));
  const manifest = read(manifestFile) as Manifest;
  const part = (name: string): Promise<unknown> =>
    Promise.resolve(read(path.join(manifest.folder, `${name}.json`)));
  return new SearchEngine(manifest, part, '');
}

/**
 * The queries that take longer, each measured several times before it counts.
 *
 * @param search - Responds to a query.
 */
async function slowQueries(
  queries: readonly string[],
  search: (query: string) => Promise<unknown>,
  limit: number,
): Promise<string[]> {
  const slow: string[] = [];
  for (const query of queries) {
    let best = Infinity;
    for (let attempt = 0; attempt < tries && best > limit; attempt += 1) {
      const start = performance.now();
      await search(query);
      best = Math.min(best, performance.now() - start);
    }
    if (best > limit) slow.push(`${Math.round(best)} ms: ${query}`);
  }
  return slow;
}

it('no fuzzed query of the whole index takes longer than 200 ms on a slow phone', async () => {
  const engine = engineOfBuild();
  const search = (query: string) =>
    engine.search({query, facetFilters: [], snippetWords: 10, page: 0});
  expect(await slowQueries(fuzzedQueries(1000), search, most / slowdown)).toEqual([]);
}, 120_000);

it('the check itself finds a slow query', async () => {
  const search = async (query: string): Promise<void> => {
    const end = performance.now() + (query === 'slow' ? 5 : 0);
    while (performance.now() < end);
    return Promise.resolve();
  };
  expect(await slowQueries(['fast', 'slow'], search, 3)).toEqual([
    expect.stringMatching(/^\d+ ms: slow$/),
  ]);
});
