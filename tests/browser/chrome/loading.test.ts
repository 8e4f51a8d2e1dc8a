import type {Page, Request, Route} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {eventually, hydrated} from '../support/page';
import {
  crashed,
  flagged,
  h1,
  holdScripts,
  mark,
  marked,
  missing,
  onDataSaver,
  open,
  scripts,
  serveFixture,
  setFlag,
  startReact,
} from '../support/fixture-site';

serveFixture();

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
    await eventually(() => spinner.count()).toBe(0);
  });

  test('an error with a Retry that fetches again, as often as needed', async () => {
    const page = await leaveCrash();
    await page.route(scripts, (route) => route.abort());
    await page.getByRole('link', {name: 'Go to the home page'}).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    await eventually(() => alert.innerText()).toMatch(/Loading chunk .+ failed/);
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
    await eventually(() => page.getByRole('alert').count()).toBe(0);
  });
});

describe('a route change', () => {
  test('goes to the top, or to the hash target', async () => {
    const page = await open('/');
    await hydrated(page);
    await page.getByRole('link', {name: 'Link at the bottom'}).click();
    await h1(page, 'Tabs and tables').waitFor();
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
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
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a stale tab after a deployment lands on the new page by a reload', async () => {
    let stale = true;
    const deployed = (route: Route, request: Request): Promise<void> => {
      if (request.isNavigationRequest()) stale = false;

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
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/docs\/second\/?$/);
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
    // The bar hears of the end when the page is drawn, which may be after its title.
    await eventually(async () => {
      await page.clock.runFor(1000);
      return bar(page);
    }).toBe(null);
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
