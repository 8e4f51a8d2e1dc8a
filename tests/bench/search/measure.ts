import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {chromium as playwright, type Browser, type Page} from 'playwright-core';

/** What was measured of one contender over one site; times in milliseconds, sizes in bytes. */
export interface Figures {
  /** Sent until the first response to the first key, gzipped, the page itself not counted. */
  readonly bytesFirst: number;
  /** Sent until the response to a whole query, typed at once, from the whole index. */
  readonly bytesFinal: number;
  /** Sent in all, when every key of the query has had its response from the whole index. */
  readonly bytesAll: number;
  /** First key, pressed at the moment of opening, to the first results. */
  readonly coldFirst: number;
  /** First key, likewise, to the results of the whole index. */
  readonly coldFinal: number;
  /** First key, pressed half a second after opening, to the first results. */
  readonly openedFirst: number;
  /** Likewise, to the results of the whole index. */
  readonly openedFinal: number;
  /** The whole query at once, half a second after opening, to the results of the whole index. */
  readonly queryFinal: number;
  /** As `coldFirst`, with the browser's cache warm. */
  readonly warmFirst: number;
  /** As `coldFinal`, with the browser's cache warm. */
  readonly warmFinal: number;
  /** Each later key to its results: the median and the slowest. */
  readonly laterMedian: number;
  readonly laterSlowest: number;
  /** Memory of the page with all its workers, with the index loaded, less than without. */
  readonly memory: number;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.ts': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** A static host that compresses what is worth it, as common hosts do, and counts what it sends. */
interface CountingHost {
  readonly url: string;
  sent(): number;
  close(): Promise<void>;
}

async function host(folder: string): Promise<CountingHost> {
  let bytes = 0;
  const ready = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const name = pathname === '/' ? '/index.html' : pathname;
      const type = types[path.extname(name)];
      let body = ready.get(name);
      if (body === undefined) {
        const raw = await readFile(path.join(folder, name)).catch(() => null);
        if (raw === null) {
          response.writeHead(404).end();
          return;
        }
        // Pagefind's own files are compressed already.
        body = type === undefined || type === 'application/wasm' ? raw : gzipSync(raw);
        ready.set(name, body);
      }
      if (!/^\/(index|frame)\.html$/.test(name)) bytes += body.length;
      response.writeHead(200, {
        'content-type': type ?? 'application/octet-stream',
        'cache-control': 'max-age=600',
        ...(type === undefined || type === 'application/wasm' ? {} : {'content-encoding': 'gzip'}),
      });
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sent: () => bytes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/**
 * Runs the code of workers in frames of the page. Slowing the CPU over CDP reaches a page's main
 * thread and not its workers (measured: the same loop takes four times as long in the page and as
 * long as before in a worker); this way the whole search is slowed, whoever runs it where.
 */
function workersInFrames(): void {
  class FrameWorker extends EventTarget {
    onmessage: ((event: MessageEvent) => void) | null = null;

    onerror: ((event: Event) => void) | null = null;

    private readonly early: unknown[] = [];

    private frame: (Window & typeof globalThis) | null = null;

    constructor(url: URL | string, options: WorkerOptions = {}) {
      super();
      const element = document.createElement('iframe');
      element.src = '/frame.html';
      element.hidden = true;
      element.addEventListener('load', () => {
        const frame = element.contentWindow as Window & typeof globalThis;
        frame.postMessage = (data: unknown) => {
          setTimeout(() => {
            const event = new MessageEvent('message', {data});
            this.onmessage?.(event);
            this.dispatchEvent(event);
          });
        };
        const script = frame.document.createElement('script');
        script.src = String(url);
        if (options.type !== undefined) script.type = options.type;
        script.addEventListener('load', () => {
          this.frame = frame;
          for (const data of this.early) this.postMessage(data);
        });
        frame.document.head.append(script);
      });
      document.body.append(element);
    }

    postMessage(data: unknown): void {
      const {frame} = this;
      if (frame === null) {
        this.early.push(data);
        return;
      }
      setTimeout(() => {
        frame.dispatchEvent(new frame.MessageEvent('message', {data}));
      });
    }

    terminate(): void {
      this.frame?.frameElement?.remove();
    }
  }
  Object.assign(window, {Worker: FrameWorker});
}

/** Keys that a reader presses, one after the other. */
const typed = 'environment variables';

/** CPU slowed so many times. */
const slowdown = 4;

async function freshPage(browser: Browser, url: string, isSlow: boolean): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // tsx wraps named functions in a helper of its own, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(workersInFrames);
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in window);
  await slow(page, isSlow);
  return page;
}

async function slow(page: Page, isSlow: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: isSlow ? slowdown : 1});
}

/** Opens, waits, presses the first key; how long until first and final results. */
function firstKey(
  page: Page,
  wait: number,
  query = typed.slice(0, 1),
): Promise<{first: number; final: number}> {
  return page.evaluate(
    async ({key, pause}) => {
      window.bench.open();
      await new Promise((resolve) => setTimeout(resolve, pause));
      const start = performance.now();
      await window.bench.first(key);
      const first = performance.now() - start;
      await window.bench.final(key);
      return {first, final: performance.now() - start};
    },
    {key: query, pause: wait},
  );
}

function laterKeys(page: Page): Promise<number[]> {
  return page.evaluate(async (text) => {
    const times: number[] = [];
    for (let length = 2; length <= text.length; length += 1) {
      const start = performance.now();
      await window.bench.final(text.slice(0, length));
      times.push(performance.now() - start);
    }
    return times;
  }, typed);
}

/** The memory of the page, of its frames and so of all that would be a worker, in bytes. */
async function memory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize, backingStorageSize} = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize + backingStorageSize;
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** One that takes longer than this (milliseconds) for all of it counts as not responding. */
const patience = 300_000;

/** A contender did not respond in time. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

function inTime<T>(work: Promise<T>, folder: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoResponse(`No response within ${patience / 1000} s: ${folder}`));
    }, patience);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}

/** Serves a prepared folder to a Chromium for as long as the work takes. */
async function served<T>(
  folder: string,
  executablePath: string,
  work: (browser: Browser, site: CountingHost) => Promise<T>,
): Promise<T> {
  const browser = await playwright.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const site = await host(folder);
  try {
    return await work(browser, site);
  } finally {
    await site.close();
    await browser.close();
  }
}

/**
 * Measures a contender.
 *
 * @param folder - What {@link Contender.prepare} made.
 * @param executablePath - A Chromium.
 * @param times - Each time is measured so often; the median counts.
 * @throws NoResponse when it takes too long.
 */
export function measure(folder: string, executablePath: string, times: number): Promise<Figures> {
  return served(folder, executablePath, (browser, site) =>
    inTime(figures(browser, site, times), folder),
  );
}

/** Measurements of a slow query: other load on the machine only ever adds to the time. */
const tries = 10;

/**
 * Measures how long the slowest of some queries takes, with the CPU slowed.
 *
 * @param folder - What {@link Contender.prepare} made.
 * @param executablePath - A Chromium.
 * @param queries - Each is put to the whole index.
 * @param limit - A query that takes longer (milliseconds) is measured again; the shortest time counts.
 */
export function slowestOf(
  folder: string,
  executablePath: string,
  queries: readonly string[],
  limit: number,
): Promise<number> {
  return served(folder, executablePath, async (browser, site) => {
    const page = await freshPage(browser, site.url, true);
    return page.evaluate(
      async ({all, most, attempts}) => {
        window.bench.open();
        let slowest = 0;
        for (const query of all) {
          let best = Infinity;
          for (let attempt = 0; attempt < attempts && best > most; attempt += 1) {
            const start = performance.now();
            await window.bench.final(query);
            best = Math.min(best, performance.now() - start);
          }
          slowest = Math.max(slowest, best);
        }
        return slowest;
      },
      {all: queries, most: limit, attempts: tries},
    );
  });
}

async function figures(browser: Browser, site: CountingHost, times: number): Promise<Figures> {
  const before = await freshPage(browser, site.url, false);
  const atStart = site.sent();
  const idle = await memory(before);
  await before.evaluate((key) => window.bench.first(key), typed.slice(0, 1));
  // The page's own script is a part of the search here.
  const bytesFirst = site.sent();
  await before.evaluate((key) => window.bench.final(key), typed.slice(0, 1));
  await laterKeys(before);
  const bytesAll = site.sent();
  const full = await memory(before);
  await before.context().close();
  if (atStart === 0) throw new Error('The bench page fetched nothing; is it built?');
  const whole = await freshPage(browser, site.url, false);
  await whole.evaluate((query) => window.bench.final(query), typed);
  const bytesFinal = site.sent() - bytesAll;
  await whole.context().close();

  const cold: {first: number; final: number}[] = [];
  const warm: {first: number; final: number}[] = [];
  const opened: {first: number; final: number}[] = [];
  const queries: number[] = [];
  const later: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const page = await freshPage(browser, site.url, true);
    cold.push(await firstKey(page, 0));
    later.push(...(await laterKeys(page)));
    await page.reload();
    await page.waitForFunction(() => 'bench' in window);
    warm.push(await firstKey(page, 0));
    await page.context().close();
    const other = await freshPage(browser, site.url, true);
    opened.push(await firstKey(other, 500));
    await other.context().close();
    const third = await freshPage(browser, site.url, true);
    queries.push((await firstKey(third, 500, typed)).final);
    await third.context().close();
  }
  return {
    bytesFirst,
    bytesFinal,
    bytesAll,
    coldFirst: median(cold.map(({first}) => first)),
    coldFinal: median(cold.map(({final}) => final)),
    openedFirst: median(opened.map(({first}) => first)),
    openedFinal: median(opened.map(({final}) => final)),
    queryFinal: median(queries),
    warmFirst: median(warm.map(({first}) => first)),
    warmFinal: median(warm.map(({final}) => final)),
    laterMedian: median(later),
    laterSlowest: Math.max(...later),
    memory: full - idle,
  };
}
