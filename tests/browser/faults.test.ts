/**
 * One real fault a row: what happens, and what the reader sees of it. Faults that need another site are
 * in tests/browser/chrome/{failures,parts}.test.ts (crashes, a navbar item that throws, a wrong baseUrl) and
 * tests/build/config-errors.test.ts; those of a deployment in tests/browser/offline.test.ts.
 */
import type {Page} from 'playwright-core';
import {afterAll, expect, test} from 'vitest';

import {eventually, hydrated, visit, type VisitOptions} from './support/page';

interface Fault {
  readonly name: string;
  readonly options?: VisitOptions;
  readonly path?: string;
  /** The fault, before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What the reader does, and waits for. */
  readonly seen: (page: Page) => Promise<unknown>;
}

const chunks = '**/assets/js/*.js';
const index = '**/search-index/**';
const worker = '**/assets/js/search-worker.*.js';
const script = 'text/javascript';
const crash =
  "onmessage = ({data}) => { if (data.kind === 'search') throw new Error('The worker crashed'); }";

/** A connection of the effective type slow-2g, in milliseconds and bytes a second. */
const slow2g = {latency: 2000, downloadThroughput: 6250, uploadThroughput: 6250};
const unlimited = {latency: 0, downloadThroughput: -1, uploadThroughput: -1};

const initially = (script: string) => (page: Page) => page.addInitScript(script);

const arrives = (page: Page, heading: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, heading, {
    timeout: 20_000,
  });

async function goOn(page: Page): Promise<unknown> {
  await hydrated(page);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'How it works'}).click();
  return arrives(page, 'How it works');
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
}

const finds = (page: Page, name: RegExp): Promise<unknown> =>
  page.getByRole('option', {name}).first().waitFor({timeout: 20_000});

const shows = (page: Page, text: RegExp): Promise<unknown> =>
  page.getByText(text).first().waitFor({timeout: 20_000});

/** Fails requests that start React; those that come after go on as the fault says. */
async function afterStart(page: Page, fault: (page: Page) => Promise<unknown>): Promise<unknown> {
  await hydrated(page);
  await fault(page);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Migrate to Arkos.js'}).click();
  return arrives(page, 'Migrating to Arkos.js');
}

const choose = async (page: Page): Promise<unknown> => {
  const tab = page.getByRole('tab', {name: 'pnpm'}).first();
  await tab.click();
  return page.waitForFunction(
    () => document.querySelector('[role="tab"][data-value="pnpm"]')?.ariaSelected === 'true',
  );
};

const garbage = `for (const key of ['theme', 'docusaurus.tab.npm2yarn', 'docusaurus.tab.language',
  'docusaurus.announcement.id', 'docusaurus.announcement.dismiss', '__DOCSEARCH_RECENT_SEARCHES__docs',
  '__DOCSEARCH_FAVORITE_SEARCHES__docs']) localStorage.setItem(key, '{"[<script>\\u0000');`;

const installation = '/docs/getting-started/installation';

const faults: readonly Fault[] = [
  {
    name: 'provider of the search unreachable',
    before: (page) => page.route(index, (route) => route.abort()),
    seen: async (page) => {
      await search(page, 'hooks');
      return shows(page, /Unable to fetch results|could not be loaded/);
    },
  },
  {
    name: 'no hits',
    seen: async (page) => {
      await search(page, 'qqqqzzzzxxxx');
      return shows(page, /No results for/);
    },
  },
  {
    name: 'no recent searches',
    seen: async (page) => {
      await search(page, '');
      return shows(page, /No recent searches/);
    },
  },
  {
    name: 'search index answered with HTML',
    before: (page) =>
      page.route(index, (route) =>
        route.fulfill({body: '<!doctype html>', contentType: 'text/html'}),
      ),
    seen: async (page) => {
      await search(page, 'hooks');
      return shows(page, /Unable to fetch results|could not be loaded/);
    },
  },
  {
    name: 'search index truncated',
    before: (page) =>
      page.route('**/names.json', (route) =>
        route.fulfill({body: '{"version":1,"pa', contentType: 'application/json'}),
      ),
    seen: async (page) => {
      await search(page, 'hooks');
      return shows(page, /Unable to fetch results|could not be loaded/);
    },
  },
  {
    name: 'search index missing',
    before: (page) => page.route(index, (route) => route.fulfill({status: 404})),
    seen: async (page) => {
      await search(page, 'hooks');
      return shows(page, /Unable to fetch results|could not be loaded/);
    },
  },
  {
    name: 'search index slow: the dialog says that it waits, and finds what was typed',
    before: (page) =>
      page.route(index, async (route) => {
        // A request that is still waiting when the test ends has nobody to tell.
        await page
          .locator('.DocSearch-Container--Stalled')
          .waitFor()
          .then(() => route.fallback())
          .catch(() => undefined);
      }),
    seen: async (page) => {
      await search(page, 'hooks');
      return finds(page, /Service hooks/);
    },
  },
  {
    name: 'search worker that crashes as it searches: the next search starts another',
    before: (page) =>
      page.context().route(worker, (route) => route.fulfill({body: crash, contentType: script}), {
        times: 1,
      }),
    seen: async (page) => {
      await search(page, 'hook');
      await shows(page, /Unable to fetch results/);
      await page.getByRole('combobox').press('s');
      return finds(page, /Service hooks/);
    },
  },
  {
    name: 'storage that throws',
    path: installation,
    before: initially(
      "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }})",
    ),
    seen: choose,
  },
  {
    name: 'storage that is full',
    path: installation,
    before: initially(
      "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
    ),
    seen: choose,
  },
  {name: 'storage with garbage', before: initially(garbage), seen: goOn},
  {
    name: 'chunk that fails once',
    seen: (page) =>
      afterStart(page, (opened) => {
        let failed = false;
        // Not `times: 1`: a request that comes while Playwright ends the interception may hang.
        return opened.route(chunks, (route) => {
          if (failed) return route.continue();
          failed = true;
          return route.abort();
        });
      }),
  },
  {
    name: 'chunk that always fails',
    seen: (page) => afterStart(page, (opened) => opened.route(chunks, (route) => route.abort())),
  },
  {
    name: 'chunk answered with 404, as after a deployment',
    seen: (page) =>
      afterStart(page, (opened) => opened.route(chunks, (route) => route.fulfill({status: 404}))),
  },
  {
    name: 'chunk answered with HTML',
    seen: (page) =>
      afterStart(page, (opened) =>
        opened.route(chunks, (route) =>
          route.fulfill({body: '<!doctype html>', contentType: 'text/html'}),
        ),
      ),
  },
  {
    name: 'no bundle at first load',
    before: (page) => page.route(chunks, (route) => route.abort()),
    seen: async (page) => {
      await page.keyboard.press('Control+k');
      await shows(page, /Part of this page did not load/);
      await page.getByRole('button', {name: 'Close'}).last().click();
      return arrives(page, 'What Arkos.js is');
    },
  },
  {
    name: 'no style sheet',
    before: (page) => page.route('**/assets/css/*', (route) => route.abort()),
    seen: async (page) => {
      await page.keyboard.press('Control+k');
      return shows(page, /Part of this page did not load/);
    },
  },
  {
    name: 'URL without a page',
    path: '/docs/intor',
    seen: async (page) => {
      await arrives(page, 'Page Not Found');
      return page.getByRole('heading', {name: 'Did you mean'}).waitFor();
    },
  },
  {
    name: 'no IntersectionObserver',
    before: initially('delete window.IntersectionObserver'),
    seen: goOn,
  },
  {name: 'no structuredClone', before: initially('delete window.structuredClone'), seen: goOn},
  {
    name: 'no Worker',
    before: initially('delete window.Worker'),
    seen: async (page) => {
      await search(page, 'hooks');
      return finds(page, /Service hooks/);
    },
  },
  {
    name: 'malformed hash',
    path: '/docs/intro#%',
    seen: goOn,
  },
  {
    name: 'two tabs: a choice in one holds in the other',
    path: installation,
    seen: async (page) => {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await choose(other);
      await page.waitForFunction(
        () => document.querySelector('[role="tab"][data-value="pnpm"]')?.ariaSelected === 'true',
      );
    },
  },
  {
    name: 'JavaScript off: every panel can be read',
    path: installation,
    options: {javaScriptEnabled: false},
    seen: async (page) => {
      const hidden = await page.evaluate(
        () =>
          [...document.querySelectorAll('[role="tabpanel"]')].filter(
            (panel) => !panel.checkVisibility() || panel.getBoundingClientRect().height < 10,
          ).length,
      );
      const panels = await page.locator('[role="tabpanel"]').count();
      const tabs = await page.locator('[role="tab"]').count();
      expect([hidden, panels]).toEqual([0, tabs]);
    },
  },
  {
    name: 'offline at a change of route: the page stays, and the next one opens later',
    seen: async (page) => {
      await hydrated(page);
      await page.context().setOffline(true);
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.getByRole('link', {name: 'Migrate to Arkos.js'}).click();
      await shows(page, /You are offline/);
      await arrives(page, 'What Arkos.js is');
      await page.context().setOffline(false);
      return arrives(page, 'Migrating to Arkos.js');
    },
  },
  {
    name: 'offline at a link within the page: it leads there, and nothing is said',
    seen: async (page) => {
      await hydrated(page);
      await page.context().setOffline(true);
      const link = page.locator('.table-of-contents__link:visible').last();
      await link.click();
      const id = (await link.getAttribute('href'))!.slice(1);
      await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
      expect(await page.locator('.site-notice').count()).toBe(0);
    },
  },
  {
    name: 'offline at two pages that are not saved: one notice, gone once the reader is back',
    seen: async (page) => {
      await hydrated(page);
      await page.context().setOffline(true);
      const notice = page.getByText(/You are offline/);
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      for (const name of ['Migrate to Arkos.js', 'How it works']) {
        await sidebar.getByRole('link', {name}).click();
        await notice.waitFor();
      }
      expect(await notice.count()).toBe(1);
      await page.goBack();
      await page.goBack();
      return notice.waitFor({state: 'detached'});
    },
  },
  {
    name: 'slow 2g: a press is seen at once, and nothing typed meanwhile is lost',
    seen: async (page) => {
      const network = await page.context().newCDPSession(page);
      const limit = (conditions: typeof slow2g): Promise<unknown> =>
        network.send('Network.emulateNetworkConditions', {offline: false, ...conditions});
      await limit(slow2g);
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Button[aria-busy="true"]').waitFor();
      await page.keyboard.type('hooks');
      await limit(unlimited);
      await finds(page, /Service hooks/);
      await eventually(() => page.getByRole('combobox').inputValue()).toBe('hooks');
    },
  },
  {
    name: 'slow page: the reader hears that it is loading',
    seen: async (page) => {
      await hydrated(page);
      await page.route('**/docs/migrating-to-arkos', async (route) => {
        await page.waitForFunction(
          () => document.querySelector('.page-status')?.textContent === 'Loading page',
        );
        await route.continue();
      });
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.getByRole('link', {name: 'Migrate to Arkos.js'}).click();
      return arrives(page, 'Migrating to Arkos.js');
    },
  },
];

const lines: string[] = [];

test.each(faults)(
  '$name',
  async ({name, path = '/docs/intro', options, before, seen}) => {
    const begin = Date.now();
    const page = await visit(path, {
      ...options,
      // What a browser says of a fault; how the site says it is what is tested.
      allow: [/console\./, /page error: (?:no|full|Unexpected token '<')$/],
      ...(before && {before}),
    });
    await seen(page);
    lines.push(`${name.padEnd(60)} ${((Date.now() - begin) / 1000).toFixed(1)} s`);
  },
  45_000,
);

afterAll(() => {
  console.log(`Faults, and how long until the reader could go on:\n${lines.join('\n')}`);
  expect(lines).toHaveLength(faults.length);
});
