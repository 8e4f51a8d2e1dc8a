import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFile, readdir, rm} from 'node:fs/promises';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {chromium as playwright, type Browser, type Page} from 'playwright-core';

import {findChromium} from '../../../src/commands/support/chromium';
import {generators, type Generator} from '../pages/generators';
import type {SiteText} from '../pages/site-text';
import {median} from '../search/measure';

/** What a maintainer waits for, in milliseconds. */
export interface Started {
  readonly name: string;
  /** From the command to the text of a docs page on screen, nothing cached. */
  readonly cold: number;
  /** The same once more. */
  readonly warm: number;
  /** From a change of the text of the open page to the change on screen. */
  readonly edit: number;
}

/** The page that is opened and edited. */
const page = 'docs/intro';

/** A cold start on a busy machine takes minutes. */
const patience = 600_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGINT');
  await once(server, 'exit');
}

async function sourceOf(folder: string): Promise<string> {
  const dir = path.join(folder, path.dirname(page));
  const name = (await readdir(dir)).find((file) => file.startsWith(`${path.basename(page)}.`));
  if (name === undefined) throw new Error(`${folder} has no source of /${page}.`);
  return path.join(dir, name);
}

/** When a sentence comes on screen, as `Date.now()` says it. A locator asks only every half second. */
const timeShown = (tab: Page, sentence: string): Promise<number> =>
  tab.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('article')?.textContent?.includes(text) !== true) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(Date.now()));
        });
        observer.observe(document.body, {childList: true, subtree: true, characterData: true});
      }),
    sentence,
  );

/** Starts a site, opens the page, adds the sentences to it and gives the waits. */
async function startOnce(
  browser: Browser,
  {command: [script = '']}: Generator,
  folder: string,
  sentences: readonly string[],
): Promise<{opened: number; edited: number[]}> {
  const port = await freePort();
  const began = performance.now();
  const args = [script, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)];
  const server = spawn(process.execPath, args, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const tab = await browser.newPage();
  try {
    const address = `http://127.0.0.1:${port}/${page}`;
    while (!(await fetch(address).catch(() => null))?.ok) {
      if (server.exitCode !== null || performance.now() - began > patience)
        throw new Error(`${folder} does not start:\n${output.slice(-4000)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await tab.goto(address);
    await tab.locator('article p').first().waitFor({timeout: patience});
    const opened = performance.now() - began;
    const edited: number[] = [];
    for (const sentence of sentences) {
      const shown = timeShown(tab, sentence);
      await appendFile(await sourceOf(folder), `\n${sentence}\n`);
      const saved = Date.now();
      edited.push((await shown) - saved);
    }
    return {opened, edited};
  } finally {
    await tab.close();
    await stop(server);
  }
}

/**
 * Starts this site and plain Docusaurus over the same text, cold and warm, and edits a page of each.
 *
 * @param text - Text of the site, for the other generator
 * @param folder - Where the copies are made, which are edited
 * @param repeat - Warm starts, and edits of each; the medians count
 * @param log - Told what is being done
 */
export async function measureStart(
  text: SiteText,
  folder: string,
  repeat: number,
  log: (message: string) => void,
): Promise<Started[]> {
  const found = await findChromium();
  const browser = await playwright.launch({
    executablePath: found.executablePath,
    env: {...(process.env as Record<string, string>), ...found.env},
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const started: Started[] = [];
  try {
    for (const generator of generators.filter(({key}) => /^(?:ours|plain)/.test(key))) {
      const {key, name} = generator;
      const place = path.join(folder, key);
      await generator.prepare(place, text, false);
      log(`${name}: cold`);
      const {opened: cold} = await startOnce(browser, generator, place, []);
      const warm: number[] = [];
      const edited: number[] = [];
      for (let time = 1; time <= repeat; time += 1) {
        log(`${name}: warm ${time} of ${repeat}`);
        const sentences = Array.from(
          {length: repeat},
          (_, edit) => `Start ${time} added sentence ${edit + 1}.`,
        );
        const run = await startOnce(browser, generator, place, sentences);
        warm.push(run.opened);
        // The first edit after a start also reads what a page needs: it counts like the others.
        edited.push(...run.edited);
      }
      started.push({name, cold, warm: median(warm), edit: median(edited)});
      await rm(place, {recursive: true, force: true});
    }
  } finally {
    await browser.close();
  }
  return started;
}

/** Writes Markdown: one row for each site, with factors of the first. */
export function startTable(started: readonly Started[]): string {
  const [ours] = started;
  if (ours === undefined) throw new Error('Nothing was started.');
  const cell = (site: Started, key: 'cold' | 'warm' | 'edit'): string => {
    const ms = `${Math.round(site[key]).toLocaleString('en')} ms`;
    return site === ours ? ms : `${ms} (×${(site[key] / ours[key]).toFixed(2)})`;
  };
  return [
    '| | first page, cold | first page, warm | text edit on screen |',
    '| --- | ---: | ---: | ---: |',
    ...started.map(
      (site) =>
        `| ${site.name} | ${cell(site, 'cold')} | ${cell(site, 'warm')} | ${cell(site, 'edit')} |`,
    ),
  ].join('\n');
}
