import {expect, test} from 'vitest';

import {eventually, hydrated, viewports, visit, visitShared} from '../support/page';

/** How many of the page's logos are seen, in the navbar. */
const logos = '.navbar__logo img';

test.each(['dark', 'light'] as const)(
  'one logo before React has started (%s)',
  async (colorMode) => {
    const page = await visit('/docs/intro', {
      colorMode,
      before: (opened) =>
        opened.route(/\/assets\/js\//, (route) =>
          route.fulfill({body: '', contentType: 'text/javascript'}),
        ),
    });
    expect(await page.locator(logos).count()).toBe(2);
    expect(await page.locator(`${logos}:visible`).count()).toBe(1);
  },
);

test('a tab that the arrow keys reach shows the ring', async () => {
  const page = await visitShared('/docs/getting-started/installation');
  await hydrated(page);
  await page.locator('main [role=tab][aria-selected=true]').first().focus();
  await page.keyboard.press('ArrowRight');
  const focused = page.locator('main [role=tab]:focus-visible');
  await eventually(() => focused.evaluate((tab) => getComputedStyle(tab).outlineStyle)).toBe(
    'solid',
  );
});

test.each([320, 360, 390, 414])('results fit a screen of %i px', async (width) => {
  for (const query of ['document', 'image', 'auth']) {
    const page = await visitShared(`/search?q=${query}`, {viewport: {...viewports.mobile, width}});
    await page.locator('main mark').first().waitFor();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, query).toBe(0);
  }
});

test('what matched can be read with forced colors', async () => {
  const page = await visitShared('/search?q=auth', {forcedColors: 'active', colorScheme: 'dark'});
  const mark = page.locator('main mark').first();
  await mark.waitFor();
  const {color, background} = await mark.evaluate((element) => {
    const style = getComputedStyle(element);
    return {color: style.color, background: style.backgroundColor};
  });
  expect(background).not.toBe(color);
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
});
