import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {chromium as playwright, type Browser, type CDPSession, type Page} from 'playwright-core';

import {serveBrotli, type BrotliHost} from '../../../src/commands/support/brotli-host';
import type {Chromium} from '../../../src/commands/support/chromium';
import {addUp, inlineBytes, type PageWeight} from '../../../src/commands/support/page-weight';
import {median} from '../search/measure';

/** What a page loads with nothing pressed, and what its browser fetched ahead for other pages. */
export interface Load {
  readonly weight: PageWeight;
  readonly prefetched: number;
}

/** What a page costs a slow phone. Times in milliseconds, with the CPU slowed four times. */
export interface Work {
  /** CPU time of the main thread until it is idle. */
  readonly cpu: number;
  /** CPU time of the longest task. */
  readonly longestTask: number;
  /** From the start of the navigation until React runs; `null` when nothing hydrates the page. */
  readonly hydrated: number | null;
  /** From the first pointer event until React runs; `null` when it ran before. */
  readonly hydratedAfterIntent: number | null;
}

/** CPU slowed so many times. */
const slowdown = 4;

/** Main-thread time (seconds) within a second below which a page counts as idle. */
const idleTime = 0.01;

/** A generator's built site, served and open in a browser of its own. */
export class Bench {
  private constructor(
    private readonly browser: Browser,
    private readonly host: BrotliHost,
    private readonly dir: string,
  ) {}

  /**
   * @param dir - Folder of the built site
   * @param found - The browser
   */
  static async open(dir: string, found: Chromium): Promise<Bench> {
    const browser = await playwright.launch({
      executablePath: found.executablePath,
      env: {...(process.env as Record<string, string>), ...found.env},
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
      ],
    });
    return new Bench(browser, await serveBrotli(dir), dir);
  }

  /** Origin of the served site. */
  get url(): string {
    return this.host.url;
  }

  /** Ends browser and host. */
  async close(): Promise<void> {
    await this.browser.close();
    await this.host.close();
  }

  private async newPage(): Promise<Page> {
    const context = await this.browser.newContext({viewport: {width: 1440, height: 900}});
    return context.newPage();
  }

  /** Opens a page with an empty cache, waits until it is idle and counts. */
  async load(route: string): Promise<Load> {
    const page = await this.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    this.host.takeSent();
    await page.goto(this.url + route, {waitUntil: 'networkidle'});
    await idle(session);
    const document = await page.evaluate(() => ({
      elements: window.document.querySelectorAll('*').length,
      scripts: Array.from(window.document.scripts)
        .filter((script) => script.src === '')
        .map(({type, text}) => ({type, text})),
      styles: Array.from(window.document.querySelectorAll('style'), (style) => style.textContent),
    }));
    const sent = this.host.takeSent();
    await page.context().close();
    const own = sent.filter(({isPrefetch}) => !isPrefetch);
    const ahead = sent.filter(({isPrefetch}) => isPrefetch);
    return {
      weight: addUp(own, inlineBytes(document), document.elements),
      prefetched: ahead.reduce((bytes, response) => bytes + response.bytes, 0),
    };
  }

  /** Opens a page `times` times with the CPU slowed; each figure is the median. */
  async work(route: string, times: number): Promise<Work> {
    const runs: Work[] = [];
    for (let time = 0; time < times; time += 1) runs.push(await this.workOnce(route));
    const middle = (values: readonly (number | null)[]): number | null => {
      const known = values.filter((value) => value !== null);
      return known.length === 0 ? null : median(known);
    };
    return {
      cpu: median(runs.map(({cpu}) => cpu)),
      longestTask: median(runs.map(({longestTask}) => longestTask)),
      hydrated: middle(runs.map(({hydrated}) => hydrated)),
      hydratedAfterIntent: middle(runs.map(({hydratedAfterIntent}) => hydratedAfterIntent)),
    };
  }

  private async workOnce(route: string): Promise<Work> {
    const page = await this.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await page.addInitScript(watchHydration);
    await this.browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await page.goto(this.url + route, {waitUntil: 'networkidle'});
    await idle(session);
    const trace = await this.browser.stopTracing();
    const tasks = mainThreadTasks(trace.toString());
    const hydrated = await page.evaluate(() => window.benchHydration.hydrated);
    const isDocusaurus = (await this.html(route)).includes('data-has-hydrated');
    const hydratedAfterIntent =
      hydrated === null && isDocusaurus ? await hydrateOnIntent(page) : null;
    await page.context().close();
    return {
      cpu: tasks.reduce((sum, task) => sum + task, 0),
      longestTask: Math.max(...tasks),
      hydrated,
      hydratedAfterIntent,
    };
  }

  private async html(route: string): Promise<string> {
    const named = path.join(this.dir, `${route}.html`);
    return readFile(named, 'utf8').catch(() =>
      readFile(path.join(this.dir, route, 'index.html'), 'utf8'),
    );
  }
}

declare global {
  interface Window {
    /** When React ran and when the reader first moved, on the page's clock. */
    benchHydration: {hydrated: number | null; intent: number | null};
  }
}

function watchHydration(): void {
  window.benchHydration = {hydrated: null, intent: null};
  // Without a name: tsx would wrap a named function in a helper that the page does not have.
  new MutationObserver(() => {
    if (document.documentElement.dataset.hasHydrated === 'true')
      window.benchHydration.hydrated ??= performance.now();
  }).observe(document, {
    attributes: true,
    attributeFilter: ['data-has-hydrated'],
    childList: true,
    subtree: true,
  });
  for (const type of ['pointerover', 'pointermove', 'pointerdown']) {
    window.addEventListener(
      type,
      (event) => {
        window.benchHydration.intent ??= event.timeStamp;
      },
      {capture: true, passive: true},
    );
  }
}

/**
 * Moves the pointer over the first control of the navbar and waits for React. What Playwright itself runs in
 * the page is there before the pointer moves, so that it is not measured.
 */
async function hydrateOnIntent(page: Page): Promise<number> {
  const box = await page.locator('nav button:visible').first().boundingBox();
  if (!box) throw new Error('The navbar has no button.');
  const isHydrated = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Chromium reports a pointer when a page is laid out, before anybody has moved one.
        window.benchHydration.intent = null;
        new MutationObserver(() => {
          if (window.benchHydration.hydrated !== null) resolve();
        }).observe(document.documentElement, {attributes: true});
      }),
  );
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await isHydrated;
  return page.evaluate(() => {
    const {hydrated, intent} = window.benchHydration;
    return (hydrated ?? Number.NaN) - (intent ?? Number.NaN);
  });
}

/** Waits until the main thread has had nothing to do for a second. */
async function idle(session: CDPSession): Promise<void> {
  const taskTime = async (): Promise<number> => {
    const {metrics} = await session.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'TaskDuration')?.value ?? 0;
  };
  for (let before = await taskTime(); ;) {
    await new Promise((resolve) => void setTimeout(resolve, 1000));
    const now = await taskTime();
    if (now - before < idleTime) return;
    before = now;
  }
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time in microseconds. */
  readonly tdur?: number;
  readonly args?: {readonly name?: string};
}

/** CPU time (milliseconds) of each task on the page's main thread. */
export function mainThreadTasks(trace: string): number[] {
  const {traceEvents} = JSON.parse(trace) as {traceEvents: TraceEvent[]};
  const threads = new Set(
    traceEvents
      .filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({pid, tid}) => `${pid}:${tid}`),
  );
  const tasks = traceEvents
    .filter(({name, pid, tid}) => name === 'RunTask' && threads.has(`${pid}:${tid}`))
    .map(({tdur = 0}) => tdur / 1000);
  if (tasks.length === 0) throw new Error('The trace has no task of a main thread.');
  return tasks;
}
