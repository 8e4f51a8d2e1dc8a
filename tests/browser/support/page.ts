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
   * Opens the page in the tab that an earlier test of the file left, if its other options were the same:
   * the browser then keeps what it has loaded and compiled. Storage, routes and pointer are as in a new
   * one: not for tests that add init scripts or listeners, or change what the page runs in.
   */
  shared?: boolean;
}

/** A browser context, and what its pages complained of. */
interface Opened {
  readonly context: BrowserContext;
  readonly complaints: string[];
  /** What its options say, if tests share it. */
  readonly key?: string;
  readonly colorMode: VisitOptions['colorMode'];
  allow: readonly RegExp[];
}

let browser: Promise<Browser> | undefined;
/** Of the file's tests so far that share tabs, by {@link Opened.key}. Each has one page. */
const sharedTabs = new Map<string, Opened>();
const open: Opened[] = [];

/** Starts the Chromium of this process, which ends with it. */
function launch(): Promise<Browser> {
  const {executablePath, env} = inject('chromium');
  // A process that is ended has no time to remove the browser's profile.
  process.env.TMPDIR = inject('temporary');
  return chromium.launch({
    executablePath,
    env: {...process.env, ...env},
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Containers give /dev/shm too little for a renderer.
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
    ],
  });
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
  const key = shared ? JSON.stringify([origin, colorMode, rest]) : undefined;
  const known = key === undefined ? undefined : sharedTabs.get(key);
  const opened = known ?? (await watchedContext({origin, colorMode, key}, rest));
  if (key !== undefined) sharedTabs.set(key, opened);
  opened.allow = [/registration blocked by Playwright/, ...allow];
  if (!open.includes(opened)) open.push(opened);
  const page = known?.context.pages()[0] ?? (await opened.context.newPage());
  await before?.(page);
  // From a page to a place in it nothing is loaded.
  if (known && path.includes('#')) await page.goto('about:blank');
  await page.goto(new URL(path, origin).href);
  return page;
}

/** Opens a URL in the tab that tests of the file share: see {@link VisitOptions.shared}. */
export const visitShared = (path: string, options: VisitOptions = {}): Promise<Page> =>
  visit(path, {...options, shared: true});

/** Makes a browser context whose pages are watched. */
async function watchedContext(
  {origin, colorMode, key}: {origin: string} & Pick<Opened, 'colorMode' | 'key'>,
  options: BrowserContextOptions,
): Promise<Opened> {
  browser ??= launch();
  const context = await (
    await browser
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
  return {context, complaints, allow: [], colorMode, key};
}

/**
 * Gives the page a first sign of intent and waits until React has taken over.
 *
 * @param page - An opened page
 */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.querySelector('html[data-has-hydrated=true]') !== null);
}

/**
 * Makes a tab that tests share like a new one.
 *
 * @returns Whether the next test can have it
 */
async function tidy({context, colorMode}: Opened): Promise<boolean> {
  const [tab, ...others] = context.pages();
  if (!tab) return false;
  try {
    await Promise.all(others.map((page) => page.close()));
    await context.unrouteAll({behavior: 'ignoreErrors'});
    await tab.unrouteAll({behavior: 'ignoreErrors'});
    await tab.mouse.move(0, 0);
    await tab.evaluate((mode) => {
      localStorage.clear();
      sessionStorage.clear();
      if (mode) localStorage.setItem('theme', mode);
    }, colorMode);
    return true;
  } catch {
    // A page of the browser, such as that of an error, has no storage.
    return false;
  }
}

/**
 * Closes what a test opened, except the tab that the next one may have.
 *
 * @param failed - Whether the test failed: what it leaves is then closed
 * @returns What its pages complained of and the test did not allow
 */
export async function closePages(failed = false): Promise<string[]> {
  const opened = open.splice(0);
  await Promise.all(
    opened.map(async (one) => {
      if (one.key !== undefined && !failed && (await tidy(one))) return;
      if (one.key !== undefined) sharedTabs.delete(one.key);
      await one.context.close();
    }),
  );
  return opened.flatMap(({complaints, allow}) =>
    complaints.splice(0).filter((complaint) => !allow.some((pattern) => pattern.test(complaint))),
  );
}

/** Closes the tabs that the tests of a file shared. */
export async function closeSharedTabs(): Promise<void> {
  await Promise.all([...sharedTabs.values()].map(({context}) => context.close()));
  sharedTabs.clear();
}
