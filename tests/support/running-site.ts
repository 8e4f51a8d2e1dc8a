import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cp, mkdtemp, rm} from 'node:fs/promises';
import path from 'node:path';

import {freePort} from '../../src/commands/support/free-port';
import {root} from '../../src/root';

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
 * Runs Docusaurus in a site.
 *
 * @param site - Its folder.
 * @param args - The command and its flags.
 */
export function runDocusaurus(site: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [docusaurus, ...args], {
    cwd: site,
    env: {...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1'},
    stdio: 'ignore',
  });
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
 * @param site - Its folder.
 * @returns Where it is, and what ends it.
 */
export async function startSite(
  site: string,
): Promise<{readonly origin: string; readonly stop: () => Promise<void>}> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = runDocusaurus(site, ['start', '--no-open', '--port', String(port)]);
  await waitFor(async () => (await fetch(`${origin}/base/`)).ok || null);
  return {
    origin,
    async stop() {
      if (server.exitCode !== null) return;
      const gone = once(server, 'close');
      server.kill('SIGTERM');
      await gone;
    },
  };
}
