import {describe, expect, test} from 'vitest';

import {routes} from '../support/routes';
import {axe} from './support/axe';
import {hydrated, viewports, visit} from './support/page';

const views = [
  {name: 'desktop, dark', viewport: viewports.desktop, colorMode: 'dark'},
  {name: 'phone, light', viewport: viewports.mobile, colorMode: 'light'},
] as const;

describe.each(views)('every route ($name)', ({viewport, colorMode}) => {
  test.each(routes)(
    '%s has one title, no accessibility fault and fits its width',
    async (route) => {
      const page = await visit(route, {viewport, colorMode});
      await hydrated(page);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(colorMode);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await axe(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'pixels the page is wider than the screen').toBe(0);
    },
  );
});

test('axe rejects a page with a fault', async () => {
  const page = await visit('/');
  await hydrated(page);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button></button>');
  });
  expect((await axe(page)).join('\n')).toContain('button-name');
});
