import type {Page} from 'playwright-core';
import {expect, test} from 'vitest';

import {wholeAnswer} from './support/search-providers';
import {eventually, hydrated, visit, type VisitOptions} from './support/page';

const input = '.DocSearch-Input';
const hit = '.DocSearch-Modal [role=group] [role=option]';

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator(input).fill(query);
  await page.locator(hit).first().waitFor();
  await wholeAnswer(page, '.DocSearch-Dropdown');
}

/** What the reader sees of the element that the URL's fragment names. */
const arrival = (page: Page) =>
  page.evaluate(() => {
    const element = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (element === null) return null;
    const {top, bottom} = element.getBoundingClientRect();
    const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    return {
      isInView: top >= navbar - 1 && Math.min(bottom, top + 24) <= innerHeight,
      isMarked: element.hasAttribute('data-target'),
      hasFocus: element === document.activeElement,
    };
  });

const arrived = {isInView: true, isMarked: true, hasFocus: true};

test.each([
  [
    'a section of another page',
    'rate limit with a store',
    /modifying-built-in-middlewares#rate-limit$/,
  ],
  [
    'a row of a table of another page',
    'JWT_COOKIE_SAME_SITE',
    /configuration#env-jwt-cookie-same-site$/,
  ],
  [
    'a folded table of another page',
    'AuthPrismaQueryOptions',
    /custom-prisma-query-options#api-auth-prisma-query-options$/,
  ],
  ['a section of the page itself', 'it is not', /intro#what-it-is-not$/],
])('leads to %s: in view, marked, with the focus', async (_name, query, url) => {
  const page = await visit('/docs/intro');
  await hydrated(page);
  await search(page, query);
  const hrefs = await page
    .locator(hit)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const index = hrefs.findIndex((href) => url.test(href));
  expect(index, hrefs.join('\n')).toBeGreaterThanOrEqual(0);
  await page.locator(hit).nth(index).click();
  await page.waitForURL(url);
  await eventually(() => arrival(page)).toEqual(arrived);
  // The same hit once more, after the reader went elsewhere on the page.
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await search(page, query);
  await page.locator(hit).nth(index).click();
  await eventually(() => arrival(page)).toEqual(arrived);
});

test('at 320 px each snippet shows its match', async () => {
  const narrow: VisitOptions = {viewport: {width: 320, height: 640}};
  const page = await visit('/docs/intro', narrow);
  await hydrated(page);
  await search(page, 'password reset email');
  const snippets = page.locator(`${hit} .DocSearch-Hit-snippet`);
  expect(await snippets.count()).toBeGreaterThan(0);
  const hidden = await snippets.evaluateAll((all) =>
    all.flatMap((snippet) => {
      const box = snippet.getBoundingClientRect();
      const mark = snippet.querySelector('mark')?.getBoundingClientRect();
      const isShown = mark !== undefined && mark.bottom <= box.bottom + 1 && mark.right <= 320;
      return isShown ? [] : [snippet.textContent];
    }),
  );
  expect(hidden).toEqual([]);
});
