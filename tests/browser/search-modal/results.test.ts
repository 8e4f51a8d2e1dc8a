import type {Page} from 'playwright-core';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {buildTimeout} from '../../support/build';
import {
  asked,
  cutComplaints,
  embedded,
  hosted,
  startHosted,
  stopHosted,
} from '../support/search-providers';
import {axe} from '../support/axe';
import {eventually, hydrated, viewports, type VisitOptions} from '../support/page';
import {
  button,
  dialog,
  hit,
  input,
  search,
  selectedTitle,
  start,
  wide,
} from '../support/search-modal';

beforeAll(startHosted, buildTimeout);
afterAll(stopHosted);
beforeEach(() => {
  asked.length = 0;
});

describe.each([embedded, hosted])('the modal, $name index', (provider) => {
  const indexName = provider.name === 'hosted' ? 'arkos' : 'docs';
  const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;

  async function opened(options?: VisitOptions): Promise<Page> {
    const page = await provider.open(start, {shared: true, ...options});
    await hydrated(page);
    return page;
  }

  test('a selection closes it and leads to the place', async () => {
    const page = await opened();
    await search(page, 'project structure');
    const href = await page.locator(`${hit}[aria-selected=true]`).getAttribute('href');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({state: 'detached'});
    await page.waitForURL(({pathname, hash}) => pathname + hash === href);
    expect(new URL(page.url()).pathname).toMatch(/project-structure$/);
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

  test('nothing of it is fetched before the first sign of intent', async () => {
    const requests: string[] = [];
    const page = await opened({
      shared: false,
      before: (fresh) => {
        fresh.on('request', (request) => requests.push(request.url()));
        return Promise.resolve();
      },
    });
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /search-index|algolia/.test(url))).toEqual([]);
    const before = requests.length;
    await button(page).hover();
    await eventually(() => requests.length).toBeGreaterThan(before + 1);
    expect(await page.locator('dialog[open]').count()).toBe(0);
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
    await page.keyboard.press('End');
    const opening = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opening;
    await tab.waitForURL('**/search?q=install');
    await tab.close();
    expect(await dialog(page).isVisible()).toBe(true);
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
    // Measured by the page: how long the machine takes to fill the field does not count.
    const late = await page.evaluateHandle(() => {
      const delay = new Promise<number>((resolve) => {
        const begin = (): void => {
          const typed = performance.now();
          new MutationObserver((_, observer) => {
            if (!document.querySelector('.DocSearch-Container--Stalled')) return;
            observer.disconnect();
            resolve(performance.now() - typed);
          }).observe(document.body, {attributes: true, subtree: true});
        };
        addEventListener('input', begin, {capture: true, once: true});
      });
      return {delay};
    });
    await page.locator(input).fill('configuration');
    // A timer may be early by less than a millisecond.
    expect(await late.evaluate(({delay}) => delay)).toBeGreaterThan(299);
    release();
    await page.locator(hit).first().waitFor();
    await page.locator('.DocSearch-Container--Stalled').waitFor({state: 'detached'});
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
    expect(await axe(page)).toEqual([]);
    expect(await screen.isVisible()).toBe(true);
    expect(await page.locator('.DocSearch-NoResults').count()).toBe(0);
    await restore();
    await page.keyboard.press('Enter');
    await page.locator(hit).first().waitFor();
    await eventually(() => screen.count()).toBe(0);
  });

  test('nothing found: what to try, and a report that is filled in', async () => {
    const page = await opened();
    await search(page, wide);
    await search(page, 'qqqj "<zzk>xyzzyq');
    const screen = page.locator('.DocSearch-NoResults');
    await eventually(() => screen.innerText()).toContain('No results for "qqqj "<zzk>xyzzyq"');
    await eventually(() => screen.innerText()).toContain(
      'Believe this query should return results?',
    );
    const report = page.getByRole('link', {name: 'Let us know.'});
    const url = new URL((await report.getAttribute('href')) ?? '');
    expect(url.searchParams.get('title')).toContain('qqqj "<zzk>xyzzyq');
    expect(url.searchParams.get('body')).toContain(start);
    const tries = screen.getByRole('button');
    await eventually(() => screen.innerText()).toContain('Try searching for');
    await eventually(() => tries.count()).toBeGreaterThan(0);
    expect(await tries.count()).toBeLessThanOrEqual(3);
    const first = await tries.first().innerText();
    await tries.first().click();
    await eventually(() => page.locator(input).inputValue()).toBe(`${first.toLowerCase()} `);
    await page.locator(hit).first().waitFor();
  });

  test('a chosen hit is a recent search of this index, text as its heading', async () => {
    const page = await opened();
    await search(page, wide);
    const text = page.locator(`${hit}:has(.DocSearch-Hit-snippet)`).first();
    await text.click();
    await dialog(page).waitFor({state: 'detached'});
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, recentKey);
    const stored = await page.evaluate((key) => localStorage.getItem(key), recentKey);
    const [entry] = JSON.parse(stored ?? '[]') as {type: string; url: string; content: null}[];
    expect(entry?.type).toMatch(/^lvl[1-6]$/);
    await eventually(() => new URL(page.url()).pathname).toBe(new URL(entry?.url ?? '').pathname);
    await page.keyboard.press('Control+k');
    await page.locator(hit).first().waitFor();
    await eventually(() => page.locator(input).inputValue()).toBe(wide);
    await page.locator(input).fill('');
    await eventually(() => page.locator('.DocSearch-Hit-source').first().innerText()).toBe(
      'Recent',
    );
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({state: 'detached'});
  });

  test('the network cut after load leaves it what it can have', async () => {
    const page = await opened({shared: false, allow: cutComplaints});
    await button(page).hover();
    await search(page, wide);
    await page.waitForLoadState('networkidle');
    if (provider.name === 'embedded') await page.context().setOffline(true);
    else await provider.cut(page);

    await page.locator(input).fill('project structure');
    if (provider.name === 'embedded')
      await eventually(() => selectedTitle(page)).toMatch(/project structure/i);
    else await page.locator('.DocSearch-ErrorScreen').waitFor();
  });

  test('has no accessibility fault in any state', async () => {
    // Each provider in another view: they share all but the footer and the stalled state.
    const page = await opened(
      provider.name === 'hosted'
        ? {viewport: viewports.mobile, colorMode: 'light'}
        : {viewport: viewports.desktop, colorMode: 'dark'},
    );
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
    await page.getByText('Favorite', {exact: true}).waitFor();
    expect(await axe(page)).toEqual([]);
  });
});
