import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest';

import {buildTimeout} from '../support/build';
import {sampleRecords} from '../support/fake-algolia';
import {
  algoliaHosts,
  answerHosted,
  asked,
  cutComplaints,
  embedded,
  hosted,
  startHosted,
  stopHosted,
  wholeAnswer,
} from './support/search-providers';
import {axe} from './support/axe';
import {eventually, hydrated, viewports, visitShared} from './support/page';

beforeAll(startHosted, buildTimeout);
afterAll(stopHosted);

const result = 'main ol > li';
const box = (page: Page) => page.getByRole('searchbox', {name: 'Search the site'});
const status = (page: Page) => page.locator('main [role=status]');
const query = (page: Page) => new URL(page.url()).searchParams;

async function counted(page: Page): Promise<number> {
  await eventually(() => status(page).innerText()).toMatch(/^\d+ results?$/);
  await wholeAnswer(page, 'main');
  return Number.parseInt(await status(page).innerText(), 10);
}

describe.each([embedded, hosted])('the results page, $name index', (provider) => {
  test('answers the query of its address, grouped by page, with parts, trails and marks', async () => {
    const page = await provider.open('/search?q=rate%20limit', {shared: true});
    await eventually(() => box(page).inputValue()).toBe('rate limit');
    expect(await counted(page)).toBeGreaterThan(4);
    const pages = page.locator(result);
    const titles = await pages.locator('h2').allInnerTexts();
    const links = await pages
      .locator('h2 a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(titles.length).toBeGreaterThan(1);
    expect(new Set(links).size).toBe(links.length);
    expect(links.every((link) => link?.startsWith('/') && !link.includes('#'))).toBe(true);
    const parts = page.getByRole('navigation', {name: 'Where to search'}).getByRole('link');
    const part = await pages.locator('p').first().innerText();
    await eventually(() => parts.allInnerTexts()).toContain(part);
    const sections = await pages.locator('li > a').allInnerTexts();
    expect(sections.some((section) => / › .*rate limit/i.test(section))).toBe(true);
    // Also those of the sections that are folded.
    const marks = await page.locator(`${result} mark`).allTextContents();
    expect(marks.length).toBeGreaterThan(0);
    // A word that the vocabulary gives for one of the query is marked too.
    expect(marks.every((mark) => /^(rate|limit|max)/i.test(mark))).toBe(true);
    await eventually(() => page.title()).toContain('Search results for "rate limit"');
  });

  test('twenty hits a page, the next on demand, the focus on what came', async () => {
    const page = await provider.open('/search?q=install', {shared: true});
    const count = await counted(page);
    const more = page.getByRole('button', {name: `Show more results (20 of ${count})`});
    const shown = () =>
      page
        .locator(`${result} [data-hit]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('data-hit')));
    const before = await shown();
    await more.focus();
    await page.keyboard.press('Enter');
    await more.waitFor({state: 'detached'});
    await wholeAnswer(page, 'main');
    await eventually(async () => (await shown()).length).toBeGreaterThan(before.length);
    // It may be one more of a page that was there already.
    await eventually(async () => {
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-hit'));
      return (await shown()).includes(focused ?? '') && !before.includes(focused ?? '');
    }, 'the focus is on a hit that came').toBe(true);
  });

  test('filters by the docs and by a part of the site, in the address', async () => {
    const page = await provider.open('/search?q=install', {shared: true});
    const all = await counted(page);
    await page.getByRole('link', {name: 'Blog', exact: true}).and(page.locator('main a')).click();
    await eventually(() => query(page).get('in')).toBe('Blog');
    await eventually(() => page.locator(`${result} h2 a:not([href^="/blog"])`).count()).toBe(0);
    const blog = await counted(page);
    await page.getByRole('link', {name: 'Docs', exact: true}).and(page.locator('main a')).click();
    await eventually(() => query(page).get('in')).toBe('docs');
    await eventually(() => page.locator(`${result} h2 a:not([href^="/docs"])`).count()).toBe(0);
    const docs = await counted(page);
    expect(blog).toBeGreaterThan(0);
    expect(docs).toBeGreaterThan(0);
    expect(blog + docs).toBeLessThanOrEqual(all);
    const again = await provider.open('/search?q=install&in=docs', {shared: true});
    expect(await counted(again)).toBe(docs);
    const unknown = await provider.open('/search?q=install&in=nowhere', {shared: true});
    expect(await counted(unknown)).toBe(all);
  });

  test('query and filter are in the address; back and forward work', async () => {
    const page = await provider.open('/search', {shared: true});
    await hydrated(page);
    await eventually(() => box(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.type('configuration');
    await page.keyboard.press('Enter');
    await eventually(() => query(page).get('q')).toBe('configuration');
    await counted(page);
    await box(page).fill('deployment');
    await page.keyboard.press('Enter');
    await eventually(() => query(page).get('q')).toBe('deployment');
    await page.goBack();
    await eventually(() => query(page).get('q')).toBe('configuration');
    await eventually(() => box(page).inputValue()).toBe('configuration');
    await eventually(() => page.locator(result).first().innerText()).toMatch(/configur/i);
    await page.goForward();
    await eventually(() => box(page).inputValue()).toBe('deployment');
    await eventually(() => page.locator(result).first().innerText()).toMatch(/deploy/i);
  });

  test('what is typed and not sent off follows into the address as one entry', async () => {
    const page = await provider.open('/search');
    await hydrated(page);
    const before = await page.evaluate(() => history.length);
    await box(page).pressSequentially('config', {delay: 30});
    await counted(page);
    await eventually(() => query(page).get('q')).toBe('config');
    await box(page).pressSequentially('uration', {delay: 30});
    await eventually(() => query(page).get('q')).toBe('configuration');
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('typing on while the address follows loses nothing', async () => {
    const page = await provider.open('/search');
    await hydrated(page);
    const seen: string[] = [];
    await page.exposeFunction('saw', (value: string) => seen.push(value));
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('main input');
      const {saw} = window as unknown as {saw: (value: string) => void};
      const look = () => {
        saw(field?.value ?? '');
        requestAnimationFrame(look);
      };
      look();
    });
    await box(page).pressSequentially('prisma ');
    await page.waitForURL(/[?&]q=prisma/);
    await page.keyboard.type('client');
    await eventually(() => query(page).get('q')).toBe('prisma client');
    expect(await box(page).inputValue()).toBe('prisma client');
    const shrunk = seen.filter((value, index) => value.length < (seen[index - 1]?.length ?? 0));
    expect(shrunk).toEqual([]);
  });

  test('says so when nothing is found, and where to report it', async () => {
    const page = await provider.open('/search?q=qqqxyz', {shared: true});
    await eventually(() => status(page).innerText()).toBe('No results for "qqqxyz"');
    const report = page.getByRole('link', {name: 'Let us know.'});
    await eventually(() => report.getAttribute('href')).toContain('qqqxyz');
    const suggestions = page.getByRole('navigation', {name: 'Suggested pages'});
    await eventually(() => suggestions.getByRole('link').count()).toBe(5);
    expect(await axe(page)).toEqual([]);
  });

  test('an error shows, and can be tried again', async () => {
    // Before the page: once it has started, it fetches the index ahead.
    let restore = (): Promise<void> => Promise.resolve();
    const page = await provider.open('/search', {
      allow: cutComplaints,
      before: async (opened) => {
        restore = await provider.cut(opened);
      },
    });
    await hydrated(page);
    await box(page).fill('configuration');
    const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
    await alert.waitFor();
    expect(await axe(page)).toEqual([]);
    await restore();
    await alert.getByRole('button', {name: 'Try again'}).click();
    expect(await box(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await counted(page);
    await eventually(() => page.locator(result).count()).toBeGreaterThan(0);
  });

  test('a result leads to its place', async () => {
    const page = await provider.open('/search?q=configuration', {shared: true});
    await counted(page);
    const link = page.locator(`${result} h2 a`).first();
    const href = await link.getAttribute('href');
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.hash === href);
  });

  test.each([
    [viewports.desktop, 'dark'],
    [{width: 320, height: 640}, 'light'],
  ] as const)('has no accessibility fault and fits (%o, %s)', async (viewport, colorMode) => {
    const page = await provider.open('/search?q=install', {viewport, colorMode, shared: true});
    await counted(page);
    expect(await axe(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

describe('the page itself', () => {
  test('is not for search engines, by name', async () => {
    const page = await visitShared('/search', {javaScriptEnabled: false});
    const robots = await page.locator('meta[name=robots]').getAttribute('content');
    expect(robots).toContain('noindex');
    const sitemap = await page.context().request.get(`${inject('siteUrl')}/sitemap.xml`);
    expect(await sitemap.text()).not.toContain('/search<');
  });

  test('without JavaScript says so and leads on', async () => {
    const page = await visitShared('/search?q=install', {javaScriptEnabled: false});
    const message = page.locator('noscript p');
    expect(await message.innerText()).toContain('The search needs JavaScript');
    expect(await message.isVisible()).toBe(true);
    expect(await box(page).isVisible()).toBe(false);
    await message.getByRole('link', {name: 'the documentation'}).click();
    await page.waitForURL(/\/docs\//);
    await page.locator('h1').first().waitFor();
  });

  test.each(['/', '/docs/intro', '/blog', '/search'])(
    '%s links the OpenSearch description',
    async (path) => {
      const page = await visitShared(path, {javaScriptEnabled: false});
      const link = page.locator('link[rel=search]');
      expect(await link.getAttribute('type')).toBe('application/opensearchdescription+xml');
      const href = (await link.getAttribute('href')) ?? '';
      const answer = await page.context().request.get(new URL(href, inject('siteUrl')).href);
      expect(await answer.text()).toContain(
        'template="https://www.arkosjs.com/search?q={searchTerms}"',
      );
    },
  );

  test('what a record holds stays text', async () => {
    const page = await hosted.open('/search?q=installation', {
      before: async (fresh) => {
        await fresh.context().route(algoliaHosts, (route) => answerHosted(route, sampleRecords));
      },
    });
    await counted(page);
    const titles = await page.locator(`${result} h2`).allInnerTexts();
    expect(titles).toContain('Evil <img src=x onerror="window.evil=1"> installation');
    expect(titles).not.toContain('Script installation');
    expect(await page.locator('main img').count()).toBe(0);
  });

  test('keeps the results when more of them cannot be fetched, and tries again', async () => {
    const page = await hosted.open('/search?q=install', {allow: cutComplaints});
    await counted(page);
    const shown = () => page.locator(`${result} [data-hit]`).count();
    const before = await shown();
    const restore = await hosted.cut(page);
    await page.getByRole('button', {name: /^Show more results/}).click();
    const retry = page.getByRole('button', {name: 'Try again'});
    await retry.waitFor();
    expect(await shown()).toBe(before);
    await restore();
    await retry.click();
    await eventually(shown).toBeGreaterThan(before);
  });

  test('asks the hosted index once a pause, not once a key', async () => {
    const page = await hosted.open('/search');
    await hydrated(page);
    asked.length = 0;
    // All keys in one turn of the page's own loop, so that no slow machine makes a pause of a key.
    await box(page).evaluate((element, word) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (let length = 1; length <= word.length; length += 1) {
        value?.set?.call(element, word.slice(0, length));
        element.dispatchEvent(new Event('input', {bubbles: true}));
      }
    }, 'configuration');
    // The empty query asks for the parts of the site to filter by.
    const queries = () =>
      asked
        .flatMap(({body}) => body.requests.map(({query}) => query))
        .filter((query) => query !== '');
    await eventually(() => queries().at(-1)).toBe('configuration');
    expect(queries()).toEqual(['configuration']);
  });
});
