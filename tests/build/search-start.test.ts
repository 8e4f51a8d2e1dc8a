import {spawn, type ChildProcess} from 'node:child_process';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {root} from '../../src/root';
import {buildTimeout} from '../support/build';
import {freePort} from '../../src/commands/support/free-port';
import type {Manifest, TextsPart} from '../../src/search/embedded/format';

const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

let site = '';
let port = 0;
let server: ChildProcess | undefined;

/** An index: its first file, and the texts of all its sections. */
interface Index {
  readonly manifest: Manifest;
  readonly texts: readonly string[];
}

let built: Index;

function run(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [docusaurus, ...args], {
    cwd: site,
    env: {...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1'},
    stdio: 'ignore',
  });
}

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
    const response = await fetch(`http://localhost:${port}/base/search-index/${name}`);
    return response.ok ? response.text() : null;
  });
}

async function waitFor<T>(what: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await what().catch(() => null);
    if (found !== null) return found;
    await new Promise((resolve) => void setTimeout(resolve, 250));
  }
}

beforeAll(async () => {
  // Beside the fixture, so that the plugin and node_modules are found in the same way.
  const fixture = path.join(root, 'tests/fixtures/search/site');
  site = await mkdtemp(path.join(path.dirname(fixture), 'site-running-'));
  await cp(fixture, site, {recursive: true});
  await new Promise<void>((resolve, reject) => {
    run(['build']).once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The fixture does not build: run docusaurus build in ${site}`));
    });
  });
  built = await readIndex((name) =>
    readFile(path.join(site, 'build/search-index', name), 'utf8').catch(() => null),
  );
  port = await freePort();
  server = run(['start', '--no-open', '--port', String(port)]);
  await waitFor(async () => (await fetch(`http://localhost:${port}/base/`)).ok || null);
}, buildTimeout);

afterAll(async () => {
  const running = server;
  if (running?.exitCode === null) {
    const gone = new Promise((resolve) => running.once('close', resolve));
    running.kill('SIGTERM');
    await gone;
  }
  await rm(site, {recursive: true, force: true, maxRetries: 5, retryDelay: 500});
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
    const response = await fetch(`http://localhost:${port}/base/search-index/none.json`);
    expect(response.status).toBe(404);
  });
});
