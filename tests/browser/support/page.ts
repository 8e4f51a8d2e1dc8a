import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import {expect, inject} from 'vitest';

/** The two widths every behavior is looked at, in CSS pixels. */
export const viewports = {
  desktop: {width: 1440, height: 900},
  mobile: {width: 390, height: 844},
} as const;

/** How long a busy machine may take for one step of a reader, in milliseconds. */
const actionTimeout = 20_000;

/**
 * Looks again and again until what is expected is there, as long as {@link actionTimeout}.
 *
 * @param look - Reads the page
 * @param message - What is looked at, for the report of a failure
 */
export const eventually = <Value>(look: () => Value, message?: string) =>
  expect.poll(look, {timeout: actionTimeout, ...(message !== undefined && {message})});

/** How a page is opened. */
export interface VisitOptions extends BrowserContextOptions {
  /** Origin to open instead of the site's production build. */
  origin?: string;
  /** Color mode, as the reader's stored choice; without it the site's default holds. */
  colorMode?: 'dark' | 'light';
  /** Complaints this test provokes: what matches is not held against the page. */
  allow?: RegExp[];
  /** Runs before the page is opened: routes, init scripts. */
  before?: (page: Page) => Promise<unknown>;
  /**
   * Opens the page in the browser context of the file's other tests that say so, whose other options
   * must be the same: the browser then keeps compiled scripts. For tests that change no storage.
   */
  shared?: boolean;
}

/** A browser context, and what its pages complained of. */
interface Opened {
  readonly context: BrowserContext;
  readonly complaints: string[];
  readonly allow: RegExp[];
}

let browser: Browser | undefined;
let sharedContext: Opened | undefined;
const open: Opened[] = [];

async function sharedBrowser(): Promise<Browser> {
  browser ??= await chromium.connect(inject('browserEndpoint'));
  return browser;
}

/**
 * Opens a URL in a fresh browser context and watches it: any console message, page error,
 * CSP violation or request to another host fails the test that opened it.
 *
 * @param path - Path on the site, beginning with a slash
 * @param options - Viewport (desktop unless told), color mode, JavaScript on or off, …
 * @returns The loaded page; `setup-file.ts` closes it after the test
 */
export async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
  const {before, shared, origin = inject('siteUrl'), colorMode, allow = [], ...rest} = options;
  const known = shared ? sharedContext : undefined;
  const opened = known ?? (await watchedContext({origin, colorMode, allow}, rest));
  if (shared) sharedContext = opened;
  open.push(opened);
  const page = await opened.context.newPage();
  await before?.(page);
  await page.goto(new URL(path, origin).href);
  return page;
}

/** Makes a browser context whose pages are watched. */
async function watchedContext(
  {origin, colorMode, allow}: {origin: string; colorMode?: 'dark' | 'light'; allow: RegExp[]},
  options: BrowserContextOptions,
): Promise<Opened> {
  const context = await (
    await sharedBrowser()
  ).newContext({
    viewport: viewports.desktop,
    reducedMotion: 'reduce',
    // Its requests pass by a test's routes; tests/browser/offline.test.ts allows it.
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: colorMode ? [{origin, localStorage: [{name: 'theme', value: colorMode}]}] : [],
    },
    ...options,
  });
  context.setDefaultTimeout(actionTimeout);
  const complaints: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  context.on('console', (message) => {
    complaints.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    complaints.push(`page error: ${error.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      complaints.push(`request to another host: ${request.url()}`);
  });
  return {context, complaints, allow: [/registration blocked by Playwright/, ...allow]};
}

/**
 * Gives the page a first sign of intent and waits until React has taken over.
 *
 * @param page - An opened page
 */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/**
 * Closes what a test opened.
 *
 * @returns What its pages complained of and the test did not allow
 */
export async function closePages(): Promise<string[]> {
  const opened = open.splice(0);
  await Promise.all(
    opened.map(async (one) => {
      if (one !== sharedContext) await one.context.close();
      else await Promise.all(one.context.pages().map((page) => page.close()));
    }),
  );
  return opened.flatMap(({complaints, allow}) =>
    complaints.splice(0).filter((complaint) => !allow.some((pattern) => pattern.test(complaint))),
  );
}

/** Leaves the browser, and with it the context that the tests of a file shared. */
export async function leaveBrowser(): Promise<void> {
  sharedContext = undefined;
  await browser?.close();
  browser = undefined;
}
