/** Pages as readers set up their screens: large text, forced colors, less motion, less transparency. */
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {eventually, hydrated, viewports, visit, visitShared} from './support/page';

const samples = ['/', '/docs/intro', '/docs/api-reference/arkos-configuration', '/blog'] as const;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** 1280 × 1024 at 400%. */
const zoomed = {width: 320, height: 256};

describe('at 400% zoom', () => {
  test.each(samples)('%s scrolls in one direction only', async (route) => {
    const page = await visitShared(route, {viewport: zoomed});
    await hydrated(page);
    expect(await overflow(page)).toBe(0);
  });

  test.each(['x', 'handleAuthenticationControl', 'document', 'w'.repeat(300)])(
    '/search fits with the query %s',
    async (query) => {
      const page = await visitShared(`/search?q=${query}`, {viewport: zoomed});
      await hydrated(page);
      await page.waitForFunction(() => {
        const main = document.querySelector('main');
        return (
          main !== null && !main.querySelector('[aria-busy="true"]') && main.innerText.length > 60
        );
      });
      expect(await overflow(page)).toBe(0);
    },
  );
});

describe('with forced colors', () => {
  test.each(['dark', 'light'] as const)('matches in results can be read (%s)', async (scheme) => {
    const page = await visitShared('/search?q=auth', {forcedColors: 'active', colorScheme: scheme});
    await page.locator('main mark').first().waitFor();
    const [text, background] = await page
      .locator('main mark')
      .first()
      .evaluate((mark) => {
        const {color, backgroundColor} = getComputedStyle(mark);
        return [color, backgroundColor];
      });
    expect(text).not.toBe(background);
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('the focus can be seen', async () => {
    const page = await visitShared('/docs/intro', {forcedColors: 'active'});
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      await eventually(() =>
        page.evaluate(() => {
          const element = document.activeElement!;
          return [element, element.querySelector(':scope > *') ?? element].some((one) =>
            ['', '::after'].some((pseudo) => {
              const {outlineStyle, outlineWidth} = getComputedStyle(one, pseudo || null);
              return outlineStyle !== 'none' && outlineWidth !== '0px';
            }),
          );
        }),
      ).toBe(true);
    }
  });
});

test.each(samples)('with less motion nothing moves on %s', async (route) => {
  const page = await visitShared(route, {reducedMotion: 'reduce'});
  await hydrated(page);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(element);
        const longest = Math.max(
          ...`${transitionDuration},${animationDuration}`
            .split(',')
            .map((time) => parseFloat(time)),
        );
        return longest > 0.01 || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(moving).toEqual([]);
});

test('with less transparency nothing is seen through what is above it', async () => {
  const page = await visit('/docs/intro', {viewport: viewports.mobile});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{name: 'prefers-reduced-transparency', value: 'reduce'}],
  });
  await hydrated(page);
  await page.locator('.navbar__toggle').click();
  await page.getByRole('dialog', {name: 'Navigation'}).waitFor();
  const seenThrough = await page.evaluate(
    () =>
      [...document.querySelectorAll('.navbar, .navbar-sidebar')].filter((element) => {
        const {backgroundColor, backdropFilter} = getComputedStyle(element);
        return (
          backdropFilter !== 'none' || /rgba\(.*, 0?\.\d+\)|\/ 0?\.\d+\)/.test(backgroundColor)
        );
      }).length,
  );
  expect(seenThrough).toBe(0);
});

/** Pairs of a control smaller than 24 px and one that is nearer than WCAG 2.5.8 allows. */
async function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('button, [role="tab"], input, select, summary, nav a'),
    ]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => ({element, box: element.getBoundingClientRect()}))
      .filter(({box}) => box.width > 1 && box.height > 1);
    const small = controls.filter(({box}) => box.width < 24 || box.height < 24);
    return small.flatMap(({element, box}) => {
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const near = controls.find(
        (other) =>
          other.element !== element &&
          !other.element.contains(element) &&
          !element.contains(other.element) &&
          Math.hypot(
            Math.max(other.box.left - x, 0, x - other.box.right),
            Math.max(other.box.top - y, 0, y - other.box.bottom),
          ) < 12,
      );
      return near
        ? [`${element.outerHTML.slice(0, 120)} is near ${near.element.outerHTML.slice(0, 80)}`]
        : [];
    });
  });
}

describe('targets are 24 px, or have the room', () => {
  test.each(samples)('%s', async (route) => {
    const page = await visitShared(route, {viewport: viewports.mobile, hasTouch: true});
    await hydrated(page);
    expect(await crowded(page)).toEqual([]);
  });

  test('small ones that touch are told', async () => {
    const page = await visitShared('/search', {viewport: viewports.mobile});
    await hydrated(page);
    await page.locator('main').evaluate((main) => {
      const make = (): HTMLElement => {
        const button = document.createElement('button');
        button.textContent = 'x';
        Object.assign(button.style, {width: '10px', height: '10px', padding: 0, border: 0});
        return button;
      };
      main.prepend(make(), make());
    });
    expect((await crowded(page)).length).toBeGreaterThan(0);
  });
});

test('the default color mode is there without JavaScript', async () => {
  const page = await visitShared('/docs/intro', {javaScriptEnabled: false});
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  const [text, background] = await page.evaluate(() => {
    const {color, backgroundColor} = getComputedStyle(document.body);
    const html = getComputedStyle(document.documentElement).backgroundColor;
    return [color, backgroundColor === 'rgba(0, 0, 0, 0)' ? html : backgroundColor];
  });
  expect(text).not.toBe(background);
});
