import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {serveStatic} from '../../../src/commands/support/serve';
import {axe} from '../support/axe';
import {eventually, hydrated, viewports} from '../support/page';
import {dir, h1, open, serveFixture} from '../support/fixture-site';

serveFixture();

describe('color-mode toggle, switched on', () => {
  const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light/});
  const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

  test('dark by default whatever the system says; stored and mirrored; kept by a reload', async () => {
    const page = await open('/', {colorScheme: 'light'});
    await hydrated(page);
    expect(await mode(page)).toBe('dark');
    expect(await stored(page)).toBe(null);
    await toggle(page).click();
    await eventually(() => mode(page)).toBe('light');
    await eventually(() => stored(page)).toBe('light');
    expect(await axe(page, '.navbar')).toEqual([]);
    await page.reload();
    expect(await mode(page), 'before React').toBe('light');
    await hydrated(page);
    await eventually(() => mode(page)).toBe('light');
    await toggle(page).focus();
    await page.keyboard.press('Space');
    await eventually(() => mode(page)).toBe('dark');
    await eventually(() => stored(page)).toBe('dark');
  });

  test.each(['light', undefined] as const)(
    'a change of the operating system does not touch the choice (%s)',
    async (colorMode) => {
      const page = await open('/', {colorScheme: 'light', colorMode});
      await hydrated(page);
      await page.evaluate(() => {
        const system = window.matchMedia('(prefers-color-scheme: dark)');
        system.addEventListener('change', () => {
          setTimeout(() => Object.assign(document.body.dataset, {systemChanged: 'true'}));
        });
      });
      await page.emulateMedia({colorScheme: 'dark'});
      await page.locator('body[data-system-changed]').waitFor();
      await page.waitForFunction(
        (expected) => document.documentElement.dataset.theme === expected,
        colorMode ?? 'dark',
      );
      expect(await stored(page)).toBe(colorMode ?? null);
    },
  );

  test('is in the mobile sidebar', async () => {
    const page = await open('/', {viewport: viewports.mobile});
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await toggle(page).click();
    await eventually(() => mode(page)).toBe('light');
  });

  test.each(['the storage cannot be had', 'the storage is full'])(
    'works when %s',
    async (fault) => {
      const page = await open('/docs/tabs-and-tables', {
        allow: [/Docusaurus browser storage is not available/, /Docusaurus storage error/],
        before: async (opened) => {
          await opened.addInitScript((denied) => {
            const reject = (): never => {
              throw new DOMException('Refused by the test', 'SecurityError');
            };
            if (denied) {
              Object.defineProperty(window, 'localStorage', {get: reject});
              Object.defineProperty(window, 'sessionStorage', {get: reject});
            } else {
              Storage.prototype.setItem = reject;
            }
          }, fault === 'the storage cannot be had');
        },
      });
      await hydrated(page);
      expect(await mode(page)).toBe('dark');
      await toggle(page).click();
      await eventually(() => mode(page)).toBe('light');
      await page.getByRole('button', {name: 'Close', exact: true}).click();
      await eventually(() => page.getByText('The fixture announces itself.').count()).toBe(0);
      await page.getByRole('tab', {name: 'Two'}).click();
      await eventually(() => page.getByRole('tabpanel').innerText()).toBe('Second panel.');
      await page.locator('.navbar__brand').click();
      await h1(page, 'Fixture home').waitFor();
    },
  );
});

describe('announcement bar', () => {
  const announcement = (page: Page) => page.getByText('The fixture announces itself.');

  test('dismissed for good, and shown again when its id changes', async () => {
    const page = await open('/');
    await hydrated(page);
    expect(await announcement(page).isVisible()).toBe(true);
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await eventually(() => announcement(page).count()).toBe(0);
    const stored = (key: string) =>
      page.evaluate((name) => localStorage.getItem(name), `docusaurus.announcement.${key}`);
    await eventually(() => stored('dismiss')).toBe('true');
    await eventually(() => stored('id')).toBe('fixture');

    await page.reload();
    expect(await announcement(page).isVisible(), 'not even before React').toBe(false);
    await hydrated(page);
    expect(await announcement(page).count()).toBe(0);

    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.id', 'the one before');
    });
    await page.reload();
    await announcement(page).waitFor();
    await hydrated(page);
    await eventually(() => stored('dismiss')).toBe('false');
    await eventually(() => stored('id')).toBe('fixture');
  });
});

test('a doc says when it was last updated', async () => {
  const page = await open('/docs/first');
  const updated = page.locator('.theme-last-updated time');
  expect(await updated.innerText()).toBe('Jan 2, 2026');
  expect(await updated.getAttribute('datetime')).toBe('2026-01-02T00:00:00.000Z');
});

describe('tabs and tables', () => {
  test('tabs obey arrows, Home, End, Enter and Space', async () => {
    const page = await open('/docs/tabs-and-tables');
    await hydrated(page);
    const tab = (name: string) => page.getByRole('tab', {name});
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const panel = page.getByRole('tabpanel');
    await tab('One').focus();
    await page.keyboard.press('ArrowLeft');
    await eventually(() => focused()).toBe('Three');
    await page.keyboard.press('ArrowRight');
    await eventually(() => focused()).toBe('One');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await eventually(() => panel.innerText()).toBe('Third panel.');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await eventually(() => panel.innerText()).toBe('Second panel.');
    await eventually(() => tab('Two').getAttribute('aria-selected')).toBe('true');
    await eventually(() => page.getByRole('tabpanel', {name: 'Two'}).count()).toBe(1);
  });

  test('without JavaScript every panel can be read', async () => {
    const page = await open('/docs/tabs-and-tables', {javaScriptEnabled: false});
    const panels = await page.getByRole('tabpanel', {includeHidden: true}).all();
    expect(await Promise.all(panels.map((panel) => panel.isVisible()))).toEqual([true, true, true]);
    expect(await Promise.all(panels.map((panel) => panel.innerText()))).toEqual(
      ['First panel.', 'Second panel.', 'Third panel.'].map((text): unknown =>
        expect.stringContaining(text),
      ),
    );
  });

  test('only a table that scrolls is a stop for the keyboard', async () => {
    const page = await open('/docs/tabs-and-tables', {viewport: viewports.mobile});
    await hydrated(page);
    await page.waitForFunction(
      () => document.querySelector('table')?.getAttribute('tabindex') === null,
    );
    await eventually(() => page.locator('table').last().getAttribute('tabindex')).toBe('0');
    expect(await axe(page, 'main')).toEqual([]);
  });
});

describe('not-found page', () => {
  test('offers the search where there is one, filled in from the address', async () => {
    const page = await open('/docs/tabs-and-tabels', {allow: [/status of 404/]});
    await hydrated(page);
    await h1(page, 'Page Not Found').waitFor();
    await eventually(() =>
      page.getByRole('main').getByRole('link').first().getAttribute('href'),
    ).toBe('/docs/tabs-and-tables');
    const search = page.getByRole('search');
    await eventually(() => search.getByRole('searchbox').inputValue()).toBe('Tabs and tabels');
    await search.getByRole('button', {name: 'Search'}).click();
    await page.waitForURL('**/search?q=Tabs*and*tabels*');
  });
});

describe('base URL', () => {
  test('a wrong one is explained on the home page', async () => {
    const wrong = await serveStatic(dir, (request, response) => {
      if (request.url?.startsWith('/elsewhere/')) {
        request.url = request.url.slice('/elsewhere'.length);
        return false;
      }
      response.writeHead(404).end();
      return true;
    });
    try {
      const page = await open('/elsewhere/', {origin: wrong.url, allow: [/Failed to load/]});
      const banner = page.locator('#__docusaurus-base-url-issue-banner');
      await banner.waitFor();
      const text = await banner.innerText();
      expect(text).toContain('Current configured baseUrl = /');
      expect(text).toContain('We suggest trying baseUrl = /elsewhere/');
    } finally {
      await wrong.close();
    }
  });

  test('a right one is not', async () => {
    const page = await open('/');
    await hydrated(page);
    expect(await page.locator('#__docusaurus-base-url-issue-banner').count()).toBe(0);
  });
});
