import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {buildDir} from '../support/build';
import {eventually, hydrated, viewports, visit, visitShared} from './support/page';

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const {activeElement} = document;
    return `${activeElement?.tagName} ${activeElement?.textContent}`;
  });

const said = (page: Page, words: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => document.querySelector('.page-status')?.textContent === wanted,
    words,
  );

const headingHasFocus = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      document.activeElement?.tagName === 'H1' && document.activeElement.textContent === wanted,
    text,
  );

async function opened(path: string, viewport: keyof typeof viewports = 'desktop'): Promise<Page> {
  const page = await visitShared(path, {viewport: viewports[viewport]});
  await hydrated(page);
  return page;
}

describe('after a change of route', () => {
  test('the title is announced and the heading has the focus, back and forward too', async () => {
    const page = await opened('/docs/intro');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'How it works'}).click();
    await headingHasFocus(page, 'How it works');
    await said(page, 'How it works | Arkos.js');
    await page.goBack();
    await headingHasFocus(page, 'What Arkos.js is');
    await said(page, 'What Arkos.js is | Arkos.js');
    await page.goForward();
    await headingHasFocus(page, 'How it works');
    await page.keyboard.press('Tab');
    await eventually(() =>
      page.evaluate(() => document.activeElement?.closest('main') !== null),
    ).toBe(true);
  });

  test('going back keeps the position although the heading takes the focus', async () => {
    const page = await opened('/docs/intro');
    await page.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.pagination-nav__link--next')?.click(),
    );
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    const before = page.url();
    await page.goBack();
    await page.waitForFunction((url) => location.href !== url, before);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  });

  test('the target of a hash has the focus, by a link of the contents and of the text', async () => {
    const page = await opened('/docs/guide/service-hooks');
    const link = page.locator('.table-of-contents__link:visible').nth(1);
    const id = (await link.getAttribute('href'))!.slice(1);
    await link.click();
    await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
  });

  test('a second press on an entry of the contents goes to its heading again', async () => {
    const page = await opened('/docs/guide/service-hooks');
    const entries = page.locator('.table-of-contents__link:visible');
    const id = (await entries.nth(1).getAttribute('href'))!.slice(1);
    const distance = (): Promise<number> =>
      page
        .locator(`[id="${id}"]`)
        .evaluate((heading) => Math.abs(heading.getBoundingClientRect().top));
    await entries.nth(1).click();
    await eventually(distance).toBeLessThan(200);
    await page.evaluate(() => scrollBy({top: 700, behavior: 'instant'}));
    await eventually(distance).toBeGreaterThan(200);
    await entries.nth(2).click();
    await page.waitForFunction((before) => location.hash !== `#${before}`, id);
    await entries.nth(1).click();
    await eventually(distance).toBeLessThan(200);
  });

  test('a navigation from the menu of a phone ends at the heading, not at the button', async () => {
    const page = await opened('/docs/intro', 'mobile');
    await page.locator('.navbar__toggle').click();
    const menu = page.getByRole('dialog', {name: 'Navigation'});
    await menu.getByRole('link', {name: 'How it works'}).click();
    await headingHasFocus(page, 'How it works');
    await menu.waitFor({state: 'hidden'});
    await headingHasFocus(page, 'How it works');
  });
});

test('without React a link to a hash moves the focus', async () => {
  const page = await visitShared('/docs/guide/service-hooks');
  const id = await page.evaluate(() => {
    const heading = document.querySelectorAll('h2[id]')[1]!;
    location.hash = heading.id;
    return heading.id;
  });
  await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
  expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
});

test('a page that is slow to arrive is announced as loading', async () => {
  const page = await opened('/docs/intro');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/docs/how-it-works', async (route) => {
    await held;
    await route.continue();
  });
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'How it works'}).click();
  await said(page, 'Loading page');
  release();
  await said(page, 'How it works | Arkos.js');
});

describe('the focus is not lost', () => {
  test('when the menu of a phone changes its panel', async () => {
    const page = await opened('/docs/guide/service-hooks', 'mobile');
    await page.locator('.navbar__toggle').click();
    const back = page.getByRole('button', {name: '← Back to main menu'});
    await back.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => document.activeElement?.closest('.menu:not([inert])') !== null,
    );
  });

  test('when the announcement is closed', async () => {
    const page = await opened('/docs/intro');
    await page.getByRole('button', {name: 'Close'}).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('.navbar__brand'));
  });

  test('when the search was opened by key from nowhere and is closed', async () => {
    const page = await opened('/docs/intro');
    expect(await focused(page)).toMatch(/^BODY/);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').waitFor({state: 'detached'});
    await eventually(() => focused(page)).toMatch(/^(BODY|BUTTON)/);
    await page.keyboard.press('Tab');
    await eventually(() => focused(page)).not.toMatch(/^BODY/);
  });
});

test.each(['/blog#%', '/blog#%zz', '/blog?x=%', '/docs/%', '/%E0%A4%A'])(
  'the malformed URL %s starts and leads on',
  async (path) => {
    const notFound = await readFile(join(buildDir(), '404.html'), 'utf8');
    const page = await visit(path, {
      // The server of the tests says 400 where others send their page for 404.
      before: (opened) =>
        opened.route(/\/(?:docs\/%|%E0%A4%A)$/, (route) =>
          route.fulfill({body: notFound, contentType: 'text/html; charset=utf-8'}),
        ),
    });
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Docs', exact: true}).click();
    await headingHasFocus(page, 'What Arkos.js is');
  },
);

test('a malformed hash typed into a started page does no harm', async () => {
  const page = await opened('/docs/intro');
  await page.evaluate(() => {
    location.hash = '#%';
  });
  await page.waitForFunction(() => location.hash === '#%25');
  expect(await page.locator('h1').textContent()).toBe('What Arkos.js is');
});
