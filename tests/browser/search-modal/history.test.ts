import type {Page} from 'playwright-core';
import {expect, test} from 'vitest';
import {suggested} from '../../../src/components/SearchModal/suggestedPages';
import {eventually, hydrated, visit, type VisitOptions} from '../support/page';
import {input, option, search, start} from '../support/search-modal';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

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
    for (const [key, value] of Object.entries(all))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, entries);
}

async function opened(options?: VisitOptions): Promise<Page> {
  const page = await visit(start, options);
  await hydrated(page);
  return page;
}

test('start screen: none, seven recent ones, four beside favorites, ten of those', async () => {
  const page = await opened();
  await page.keyboard.press('Control+k');
  await eventually(() => page.locator('.DocSearch-StartScreen').innerText()).toBe(
    'No recent searches',
  );
  await eventually(() => page.locator('.DocSearch-Hit-source').innerText()).toBe('Suggested pages');
  await page.getByRole('listbox', {name: 'Suggested pages'}).waitFor({state: 'attached'});
  const offered = await page.locator(`${option} .DocSearch-Hit-title`).allInnerTexts();
  expect(offered).toEqual(suggested.map(([title]) => title));
  expect(offered).toHaveLength(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${suggested[0]?.[2]}`);
  const many = await opened({
    before: (fresh) =>
      withStorage(fresh, {
        [recentKey]: JSON.stringify(Array.from({length: 9}, (_, index) => recent(index))),
      }),
  });
  await many.keyboard.press('Control+k');
  await many.locator(option).first().waitFor();
  await eventually(() => many.locator(option).count()).toBe(7);
  await many.getByRole('button', {name: 'Save this search: Page 0', exact: true}).click();
  await many.getByText('Favorite', {exact: true}).waitFor();
  await eventually(() => many.locator(option).count()).toBe(5);
  await many.getByRole('button', {name: 'Remove this search from history'}).first().click();
  await many.getByRole('button', {name: 'Remove this search from favorites'}).click();
  await eventually(() => many.getByText('Favorite', {exact: true}).count()).toBe(0);
  const favorites = await opened({
    before: (fresh) =>
      withStorage(fresh, {
        [favoriteKey]: JSON.stringify(Array.from({length: 12}, (_, index) => recent(index))),
      }),
  });
  await favorites.keyboard.press('Control+k');
  await favorites.locator(option).first().waitFor();
  await eventually(() => favorites.locator(option).count()).toBe(10);
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
  await eventually(() => page.locator(option).count()).toBe(1);
});
