import type {Locator, Page} from 'playwright-core';

import {hydrated, viewports, visit, type VisitOptions} from './page';

/** Both appearances. */
export const modes = ['dark', 'light'] as const;
/** A desktop and a phone. */
export const widths = Object.entries(viewports);

/** Opens a page of the site and waits until it is ready. */
export async function open(path: string, options: VisitOptions = {}): Promise<Page> {
  const page = await visit(path, options);
  await hydrated(page);
  return page;
}

/** The bar on top. */
export const navbar = (page: Page): Locator => page.locator('nav.navbar');
/** What has the focus, by its name. */
export const focusedName = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent;
  });

/** Waits until the navbar has slid out of, or back into, the window. */
export async function navbarIs(page: Page, state: 'hidden' | 'shown'): Promise<void> {
  await page.waitForFunction((hidden) => {
    const {top, bottom} = document.querySelector('nav.navbar')!.getBoundingClientRect();
    return hidden ? bottom <= 0 : top >= 0 && bottom > 0;
  }, state === 'hidden');
}

/** Scrolls in steps, as a reader does: the theme compares each position with the one before. */
export async function scrollTo(page: Page, ...positions: number[]): Promise<void> {
  for (const top of positions) {
    await page.evaluate(
      (y) =>
        new Promise<void>((resolve) => {
          if (Math.round(window.scrollY) === y) {
            resolve();
            return;
          }
          window.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), {
            once: true,
          });
          window.scrollTo({top: y, behavior: 'instant'});
        }),
      top,
    );
  }
}
