import type {Locator, Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {axe} from '../support/axe';
import {eventually, viewports, type VisitOptions} from '../support/page';
import {focusedName, modes, navbar, open} from '../support/chrome';

describe('mobile sidebar', () => {
  const toggle = (page: Page): Locator => page.locator('.navbar__toggle');
  const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Navigation'});

  async function openSidebar(path: string, options: VisitOptions = {}): Promise<Page> {
    const page = await open(path, {viewport: viewports.mobile, shared: true, ...options});
    await toggle(page).click();
    await dialog(page).waitFor();
    return page;
  }

  /** Whether something in the page behind can have the focus; it does not keep it. */
  const takesFocus = (page: Page): Promise<boolean> =>
    page
      .locator('main a:visible')
      .first()
      .evaluate((link) => {
        const before = document.activeElement as HTMLElement;
        (link as HTMLElement).focus();
        const took = document.activeElement === link;
        before.focus();
        return took;
      });

  const closed = async (page: Page): Promise<void> => {
    await dialog(page).waitFor({state: 'hidden'});
    await eventually(() => takesFocus(page)).toBe(true);
  };

  test.each([
    [996, true],
    [997, false],
  ])('at %i px the toggle is there: %s', async (width, visible) => {
    // On a page of the docs, so that the item that is active is one of those that go.
    const page = await open('/docs/intro', {viewport: {width, height: 800}, shared: true});
    expect(await toggle(page).isVisible()).toBe(visible);
    const docs = navbar(page).locator('.navbar__inner').getByRole('link', {name: 'Docs'});
    expect(await docs.isVisible()).toBe(!visible);
  });

  test.each(modes)('is a modal dialog without accessibility fault (%s)', async (colorMode) => {
    const page = await open('/docs/intro', {viewport: viewports.mobile, colorMode, shared: true});
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
    await toggle(page).click();
    await dialog(page).waitFor();
    await eventually(() => toggle(page).getAttribute('aria-expanded')).toBe('true');
    await eventually(() => dialog(page).evaluate((element) => element.matches(':modal'))).toBe(
      true,
    );
    await page.waitForFunction(() => {
      const sidebar = document.querySelector('.navbar-sidebar');
      return sidebar?.getAnimations({subtree: true}).length === 0;
    });
    expect(await axe(page)).toEqual([]);
  });

  test('keeps the focus in both directions and what is behind inert', async () => {
    const page = await openSidebar('/docs/intro');
    await page.waitForFunction(() => document.activeElement?.matches('.navbar-sidebar__close'));
    expect(await takesFocus(page)).toBe(false);
    const inside = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.closest('.navbar-sidebar') !== null);
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string | undefined>();
      for (let press = 0; press < 15; press += 1) {
        await page.keyboard.press(key);
        await eventually(() => inside(), `${key}, press ${press}`).toBe(true);
        seen.add(await focusedName(page));
      }
      expect(seen.size).toBeGreaterThan(3);
      expect(seen).toContain('← Back to main menu');
      expect(seen, 'the menu that is slid away').not.toContain('Languages');
    }
  });

  test('Escape closes it and the focus returns to the toggle', async () => {
    const page = await openSidebar('/docs/intro');
    await page.keyboard.press('Escape');
    await closed(page);
    await eventually(() => focusedName(page)).toBe('Toggle navigation bar');
  });

  test('the backdrop and the close button close it', async () => {
    const page = await openSidebar('/');
    await page.mouse.click(360, 400);
    await closed(page);
    await toggle(page).click();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await closed(page);
    await eventually(() => focusedName(page)).toBe('Toggle navigation bar');
  });

  test('shows the docs menu first and leads back to the main menu', async () => {
    const page = await openSidebar('/docs/intro');
    await dialog(page).getByRole('button', {name: 'Back to main menu'}).click();
    const languages = dialog(page).getByRole('button', {name: 'Languages'});
    await eventually(() => languages.getAttribute('aria-expanded')).toBe('false');
    await languages.focus();
    await page.keyboard.press('Space');
    await eventually(() => languages.getAttribute('aria-expanded')).toBe('true');
    await dialog(page).getByRole('link', {name: 'English'}).waitFor();
    await dialog(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await page.waitForURL(/\/blog\/?$/);
    await closed(page);
  });

  test('closes on any navigation', async () => {
    const page = await openSidebar('/docs/intro');
    await dialog(page).getByRole('link', {name: 'Getting started'}).first().click();
    await page.waitForURL(/\/docs\/category\/getting-started\/?$/);
    await closed(page);
    // The theme blocks going back while it is open, and closes it instead.
    await toggle(page).click();
    await dialog(page).waitFor();
    await page.evaluate(() => history.back());
    await closed(page);
    await eventually(() => new URL(page.url()).pathname).toMatch(
      /^\/docs\/category\/getting-started\/?$/,
    );
  });

  test('the brand in it leads home and closes it', async () => {
    const page = await openSidebar('/');
    await dialog(page).getByRole('link', {name: 'Arkos.js'}).click();
    await closed(page);
  });

  test('closes when the layout becomes desktop', async () => {
    const page = await openSidebar('/docs/intro', {shared: false});
    await page.setViewportSize({width: 997, height: 800});
    await dialog(page).waitFor({state: 'detached'});
    await eventually(() => page.locator('[inert]').count()).toBe(0);
    await page.setViewportSize(viewports.mobile);
    await toggle(page).waitFor();
    await eventually(() => toggle(page).getAttribute('aria-expanded')).toBe('false');
  });
});
