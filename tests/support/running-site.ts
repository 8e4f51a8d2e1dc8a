import {type ChildProcessByStdio, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cp, mkdtemp, rm} from 'node:fs/promises';
import path from 'node:path';
import type {Readable} from 'node:stream';

import {freePort} from '../../src/commands/support/free-port';
import {root} from '../../src/root';
import searchSite from '../fixtures/search/site/docusaurus.config';

const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * Copies the site of the search tests, to be changed.
 *
 * @returns Its folder, beside the fixture, so that the plugins and node_modules are found in the same way.
 */
export async function copySearchSite(): Promise<string> {
  const fixture = path.join(root, 'tests/fixtures/search/site');
  const site = await mkdtemp(path.join(path.dirname(fixture), 'site-running-'));
  await cp(fixture, site, {recursive: true});
  return site;
}

/** Removes a copy; the server may be writing its last file there. */
export const removeSite = (site: string): Promise<void> =>
  rm(site, {recursive: true, force: true, maxRetries: 5, retryDelay: 500});

/**
 * Runs Docusaurus in a site. Errors can be read from its `stderr`.
 *
 * @param site - Its folder.
 * @param args - The command and its flags.
 */
export function runDocusaurus(
  site: string,
  args: readonly string[],
): ChildProcessByStdio<null, null, Readable> {
  const server = spawn(process.execPath, [docusaurus, ...args], {
    cwd: site,
    env: {...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1'},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // A full pipe that nobody reads would block the process.
  server.stderr.resume();
  return server;
}

/** Asks again until there is something. */
export async function waitFor<T>(what: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await what().catch(() => null);
    if (found !== null) return found;
    await new Promise((resolve) => void setTimeout(resolve, 250));
  }
}

/**
 * Runs `npm start` in a site, and waits for its first page.
 *
 * @param site - A copy that {@link copySearchSite} made.
 * @returns Its origin, and a function that stops it.
 * @throws Error with the site and the output when the server ends before it has a page.
 */
export async function startSite(
  site: string,
): Promise<{readonly origin: string; readonly stop: () => Promise<void>}> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = runDocusaurus(site, ['start', '--no-open', '--port', String(port)]);
  const closed = once(server, 'close');
  let stderr = '';
  server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  const hasEnded = (): boolean => server.exitCode !== null || server.signalCode !== null;
  await waitFor(async () => hasEnded() || (await fetch(origin + searchSite.baseUrl)).ok || null);
  if (hasEnded()) {
    await closed;
    throw new Error(`docusaurus start failed in ${site}\n${stderr}`);
  }
  return {
    origin,
    async stop() {
      server.kill('SIGTERM');
      await closed;
    },
  };
}
