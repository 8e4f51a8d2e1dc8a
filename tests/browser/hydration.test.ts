import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {eventually, hydrated, viewports, visit, type VisitOptions} from './support/page';

/** What the types of TypeScript's DOM library do not have yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  interface Window {
    /** How far what is in view has moved. */
    moved: number;
    /** How many headings were there each time that text arrived. */
    arrived: number[];
    /** Events that the page listens for on its window. */
    heard: string[];
  }
}

const scripts = '**/assets/js/*.js';
const routers = '/docs/guide/adding-custom-routers';
const notice = 'Part of this page did not load.';

/** A control of the frame that only React can answer. */
interface Control {
  readonly name: string;
  readonly options?: VisitOptions;
  readonly press: (page: Page) => Promise<unknown>;
  /** Resolves when the reader sees what they pressed for. */
  readonly outcome: (page: Page) => Promise<unknown>;
}

const phone: VisitOptions = {viewport: viewports.mobile, hasTouch: true};
const searchBox = (page: Page) => page.getByRole('combobox');

const controls: readonly Control[] = [
  {
    name: 'search button',
    press: (page) => page.getByRole('button', {name: /^Search docs/}).click(),
    outcome: (page) => searchBox(page).waitFor(),
  },
  {
    name: 'Ctrl+K',
    press: (page) => page.keyboard.press('Control+k'),
    outcome: (page) => searchBox(page).waitFor(),
  },
  {
    name: 'slash and what is typed after it',
    press: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('routets');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('rs');
    },
    outcome: async (page) => {
      await searchBox(page).waitFor();
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[role="combobox"]')?.value === 'routers',
      );
    },
  },
  {
    name: 'category of the sidebar',
    press: (page) => page.getByRole('button', {name: /category 'Core concepts'/}).click(),
    outcome: (page) => page.locator('.menu__link', {hasText: 'File uploads'}).first().waitFor(),
  },
  {
    name: 'announcement',
    press: (page) => page.getByRole('button', {name: 'Close'}).click(),
    outcome: (page) => page.locator('.theme-announcement-bar').waitFor({state: 'hidden'}),
  },
  {
    name: 'menu',
    options: phone,
    press: (page) => page.locator('.navbar__toggle').tap(),
    outcome: (page) => page.locator('.navbar-sidebar--show').waitFor(),
  },
];

/** Holds the bundle back until it is let go. */
async function hold(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(scripts, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

describe.each(controls)('$name', ({press, outcome, options}) => {
  test('before React: nothing is lost', async () => {
    const page = await visit(routers, options);
    await press(page);
    await outcome(page);
  });

  test('while React is on its way: it shows that it was pressed, and is done', async () => {
    let letGo: () => void = () => undefined;
    const page = await visit(routers, {
      ...options,
      before: async (opened) => {
        letGo = await hold(opened);
      },
    });
    await press(page);
    await page.locator('[aria-busy="true"]').waitFor();
    letGo();
    await outcome(page);
    await page.locator('[data-kept]').waitFor({state: 'detached'});
  });

  test('after React has started', async () => {
    const page = await visit(routers, options);
    await hydrated(page);
    await press(page);
    await outcome(page);
  });

  test('without the bundle: the reader is told, and Retry helps', async () => {
    const page = await visit(routers, {
      ...options,
      allow: [/Failed to load resource/],
      before: (opened) => opened.route(scripts, (route) => route.abort()),
    });
    await press(page);
    await page.getByRole('alert').filter({hasText: notice}).waitFor();
    await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await page.unroute(scripts);
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.getByRole('alert').waitFor({state: 'detached'});
    await press(page);
    await outcome(page);
  });
});

test('a page with nothing pressed loads no script', async () => {
  const asked: string[] = [];
  const page = await visit('/docs/intro', {
    before: (opened) =>
      Promise.resolve(opened.on('request', (request) => asked.push(request.resourceType()))),
  });
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('document');
  expect(asked.filter((type) => type === 'script' || type === 'fetch')).toEqual([]);
});

/** An event of Chromium's tracing, as far as it is read. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly args?: {readonly elementCount?: number};
}

/** How often each element is restyled, on average, while React starts and the page has new classes. */
async function restyled(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    traceConfig: {includedCategories: ['devtools.timeline', 'blink.user_timing']},
  });
  await page.evaluate(() => {
    performance.mark('React starts');
    // As React Helmet does, but each change is seen: a busy machine takes several in one frame.
    for (const name of ['first', 'second', 'third']) {
      document.documentElement.classList.add(name);
      document.body.getBoundingClientRect();
    }
  });
  await hydrated(page);
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await complete;
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  // Other tests run in the same browser, in processes of their own.
  const pid = events.find(({name}) => name === 'React starts')?.pid;
  return (
    events
      .filter((event) => event.name === 'UpdateLayoutTree' && event.pid === pid)
      .reduce((sum, {args}) => sum + (args?.elementCount ?? 0), 0) / elements
  );
}

test('the page is restyled once while React starts', async () => {
  const route = '/docs/core-concepts/authentication-system';
  const count = await restyled(await visit(route));
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(1.5);
  const page = await visit(route);
  // A change of any class, those of <html> too, then concerns every element below it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[class*="none"]::first-letter {color: red}');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await restyled(page)).toBeGreaterThan(1.5);
});

test('a sample of the home page that is touched before React is what React finds', async () => {
  const page = await visit('/', {viewport: viewports.mobile});
  const sample = page.locator('main .theme-code-block', {hasText: 'BeforeCreateOneHookArgs'});
  await sample.locator('pre').hover();
  expect(await page.locator('[data-wrap]').count()).toBe(0);
  // A mismatch would be a complaint of the page.
  await hydrated(page);
  await page.mouse.move(0, 0);
  await sample.locator('pre').hover();
  await page.locator('[data-wrap]').waitFor({state: 'attached'});
});

test('copying on the home page does not wait for React', async () => {
  let letGo: () => void = () => undefined;
  const page = await visit('/', {
    permissions: ['clipboard-read', 'clipboard-write'],
    before: async (opened) => {
      letGo = await hold(opened);
    },
  });
  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  await page.getByRole('status').filter({hasText: 'Copied'}).waitFor({state: 'attached'});
  expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
  letGo();
});

test('Escape takes back a search that waits for React', async () => {
  let letGo: () => void = () => undefined;
  const page = await visit(routers, {
    before: async (opened) => {
      letGo = await hold(opened);
    },
  });
  await page.keyboard.press('/');
  await page.locator('[aria-busy="true"]').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('[aria-busy="true"], [data-kept]').count()).toBe(0);
  letGo();
  await hydrated(page);
  expect(await searchBox(page).count()).toBe(0);
});

test('hovering text or a link starts nothing, hovering a control does', async () => {
  const page = await visit('/docs/intro');
  await page.locator('.markdown p').first().hover();
  await page.locator('.markdown a').first().hover();
  expect(await page.locator('script[src]').count()).toBe(0);
  await page.getByRole('button', {name: /^Search docs/}).hover();
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
});

test('a link works before React, and changes the page without a reload after it', async () => {
  const page = await visit('/docs/intro');
  await page.locator('.menu__link', {hasText: 'How it works'}).click();
  await page.getByRole('heading', {level: 1, name: 'How it works'}).waitFor();
  await hydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  const text = await page.locator('[data-content]').innerText();
  const link = page.locator('[data-content] a[href^="/docs/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(`**${href}`);
  await eventually(() => page.locator('[data-content]').innerText()).not.toBe('');
  await page.goBack();
  await page.getByRole('heading', {level: 1, name: 'How it works'}).waitFor();
  await eventually(() => page.locator('[data-content]').innerText()).toBe(text);
  expect(await page.locator('html[data-marked]').count(), 'without a reload').toBe(1);
});

test('the frame that React leaves alone is the same afterwards, and its links change the page without a reload', async () => {
  const page = await visit(routers);
  const frame = page.locator('[data-static]');
  const before = await frame.allInnerTexts();
  expect(before.join()).toContain('Copyright');
  await hydrated(page);
  expect(await frame.allInnerTexts()).toEqual(before);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  for (const selector of ['.pagination-nav__link--next', '.theme-doc-breadcrumbs a', '.footer a']) {
    const link = page.locator(`${selector}[href^="/docs/"]`).first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${href}`);
    await page.getByRole('heading', {level: 1}).waitFor();
  }
  expect(await page.locator('html[data-marked]').count(), 'without a reload').toBe(1);
  // What was not in the HTML of the first page is rendered.
  expect(await frame.allInnerTexts()).not.toEqual(before);
  expect(await page.locator('[data-contents] a').count()).toBeGreaterThan(0);
});

/** Adds up how far what is in view has moved (https://web.dev/articles/cls), in `window.moved`. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as LayoutShift).value;
    }).observe({type: 'layout-shift', buffered: true});
  });

test.each(['/', '/docs/core-concepts/authentication-system', '/blog/1.3-beta'])(
  '%s: nothing moves while it loads and React starts',
  async (route) => {
    const page = await visit(route, {before: watchShifts});
    await hydrated(page);
    expect(await page.evaluate(() => window.moved)).toBeLessThan(0.01);
    // What moves is seen.
    await page.evaluate(() => document.body.style.setProperty('padding-top', '300px'));
    await eventually(() => page.evaluate(() => window.moved)).toBeGreaterThan(0.01);
  },
);

test('a long page is laid out in slices while it is parsed', async () => {
  const page = await visit('/docs/core-concepts/authentication-system', {
    before: (opened) =>
      opened.addInitScript(() => {
        window.arrived = [];
        document.addEventListener('content', () => {
          window.arrived.push(document.querySelectorAll('[data-content] h2').length);
        });
      }),
  });
  const [first = 0, ...others] = await page.evaluate(() => window.arrived);
  const last = others.at(-1) ?? 0;
  expect(first).toBeLessThan(last / 2);
  expect(others).toEqual(others.toSorted((one, other) => one - other));
  // What a slice needs is not there again when React goes on with the page.
  await hydrated(page);
  expect(await page.locator('[data-content] h2').count()).toBe(last);
});

test('no page listens for its end, which would keep it out of the back/forward cache', async () => {
  const page = await visit('/docs/how-it-works', {
    before: (opened) =>
      opened.addInitScript(() => {
        window.heard = [];
        const add = window.addEventListener.bind(window);
        window.addEventListener = (...[type, ...rest]: Parameters<typeof add>) => {
          window.heard.push(type);
          add(type, ...rest);
        };
      }),
  });
  await hydrated(page);
  const heard = await page.evaluate(() => window.heard);
  expect(heard).toContain('keydown');
  expect(heard.filter((type) => type.endsWith('unload'))).toEqual([]);
});

test('text that cannot be fetched leads to the page by a reload', async () => {
  const page = await visit('/docs/intro', {allow: [/Failed to (load resource|fetch)/]});
  await hydrated(page);
  await page.route('**/docs/how-it-works', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await page.locator('.menu__link', {hasText: 'How it works'}).click();
  await page.getByRole('heading', {level: 1, name: 'How it works'}).waitFor();
  await eventually(() => page.locator('[data-content]').innerText()).not.toBe('');
});

test('the stored color mode and announcement hold before React', async () => {
  const page = await visit('/docs/intro', {colorMode: 'light'});
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  await page.getByRole('button', {name: 'Close'}).click();
  await page.locator('.theme-announcement-bar').waitFor({state: 'hidden'});
  await page.reload();
  expect(await page.locator('script[src]').count()).toBe(0);
  expect(await page.locator('.theme-announcement-bar').isVisible()).toBe(false);
});

test.each(['/search?q=hooks', '/nowhere'])('%s starts React by itself', async (route) => {
  const page = await visit(route, {allow: [/404/]});
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
});
