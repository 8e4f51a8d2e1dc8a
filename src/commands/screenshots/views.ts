import type {Browser, BrowserContext, Page} from 'playwright-core';

/** The two widths, in CSS pixels. */
const viewports = {desktop: {width: 1440, height: 900}, phone: {width: 390, height: 844}};

/** One picture to take. */
export interface View {
  /** Path on the site, and what is opened on it. */
  readonly name: string;
  readonly path: string;
  readonly viewport: keyof typeof viewports;
  readonly colorMode: 'dark' | 'light';
  /** Brings the page into the state of the picture. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** A state that only an action brings about. */
export interface State {
  readonly name: string;
  readonly path: string;
  readonly only?: View['viewport'];
  readonly act?: View['act'];
}

/** Closes the running animations and waits until the document says that it is still. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({playState}) => playState !== 'running'),
  );
}

/** What is opened on pages. */
export const states: readonly State[] = [
  {
    name: 'not found',
    path: '/there-is-no-such-page',
    // It says so once React knows the address.
    act: (page) => page.locator('main p code').waitFor(),
  },
  {
    name: 'search page',
    path: '/search',
    act: async (page) => {
      await page.locator('main input:focus').waitFor();
      await page.locator('main p + ul a').first().waitFor();
    },
  },
  {
    name: 'search results',
    path: '/search?q=interceptor',
    act: (page) => page.locator('main [aria-busy=false] mark').first().waitFor(),
  },
  {
    name: 'mobile menu',
    path: '/docs/intro',
    only: 'phone',
    act: async (page) => {
      await page.locator('.navbar__toggle').click();
      await page.locator('.navbar-sidebar--show .navbar-sidebar').waitFor();
      await still(page);
    },
  },
  {
    name: 'languages',
    path: '/docs/intro',
    only: 'desktop',
    act: async (page) => {
      await page.locator('.navbar .dropdown > button').click();
      await page.locator('.dropdown__menu a').waitFor();
    },
  },
  {
    name: 'search dialog',
    path: '/docs/intro',
    act: (page) => page.locator('.DocSearch-Button').click(),
  },
  {
    name: 'search dialog with a query',
    path: '/docs/intro',
    act: async (page) => {
      await page.locator('.DocSearch-Button').click();
      await page.locator('#docsearch-input').fill('interceptor');
      await page.locator('.DocSearch-Hit').first().waitFor();
      await page.locator('.DocSearch-Dropdown[aria-busy=false]').waitFor();
    },
  },
  {
    name: 'search dialog without results',
    path: '/docs/intro',
    act: async (page) => {
      await page.locator('.DocSearch-Button').click();
      await page.locator('#docsearch-input').fill('zzzz');
      await page.locator('.DocSearch-NoResults').waitFor();
    },
  },
  {
    name: 'announcement closed',
    path: '/docs/intro',
    act: async (page) => {
      const close = page.locator('[role=banner] button');
      await close.click();
      await close.waitFor({state: 'hidden'});
    },
  },
  {
    name: 'details open',
    path: '/docs/intro',
    act: async (page) => {
      await page.locator('main details > summary').last().click();
      await page.locator('main details[open]').last().waitFor();
      await still(page);
    },
  },
  {
    name: 'contents open',
    path: '/docs/intro',
    only: 'phone',
    act: async (page) => {
      await page.locator('.theme-doc-toc-mobile summary').click();
      await page.locator('.theme-doc-toc-mobile[open]').waitFor();
      await still(page);
    },
  },
  {
    name: 'tab switched',
    path: '/docs/getting-started/installation',
    act: async (page) => {
      const tab = page.locator('main [role=tab][aria-selected=false]').first();
      const name = await tab.innerText();
      await tab.click();
      await page.locator('main [role=tab][aria-selected=true]', {hasText: name}).first().waitFor();
    },
  },
  {
    name: 'category closed',
    path: '/docs/intro',
    only: 'desktop',
    act: async (page) => {
      await page.locator('.menu__list-item-collapsible > :is(.menu__caret, a)').first().click();
      await still(page);
    },
  },
  {
    name: 'focus ring',
    path: '/docs/intro',
    act: async (page) => {
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
    },
  },
  {name: 'print', path: '/docs/intro', act: (page) => page.emulateMedia({media: 'print'})},
];

/**
 * Every picture to take: each route and each state in both widths and color modes.
 *
 * @param routes - Paths on the site
 */
export function allViews(routes: readonly string[]): View[] {
  const pages: readonly State[] = routes.map((path) => ({name: path, path}));
  return [...pages, ...states].flatMap(({only, ...state}) =>
    (['desktop', 'phone'] as const)
      .filter((viewport) => only === undefined || only === viewport)
      .flatMap((viewport) =>
        (['dark', 'light'] as const).map((colorMode) => ({...state, viewport, colorMode})),
      ),
  );
}

/**
 * A font that comes late is never shown under `optional`; a picture must show it. The context has to
 * bypass the policy of the page, which allows its own styles only.
 */
export async function showFonts(context: BrowserContext): Promise<void> {
  await context.route(/\.css$|\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replaceAll(/font-display:\s*optional/g, 'font-display:block'),
    });
  });
}

async function newContext(browser: Browser, view: View): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: viewports[view.viewport],
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await context.addInitScript((mode) => {
    localStorage.setItem('theme', mode);
  }, view.colorMode);
  await showFonts(context);
  return context;
}

/**
 * Takes a picture of a page once its images and fonts are there. Dates of last updates are hidden:
 * they tell the commit, not the looks.
 *
 * @param page - An opened page
 * @param fullPage - All of it, or what the window shows
 * @returns A PNG
 */
export async function takePicture(page: Page, fullPage: boolean): Promise<Buffer> {
  await page.evaluate(async () => {
    const images = Array.from(document.images);
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  return page.screenshot({
    fullPage,
    animations: 'disabled',
    style: 'time { visibility: hidden }',
  });
}

async function openAndTake(context: BrowserContext, url: string, view: View): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(url, {waitUntil: 'load'});
  // A build that starts React by itself has started it; another is complete as it is.
  await page.waitForFunction(
    () =>
      document.querySelector('script[src*="/main."]') === null ||
      document.documentElement.dataset.hasHydrated === 'true',
  );
  await view.act?.(page);
  const picture = await takePicture(page, true);
  await page.close();
  return picture;
}

/** Takes pictures of one build. */
export interface Photographer {
  /** A PNG of the whole page, after fonts, images and scripts have arrived. */
  take: (view: View) => Promise<Buffer>;
}

/**
 * Opens a build for pictures. Pages that nothing is done to share the browser's cache; a state
 * begins with an empty one, so that what it leaves in the storage stays with it.
 *
 * @param browser - A running browser, which closes what this opens
 * @param origin - Where the build is served
 */
export function photographer(browser: Browser, origin: string): Photographer {
  const shared = new Map<string, Promise<BrowserContext>>();
  return {
    async take(view) {
      if (view.act) {
        const context = await newContext(browser, view);
        const picture = await openAndTake(context, origin + view.path, view);
        await context.close();
        return picture;
      }
      const key = `${view.viewport} ${view.colorMode}`;
      const context = shared.get(key) ?? newContext(browser, view);
      shared.set(key, context);
      return openAndTake(await context, origin + view.path, view);
    },
  };
}
