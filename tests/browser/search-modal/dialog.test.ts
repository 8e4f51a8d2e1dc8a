/** What has nothing to do with where results come from runs on the site's own index. */
import type {Page} from 'playwright-core';
import {expect, test} from 'vitest';
import {eventually, hydrated, visit, type VisitOptions} from '../support/page';
import {
  button,
  dialog,
  hit,
  input,
  option,
  search,
  selectedIndex,
  start,
  wide,
} from '../support/search-modal';

async function opened(options?: VisitOptions): Promise<Page> {
  const page = await visit(start, {shared: true, ...options});
  await hydrated(page);
  return page;
}

test('the button, Ctrl+K, Command+K and / open it; Escape, the backdrop and Ctrl+K close it and give the focus back', async () => {
  const page = await opened();
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Blog', exact: true});
  const ways = [
    [() => button(page).click(), () => page.keyboard.press('Escape')],
    [() => page.keyboard.press('Control+k'), () => page.mouse.click(20, 400)],
    [() => page.keyboard.press('Meta+k'), () => page.keyboard.press('Control+k')],
    [() => page.keyboard.press('/'), () => page.keyboard.press('Escape')],
  ] as const;
  for (const [open, close] of ways) {
    await link.focus();
    await open();
    await dialog(page).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'docsearch-input');
    expect(await page.locator(input).inputValue()).toBe('');
    expect(await page.locator(input).getAttribute('placeholder')).toBe('Search docs');
    await close();
    await dialog(page).waitFor({state: 'detached'});
    const isButton = open === ways[0][0];
    const focused = isButton ? button(page) : link;
    await eventually(() => focused.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
  }
});

test('the first keys are not lost while its code is on the way', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const page = await opened({shared: false});
  await page.route(/\/assets\/js\//, async (route) => {
    await held;
    await route.fallback();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('instal');
  await page.keyboard.press('Backspace');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  release();
  await dialog(page).waitFor();
  await page.keyboard.type('ll');
  await eventually(() => page.locator(input).inputValue()).toBe('install');
  await page.locator(hit).first().waitFor();
});

test('a letter on the focused button begins a query; other keys do what they always do', async () => {
  const page = await opened();
  await button(page).focus();
  const untouched = await page.evaluate(() =>
    [
      {key: 'r', ctrlKey: true},
      {key: 'f', ctrlKey: true},
      {key: 'k', ctrlKey: true, shiftKey: true},
      {key: 'F5'},
      {key: 'F12'},
      {key: 'Tab'},
      {key: 'a', altKey: true},
      {key: '/', ctrlKey: true},
    ].filter((init) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true}),
      ),
    ),
  );
  expect(untouched).toHaveLength(8);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.keyboard.press('c');
  await dialog(page).waitFor();
  await eventually(() => page.locator(input).inputValue()).toBe('c');
});

test('typing in other fields is left alone', async () => {
  const page = await visit('/search');
  await hydrated(page);
  const box = page.getByRole('searchbox', {name: 'Search the site'});
  await box.fill('');
  await box.pressSequentially('api/auth');
  await eventually(() => box.inputValue()).toBe('api/auth');
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('a query has at most 64 characters', async () => {
  const page = await opened();
  await page.keyboard.press('Control+k');
  await page.locator(input).fill('abcdefghij'.repeat(6));
  await page.locator(input).pressSequentially('abcdefghij');
  await eventually(() => page.locator(input).inputValue()).toHaveLength(64);
});

test('arrows go round, Home and End to the ends, the selected line stays in sight', async () => {
  const page = await opened();
  await search(page, wide);
  const count = await page.locator(option).count();
  await eventually(() => selectedIndex(page)).toBe(0);
  await page.keyboard.press('ArrowDown');
  await eventually(() => selectedIndex(page)).toBe(1);
  await page.keyboard.press('End');
  await eventually(() => selectedIndex(page)).toBe(count - 1);
  await eventually(() => page.locator(option).last().innerText()).toMatch(/^See all \d+ results$/);
  await page.keyboard.press('ArrowDown');
  await eventually(() => selectedIndex(page)).toBe(0);
  await page.keyboard.press('ArrowUp');
  await eventually(() => selectedIndex(page)).toBe(count - 1);
  await page.keyboard.press('ArrowUp');
  await eventually(() => selectedIndex(page)).toBe(count - 2);
  await eventually(() =>
    page
      .locator(hit)
      .last()
      .evaluate((line) => {
        const box = line.closest('.DocSearch-Dropdown')?.getBoundingClientRect();
        const own = line.getBoundingClientRect();
        return box !== undefined && own.top >= box.top && own.bottom <= box.bottom + 1;
      }),
  ).toBe(true);
  await page.keyboard.press('Home');
  await eventually(() => selectedIndex(page)).toBe(0);
  const described = await page.locator(input).getAttribute('aria-activedescendant');
  await eventually(() => page.locator(`#${described}`).getAttribute('aria-selected')).toBe('true');
});

test('Ctrl+Enter and Command+Enter open a new tab and leave it open', async () => {
  const page = await opened();
  await search(page, 'project structure');
  for (const keys of ['Control+Enter', 'Meta+Enter']) {
    const popup = page.context().waitForEvent('page');
    await page.keyboard.press(keys);
    const tab = await popup;
    await tab.waitForURL(/project-structure/);
    await eventually(() => dialog(page).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(start);
  }
});

test('the pointer selects what it is moved over, and a press follows it', async () => {
  const page = await opened();
  await search(page, 'configuration');
  const second = page.locator(hit).nth(1);
  await second.hover();
  await eventually(() => second.getAttribute('aria-selected')).toBe('true');
  const href = await second.getAttribute('href');
  await second.click();
  await dialog(page).waitFor({state: 'detached'});
  await page.waitForURL((url) => url.pathname + url.hash === href);
});

test('works by touch, at 320 px', async () => {
  const page = await opened({
    viewport: {width: 320, height: 640},
    hasTouch: true,
    isMobile: true,
  });
  await button(page).tap();
  await dialog(page).waitFor();
  await page.locator(input).fill('configuration');
  await page.locator(hit).first().waitFor();
  const width = await page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth,
      ...Array.from(
        document.querySelectorAll(
          '.DocSearch-Modal, .DocSearch-Modal a, .DocSearch-Modal button, .DocSearch-Modal input',
        ),
        (element) => element.getBoundingClientRect().right,
      ),
    ),
  );
  expect(width).toBeLessThanOrEqual(320);
  await page.getByRole('button', {name: 'Cancel'}).tap();
  await dialog(page).waitFor({state: 'detached'});
  await button(page).tap();
  await page.locator(input).fill('configuration');
  await page.locator(hit).first().tap();
  await page.waitForURL(/configuration/);
});

test('works at 400 % zoom', async () => {
  // A window of 1280 by 1024 enlarged four times.
  const page = await opened({viewport: {width: 320, height: 256}});
  await search(page, wide);
  await eventually(() => page.locator(hit).first().isVisible()).toBe(true);
  await page.keyboard.press('End');
  await eventually(() =>
    page
      .locator(option)
      .last()
      .evaluate((line) => {
        const {top, bottom, right} = line.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && right <= innerWidth;
      }),
  ).toBe(true);
});

test('is a dialog with a combobox and its list, and keeps the focus', async () => {
  const page = await opened();
  await search(page, 'configuration');
  const box = dialog(page).getByRole('combobox', {name: 'Search'});
  const list = dialog(page).getByRole('listbox', {name: 'Search results'});
  await eventually(() => box.getAttribute('aria-expanded')).toBe('true');
  await eventually(() => box.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press(presses % 2 ? 'Shift+Tab' : 'Tab');
    await page.keyboard.press('Tab');
    await eventually(() =>
      page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement)),
    ).toBe(true);
  }
});

/** Turns the wheel and waits for an event of the page, and until what it did is painted. */
async function wheel(page: Page, by: number, event: 'scrollend' | 'wheel'): Promise<void> {
  // The page listens before the wheel turns.
  const heard = await page.evaluateHandle((type) => {
    const painted = new Promise<void>((resolve) => {
      const paint = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      addEventListener(type, paint, {capture: true, once: true});
    });
    return {painted};
  }, event);
  await page.mouse.wheel(0, by);
  await heard.evaluate(({painted}) => painted);
}

test('the page behind neither scrolls nor moves', async () => {
  const page = await opened();
  const places = () =>
    page.evaluate(() =>
      ['.navbar__brand', 'main h1', 'footer'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().x,
      ),
    );
  await wheel(page, 200, 'scrollend');
  const [before, scroll] = [await places(), await page.evaluate(() => scrollY)];
  await page.keyboard.press('Control+k');
  await dialog(page).waitFor();
  expect(await places()).toEqual(before);
  await page.mouse.move(20, 600);
  await wheel(page, 400, 'wheel');
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({state: 'detached'});
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
});

test('a browser without storage searches all the same', async () => {
  const page = await opened({
    shared: false,
    before: async (fresh) => {
      await fresh.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
    },
    allow: [/storage/i],
  });
  await search(page, 'project structure');
  await page.keyboard.press('Enter');
  await page.waitForURL(/project-structure/);
});
