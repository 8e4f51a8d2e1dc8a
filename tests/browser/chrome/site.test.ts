import {describe, expect, test} from 'vitest';

import {axe} from '../support/axe';
import {eventually, hydrated} from '../support/page';
import {focusedName, modes, navbar, navbarIs, open, scrollTo, widths} from '../support/chrome';

describe('navbar', () => {
  test('has brand, Docs, Blog, GitHub, the search place and the languages', async () => {
    const page = await open('/', {shared: true});
    const bar = navbar(page);
    expect(await bar.getByRole('link', {name: 'Arkos.js'}).getAttribute('href')).toBe('/');
    expect(await bar.getByRole('link', {name: 'Docs', exact: true}).getAttribute('href')).toMatch(
      /^\/docs\/intro\/?$/,
    );
    expect(await bar.getByRole('link', {name: 'Blog', exact: true}).getAttribute('href')).toMatch(
      /^\/blog\/?$/,
    );
    const gitHub = bar.getByRole('link', {name: /^GitHub/});
    expect(await gitHub.getAttribute('href')).toMatch(/^https:\/\/github\.com\//);
    expect(await gitHub.getAttribute('rel')).toContain('noopener');
    expect(await bar.locator('[class*="navbarSearchContainer"]').count()).toBe(1);
    expect(await bar.getByRole('button', {name: 'English'}).isVisible()).toBe(true);
    expect(await page.getByRole('button', {name: /Switch between dark/}).count()).toBe(0);
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
  });

  test.each(widths)(
    'hides on scroll down and comes back on scroll up (%s)',
    async (_, viewport) => {
      const page = await open('/docs/intro', {viewport, shared: true});
      await navbarIs(page, 'shown');
      await scrollTo(page, 300, 600, 900);
      await navbarIs(page, 'hidden');
      await scrollTo(page, 700);
      await navbarIs(page, 'shown');
    },
  );

  test('never hides while something in it has the focus, and comes back for it', async () => {
    const page = await open('/docs/intro', {shared: true});
    const blog = navbar(page).getByRole('link', {name: 'Blog', exact: true});
    await blog.focus();
    await scrollTo(page, 300, 600, 900);
    await page.locator('nav.navbar[class*="navbarHidden"]').waitFor({state: 'attached'});
    await navbarIs(page, 'shown');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await navbarIs(page, 'hidden');
    await blog.evaluate((link: HTMLElement) => link.focus({preventScroll: true}));
    await navbarIs(page, 'shown');
  });

  test('languages open by key and pointer, close by Escape and outside', async () => {
    const page = await open('/', {shared: true});
    const button = navbar(page).getByRole('button', {name: 'English'});
    const item = navbar(page).getByRole('link', {name: 'English'});
    for (const key of ['Enter', 'Space']) {
      await button.focus();
      await page.keyboard.press(key);
      await eventually(() => button.getAttribute('aria-expanded')).toBe('true');
      await item.waitFor();
      await page.keyboard.press('Escape');
      await eventually(() => button.getAttribute('aria-expanded')).toBe('false');
      await eventually(() => focusedName(page)).toBe('English');
    }
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.matches('.dropdown__link'));
    expect(await item.getAttribute('lang')).toBe('en');
    expect(await axe(page, '.navbar')).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await button.click();
    await eventually(() => button.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('heading', {level: 1}).click();
    await eventually(() => button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('skip link', () => {
  test.each(widths)('is the first stop and leads into the page (%s)', async (_, viewport) => {
    const page = await open('/docs/intro', {viewport, shared: true});
    await page.keyboard.press('Tab');
    await eventually(() => focusedName(page)).toBe('Skip to main content');
    const link = page.getByRole('link', {name: 'Skip to main content'});
    await eventually(() =>
      link.evaluate((element) => element.getBoundingClientRect().top),
    ).toBeGreaterThan(-1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await eventually(() =>
      page.evaluate(() => document.activeElement?.closest('main') !== null),
    ).toBe(true);
  });
});

describe('announcement bar', () => {
  test.each(modes)('is there without accessibility fault, and goes for good (%s)', async (mode) => {
    const page = await open('/', {colorMode: mode, shared: true});
    const bar = page.locator('[class*="announcementBar_"]');
    expect(await bar.isVisible()).toBe(true);
    expect(await axe(page, '[class*="announcementBar_"]')).toEqual([]);
    await bar.getByRole('button', {name: 'Close'}).click();
    await eventually(() => bar.count()).toBe(0);
    await page.reload();
    await hydrated(page);
    expect(await bar.count()).toBe(0);
  });
});

test('the page without a stored choice is dark, whatever the system says, and stores nothing', async () => {
  const page = await open('/', {colorScheme: 'light'});
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
});
