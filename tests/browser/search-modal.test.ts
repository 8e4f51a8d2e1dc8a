import type {Page} from 'playwright-core';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {record, sampleRecords} from '../unit/search-hosted/fake-algolia';
import {
  algoliaHosts,
  answerHosted,
  asked,
  cutComplaints,
  embedded,
  hosted,
  startHosted,
  stopHosted,
  wholeAnswer,
} from './search-providers';
import {axe} from './support/axe';
import {hydrated, viewports, type VisitOptions} from './support/page';

const input = '.DocSearch-Input';
/** Every line that can be selected, the one that leads to all results included. */
const option = '.DocSearch-Modal [role=option]';
/** A line of a response, not of the start screen. */
const hit = '.DocSearch-Modal [role=group] [role=option]';
const start = '/docs/intro';

beforeAll(startHosted, 300_000);
afterAll(stopHosted);
beforeEach(() => {
  asked.length = 0;
});

/** Waits as long as for anything else in the browser. */
const eventually = <Value>(look: () => Value) => expect.poll(look, {timeout: 8000});

/** Finds more than a page of hits on the site. */
const wide = 'install';

const button = (page: Page) => page.getByRole('button', {name: /^Search docs/});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search the site'});

async function search(page: Page, query: string): Promise<void> {
  if ((await page.locator('dialog').count()) === 0) {
    await page.keyboard.press('Control+k');
  }
  await page.locator(input).fill(query);
  await page.waitForFunction((wanted) => {
    const said = document.querySelector('.DocSearch-Modal [role=status]')?.textContent;
    const box = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    return box?.value === wanted && said !== '';
  }, query);
  await wholeAnswer(page, '.DocSearch-Dropdown');
}

const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

const selectedTitle = (page: Page) =>
  page.locator(`${hit}[aria-selected=true] .DocSearch-Hit-title`).innerText();

/** Ids of the options, from top to bottom. */
const selectedIndex = (page: Page) =>
  page
    .locator(option)
    .evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-selected') === 'true'));

function recent(index: number) {
  return {
    objectID: `/docs/page-${index}`,
    type: 'lvl1',
    url: `https://www.arkosjs.com/docs/intro#${index}`,
    content: null,
    hierarchy: {lvl0: 'Docs', lvl1: `Page ${index}`, lvl2: null, lvl3: null, lvl4: null},
  };
}

async function withStorage(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) {
      if (localStorage.getItem(key) === null) {
        localStorage.setItem(key, value);
      }
    }
  }, entries);
}

describe.each([embedded, hosted])('the modal, $name index', (provider) => {
  const indexName = provider.name === 'hosted' ? 'arkos' : 'docs';
  const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
  const favoriteKey = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

  async function opened(options?: VisitOptions): Promise<Page> {
    const page = await provider.open(start, options);
    await hydrated(page);
    return page;
  }

  test.each([
    ['the button', (page: Page) => button(page).click()],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['Command+K', (page: Page) => page.keyboard.press('Meta+k')],
    ['/', (page: Page) => page.keyboard.press('/')],
  ])('%s opens it', async (_name, open) => {
    const page = await opened();
    await open(page);
    await dialog(page).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'docsearch-input');
    expect(await page.locator(input).inputValue()).toBe('');
    expect(await page.locator(input).getAttribute('placeholder')).toBe('Search docs');
  });

  test.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the backdrop', (page: Page) => page.mouse.click(20, 400)],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ])('%s closes it and gives the focus back', async (_name, close) => {
    const page = await opened();
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'Blog', exact: true});
    await link.focus();
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
    await close(page);
    await dialog(page).waitFor({state: 'detached'});
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await button(page).click();
    await dialog(page).waitFor();
    await close(page);
    await dialog(page).waitFor({state: 'detached'});
    expect(await focusedText(page)).toMatch(/^Search docs/);
  });

  test('a selection closes it and leads to the place', async () => {
    const page = await opened();
    await search(page, 'project structure');
    const href = await page.locator(`${hit}[aria-selected=true]`).getAttribute('href');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({state: 'detached'});
    const {pathname, hash} = new URL(page.url());
    expect(pathname + hash).toBe(href);
    expect(pathname).toMatch(/project-structure$/);
  });

  test('submitting what finds nothing closes it and leads to the results page', async () => {
    const page = await opened();
    await search(page, 'qqqxyz');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({state: 'detached'});
    await page.waitForURL('**/search?q=qqqxyz');
  });

  test('Enter pressed before the answer is there takes the first hit of that answer', async () => {
    const page = await opened();
    const release = await provider.hold(page);
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
    await page.locator(input).fill('project structure');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL(/project-structure/);
  });

  test('the first keys are not lost while its code is on the way', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const page = await opened();
    await page.route(/\/assets\/js\//, async (route) => {
      await held;
      await route.fallback();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('instal');
    await page.keyboard.press('Backspace');
    expect(await page.locator('dialog').count()).toBe(0);
    release();
    await dialog(page).waitFor();
    await page.keyboard.type('ll');
    expect(await page.locator(input).inputValue()).toBe('install');
    await page.locator(hit).first().waitFor();
  });

  test('nothing of it is fetched before the first sign of intent', async () => {
    const requests: string[] = [];
    const page = await opened({
      before: (fresh) => {
        fresh.on('request', (request) => requests.push(request.url()));
        return Promise.resolve();
      },
    });
    await page.waitForTimeout(500);
    expect(requests.filter((url) => /search-index|algolia/.test(url))).toEqual([]);
    const before = requests.length;
    await button(page).hover();
    await eventually(() => requests.length).toBeGreaterThan(before + 1);
    expect(await page.locator('dialog').count()).toBe(0);
  });

  test('a letter on the focused button begins a query; other keys do what they always do', async () => {
    const page = await opened();
    await button(page).focus();
    const untouched = await page.evaluate(() =>
      [
        {key: 'r', ctrlKey: true},
        {key: 'f', ctrlKey: true},
        {key: 'k', ctrlKey: true, shiftKey: true},
        {key: 'F5'},
        {key: 'F12'},
        {key: 'Tab'},
        {key: 'a', altKey: true},
        {key: '/', ctrlKey: true},
      ].filter((init) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true}),
        ),
      ),
    );
    expect(untouched).toHaveLength(8);
    expect(await page.locator('dialog').count()).toBe(0);
    await page.keyboard.press('c');
    await dialog(page).waitFor();
    expect(await page.locator(input).inputValue()).toBe('c');
  });

  test('typing in other fields is left alone', async () => {
    const page = await provider.open('/search');
    await hydrated(page);
    const box = page.getByRole('searchbox', {name: 'Search the site'});
    await box.fill('');
    await box.pressSequentially('api/auth');
    expect(await box.inputValue()).toBe('api/auth');
    expect(await page.locator('dialog').count()).toBe(0);
  });

  test('a query has at most 64 characters', async () => {
    const page = await opened();
    await page.keyboard.press('Control+k');
    await page.locator(input).fill('abcdefghij'.repeat(6));
    await page.locator(input).pressSequentially('abcdefghij');
    expect(await page.locator(input).inputValue()).toHaveLength(64);
  });

  test('hits are grouped by page, at most five a page', async () => {
    const page = await opened();
    await search(page, 'next steps');
    const groups = page.locator('.DocSearch-Modal [role=group]');
    const sizes = await groups.evaluateAll((all) =>
      all.map((group) => group.querySelectorAll('[role=option]').length),
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20);
    const names = await groups.evaluateAll((all) =>
      all.map(
        (group) =>
          document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  test('arrows go round, Home and End to the ends, the selected line stays in sight', async () => {
    const page = await opened();
    await search(page, wide);
    const count = await page.locator(option).count();
    expect(await selectedIndex(page)).toBe(0);
    await page.keyboard.press('ArrowDown');
    expect(await selectedIndex(page)).toBe(1);
    await page.keyboard.press('End');
    expect(await selectedIndex(page)).toBe(count - 1);
    expect(await page.locator(option).last().innerText()).toMatch(/^See all \d+ results$/);
    await page.keyboard.press('ArrowDown');
    expect(await selectedIndex(page)).toBe(0);
    await page.keyboard.press('ArrowUp');
    expect(await selectedIndex(page)).toBe(count - 1);
    await page.keyboard.press('ArrowUp');
    expect(await selectedIndex(page)).toBe(count - 2);
    expect(
      await page
        .locator(hit)
        .last()
        .evaluate((line) => {
          const box = line.closest('.DocSearch-Dropdown')?.getBoundingClientRect();
          const own = line.getBoundingClientRect();
          return box !== undefined && own.top >= box.top && own.bottom <= box.bottom + 1;
        }),
    ).toBe(true);
    await page.keyboard.press('Home');
    expect(await selectedIndex(page)).toBe(0);
    const described = await page.locator(input).getAttribute('aria-activedescendant');
    expect(await page.locator(`#${described}`).getAttribute('aria-selected')).toBe('true');
  });

  test.each(['Control+Enter', 'Meta+Enter'])('%s opens a new tab and stays open', async (keys) => {
    const page = await opened();
    await search(page, 'project structure');
    const popup = page.context().waitForEvent('page');
    await page.keyboard.press(keys);
    const tab = await popup;
    await tab.waitForURL(/project-structure/);
    expect(await dialog(page).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(start);
  });

  test('the pointer selects what it is moved over, and a press follows it', async () => {
    const page = await opened();
    await search(page, 'configuration');
    const second = page.locator(hit).nth(1);
    await second.hover();
    expect(await second.getAttribute('aria-selected')).toBe('true');
    const href = await second.getAttribute('href');
    await second.click();
    await dialog(page).waitFor({state: 'detached'});
    await page.waitForURL((url) => url.pathname + url.hash === href);
  });

  test('works by touch, at 320 px', async () => {
    const page = await opened({
      viewport: {width: 320, height: 640},
      hasTouch: true,
      isMobile: true,
    });
    await button(page).tap();
    await dialog(page).waitFor();
    await page.locator(input).fill('configuration');
    await page.locator(hit).first().waitFor();
    const width = await page.evaluate(() =>
      Math.max(
        document.documentElement.scrollWidth,
        ...Array.from(
          document.querySelectorAll(
            '.DocSearch-Modal, .DocSearch-Modal a, .DocSearch-Modal button, .DocSearch-Modal input',
          ),
          (element) => element.getBoundingClientRect().right,
        ),
      ),
    );
    expect(width).toBeLessThanOrEqual(320);
    await page.getByRole('button', {name: 'Cancel'}).tap();
    await dialog(page).waitFor({state: 'detached'});
    await button(page).tap();
    await page.locator(input).fill('configuration');
    await page.locator(hit).first().tap();
    await page.waitForURL(/configuration/);
  });

  test('works at 400 % zoom', async () => {
    // A window of 1280 by 1024 enlarged four times.
    const page = await opened({viewport: {width: 320, height: 256}});
    await search(page, wide);
    expect(await page.locator(hit).first().isVisible()).toBe(true);
    await page.keyboard.press('End');
    const seen = await page
      .locator(option)
      .last()
      .evaluate((line) => {
        const {top, bottom, right} = line.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && right <= innerWidth;
      });
    expect(seen).toBe(true);
  });

  test('says how many results there are, and leads to all of them', async () => {
    const page = await opened();
    await search(page, wide);
    const said = await page.locator('.DocSearch-Modal [role=status]').innerText();
    const count = Number(/^(\d+) results$/.exec(said)?.[1]);
    expect(count).toBeGreaterThan(20);
    const all = page.getByRole('option', {name: `See all ${count} results`});
    await page.locator('.DocSearch-Dropdown').evaluate((list) => list.scrollTo(0, 1e6));
    await eventually(() => all.isVisible()).toBe(true);
    await page.locator('.DocSearch-Dropdown').evaluate((list) => list.scrollTo(0, 0));
    await all.click();
    await dialog(page).waitFor({state: 'detached'});
    await page.waitForURL('**/search?q=install');
  });

  test('snippets have ten words, five on a narrow screen', async () => {
    const longest = async (viewport: VisitOptions['viewport']) => {
      asked.length = 0;
      const page = await opened({viewport});
      await search(page, wide);
      if (provider.name === 'hosted') {
        const [request] = asked.at(-1)?.body.requests ?? [];
        const attributes = request?.attributesToSnippet as string[];
        expect(new Set(attributes.map((one) => one.split(':')[1])).size).toBe(1);
        return Number(attributes[0]?.split(':')[1]);
      }
      const texts = await page.locator('.DocSearch-Hit-snippet').allInnerTexts();
      expect(texts.length).toBeGreaterThan(0);
      return Math.max(...texts.map((text) => text.split(/\s+/).length));
    };
    expect(await longest(viewports.desktop)).toBe(10);
    expect(await longest({width: 768, height: 900})).toBe(5);
  });

  test('a stalled request shows after 300 ms, and no longer', async () => {
    const page = await opened();
    const release = await provider.hold(page);
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
    await page.locator(input).fill('configuration');
    const stalled = page.locator('.DocSearch-Container--Stalled');
    const before = Date.now();
    await stalled.waitFor();
    expect(Date.now() - before).toBeGreaterThan(150);
    release();
    await page.locator(hit).first().waitFor();
    await stalled.waitFor({state: 'detached'});
  });

  test('an error shows, stays until the next try, and goes with it', async () => {
    const page = await opened({allow: cutComplaints});
    const restore = await provider.cut(page);
    await page.keyboard.press('Control+k');
    await page.locator(input).fill('configuration');
    const screen = page.locator('.DocSearch-ErrorScreen');
    await screen.waitFor();
    expect(await screen.innerText()).toContain('Unable to fetch results');
    expect(await screen.innerText()).toContain('You might want to check your network connection.');
    await page.waitForTimeout(700);
    expect(await screen.isVisible()).toBe(true);
    expect(await page.locator('.DocSearch-NoResults').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await restore();
    await page.keyboard.press('Enter');
    await page.locator(hit).first().waitFor();
    expect(await screen.count()).toBe(0);
  });

  test('nothing found: what to try, and a report that is filled in', async () => {
    const page = await opened();
    await search(page, wide);
    await search(page, 'qqqj "<zzk>xyzzyq');
    const screen = page.locator('.DocSearch-NoResults');
    expect(await screen.innerText()).toContain('No results for "qqqj "<zzk>xyzzyq"');
    expect(await screen.innerText()).toContain('Believe this query should return results?');
    const report = page.getByRole('link', {name: 'Let us know.'});
    const url = new URL((await report.getAttribute('href')) ?? '');
    expect(url.searchParams.get('title')).toContain('qqqj "<zzk>xyzzyq');
    expect(url.searchParams.get('body')).toContain(start);
    const tries = screen.getByRole('button');
    expect(await screen.innerText()).toContain('Try searching for');
    expect(await tries.count()).toBeGreaterThan(0);
    expect(await tries.count()).toBeLessThanOrEqual(3);
    const first = await tries.first().innerText();
    await tries.first().click();
    expect(await page.locator(input).inputValue()).toBe(`${first.toLowerCase()} `);
    await page.locator(hit).first().waitFor();
  });

  test('start screen: none, seven recent ones, four beside favourites, ten of those', async () => {
    const page = await opened();
    await page.keyboard.press('Control+k');
    expect(await page.locator('.DocSearch-StartScreen').innerText()).toBe('No recent searches');
    const many = await opened({
      before: (fresh) =>
        withStorage(fresh, {
          [recentKey]: JSON.stringify(Array.from({length: 9}, (_, index) => recent(index))),
        }),
    });
    await many.keyboard.press('Control+k');
    await many.locator(option).first().waitFor();
    expect(await many.locator(option).count()).toBe(7);
    await many.getByRole('button', {name: 'Save this search'}).first().click();
    await many.getByText('Favorite', {exact: true}).waitFor();
    expect(await many.locator(option).count()).toBe(5);
    await many.getByRole('button', {name: 'Remove this search from history'}).first().click();
    await many.getByRole('button', {name: 'Remove this search from favorites'}).click();
    expect(await many.getByText('Favorite', {exact: true}).count()).toBe(0);
    const favorites = await opened({
      before: (fresh) =>
        withStorage(fresh, {
          [favoriteKey]: JSON.stringify(Array.from({length: 12}, (_, index) => recent(index))),
        }),
    });
    await favorites.keyboard.press('Control+k');
    await favorites.locator(option).first().waitFor();
    expect(await favorites.locator(option).count()).toBe(10);
  });

  test('a chosen hit is a recent search of this index, text as its heading', async () => {
    const page = await opened();
    await search(page, wide);
    const text = page.locator(`${hit}:has(.DocSearch-Hit-snippet)`).first();
    await text.click();
    await dialog(page).waitFor({state: 'detached'});
    const stored = await page.evaluate((key) => localStorage.getItem(key), recentKey);
    const [entry] = JSON.parse(stored ?? '[]') as {type: string; url: string; content: null}[];
    expect(entry?.type).toMatch(/^lvl[1-6]$/);
    expect(new URL(entry?.url ?? '').pathname).toBe(new URL(page.url()).pathname);
    await page.keyboard.press('Control+k');
    await page.locator(hit).first().waitFor();
    expect(await page.locator(input).inputValue()).toBe(wide);
    await page.locator(input).fill('');
    await eventually(() => page.locator('.DocSearch-Hit-source').first().innerText()).toBe(
      'Recent',
    );
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({state: 'detached'});
  });

  test.each([
    '{"not": "a list"}',
    'not JSON',
    '[1, null, {"objectID": "x"}, {"objectID": "y", "url": "javascript:alert(1)", "type": "lvl1", "hierarchy": {"lvl1": "y"}}]',
  ])('a history of %s does no harm', async (value) => {
    const page = await opened({
      before: (fresh) => withStorage(fresh, {[recentKey]: value, [favoriteKey]: value}),
    });
    await page.keyboard.press('Control+k');
    await page.getByText('No recent searches').waitFor();
    await search(page, 'project structure');
    await page.keyboard.press('Enter');
    await page.waitForURL(/project-structure/);
    await page.keyboard.press('Control+k');
    await page.locator(input).fill('');
    await page.getByText('Recent', {exact: true}).waitFor();
    expect(await page.locator(option).count()).toBe(1);
  });

  test('a browser without storage searches all the same', async () => {
    const page = await opened({
      before: async (fresh) => {
        await fresh.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        });
      },
      allow: [/storage/i],
    });
    await search(page, 'project structure');
    await page.keyboard.press('Enter');
    await page.waitForURL(/project-structure/);
  });

  test('the network cut after load leaves it what it can have', async () => {
    const page = await opened({allow: cutComplaints});
    await button(page).hover();
    await search(page, wide);
    await page.waitForLoadState('networkidle');
    if (provider.name === 'embedded') {
      await page.context().setOffline(true);
    } else {
      await provider.cut(page);
    }
    await page.locator(input).fill('project structure');
    if (provider.name === 'embedded') {
      await eventually(() => selectedTitle(page)).toMatch(/project structure/i);
    } else {
      await page.locator('.DocSearch-ErrorScreen').waitFor();
    }
  });

  test('is a dialog with a combobox and its list, and keeps the focus', async () => {
    const page = await opened();
    await search(page, 'configuration');
    const box = dialog(page).getByRole('combobox', {name: 'Search'});
    const list = dialog(page).getByRole('listbox', {name: 'Search results'});
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    expect(await box.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press(presses % 2 ? 'Shift+Tab' : 'Tab');
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() =>
        document.querySelector('dialog')?.contains(document.activeElement),
      );
      expect(inside).toBe(true);
    }
  });

  test('the page behind neither scrolls nor moves', async () => {
    const page = await opened();
    const places = () =>
      page.evaluate(() =>
        ['.navbar__brand', 'main h1', 'footer'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().x,
        ),
      );
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(200);
    const [before, scroll] = [await places(), await page.evaluate(() => scrollY)];
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
    expect(await places()).toEqual(before);
    await page.mouse.move(20, 600);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(scroll);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({state: 'detached'});
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(scroll);
  });

  test.each([
    [viewports.desktop, 'dark'],
    [viewports.mobile, 'light'],
  ] as const)('has no accessibility fault in any state (%o, %s)', async (viewport, colorMode) => {
    const page = await opened({viewport, colorMode});
    await page.keyboard.press('Control+k');
    await page.getByText('No recent searches').waitFor();
    expect(await axe(page)).toEqual([]);
    await search(page, wide);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    expect(await axe(page)).toEqual([]);
    const release = await provider.hold(page);
    if (provider.name === 'hosted') {
      await page.locator(input).fill('configuration');
      await page.locator('.DocSearch-Container--Stalled').waitFor();
      expect(await axe(page)).toEqual([]);
    }
    release();
    await search(page, 'qqqxyz');
    await page.locator('.DocSearch-NoResults').waitFor();
    expect(await axe(page)).toEqual([]);
    await search(page, 'project structure');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({state: 'detached'});
    await page.keyboard.press('Control+k');
    await page.locator(input).fill('');
    await page.getByText('Recent', {exact: true}).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', {name: 'Save this search'}).first().click();
    expect(await axe(page)).toEqual([]);
  });
});

describe('embedded only', () => {
  test('the full text merges in without moving the selected line', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const page = await embedded.open(start, {
      before: async (fresh) => {
        await fresh.context().route(/\/search-index\/\w+\/(words|texts)-/, async (route) => {
          await held;
          await route.fallback();
        });
      },
    });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.locator(input).fill('permission');
    await page.locator(hit).first().waitFor();
    const names = await page.locator(hit).count();
    if (names > 1) {
      await page.keyboard.press('ArrowDown');
    }
    const [index, title] = [await selectedIndex(page), await selectedTitle(page)];
    const place = await page.locator(`${hit}[aria-selected=true]`).boundingBox();
    release();
    await eventually(() => page.locator(hit).count()).toBeGreaterThan(names);
    expect([await selectedIndex(page), await selectedTitle(page)]).toEqual([index, title]);
    expect(await page.locator(`${hit}[aria-selected=true]`).boundingBox()).toEqual(place);
  });

  test('code that cannot be fetched is said so, and fetched at the next try', async () => {
    const page = await embedded.open(start, {allow: cutComplaints});
    await hydrated(page);
    // What the page itself still prefetches is not what this is about.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+k');
    const alert = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    // A busy machine takes its time to give a request up.
    await alert.waitFor({timeout: 20_000});
    expect(await axe(page)).toEqual([]);
    await page.context().setOffline(false);
    await button(page).click();
    await dialog(page).waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('code that a deployment has replaced leads to the results page, with what was typed', async () => {
    const page = await embedded.open(start, {allow: [/status of 404/]});
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/js\//, async (route) => {
      await held;
      if (page.url().includes(start)) await route.fulfill({status: 404});
      else await route.fallback();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('hooks');
    release();
    await page.waitForURL('**/search?q=hooks');
  });

  test("the footer does not name somebody else's engine", async () => {
    const page = await embedded.open(start);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    const footer = page.locator('.DocSearch-Footer');
    await footer.waitFor();
    expect(await footer.innerText()).toMatch(/to select\s+to navigate\s+Esc\s+to close/);
    expect(await footer.innerText()).not.toContain('Algolia');
  });
});

describe('hosted only', () => {
  async function withRecords(records = sampleRecords, allow: RegExp[] = []): Promise<Page> {
    const page = await hosted.open(start, {
      allow,
      before: async (fresh) => {
        await fresh.context().route(algoliaHosts, (route) => answerHosted(route, records));
      },
    });
    await hydrated(page);
    return page;
  }

  test('asks as the search API wants it, credentials in the address', async () => {
    const page = await withRecords();
    await search(page, 'installation');
    const [{url, body}] = asked.slice(-1) as [(typeof asked)[number]];
    expect(url.pathname).toBe('/1/indexes/*/queries');
    expect(url.searchParams.get('x-algolia-application-id')).toBe('TESTAPP');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('search-key');
    expect(body.requests).toHaveLength(1);
    expect(body.requests[0]).toMatchObject({
      query: 'installation',
      indexName: 'arkos',
      attributesToSnippet: ['content:10'],
      snippetEllipsisText: '…',
      // No markup: what the service marks is text to us.
      highlightPreTag: expect.stringMatching(/^\p{Cc}$/u) as string,
      highlightPostTag: expect.stringMatching(/^\p{Cc}$/u) as string,
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    });
    expect(await page.locator('.DocSearch-Footer').innerText()).toContain('Search by Algolia');
  });

  test('one result is not called results', async () => {
    const page = await withRecords();
    await search(page, 'Option<T>');
    expect(await page.locator('.DocSearch-HitsFooter').innerText()).toBe('See the 1 result');
    expect(await page.locator('.DocSearch-Modal [role=status]').innerText()).toBe('1 result');
    expect(await selectedTitle(page)).toBe('The type Option<T> in the installation');
  });

  test('what a hit holds stays text, and where it may not lead it does not', async () => {
    const page = await withRecords();
    await search(page, 'installation');
    const titles = await page.locator('.DocSearch-Hit-title').allInnerTexts();
    expect(titles).toContain('Evil <img src=x onerror="window.evil=1"> installation');
    expect(titles).not.toContain('Script installation');
    expect(await page.locator('.DocSearch-Modal img').count()).toBe(0);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
    const marks = await page.locator('.DocSearch-Hit-title mark').allInnerTexts();
    expect(new Set(marks.map((text) => text.toLowerCase()))).toEqual(new Set(['installation']));
  });

  test('twenty hits are shown at most, by page', async () => {
    const records = Array.from({length: 30}, (_, index) =>
      record(`r-${index}`, `Part ${index % 6}`, `Wide page ${index}`),
    );
    const page = await withRecords(records);
    await search(page, 'wide');
    expect(await page.locator(hit).count()).toBe(20);
    expect(await page.locator('.DocSearch-Modal [role=group]').count()).toBe(20);
    expect(await page.locator('.DocSearch-HitsFooter').innerText()).toBe('See all 30 results');
  });

  test.each([1, 2, 3])('%i of its hosts down: the next one answers', async (down) => {
    const hosts: string[] = [];
    const page = await hosted.open(start, {
      allow: cutComplaints,
      before: async (fresh) => {
        await fresh.context().route(algoliaHosts, async (route) => {
          const {host} = new URL(route.request().url());
          hosts.push(host);
          if (new Set(hosts).size <= down) {
            await route.abort();
          } else {
            await answerHosted(route, sampleRecords);
          }
        });
      },
    });
    await hydrated(page);
    await search(page, 'installation');
    expect(await page.locator(hit).count()).toBeGreaterThan(3);
    expect(hosts[0]).toBe('testapp-dsn.algolia.net');
    expect(new Set(hosts).size).toBe(down + 1);
    // A host that failed is left out of the next question.
    const before = hosts.length;
    await search(page, 'option');
    expect(hosts.slice(before)).toEqual([hosts[before - 1]]);
  });

  test('a host that does not answer within two seconds is left for the next', async () => {
    const hosts: string[] = [];
    const page = await hosted.open(start, {
      allow: cutComplaints,
      before: async (fresh) => {
        await fresh.context().route(algoliaHosts, async (route) => {
          hosts.push(new URL(route.request().url()).host);
          if (hosts.length > 1) {
            await answerHosted(route, sampleRecords);
          }
        });
      },
    });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    const before = Date.now();
    await page.locator(input).fill('installation');
    await page.locator(hit).first().waitFor();
    const waited = Date.now() - before;
    expect(waited).toBeGreaterThan(900);
    expect(waited).toBeLessThan(4000);
    expect(hosts).toHaveLength(2);
  });
});

describe('related pages', () => {
  const neighbours = (page: Page) =>
    page.getByRole('navigation', {name: 'Related pages'}).getByRole('link');

  test.each(['/docs/intro', '/docs/getting-started/configuration', '/blog/welcome'])(
    'three stand in the HTML of %s',
    async (path) => {
      const page = await embedded.open(path, {javaScriptEnabled: false});
      const links = await neighbours(page).evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(links).toHaveLength(3);
      expect(new Set(links).size).toBe(3);
      expect(links).not.toContain(path);
    },
  );

  test('there are none where there is nothing to relate', async () => {
    const page = await embedded.open('/blog');
    await hydrated(page);
    expect(await neighbours(page).count()).toBe(0);
  });

  test('the hosted service names its own, and without an answer those of the build stay', async () => {
    const neighbour = record('n', 'Guide', 'A <b>neighbour</b>', {
      url: 'https://www.arkosjs.com/docs/intro#n',
    });
    const page = await hosted.open('/docs/getting-started/configuration', {
      before: async (fresh) => {
        await fresh.context().route(/recommendations/, async (route) => {
          const body = JSON.parse(route.request().postData() ?? '{}') as (typeof asked)[0]['body'];
          expect(body.requests[0]).toMatchObject({
            model: 'related-products',
            objectID: '/docs/getting-started/configuration',
            maxRecommendations: 3,
          });
          await route.fulfill({
            headers: {'access-control-allow-origin': '*'},
            json: {results: [{hits: [neighbour]}]},
          });
        });
      },
    });
    await hydrated(page);
    expect(await neighbours(page).count()).toBe(3);
    await neighbours(page).first().scrollIntoViewIfNeeded();
    await eventually(() => neighbours(page).allInnerTexts()).toEqual(['A <b>neighbour</b>']);
    expect(await neighbours(page).getAttribute('href')).toBe('/docs/intro#n');
    const cut = await hosted.open('/docs/intro', {allow: cutComplaints});
    await hosted.cut(cut);
    await neighbours(cut).first().scrollIntoViewIfNeeded();
    await cut.waitForTimeout(500);
    expect(await neighbours(cut).count()).toBe(3);
  });
});
