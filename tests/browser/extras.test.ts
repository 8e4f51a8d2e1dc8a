/** What loads at its first use: diagrams, terms, reports, keys; and what readers choose for samples. */
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {axe} from './support/axe';
import {eventually, viewports, visit, visitShared, type VisitOptions} from './support/page';

const isExtras = (url: string): boolean => url.includes('/extras.');

/** Opens a page that has a diagram. */
async function visitDiagram(options: VisitOptions = {}): Promise<Page> {
  const page = await visitShared('/docs/how-it-works', options);
  await page.evaluate(() => {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.role = 'img';
    drawing.ariaLabel = 'A model leads to an endpoint.';
    for (const [name, value] of Object.entries({viewBox: '0 0 240 64', width: 240, height: 64}))
      drawing.setAttribute(name, String(value));
    const figure = document.createElement('figure');
    figure.append(drawing);
    document.querySelector('[data-content] h2')?.before(figure);
  });
  return page;
}

test('a reader who only reads loads nothing of it', async () => {
  const requested: string[] = [];
  const page = await visit('/docs/how-it-works', {
    before: (opened) =>
      Promise.resolve(opened.on('request', (request) => requested.push(request.url()))),
  });
  await page.evaluate(() => scrollTo(0, 2000));
  await page.waitForFunction(() => scrollY > 0);
  expect(requested.filter(isExtras)).toEqual([]);
  // The first key asks for it, and what scrolling had asked for would have come before.
  await page.keyboard.press('?');
  await eventually(() => requested.filter(isExtras)).toHaveLength(1);
});

describe.each(Object.entries(viewports))('on %s', (_, viewport) => {
  test('a diagram is enlarged with the keyboard, zoomed, and closed', async () => {
    const page = await visitDiagram({viewport});
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', {name: /^Enlarge: /}).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const width = (): Promise<number> =>
      dialog.locator('svg').evaluate((svg) => svg.getBoundingClientRect().width);
    const before = await width();
    await page.keyboard.press('+');
    await eventually(width).toBeCloseTo(before * 1.5, -1);
    await dialog.getByRole('button', {name: 'Zoom out'}).click();
    await eventually(width).toBeCloseTo(before, -1);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
  });

  test('a term shows its definition at focus, and Escape hides it', async () => {
    const page = await visitShared('/docs/guide/service-hooks', {viewport});
    const term = page.locator('[data-content] abbr').first();
    const definition = (await term.getAttribute('title')) ?? '';
    await term.focus();
    const tip = page.getByRole('tooltip');
    await tip.waitFor();
    await eventually(() => tip.textContent()).toBe(definition);
    await eventually(() => term.getAttribute('aria-describedby')).toBe(
      await tip.getAttribute('id'),
    );
    const box = await tip.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    await page.keyboard.press('Escape');
    await tip.waitFor({state: 'detached'});
    await eventually(() => term.getAttribute('title')).toBe(definition);
  });
});

test('a diagram is enlarged by a press on it', async () => {
  const page = await visitDiagram();
  const drawing = page.locator('figure svg').first();
  await drawing.hover();
  await page.getByRole('button', {name: /^Enlarge: /}).waitFor();
  await drawing.click();
  await page.getByRole('dialog').locator('svg').waitFor();
});

test('a press beside a dialog closes it, a press on its edge does not, another page does', async () => {
  const page = await visitShared('/docs/intro');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await dialog.waitFor();
  await dialog.click({position: {x: 4, y: 4}});
  expect(await dialog.isVisible()).toBe(true);
  await page.mouse.click(4, 4);
  await dialog.waitFor({state: 'detached'});
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'How it works'}).click();
  await page.getByRole('heading', {level: 1, name: 'How it works'}).waitFor();
  await page.keyboard.press('?');
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({state: 'detached'});
});

test('a term shows its definition under the pointer, on the way to it as well', async () => {
  const page = await visitShared('/docs/guide/service-hooks');
  await page.locator('[data-content] abbr').first().hover();
  const tip = page.getByRole('tooltip');
  await tip.waitFor();
  await tip.hover();
  expect(await tip.isVisible()).toBe(true);
  await page.getByRole('heading', {level: 1}).hover();
  await tip.waitFor({state: 'detached'});
});

test('a report names the page, the section and what is selected', async () => {
  const page = await visitShared('/docs/guide/service-hooks');
  const paragraph = page.locator('#what-you-need ~ ul li').first();
  await paragraph.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
  });
  const link = page.getByRole('link', {name: 'Report a mistake'});
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({name}) => name.includes('/extras.')),
  );
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => event.preventDefault());
  });
  await eventually(async () => {
    await link.click();
    return new URL((await link.getAttribute('href')) ?? '').searchParams.get('selection');
  }).toBe(await paragraph.textContent());
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://github.com/Uanela/arkos-website/issues/new');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    template: 'mistake.yml',
    title: 'Mistake: Service hooks',
    page: 'https://www.arkosjs.com/docs/guide/service-hooks',
  });
});

test('a question mark shows the keys, also as the first key, and not in a field', async () => {
  const page = await visitShared('/docs/api-reference/arkos-configuration');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await dialog.waitFor();
  await eventually(() => dialog.locator('dt').count()).toBeGreaterThan(5);
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', {name: 'Close'}).click();
  await dialog.waitFor({state: 'detached'});
  const field = page.locator('input[data-filter]').first();
  await field.focus();
  await page.keyboard.press('?');
  await eventually(() => field.inputValue()).toBe('?');
  expect(await dialog.count()).toBe(0);
});

test('the choice to wrap long lines holds for every sample, and the next page', async () => {
  const wide = '[data-content] .theme-code-block:has(pre)';
  const page = await visitShared('/docs/guide/service-hooks', {viewport: viewports.mobile});
  const overflows = (): Promise<number> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-content] pre')].filter(
          ({scrollWidth, clientWidth}) => scrollWidth > clientWidth,
        ).length,
    );
  await eventually(() => overflows()).toBeGreaterThan(1);
  await page.locator(wide).first().locator('pre').focus();
  await page.getByRole('button', {name: 'Wrap long lines'}).first().click();
  await eventually(() => overflows()).toBe(0);
  await page.goto(new URL('/docs/guide/adding-custom-routers', page.url()).href);
  await eventually(() => overflows()).toBe(0);
  await page.locator(wide).first().locator('pre').focus();
  const button = page.getByRole('button', {name: 'Wrap long lines'}).first();
  await eventually(() => button.getAttribute('aria-pressed')).toBe('true');
  await button.click();
  await eventually(() => overflows()).toBeGreaterThan(0);
});

test('what scrolls is a stop again once its lines are not wrapped', async () => {
  const page = await visitShared('/docs/guide/service-hooks', {viewport: viewports.mobile});
  await page.keyboard.press('Tab');
  // Of those that are shown; a panel of a tab that is not chosen is measured when it is.
  const stops = (): Promise<number> => page.locator('.theme-code-block pre[tabindex]').count();
  await eventually(stops).toBeGreaterThan(1);
  const before = await stops();
  await page.locator('.theme-code-block pre[tabindex]').first().hover();
  const button = page.locator('[data-wrap]').first();
  await button.click();
  await eventually(stops).toBeLessThan(before);
  await button.click();
  await eventually(stops).toBe(before);
});

test('a change is copied as the file is after it', async () => {
  const page = await visitShared('/markdown-page', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const block = page.locator('.language-diff').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await page.getByRole('status').filter({hasText: 'Copied'}).waitFor({state: 'attached'});
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "import arkos from 'arkos';\n\narkos.init({\n  port: 9000,\n});",
  );
});
