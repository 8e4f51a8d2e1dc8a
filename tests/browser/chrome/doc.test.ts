import {describe, expect, test} from 'vitest';

import {eventually, viewports} from '../support/page';
import {focusedName, open} from '../support/chrome';

describe('a doc', () => {
  const path = '/docs/intro';

  test('has breadcrumbs, previous and next, and an edit link', async () => {
    const page = await open('/docs/getting-started/configuration');
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    expect(await crumbs.getByRole('link', {name: 'Home page'}).getAttribute('href')).toBe('/');
    expect(await crumbs.getByRole('link', {name: 'Getting started'}).isVisible()).toBe(true);
    const pages = page.getByRole('navigation', {name: 'Docs pages'});
    expect(await pages.getByRole('link', {name: /^Previous/}).getAttribute('href')).toContain(
      'project-structure',
    );
    expect(await pages.getByRole('link', {name: /^Next/}).getAttribute('href')).toContain(
      'deployment',
    );
    const edit = page.getByRole('link', {name: /Edit this page/});
    expect(await edit.getAttribute('href')).toMatch(
      /^https:\/\/github\.com\/.+\/edit\/main\/docs\/getting-started\/configuration\.mdx$/,
    );
  });

  test('has a table of contents with levels 2 and 3 that leads to its headings', async () => {
    const page = await open(path);
    const contents = page.locator('.theme-doc-toc-desktop');
    const shown = await contents
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const headings = await page
      .locator('.theme-doc-markdown :is(h2, h3)[id]')
      .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
    expect(shown).toEqual(headings);
    const last = shown.at(-1)!;
    await contents.locator(`a[href="${last}"]`).click();
    await page.waitForURL((url) => url.hash === last);
    await page.waitForFunction((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < window.innerHeight;
    }, last.slice(1));
  });

  test('folds the table of contents on a phone', async () => {
    const page = await open(path, {viewport: viewports.mobile});
    const contents = page.locator('.theme-doc-toc-mobile');
    expect(await contents.getByRole('link').count()).toBe(0);
    await contents.getByText('On this page').click();
    await contents.getByRole('link').first().click();
    await page.waitForURL(/#.+/);
  });

  test('names the link of each heading, and shows it to the keyboard', async () => {
    const page = await open(path);
    const links = page.locator('article .hash-link');
    const names = await links.evaluateAll((all) => all.map((link) => link.ariaLabel));
    expect(names.length).toBeGreaterThan(1);
    expect(names.every((name) => /^Direct link to .+/.test(name ?? ''))).toBe(true);
    await links.first().focus();
    await page.waitForFunction(
      () =>
        getComputedStyle(document.activeElement!, '::before').opacity === '1' &&
        getComputedStyle(document.activeElement!).opacity === '1',
    );
  });

  test('copies code, says so, and lets the keyboard reach and scroll it', async () => {
    const page = await open(path, {permissions: ['clipboard-read', 'clipboard-write']});
    const block = page.locator('.theme-code-block').first();
    const pre = block.locator('pre');
    const scrolls = await pre.evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);
    expect(await pre.getAttribute('tabindex')).toBe(scrolls ? '0' : null);
    const button = block.getByRole('button', {name: 'Copy code to clipboard'});
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    // A block too wide for its column has a button for wrapping before this one.
    if ((await focusedName(page)) !== 'Copy code to clipboard') await page.keyboard.press('Tab');

    await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await page.waitForFunction(() => getComputedStyle(document.activeElement!).opacity === '1');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({hasText: 'Copied'}).waitFor({state: 'attached'});
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim()).toBe((await pre.innerText()).trim());
  });

  test('shows the copy button to fingers', async () => {
    const page = await open(path, {viewport: viewports.mobile, hasTouch: true, isMobile: true});
    const button = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
    await page.waitForFunction(
      (element) => element && getComputedStyle(element).opacity === '1',
      await button.elementHandle(),
    );
  });
});
