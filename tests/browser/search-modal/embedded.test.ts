import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {cutComplaints, embedded} from '../support/search-providers';
import {axe} from '../support/axe';
import {eventually, hydrated} from '../support/page';
import {
  button,
  dialog,
  hit,
  input,
  selectedIndex,
  selectedTitle,
  start,
} from '../support/search-modal';

describe('embedded only', () => {
  /** The dialog with the names and headings of a query, whose full text waits for `release`. */
  async function firstResponse(): Promise<{page: Page; names: number; release: () => void}> {
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
    await page.locator(input).fill('cookie');
    await page.locator(hit).first().waitFor();
    return {page, names: await page.locator(hit).count(), release};
  }

  test('the full text merges in without moving the selected line', async () => {
    const {page, names, release} = await firstResponse();
    if (names > 1) {
      const first = await selectedIndex(page);
      await page.keyboard.press('ArrowDown');
      await eventually(() => selectedIndex(page)).toBe(first + 1);
    }
    const [index, title] = [await selectedIndex(page), await selectedTitle(page)];
    const place = await page.locator(`${hit}[aria-selected=true]`).boundingBox();
    release();
    await eventually(() => page.locator(hit).count()).toBeGreaterThan(names);
    expect([await selectedIndex(page), await selectedTitle(page)]).toEqual([index, title]);
    expect(await page.locator(`${hit}[aria-selected=true]`).boundingBox()).toEqual(place);
  });

  test('the full text does not move what is under the pointer', async () => {
    const {page, names, release} = await firstResponse();
    const pointed = page.locator(hit).nth(Math.min(names, 3) - 1);
    await pointed.hover();
    const [href, place] = [await pointed.getAttribute('href'), await pointed.boundingBox()];
    release();
    await eventually(() => page.locator(hit).count()).toBeGreaterThan(names);
    expect(await pointed.getAttribute('href')).toBe(href);
    expect(await pointed.boundingBox()).toEqual(place);
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
    await eventually(() => alert.count()).toBe(0);
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
