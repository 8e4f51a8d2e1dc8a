/** Where readers are, and whether what they read has room. */
import {describe, expect, test} from 'vitest';

import {axe} from '../support/axe';
import {eventually, hydrated, viewports, visit, visitShared} from '../support/page';

const longest = '/docs/api-reference/arkos-configuration';
const grouped = '/docs/core-concepts/interceptor-middlewares';
const widest = '/docs/core-concepts/request-data-validation';

/** The bundle never arrives: what works then works before React. */
const withoutReact = {
  before: (page: Awaited<ReturnType<typeof visit>>) =>
    page.route(/\/assets\/js\/(?!extras\.)/, () => new Promise(() => undefined)),
};

describe('the reading column', () => {
  test.each([997, 1024, 1150, 1279, 1280, 1440, 1920])(
    'has 560 px or more of a window of %i, and the page is no wider',
    async (width) => {
      for (const route of [widest, longest, '/blog/1.3-beta']) {
        const page = await visitShared(route, {viewport: {width, height: 900}});
        const column = await page.locator('.markdown').first().boundingBox();
        expect(column?.width, route).toBeGreaterThanOrEqual(560);
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider, route).toBe(0);
      }
    },
  );

  test.each([
    [1279, 'summary', 'On this page'],
    [1280, '.theme-doc-toc-desktop', ''],
  ])('at %i px the contents are in %s', async (width, seen, text) => {
    const page = await visitShared(widest, {viewport: {width, height: 900}});
    const places = page.locator('.theme-doc-toc-mobile > summary, .theme-doc-toc-desktop');
    expect(await places.locator('visible=true').count()).toBe(1);
    expect(await page.locator(`${seen}:visible`, {hasText: text}).count()).toBe(1);
  });

  test('is in the middle of what a wide window leaves beside the sidebar', async () => {
    const page = await visitShared(longest, {viewport: {width: 1920, height: 900}});
    const [left, right] = await page.evaluate(() => {
      const box = (selector: string): DOMRect | undefined =>
        document.querySelector(selector)?.getBoundingClientRect();
      const sidebar = box('.theme-doc-sidebar-container')?.right ?? 0;
      const text = box('.markdown')?.left ?? 0;
      const contents = box('.theme-doc-toc-desktop')?.right ?? 0;
      return [text - sidebar, document.documentElement.clientWidth - contents];
    });
    expect(Math.abs((left ?? 0) - (right ?? 0))).toBeLessThan(32);
  });
});

describe('the sidebar, before React has started', () => {
  test('opens at the page', async () => {
    const page = await visitShared('/docs/api-reference/the-email-service-class', {
      viewport: {width: 1366, height: 700},
      ...withoutReact,
    });
    const item = page.locator('.theme-doc-sidebar-container [aria-current=page]');
    const {y = 0, height = 0} = (await item.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(700);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('has the first category open on the introduction only', async () => {
    const inside = '.theme-doc-sidebar-container a[href="/docs/getting-started/installation"]';
    expect(await (await visitShared('/docs/intro')).locator(inside).count()).toBe(1);
    expect(await (await visitShared('/docs/how-it-works')).locator(inside).count()).toBe(0);
  });
});

describe('the contents, before React has started', () => {
  const active = '.theme-doc-toc-desktop .table-of-contents__link--active';

  test('mark the heading being read and keep it in view', async () => {
    const page = await visitShared('/docs/core-concepts/global-error-handler', {
      viewport: {width: 1440, height: 600},
      ...withoutReact,
    });
    const last = page.locator('.markdown :is(h2, h3)[id]').last();
    await last.evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
    await page.waitForFunction(
      (selector) => document.querySelector(selector) !== null,
      `${active}[href="#${await last.getAttribute('id')}"]`,
    );
    await eventually(async () => {
      const {y = 0, height = 0} = (await page.locator(active).boundingBox()) ?? {};
      return y > 0 && y + height <= 600;
    }, 'whether the active entry is in view').toBe(true);
  });

  test('have one line for each entry, the active one too', async () => {
    const page = await visitShared(widest);
    const heights = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().height)));
    expect(Math.max(...heights)).toBeLessThan(32);
  });

  test('open on a phone without any script', async () => {
    const page = await visitShared(widest, {viewport: viewports.mobile, javaScriptEnabled: false});
    await page.getByText('On this page', {exact: true}).click();
    await page.locator('.theme-doc-toc-mobile a').first().waitFor();
  });
});

describe('a long table of the reference', () => {
  test('is filtered before React has started, and counts', async () => {
    const page = await visitShared(longest, withoutReact);
    const box = page.getByRole('searchbox', {name: /^Filter/}).first();
    const frame = page.locator('div:has(> p > [data-filter])').first();
    const rows = frame.locator('tr:has(> [scope=row]):visible');
    const count = frame.locator('output');
    const all = await rows.count();
    expect(all).toBeGreaterThan(40);
    const name = await rows.last().locator('[scope=row] code').first().innerText();
    await box.fill(name);
    await eventually(() => count.innerText()).toMatch(/^\d+ of \d+$/);
    await eventually(() => count.innerText()).toBe(`${await rows.count()} of ${all}`);
    await eventually(() => rows.count()).toBeGreaterThan(0);
    expect(await rows.count()).toBeLessThan(10);
    await box.fill('no such key');
    await eventually(() => rows.count()).toBe(0);
    await box.fill('');
    await eventually(() => rows.count()).toBe(all);
    await eventually(() => count.innerText()).toBe('');
  });

  test('shows the row that a link leads to, whatever is filtered', async () => {
    const page = await visitShared(longest, withoutReact);
    await page.getByRole('searchbox', {name: /^Filter/}).fill('no such key');
    await page.evaluate(() => {
      document
        .querySelector('.markdown')
        ?.insertAdjacentHTML('afterbegin', '<a id="way" href="#config-port">port</a>');
    });
    await page.locator('#way').click();
    await page.locator('#config-port[data-target]').waitFor();
    await eventually(() => page.locator('#config-port').isVisible()).toBe(true);
  });

  test('has no dead box without a script', async () => {
    const page = await visitShared(longest, {javaScriptEnabled: false});
    expect(await page.locator('[data-filter]').count()).toBe(1);
    expect(await page.locator('[data-filter]').isVisible()).toBe(false);
  });

  test('keeps the name of the group in view', async () => {
    const page = await visitShared(grouped, {viewport: viewports.mobile});
    await page.locator('main details').evaluateAll((folds: HTMLDetailsElement[]) => {
      for (const fold of folds) fold.open = true;
    });
    const group = page.getByRole('rowheader', {name: 'createOne', exact: true}).first();
    await page
      .locator('tbody', {has: group})
      .getByRole('row')
      .last()
      .evaluate((row) => row.scrollIntoView({block: 'start', behavior: 'instant'}));
    await eventually(async () => {
      const {y = -1} = (await group.boundingBox()) ?? {};
      return y >= 0 && y < 200;
    }, 'whether the name of the group is in view').toBe(true);
  });

  test.each([1024, 1440])('never breaks a word in the middle (%i px)', async (width) => {
    const page = await visitShared(longest, {viewport: {width, height: 900}});
    const broken = await page.locator('.markdown td').evaluateAll((cells) => {
      const range = document.createRange();
      return cells.flatMap((cell) => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const {0: word, index} of (text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1)
              found.push(word);
          }
        }
        return found;
      });
    });
    expect(broken).toEqual([]);
  });
});

test('a link inside the site marks the row that it leads to', async () => {
  const page = await visitShared('/docs/getting-started/configuration');
  await hydrated(page);
  const link = page.locator(`.markdown tr a[href^="${longest}#config-"]`).first();
  const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  await page.locator(`[id="${id}"][data-target]`).waitFor();
});

test('the longest page has at most 150 stops for the Tab key', async () => {
  const page = await visitShared(longest);
  await hydrated(page);
  // A sample has more buttons once it had the focus.
  for (const sample of await page.locator('.theme-code-block > pre[tabindex]').all())
    await sample.focus();
  const stops = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex]')]
        // A group of radio buttons is one stop.
        .filter(
          (element) => element.tabIndex === 0 && !element.matches('[type=radio]:not(:checked)'),
        )
        .filter((element) => element.checkVisibility({visibilityProperty: true})).length,
  );
  expect(stops).toBeLessThanOrEqual(150);
});

test('the arrow keys go through the names of a sample that have types', async () => {
  const page = await visitShared(longest);
  await hydrated(page);
  const names = page.locator('code:has([data-stop])').first().locator('[data-stop]:visible');
  await names.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await eventually(() => names.nth(1).evaluate((name) => name === document.activeElement)).toBe(
    true,
  );
  await page.getByRole('tooltip').waitFor();
  await page.keyboard.press('ArrowLeft');
  await eventually(() => names.nth(0).evaluate((name) => name === document.activeElement)).toBe(
    true,
  );
});

describe('the appearance', () => {
  const mode = (page: Awaited<ReturnType<typeof visit>>): Promise<string | undefined> =>
    page.evaluate(() => document.documentElement.dataset.theme);

  test('is chosen in the footer before React has started', async () => {
    const page = await visitShared('/docs/intro', withoutReact);
    await page.getByRole('radio', {name: 'Light'}).check();
    await eventually(() => mode(page)).toBe('light');
    await page.reload();
    expect(await mode(page)).toBe('light');
    expect(await page.getByRole('radio', {name: 'Light'}).isChecked()).toBe(true);
  });

  test('is kept when React starts, on the next page and the next visit', async () => {
    const page = await visitShared('/docs/intro', {colorMode: 'light'});
    await hydrated(page);
    expect(await page.getByRole('radio', {name: 'Light'}).isChecked()).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).click();
    await page.waitForURL('**/blog');
    expect(await mode(page)).toBe('light');
    await page.waitForFunction(() => localStorage.getItem('theme') === 'light');
    await page.getByRole('radio', {name: 'Dark'}).check();
    await eventually(() => mode(page)).toBe('dark');
    await page.reload();
    expect(await mode(page)).toBe('dark');
  });
});

describe('the schema on the home page', () => {
  test('is edited where the reader is, in its colors, and dims what is stale', async () => {
    const page = await visitShared('/');
    await hydrated(page);
    await page.getByRole('button', {name: 'Edit the schema'}).click();
    const editor = page.getByRole('textbox', {name: 'Prisma schema'});
    await eventually(() => editor.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await editor.fill('model Shelf {\n  id Int @id\n  name String\n}');
    await page.getByText('/api/shelves', {exact: true}).first().waitFor();
    await eventually(() => page.locator('main [inert]').count()).toBe(0);
    await editor.fill('model Shelf {\n  id Int @id\n  name Strin g\n}');
    await page
      .getByRole('status')
      .filter({hasText: /Line 3/})
      .waitFor();
    await eventually(() => page.locator('main [inert]').count()).toBe(1);
    await page.getByRole('button', {name: 'Restore the schema'}).click();
    await page.getByText('/api/books', {exact: true}).first().waitFor();
    const edit = page.getByRole('button', {name: 'Edit the schema'});
    await eventually(() => edit.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
  });

  test('shows a request and its response in each endpoint, without a script', async () => {
    const page = await visitShared('/', {javaScriptEnabled: false});
    const endpoints = page.locator('details:has(> summary code)');
    await eventually(() => endpoints.count()).toBe(8);
    const first = endpoints.first();
    await first.locator('summary').click();
    expect(await first.locator('pre').first().innerText()).toBe('GET /api/books?limit=1 HTTP/1.1');
    expect(await first.locator('pre').last().innerText()).toContain('"isbn"');
  });
});

describe('a sample', () => {
  test('of a response is copied without its status and headers', async () => {
    const page = await visitShared('/docs/intro', {
      permissions: ['clipboard-read', 'clipboard-write'],
      ...withoutReact,
    });
    const response = page.locator('.theme-code-block', {hasText: 'HTTP/1.1 200 OK'}).first();
    await response.hover();
    await response.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await page.getByRole('status').filter({hasText: 'Copied'}).waitFor({state: 'attached'});
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(Object.keys(JSON.parse(copied) as object)).toEqual(['total', 'results', 'data']);
  });

  test('is a stop for the Tab key only if it scrolls', async () => {
    const page = await visitShared('/docs/intro');
    await hydrated(page);
    await eventually(() =>
      page
        .locator('.theme-code-block pre')
        .evaluateAll(
          (samples) =>
            samples.filter(
              (sample) => (sample.tabIndex === 0) !== sample.scrollWidth > sample.clientWidth,
            ).length,
        ),
    ).toBe(0);
  });

  test.each([390, 1024])('short code in a line is never broken (%i px)', async (width) => {
    const page = await visitShared('/docs/getting-started/installation', {
      viewport: {width, height: 900},
    });
    const broken = await page
      .locator('.markdown :is(p, li) > code')
      .evaluateAll((all) =>
        all
          .filter((code) => code.textContent.length < 30 && code.getClientRects().length > 1)
          .map((code) => code.textContent),
      );
    expect(broken).toEqual([]);
  });
});

test('the package manager that is chosen on the home page is the one of the docs', async () => {
  const page = await visitShared('/');
  await page.getByRole('tab', {name: 'pnpm'}).click();
  await page.getByRole('tab', {name: 'pnpm', selected: true}).waitFor();
  await page.goto(new URL('/docs/getting-started/installation', page.url()).href);
  const chosen = page.locator('main [role=tab][aria-selected=true]', {hasText: 'pnpm'});
  await eventually(() => chosen.count()).toBeGreaterThan(0);
});

describe('on paper', () => {
  test('the authentication page is at most 20 sheets', async () => {
    const page = await visitShared('/docs/core-concepts/authentication-system');
    const paper = await page.pdf({format: 'A4'});
    const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(5);
    expect(sheets.length).toBeLessThanOrEqual(20);
  });

  test('there are no controls, and of tabs only the chosen one', async () => {
    const page = await visit('/docs/getting-started/installation');
    await page.emulateMedia({media: 'print'});
    expect(await page.locator('button:visible, input:visible').count()).toBe(0);
    const shown = await page.locator('[data-tabs]:visible').all();
    expect(shown.length).toBeGreaterThan(0);
    for (const tabs of shown)
      expect(await tabs.locator(':scope > [role=tabpanel]:visible').count()).toBe(1);
    const added = await page
      .locator('[data-search-skip] a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(added.filter((content) => content.includes('http'))).toEqual([]);
  });
});

describe.each(['dark', 'light'] as const)(
  'an open state has no accessibility fault (%s)',
  (colorMode) => {
    test('endpoint and editor of the home page', async () => {
      const page = await visitShared('/', {colorMode});
      await hydrated(page);
      await page.locator('details:has(> summary code) summary').first().click();
      await page.getByRole('button', {name: 'Edit the schema'}).click();
      await page.getByRole('textbox', {name: 'Prisma schema'}).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('textbox', {name: 'Prisma schema'}).fill('model');
      await page.locator('main [inert]').waitFor();
      expect(await axe(page)).toEqual([]);
    });

    test('contents of a phone and a filtered table', async () => {
      const page = await visitShared(longest, {colorMode, viewport: viewports.mobile});
      await hydrated(page);
      await page.getByText('On this page', {exact: true}).click();
      await page.getByRole('searchbox', {name: /^Filter/}).fill('jwt');
      expect(await axe(page)).toEqual([]);
    });
  },
);
