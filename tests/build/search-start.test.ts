import {spawn, type ChildProcess} from 'node:child_process';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import type {Manifest, PackedPage} from '../../src/search/embedded/format';
import {root} from '../support/build';

const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const origin = 'https://fixture.test';

let site = '';
let port = 0;
let server: ChildProcess | undefined;
let built: SearchRecord[] = [];

function run(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [docusaurus, ...args], {
    cwd: site,
    env: {...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1'},
    stdio: 'ignore',
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const found = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => {
        resolve(found);
      });
    });
  });
}

async function served(name: string): Promise<unknown> {
  const response = await fetch(`http://localhost:${port}/base/search-index/${name}`);
  expect(response.status).toBe(200);
  return response.json();
}

async function startedRecords(): Promise<SearchRecord[]> {
  const names = (await served('names.json')) as Parameters<typeof unpackNames>[0];
  const text = (await served(names.text)) as Parameters<typeof unpackText>[1];
  return unpackText(unpackNames(names), text).flatMap((page) => recordsOf(page, origin));
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
  built = await readRecords(path.join(site, 'build'), origin);
  port = await freePort();
  server = run(['start', '--no-open', '--port', String(port)]);
  await waitFor(async () => (await fetch(`http://localhost:${port}/base/`)).ok || null);
}, 240_000);

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
  it('has the very records of a build, what components render from data included', async () => {
    const started = await startedRecords();
    expect(started).toEqual(built);
    const said = started.map(({type, hierarchy, content}) => [type, hierarchy.lvl0, content]);
    expect(said).toContainEqual(['content', 'Docs', 'welcomeMessage · What the server answers']);
    expect(said).toContainEqual(['content', 'Guide', 'Hidden until chosen.']);
    expect(said).toContainEqual([
      'content',
      'Guide',
      'export const beforeCreateOne = () => undefined;',
    ]);
    expect(said).toContainEqual(['content', 'Blog', 'What is new in hooks.']);
  }, 240_000);

  it('follows what is written, and what components say', async () => {
    const file = path.join(site, 'src/components/Options.tsx');
    await writeFile(file, (await readFile(file, 'utf8')).replace('are compressed', 'are squeezed'));
    const found = await waitFor(async () => {
      const contents = (await startedRecords()).map(({content}) => content ?? '');
      return contents.find((content) => content.includes('squeezed')) ?? null;
    });
    expect(found).toBe('compression · Whether answers are squeezed');
  }, 240_000);

  it('answers with 404 for a file that the index does not have', async () => {
    const response = await fetch(`http://localhost:${port}/base/search-index/none.json`);
    expect(response.status).toBe(404);
  });
});
