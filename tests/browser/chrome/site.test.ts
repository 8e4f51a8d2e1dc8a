// cspell:ignore instalation wellcome qqqqqqqqqqqq
import type {Locator, Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {axe} from '../support/axe';
import {hydrated, viewports, visit, type VisitOptions} from '../support/page';

const modes = ['dark', 'light'] as const;
const widths = Object.entries(viewports);

async function open(path: string, options: VisitOptions = {}): Promise<Page> {
  const page = await visit(path, options);
  await hydrated(page);
  return page;
}

const navbar = (page: Page): Locator => page.locator('nav.navbar');
const focusedName = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent;
  });

/** Waits until the navbar has slid out of, or back into, the window. */
async function navbarIs(page: Page, state: 'hidden' | 'shown'): Promise<void> {
  await page.waitForFunction((hidden) => {
    const {top, bottom} = document.querySelector('nav.navbar')!.getBoundingClientRect();
    return hidden ? bottom <= 0 : top >= 0 && bottom > 0;
  }, state === 'hidden');
}

/** Scrolls in steps, as a reader does: the theme compares each position with the one before. */
async function scrollTo(page: Page, ...positions: number[]): Promise<void> {
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

describe('navbar', () => {
  test('has brand, Docs, Blog, GitHub, the search place and the languages', async () => {
    const page = await open('/');
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
      const page = await open('/docs/intro', {viewport});
      await navbarIs(page, 'shown');
      await scrollTo(page, 300, 600, 900);
      await navbarIs(page, 'hidden');
      await scrollTo(page, 700);
      await navbarIs(page, 'shown');
    },
  );

  test('never hides while something in it has the focus, and comes back for it', async () => {
    const page = await open('/docs/intro');
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
    const page = await open('/');
    const button = navbar(page).getByRole('button', {name: 'English'});
    const item = navbar(page).getByRole('link', {name: 'English'});
    for (const key of ['Enter', 'Space']) {
      await button.focus();
      await page.keyboard.press(key);
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      await item.waitFor();
      await page.keyboard.press('Escape');
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      expect(await focusedName(page)).toBe('English');
    }
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.matches('.dropdown__link'));
    expect(await item.getAttribute('lang')).toBe('en');
    expect(await axe(page, '.navbar')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('heading', {level: 1}).click();
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('mobile sidebar', () => {
  const toggle = (page: Page): Locator => page.locator('.navbar__toggle');
  const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Navigation'});

  async function openSidebar(path: string, options: VisitOptions = {}): Promise<Page> {
    const page = await open(path, {viewport: viewports.mobile, ...options});
    await toggle(page).click();
    await dialog(page).waitFor();
    return page;
  }

  const closed = async (page: Page): Promise<void> => {
    await dialog(page).waitFor({state: 'hidden'});
    expect(await page.locator('main[inert], footer[inert], [inert] main').count()).toBe(0);
  };

  test.each([
    [996, true],
    [997, false],
  ])('at %i px the toggle is there: %s', async (width, visible) => {
    // On a page of the docs, so that the item that is active is one of those that go.
    const page = await open('/docs/intro', {viewport: {width, height: 800}});
    expect(await toggle(page).isVisible()).toBe(visible);
    const docs = navbar(page).locator('.navbar__inner').getByRole('link', {name: 'Docs'});
    expect(await docs.isVisible()).toBe(!visible);
  });

  test.each(modes)('is a modal dialog without accessibility fault (%s)', async (colorMode) => {
    const page = await open('/docs/intro', {viewport: viewports.mobile, colorMode});
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
    await toggle(page).click();
    await dialog(page).waitFor();
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
    expect(await dialog(page).getAttribute('aria-modal')).toBe('true');
    await page.waitForFunction(() => {
      const sidebar = document.querySelector('.navbar-sidebar');
      return sidebar?.getAnimations({subtree: true}).length === 0;
    });
    expect(await axe(page)).toEqual([]);
  });

  test('keeps the focus in both directions and what is behind inert', async () => {
    const page = await openSidebar('/docs/intro');
    await page.waitForFunction(() => document.activeElement?.matches('.navbar-sidebar__close'));
    const main = page.locator('main').first();
    expect(await main.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
    const inside = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.closest('.navbar-sidebar') !== null);
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string | undefined>();
      for (let press = 0; press < 15; press += 1) {
        await page.keyboard.press(key);
        expect(await inside(), `${key}, press ${press}`).toBe(true);
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
    expect(await focusedName(page)).toBe('Toggle navigation bar');
  });

  test('the backdrop and the close button close it', async () => {
    const page = await openSidebar('/');
    await page.locator('.navbar-sidebar__backdrop').click({position: {x: 360, y: 400}});
    await closed(page);
    await toggle(page).click();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await closed(page);
    expect(await focusedName(page)).toBe('Toggle navigation bar');
  });

  test('shows the docs menu first and leads back to the main menu', async () => {
    const page = await openSidebar('/docs/intro');
    await dialog(page).getByRole('button', {name: 'Back to main menu'}).click();
    const languages = dialog(page).getByRole('button', {name: 'Languages'});
    expect(await languages.getAttribute('aria-expanded')).toBe('false');
    await languages.focus();
    await page.keyboard.press('Space');
    expect(await languages.getAttribute('aria-expanded')).toBe('true');
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
    expect(new URL(page.url()).pathname).toMatch(/^\/docs\/category\/getting-started\/?$/);
  });

  test('the brand in it leads home and closes it', async () => {
    const page = await openSidebar('/');
    await dialog(page).getByRole('link', {name: 'Arkos.js'}).click();
    await closed(page);
  });

  test('closes when the layout becomes desktop', async () => {
    const page = await openSidebar('/docs/intro');
    await page.setViewportSize({width: 997, height: 800});
    await dialog(page).waitFor({state: 'detached'});
    expect(await page.locator('[inert]').count()).toBe(0);
    await page.setViewportSize(viewports.mobile);
    await toggle(page).waitFor();
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
  });
});

describe('skip link', () => {
  test.each(widths)('is the first stop and leads into the page (%s)', async (_, viewport) => {
    const page = await open('/docs/intro', {viewport});
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Skip to main content');
    const link = page.getByRole('link', {name: 'Skip to main content'});
    expect(await link.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
      -1,
    );
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe('announcement bar', () => {
  test.each(modes)('is there without accessibility fault, and goes for good (%s)', async (mode) => {
    const page = await open('/', {colorMode: mode});
    const bar = page.locator('[class*="announcementBar_"]');
    expect(await bar.isVisible()).toBe(true);
    expect(await axe(page, '[class*="announcementBar_"]')).toEqual([]);
    await bar.getByRole('button', {name: 'Close'}).click();
    expect(await bar.count()).toBe(0);
    await page.reload();
    await hydrated(page);
    expect(await bar.count()).toBe(0);
  });
});

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
    if ((await focusedName(page)) !== 'Copy code to clipboard') {
      await page.keyboard.press('Tab');
    }
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
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

describe('not-found page', () => {
  const missing = {allow: [/status of 404/]};

  test.each([
    ['/docs/getting-started/instalation', '/docs/getting-started/installation'],
    ['/blog/wellcome', '/blog/welcome'],
    ['/instalation.html', '/docs/getting-started/installation'],
  ])('%s comes with status 404 and leads to %s', async (path, nearest) => {
    const answers: number[] = [];
    const page = await open(path, {
      ...missing,
      before: (opened) => {
        opened.on('response', (response) => {
          if (response.request().isNavigationRequest()) {
            answers.push(response.status());
          }
        });
        return Promise.resolve();
      },
    });
    expect(answers.at(-1)).toBe(404);
    expect(await page.getByRole('heading', {level: 1}).innerText()).toBe('Page Not Found');
    await page.getByRole('heading', {name: 'Did you mean'}).waitFor();
    const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
    expect((await first.getAttribute('href'))?.replace(/\/$/, '')).toBe(nearest);
    await first.click();
    await page.waitForURL(new RegExp(`${nearest}/?$`));
    await page.getByRole('heading', {level: 1}).filter({hasNotText: 'Page Not Found'}).waitFor();
  });

  test.each([
    ['dark', viewports.desktop],
    ['light', viewports.mobile],
  ] as const)(
    'has no accessibility fault, with sections to go on (%s)',
    async (colorMode, viewport) => {
      const page = await open('/qqqqqqqqqqqq', {...missing, viewport, colorMode});
      expect(await axe(page)).toEqual([]);
      expect(await page.getByRole('heading', {name: 'Did you mean'}).count()).toBe(0);
      const sections = page.getByRole('region', {name: 'Main sections'});
      for (const name of ['Home', 'Docs', 'Blog']) {
        expect(await sections.getByRole('link', {name, exact: true}).isVisible()).toBe(true);
      }
    },
  );

  test('leads on without JavaScript', async () => {
    const page = await visit('/nowhere', {...missing, javaScriptEnabled: false});
    await page
      .getByRole('region', {name: 'Main sections'})
      .getByRole('link', {name: 'Docs'})
      .click();
    expect(await page.getByRole('heading', {level: 1}).innerText()).not.toBe('Page Not Found');
  });

  test('a link inside the site to nowhere gets it too', async () => {
    const page = await open('/docs/intro');
    await page.evaluate(() => {
      history.pushState(null, '', '/docs/nowhere-at-all');
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    });
    await page.getByRole('heading', {level: 1, name: 'Page Not Found'}).waitFor();
  });
});

test('the page without a stored choice is dark, whatever the system says, and stores nothing', async () => {
  const page = await open('/', {colorScheme: 'light'});
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
});
