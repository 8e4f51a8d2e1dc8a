import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {buildTimeout} from '../support/build';
import {
  copySearchSite,
  removeSite,
  runDocusaurus,
  startSite,
  waitFor,
} from '../support/running-site';
import type {Manifest, TextsPart} from '../../src/search/embedded/format';

let site = '';
let server: Awaited<ReturnType<typeof startSite>> | undefined;

/** An index: its first file, and the texts of all its sections. */
interface Index {
  readonly manifest: Manifest;
  readonly texts: readonly string[];
}

let built: Index;

/** Reads an index through whatever gives its files, `null` for one that there is not. */
async function readIndex(read: (name: string) => Promise<string | null>): Promise<Index> {
  const manifest = JSON.parse((await read('names.json')) ?? '') as Manifest;
  const texts: string[] = [];
  for (let part = 0; ; part += 1) {
    const json = await read(`${manifest.folder}/texts-${part}.json`);
    if (json === null) return {manifest, texts};
    const [, ...sections] = JSON.parse(json) as TextsPart;
    texts.push(...sections.flat());
  }
}

function startedIndex(): Promise<Index> {
  return readIndex(async (name) => {
    const response = await fetch(`${server?.origin}/base/search-index/${name}`);
    return response.ok ? response.text() : null;
  });
}

beforeAll(async () => {
  site = await copySearchSite();
  await new Promise<void>((resolve, reject) => {
    runDocusaurus(site, ['build']).once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The fixture does not build: run docusaurus build in ${site}`));
    });
  });
  built = await readIndex((name) =>
    readFile(path.join(site, 'build/search-index', name), 'utf8').catch(() => null),
  );
  server = await startSite(site);
}, buildTimeout);

afterAll(async () => {
  await server?.stop();
  await removeSite(site);
}, 60_000);

describe('npm start', () => {
  it(
    'has the very index of a build, what components render from data included',
    async () => {
      const started = await startedIndex();
      expect(started).toEqual(built);
      expect(started.texts).toContain('welcomeMessage · What the server answers');
      expect(started.texts).toContain('Hidden until chosen.');
      expect(started.texts).toContain('export const beforeCreateOne = () => undefined;');
      expect(started.texts).toContain('What is new in hooks.');
    },
    buildTimeout,
  );

  it(
    'follows what is written, and what components say',
    async () => {
      const file = path.join(site, 'src/components/Options.tsx');
      await writeFile(
        file,
        (await readFile(file, 'utf8')).replace('are compressed', 'are squeezed'),
      );
      const found = await waitFor(async () => {
        const {texts} = await startedIndex();
        return texts.find((text) => text.includes('squeezed')) ?? null;
      });
      expect(found).toBe('compression · Whether answers are squeezed');
    },
    buildTimeout,
  );

  it('answers with 404 for a file that the index does not have', async () => {
    const response = await fetch(`${server?.origin}/base/search-index/none.json`);
    expect(response.status).toBe(404);
  });
});
