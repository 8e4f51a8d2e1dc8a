import type {Page} from 'playwright-core';
import {afterAll, beforeAll} from 'vitest';

import {buildTimeout, ensureBuild} from '../../support/build';
import {serveStatic, type StaticSite} from '../../../src/commands/support/serve';
import {visit, type VisitOptions} from './page';

/** Folder of the built fixture. */
export let dir: string;
let site: StaticSite;

/** Builds and serves the fixture for the tests of a file, which calls this once, outside its tests. */
export function serveFixture(): void {
  beforeAll(async () => {
    dir = await ensureBuild({config: 'tests/fixtures/chrome-site/docusaurus.config.ts'});
    site = await serveStatic(dir);
  }, buildTimeout);
  afterAll(() => site.close());
}

/** Where the scripts of the fixture are. */
export const scripts = '**/assets/js/*.js';
/** What the console says of a crash. */
export const crashed = [/The (component|item) threw/, /A theme navbar item failed to render/];
/** What the console says of a chunk that is not there. */
export const missing = [/Failed to load resource/, /Loading chunk/i];

/** Opens a page of the fixture. */
export const open = (path: string, options: VisitOptions = {}): Promise<Page> =>
  visit(path, {origin: site.url, ...options});

/** Sets a flag that makes a part of the fixture throw. */
export async function setFlag(
  page: Page,
  name: 'crash' | 'failItem',
  value: boolean,
): Promise<void> {
  await page.evaluate(
    (flag) => {
      Object.assign(window, flag);
    },
    {[name]: value},
  );
}

/** Raises a flag before the page's own scripts run. */
export const flagged =
  (name: 'crash' | 'failItem') =>
  async (page: Page): Promise<void> => {
    await page.addInitScript((key) => {
      Object.assign(window, {[key]: true});
    }, name);
  };

/** Marks the document, so that a reload can be told from a change of route. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'true';
  });

export const marked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.marked === 'true');

/** Holds back every script asked for from now on, until `release` says how to go on. */
export async function holdScripts(
  page: Page,
): Promise<{release: (answer: 'continue' | 'abort') => void}> {
  let release: (answer: 'continue' | 'abort') => void = () => undefined;
  const answer = new Promise<'continue' | 'abort'>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await route[await answer]();
  });
  return {release};
}

/** Without fetching ahead, so that a navigation is what asks for the chunk. */
export async function onDataSaver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '4g', saveData: true},
    });
  });
}

/** A first sign of intent, where the page will crash instead of being ready. */
export const startReact = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** The title of the page. */
export const h1 = (page: Page, name: string) => page.getByRole('heading', {level: 1, name});
