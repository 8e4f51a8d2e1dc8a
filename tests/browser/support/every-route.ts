import {describe, expect, test} from 'vitest';

import {routes} from '../../support/routes';
import {axe} from './axe';
import {hydrated, viewports, visitShared} from './page';

/** How a page is looked at. */
export interface View {
  readonly viewport: keyof typeof viewports;
  readonly colorMode: 'dark' | 'light';
  /** After React has started, or as the page arrives. */
  readonly withReact: boolean;
}

/**
 * Tests every public route in a view. Each view has a file of its own, so that two workers share them.
 *
 * @param view - See {@link View}
 */
export function testEveryRoute({viewport: name, colorMode, withReact}: View): void {
  const viewport = viewports[name];
  describe(`every route (${name}, ${colorMode}, ${withReact ? 'with' : 'before'} React)`, () => {
    test.each(routes)(
      '%s has one title, no accessibility fault and fits its width',
      async (route) => {
        const page = await visitShared(route, {viewport, colorMode});
        if (withReact) await hydrated(page);
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
}
