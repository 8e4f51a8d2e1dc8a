// cspell:ignore requestfailed hrefs tabels
import type {Page, Request, Route} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {ensureBuild} from '../../support/build';
import {serveStatic, type StaticSite} from '../../support/serve';
import {axe} from '../support/axe';
import {hydrated, viewports, visit, type VisitOptions} from '../support/page';

let dir: string;
let site: StaticSite;

beforeAll(async () => {
  dir = await ensureBuild({config: 'tests/fixtures/chrome-site/docusaurus.config.ts'});
  site = await serveStatic(dir);
}, 120_000);

afterAll(() => site.close());

const scripts = '**/assets/js/*.js';
const crashed = [/The (component|item) threw/, /A theme navbar item failed to render/];
const missing = [/Failed to load resource/, /Loading chunk/i];

const open = (path: string, options: VisitOptions = {}): Promise<Page> =>
  visit(path, {origin: site.url, ...options});

/** Sets a flag that makes a part of the fixture throw. */
async function setFlag(page: Page, name: 'crash' | 'failItem', value: boolean): Promise<void> {
  await page.evaluate(
    (flag) => {
      Object.assign(window, flag);
    },
    {[name]: value},
  );
}

/** Raises a flag before the page's own scripts run. */
const flagged =
  (name: 'crash' | 'failItem') =>
  async (page: Page): Promise<void> => {
    await page.addInitScript((key) => {
      Object.assign(window, {[key]: true});
    }, name);
  };

/** Marks the document, so that a reload can be told from a change of route. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'true';
  });

const marked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.marked === 'true');

/** Holds back every script asked for from now on, until `release` says how to go on. */
async function holdScripts(page: Page): Promise<{release: (answer: 'continue' | 'abort') => void}> {
  let release: (answer: 'continue' | 'abort') => void = () => undefined;
  const answer = new Promise<'continue' | 'abort'>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await route[await answer]();
  });
  return {release};
}

/** Without fetching ahead, so that a navigation is what asks for the chunk. */
async function onDataSaver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '4g', saveData: true},
    });
  });
}

/** A first sign of intent, where the page will crash instead of being ready. */
const startReact = (page: Page): Promise<void> => page.keyboard.press('Shift');

const h1 = (page: Page, name: string) => page.getByRole('heading', {level: 1, name});

describe('crash page', () => {
  test.each(Object.entries(viewports))(
    'shows message, cause and ways on, tries again for real (%s)',
    async (_name, viewport) => {
      const page = await open('/', {viewport, allow: crashed});
      await hydrated(page);
      await setFlag(page, 'crash', true);
      if (viewport === viewports.mobile) {
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      }
      await page.getByRole('link', {name: 'Crash', exact: true}).click();
      await h1(page, 'This page crashed.').waitFor();
      await page.getByText('The component threw.').waitFor();
      expect(await page.getByText('The test asked it to.').count()).toBe(1);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      expect(await page.title()).toContain('This page crashed.');
      expect(await axe(page)).toEqual([]);

      await page.getByRole('button', {name: 'Try again'}).click();
      await h1(page, 'This page crashed.').waitFor();
      await setFlag(page, 'crash', false);
      await page.getByRole('button', {name: 'Try again'}).click();
      await page.getByText('The component works.').waitFor();
      expect(await h1(page, 'This page crashed.').count()).toBe(0);
    },
  );

  test('a page that crashed does not take the next page with it', async () => {
    const page = await open('/docs/first', {allow: crashed});
    await hydrated(page);
    await setFlag(page, 'crash', true);
    await page.getByRole('link', {name: 'Crash', exact: true}).click();
    await h1(page, 'This page crashed.').waitFor();
    await page.evaluate(() => history.back());
    await h1(page, 'First doc').waitFor();
  });

  test('leads home', async () => {
    const page = await open('/crash', {allow: crashed, before: flagged('crash')});
    await startReact(page);
    await h1(page, 'This page crashed.').waitFor();
    await page.getByRole('link', {name: 'Go to the home page'}).click();
    await h1(page, 'Fixture home').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('a navbar item that fails', () => {
  test('names itself to the maintainer, and Try again brings the page back', async () => {
    const page = await open('/docs/first', {allow: crashed, before: flagged('failItem')});
    await startReact(page);
    await h1(page, 'This page crashed.').waitFor();
    const message = page.getByText('A theme navbar item failed to render');
    await message.waitFor();
    const text = await message.innerText();
    expect(text).toContain('double-check the following navbar item');
    expect(text).toContain('"label": "Failing item"');
    expect(text).toContain('The item threw.');
    expect(await page.getByRole('link', {name: 'Go to the home page'}).isVisible()).toBe(true);
    await setFlag(page, 'failItem', false);
    await page.getByRole('button', {name: 'Try again'}).click();
    await h1(page, 'First doc').waitFor();
    expect(await page.locator('.navbar').isVisible()).toBe(true);
  });

  test('names itself in the mobile sidebar too', async () => {
    const page = await open('/', {viewport: viewports.mobile, allow: crashed});
    await hydrated(page);
    await page.locator('.navbar-sidebar').waitFor({state: 'attached'});
    await setFlag(page, 'failItem', true);
    // The items of a small screen are drawn anew when the width crosses 996 px.
    await page.setViewportSize(viewports.desktop);
    await page.setViewportSize(viewports.mobile);
    await page.getByText('"label": "Failing item"').waitFor();
    expect(await h1(page, 'This page crashed.').count()).toBe(1);
  });
});

describe('loading of a page chunk', () => {
  /** From a crash of the whole application a link leads to a page whose chunk is not there yet. */
  async function leaveCrash(): Promise<Page> {
    const page = await open('/docs/first', {
      allow: [...crashed, ...missing],
      before: async (opened) => {
        await onDataSaver(opened);
        await flagged('failItem')(opened);
      },
    });
    await startReact(page);
    await h1(page, 'This page crashed.').waitFor();
    await setFlag(page, 'failItem', false);
    return page;
  }

  test('a spinner while it is pending', async () => {
    const page = await leaveCrash();
    const {release} = await holdScripts(page);
    await page.getByRole('link', {name: 'Go to the home page'}).click();
    const spinner = page.getByRole('status').filter({hasText: 'Loading page'});
    await spinner.waitFor();
    release('continue');
    await h1(page, 'Fixture home').waitFor();
    expect(await spinner.count()).toBe(0);
  });

  test('an error with a Retry that fetches again, as often as needed', async () => {
    const page = await leaveCrash();
    await page.route(scripts, (route) => route.abort());
    await page.getByRole('link', {name: 'Go to the home page'}).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/Loading chunk .+ failed/);
    const again = page.waitForEvent('requestfailed');
    await page.getByRole('button', {name: 'Retry'}).click();
    await again;
    await alert.waitFor();
    await page.unroute(scripts);
    await mark(page);
    await page.getByRole('button', {name: 'Retry'}).click();
    await h1(page, 'Fixture home').waitFor();
    expect(await marked(page), 'without a reload').toBe(true);
  });

  test('the first page stays readable when its chunk is blocked, and offers Retry', async () => {
    const page = await open('/docs/first', {
      allow: missing,
      before: async (opened) => {
        await opened.route(scripts, (route) => {
          const first = /\/(main|runtime~main)\./.test(route.request().url());
          return first ? route.continue() : route.abort();
        });
      },
    });
    await startReact(page);
    await page.getByRole('alert').waitFor();
    expect(await h1(page, 'First doc').isVisible()).toBe(true);
    await page.unroute(scripts);
    await page.getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('a route change', () => {
  test('goes to the top, or to the hash target', async () => {
    const page = await open('/');
    await hydrated(page);
    await page.getByRole('link', {name: 'Link at the bottom'}).click();
    await h1(page, 'Tabs and tables').waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('link', {name: 'Far down'}).click();
    const target = page.getByRole('heading', {name: 'Far down'});
    await target.waitFor();
    await page.waitForFunction(() => {
      const top = document.getElementById('far-down')?.getBoundingClientRect().top ?? -1;
      return window.scrollY > 0 && top >= 0 && top < 150;
    });
  });

  test('the old page stays until the next one is loaded', async () => {
    const page = await open('/', {before: onDataSaver});
    await hydrated(page);
    const {release} = await holdScripts(page);
    const asked = page.waitForRequest(scripts);
    await page.getByRole('link', {name: 'First doc'}).click();
    await asked;
    expect(await h1(page, 'Fixture home').isVisible()).toBe(true);
    release('continue');
    await h1(page, 'First doc').waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a stale tab after a deployment lands on the new page by a reload', async () => {
    let stale = true;
    const deployed = (route: Route, request: Request): Promise<void> => {
      if (request.isNavigationRequest()) {
        stale = false;
      }
      const gone = stale && request.resourceType() === 'script';
      return gone ? route.fulfill({status: 404, body: 'Not found'}) : route.continue();
    };
    const page = await open('/', {before: onDataSaver, allow: missing});
    await hydrated(page);
    await mark(page);
    await page.route('**/*', deployed);
    await page.getByRole('link', {name: 'Second doc'}).click();
    await page.waitForFunction(() => !document.documentElement.dataset.marked);
    await h1(page, 'Second doc').waitFor();
    await hydrated(page);
    expect(new URL(page.url()).pathname).toMatch(/^\/docs\/second\/?$/);
  });

  test('a chunk missed while hovering is no error of the page', async () => {
    const page = await open('/', {allow: [/Failed to load resource/]});
    await hydrated(page);
    await page.route(scripts, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.evaluate(async () => {
      await window.docusaurus.preload('/docs/tabs-and-tables');
    });
    await failed;
    expect(await h1(page, 'Fixture home').isVisible()).toBe(true);
  });
});

describe('progress bar', () => {
  /** A page whose clock the test turns; timers run when it says so. */
  async function withClock(): Promise<Page> {
    const page = await open('/', {
      before: async (opened) => {
        await onDataSaver(opened);
        await opened.clock.install();
      },
    });
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    return page;
  }

  const bar = (page: Page) =>
    page.evaluate(() => {
      const element = document.querySelector<HTMLElement>('#nprogress .bar');
      return element && {transform: element.style.transform, transition: element.style.transition};
    });

  const at = (percent: number) => `translate3d(-${percent}%, 0px, 0px)`;

  test('comes after 200 ms at 0.08, gains 0.02 every 800 ms, moves in 200 ms and goes', async () => {
    const page = await withClock();
    const {release} = await holdScripts(page);
    await page.getByRole('link', {name: 'First doc'}).click();
    await page.clock.runFor(199);
    expect(await bar(page)).toBe(null);
    await page.clock.runFor(1);
    expect(await bar(page)).toEqual({transform: at(92), transition: '200ms'});
    await page.clock.runFor(800);
    expect(await bar(page)).toMatchObject({transform: at(90)});
    await page.clock.runFor(1600);
    expect(await bar(page)).toMatchObject({transform: at(86)});
    release('continue');
    await h1(page, 'First doc').waitFor();
    await page.clock.runFor(1000);
    expect(await bar(page)).toBe(null);
  });

  test('does not come for a quick change, nor after two changes in a hurry', async () => {
    const page = await withClock();
    const {release} = await holdScripts(page);
    const asked = page.waitForRequest(scripts);
    await page.getByRole('link', {name: 'First doc'}).click();
    await asked;
    await page.getByRole('link', {name: 'Second doc'}).click();
    release('continue');
    await h1(page, 'Second doc').waitFor();
    await page.clock.runFor(5000);
    expect(await bar(page)).toBe(null);
  });
});

describe('fetching ahead', () => {
  const prefetched = (page: Page): Promise<number> =>
    page.evaluate(() => document.querySelectorAll('link[rel="prefetch"]').length);

  const connected =
    (connection: object) =>
    async (page: Page): Promise<void> => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
    };

  /** Waits until a link's observer, set up after those of the page, has been told what is in view. */
  const observed = (page: Page): Promise<void> =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            requestAnimationFrame(() => resolve());
          });
          observer.observe(document.querySelector('main a') ?? document.body);
        }),
    );

  test('route chunks of links in view are prefetched', async () => {
    const page = await open('/', {before: connected({effectiveType: '4g', saveData: false})});
    await hydrated(page);
    await page.waitForFunction(() => document.querySelector('link[rel="prefetch"]'));
    const hrefs = await page.evaluate(() =>
      Array.from(document.querySelectorAll('link[rel="prefetch"]'), (link) =>
        link.getAttribute('href'),
      ),
    );
    expect(hrefs.every((href) => /^\/assets\/js\/.+\.js$/.test(href ?? ''))).toBe(true);
  });

  test.each([
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ])('not on %o', async (connection) => {
    const page = await open('/', {before: connected(connection)});
    await hydrated(page);
    await observed(page);
    expect(await prefetched(page)).toBe(0);
    await page.getByRole('link', {name: 'First doc'}).click();
    await h1(page, 'First doc').waitFor();
  });

  test('a browser that knows no effective type is no error', async () => {
    const page = await open('/', {before: connected({type: 'wifi'})});
    await hydrated(page);
    await observed(page);
    await page.getByRole('link', {name: 'First doc'}).hover();
    await page.getByRole('link', {name: 'First doc'}).click();
    await h1(page, 'First doc').waitFor();
  });
});

describe('colour-mode toggle, switched on', () => {
  const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light/});
  const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

  test('dark by default whatever the system says; stored and mirrored; kept by a reload', async () => {
    const page = await open('/', {colorScheme: 'light'});
    await hydrated(page);
    expect(await mode(page)).toBe('dark');
    expect(await stored(page)).toBe(null);
    await toggle(page).click();
    expect(await mode(page)).toBe('light');
    expect(await stored(page)).toBe('light');
    expect(await axe(page, '.navbar')).toEqual([]);
    await page.reload();
    expect(await mode(page), 'before React').toBe('light');
    await hydrated(page);
    expect(await mode(page)).toBe('light');
    await toggle(page).focus();
    await page.keyboard.press('Space');
    expect(await mode(page)).toBe('dark');
    expect(await stored(page)).toBe('dark');
  });

  test.each(['light', undefined] as const)(
    'a change of the operating system does not touch the choice (%s)',
    async (colorMode) => {
      const page = await open('/', {colorScheme: 'light', colorMode});
      await hydrated(page);
      await page.evaluate(() => {
        const system = window.matchMedia('(prefers-color-scheme: dark)');
        system.addEventListener('change', () => {
          setTimeout(() => Object.assign(document.body.dataset, {systemChanged: 'true'}));
        });
      });
      await page.emulateMedia({colorScheme: 'dark'});
      await page.locator('body[data-system-changed]').waitFor();
      await page.waitForFunction(
        (expected) => document.documentElement.dataset.theme === expected,
        colorMode ?? 'dark',
      );
      expect(await stored(page)).toBe(colorMode ?? null);
    },
  );

  test('is in the mobile sidebar', async () => {
    const page = await open('/', {viewport: viewports.mobile});
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await toggle(page).click();
    expect(await mode(page)).toBe('light');
  });

  test.each(['the storage cannot be had', 'the storage is full'])(
    'works when %s',
    async (fault) => {
      const page = await open('/docs/tabs-and-tables', {
        allow: [/Docusaurus browser storage is not available/, /Docusaurus storage error/],
        before: async (opened) => {
          await opened.addInitScript((denied) => {
            const refuse = (): never => {
              throw new DOMException('Refused by the test', 'SecurityError');
            };
            if (denied) {
              Object.defineProperty(window, 'localStorage', {get: refuse});
              Object.defineProperty(window, 'sessionStorage', {get: refuse});
            } else {
              Storage.prototype.setItem = refuse;
            }
          }, fault === 'the storage cannot be had');
        },
      });
      await hydrated(page);
      expect(await mode(page)).toBe('dark');
      await toggle(page).click();
      expect(await mode(page)).toBe('light');
      await page.getByRole('button', {name: 'Close', exact: true}).click();
      expect(await page.getByText('The fixture announces itself.').count()).toBe(0);
      await page.getByRole('tab', {name: 'Two'}).click();
      expect(await page.getByRole('tabpanel').innerText()).toBe('Second panel.');
      await page.locator('.navbar__brand').click();
      await h1(page, 'Fixture home').waitFor();
    },
  );
});

describe('announcement bar', () => {
  const announcement = (page: Page) => page.getByText('The fixture announces itself.');

  test('dismissed for good, and shown again when its id changes', async () => {
    const page = await open('/');
    await hydrated(page);
    expect(await announcement(page).isVisible()).toBe(true);
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    expect(await announcement(page).count()).toBe(0);
    const stored = (key: string) =>
      page.evaluate((name) => localStorage.getItem(name), `docusaurus.announcement.${key}`);
    expect(await stored('dismiss')).toBe('true');
    expect(await stored('id')).toBe('fixture');

    await page.reload();
    expect(await announcement(page).isVisible(), 'not even before React').toBe(false);
    await hydrated(page);
    expect(await announcement(page).count()).toBe(0);

    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.id', 'the one before');
    });
    await page.reload();
    await announcement(page).waitFor();
    await hydrated(page);
    expect(await stored('dismiss')).toBe('false');
    expect(await stored('id')).toBe('fixture');
  });
});

test('a doc says when it was last updated', async () => {
  const page = await open('/docs/first');
  const updated = page.locator('.theme-last-updated time');
  expect(await updated.innerText()).toBe('Jan 2, 2026');
  expect(await updated.getAttribute('datetime')).toBe('2026-01-02T00:00:00.000Z');
});

describe('tabs and tables', () => {
  test('tabs obey arrows, Home, End, Enter and Space', async () => {
    const page = await open('/docs/tabs-and-tables');
    await hydrated(page);
    const tab = (name: string) => page.getByRole('tab', {name});
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const panel = page.getByRole('tabpanel');
    await tab('One').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('Three');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('One');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    expect(await panel.innerText()).toBe('Third panel.');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await panel.innerText()).toBe('Second panel.');
    expect(await tab('Two').getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('tabpanel', {name: 'Two'}).count()).toBe(1);
  });

  test('without JavaScript every panel can be read', async () => {
    const page = await open('/docs/tabs-and-tables', {javaScriptEnabled: false});
    const panels = await page.getByRole('tabpanel', {includeHidden: true}).all();
    expect(await Promise.all(panels.map((panel) => panel.isVisible()))).toEqual([true, true, true]);
    expect(await Promise.all(panels.map((panel) => panel.innerText()))).toEqual(
      ['First panel.', 'Second panel.', 'Third panel.'].map((text): unknown =>
        expect.stringContaining(text),
      ),
    );
  });

  test('only a table that scrolls is a stop for the keyboard', async () => {
    const page = await open('/docs/tabs-and-tables', {viewport: viewports.mobile});
    await hydrated(page);
    await page.waitForFunction(
      () => document.querySelector('table')?.getAttribute('tabindex') === null,
    );
    expect(await page.locator('table').last().getAttribute('tabindex')).toBe('0');
    expect(await axe(page, 'main')).toEqual([]);
  });
});

describe('not-found page', () => {
  test('offers the search where there is one, filled in from the address', async () => {
    const page = await open('/docs/tabs-and-tabels', {allow: [/status of 404/]});
    await hydrated(page);
    await h1(page, 'Page Not Found').waitFor();
    expect(await page.getByRole('main').getByRole('link').first().getAttribute('href')).toBe(
      '/docs/tabs-and-tables',
    );
    const search = page.getByRole('search');
    expect(await search.getByRole('searchbox').inputValue()).toBe('Tabs and tabels');
    await search.getByRole('button', {name: 'Search'}).click();
    await page.waitForURL('**/search?q=Tabs*and*tabels*');
  });
});

describe('base URL', () => {
  test('a wrong one is explained on the home page', async () => {
    const wrong = await serveStatic(dir, (request, response) => {
      if (request.url?.startsWith('/elsewhere/')) {
        request.url = request.url.slice('/elsewhere'.length);
        return false;
      }
      response.writeHead(404).end();
      return true;
    });
    try {
      const page = await open('/elsewhere/', {origin: wrong.url, allow: [/Failed to load/]});
      const banner = page.locator('#__docusaurus-base-url-issue-banner');
      await banner.waitFor();
      const text = await banner.innerText();
      expect(text).toContain('Current configured baseUrl = /');
      expect(text).toContain('We suggest trying baseUrl = /elsewhere/');
    } finally {
      await wrong.close();
    }
  });

  test('a right one is not', async () => {
    const page = await open('/');
    await hydrated(page);
    expect(await page.locator('#__docusaurus-base-url-issue-banner').count()).toBe(0);
  });
});
