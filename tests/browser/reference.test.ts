import type {Locator, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {serveStatic, type StaticSite} from '../../src/commands/support/serve';
import {buildTimeout, ensureBuild} from '../support/build';
import {axe} from './support/axe';
import {eventually, hydrated, viewports, visitShared} from './support/page';

let site: StaticSite | undefined;

beforeAll(async () => {
  const config = 'tests/fixtures/reference/docusaurus.config.ts';
  site = await serveStatic(await ensureBuild({config}));
}, buildTimeout);

afterAll(() => site?.close());

const open = (options: Parameters<typeof visitShared>[1] = {}): ReturnType<typeof visitShared> =>
  visitShared('/docs/parts', {origin: site?.url, ...options});

describe.each(Object.entries(viewports))('%s', (_name, viewport) => {
  it.each(['dark', 'light'] as const)(
    'has no accessibility fault in %s',
    {timeout: 90_000},
    async (colorMode) => {
      const page = await open({viewport, colorMode});
      await hydrated(page);
      expect(await axe(page, 'article')).toEqual([]);
    },
  );

  it('is no wider than the screen', async () => {
    const page = await open({viewport});
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  });
});

/** Names that show their types, where they can be pointed at. */
const names = (page: Page, text: string): Locator =>
  page.locator('[data-type]:visible', {hasText: text});
const tipOf = (page: Page): Locator => page.getByRole('tooltip');

describe('a name in a sample', () => {
  it('shows its type and summary under the pointer, which may move onto them', async () => {
    const page = await open();
    await hydrated(page);
    const tip = tipOf(page);
    expect(await tip.count()).toBe(0);
    await names(page, 'findMany').first().hover();
    await tip.filter({hasText: 'Finds records.'}).waitFor();
    await tip.hover();
    expect(await tip.isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await tip.waitFor({state: 'detached'});
  });

  it('shows them at focus, is described by them, and hides them at Escape', async () => {
    const page = await open();
    await hydrated(page);
    const name = names(page, 'findMany').first();
    await page.keyboard.press('Tab');
    await name.focus();
    const tip = tipOf(page);
    await tip.waitFor();
    await eventually(() => name.getAttribute('aria-describedby')).toBe(
      await tip.getAttribute('id'),
    );
    expect(await axe(page, '[role="tooltip"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await tip.waitFor({state: 'detached'});
    await eventually(() => name.getAttribute('aria-describedby')).toBeNull();
  });

  it('shows them above at the lower edge of the window', async () => {
    const page = await open();
    await hydrated(page);
    const name = names(page, 'findMany').first();
    await name.evaluate((element) => element.scrollIntoView({block: 'end', behavior: 'instant'}));
    await name.hover();
    await tipOf(page).waitFor();
    await eventually(async () => {
      const [tip, below] = [await tipOf(page).boundingBox(), await name.boundingBox()];
      return tip && below && tip.y + tip.height - below.y;
    }, 'pixels between the lower edge and the name').toBeLessThanOrEqual(1);
  });

  it('shows them at the first tap with a way to the reference, which the second tap takes', async () => {
    const page = await open({viewport: viewports.mobile, hasTouch: true, isMobile: true});
    await hydrated(page);
    const name = names(page, 'allowedUsernames').first();
    await name.tap();
    const tip = tipOf(page);
    await tip.getByRole('link', {name: 'Reference →'}).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.locator('h1').tap();
    await tip.waitFor({state: 'detached'});
    await name.tap();
    await tip.waitFor();
    await name.tap();
    await page.waitForURL('**#config-authentication-login-allowed-usernames');
  });

  it('leads to the place that documents it, where there is one', async () => {
    const page = await open();
    const name = page.locator('a[data-type]', {hasText: 'allowedUsernames'}).first();
    const href = await name.getAttribute('href');
    expect(href).toBe('/docs/parts#config-authentication-login-allowed-usernames');
    expect(await page.locator(`[id="${href?.split('#')[1]}"]`).count()).toBe(1);
  });

  it('leads there without JavaScript too', async () => {
    const page = await open({javaScriptEnabled: false});
    await page.locator('a[data-type]', {hasText: 'allowedUsernames'}).first().click();
    await eventually(() => new URL(page.url()).hash).toBe(
      '#config-authentication-login-allowed-usernames',
    );
  });
});

describe('a sample in two languages', () => {
  const block = (page: Page): Locator =>
    page.locator('.theme-code-block', {hasText: 'book.hooks'}).first();

  it('changes by its switch, here and in every other, and is remembered', async () => {
    const page = await open();
    await hydrated(page);
    const switches = page.getByRole('button', {name: 'JavaScript', exact: true});
    expect(await block(page).locator('code').innerText()).toContain('import type');
    await block(page).getByRole('button', {name: 'JavaScript', exact: true}).press('Enter');
    await eventually(() => block(page).innerText()).toContain('src/modules/book/book.hooks.js');
    await eventually(() => block(page).locator('code').innerText()).not.toContain('import');
    const pressed = page.getByRole('button', {name: 'JavaScript', exact: true, pressed: true});
    await eventually(() => pressed.count()).toBe(await switches.count());
    await page.reload();
    await hydrated(page);
    await pressed.first().waitFor();
    await eventually(() => block(page).locator('code').innerText()).toContain('require(');
  });

  it('is copied and selected as it is shown', async () => {
    const page = await open({permissions: ['clipboard-read', 'clipboard-write']});
    await hydrated(page);
    const copied = async (): Promise<string> => {
      await block(page).getByRole('button', {name: 'Copy code to clipboard'}).click();
      await page.getByRole('status').filter({hasText: 'Copied'}).waitFor({state: 'attached'});
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const selected = (): Promise<string> =>
      block(page)
        .locator('code')
        .evaluate((code) => {
          getSelection()?.selectAllChildren(code);
          return getSelection()?.toString() ?? '';
        });
    const typescript = await copied();
    expect(typescript).toContain(
      "import {BaseService, type BeforeCreateOneHookArgs} from 'arkos/services';",
    );
    expect((await selected()).trim()).toBe(typescript);
    await block(page).getByRole('button', {name: 'JavaScript', exact: true}).click();
    // The notice of the copy before may still be there.
    await eventually(copied).toContain("const {BaseService} = require('arkos/services');");
    const javascript = await copied();
    expect(javascript).not.toMatch(/import|BeforeCreateOneHookArgs/);
    expect((await selected()).trim()).toBe(javascript);
  });

  it('is TypeScript without JavaScript, and has no dead controls', async () => {
    const page = await open({javaScriptEnabled: false});
    expect(await block(page).locator('code').innerText()).toContain('import type');
    expect(await block(page).innerText()).not.toContain('require(');
    expect(await block(page).locator('button:visible').count()).toBe(0);
  });
});

describe('a wrong sample', () => {
  it('says so and why, and cannot be copied', async () => {
    const page = await open();
    const block = page.locator('.theme-code-block', {hasText: 'hots'});
    expect(await block.getByText('Wrong', {exact: true}).isVisible()).toBe(true);
    expect(await block.locator('p').innerText()).toMatch(/^Object literal .*'hots' does not exist/);
    expect(await block.locator('button').count()).toBe(0);
    const edge = await block.evaluate((element) => getComputedStyle(element).borderLeftWidth);
    expect(edge).toBe('3px');
  });
});

describe('the parts', () => {
  it('are in the HTML with their anchors', async () => {
    const page = await open({javaScriptEnabled: false});
    for (const id of [
      'config-authentication-login-allowed-usernames',
      'api-base-service.find-many',
      'env-jwt-secret',
      'cli-arkos-generate-controller-path',
      'endpoint-auth-login',
    ])
      expect(await page.locator(`[id="${id}"]`).count(), id).toBe(1);
    const forms = await page.locator('[role=tabpanel] code').allInnerTexts();
    expect(forms.filter((form) => form.startsWith('POST /api/books HTTP/1.1'))).toHaveLength(1);
  });

  it('show the form of the request that was chosen in every exchange', async () => {
    const page = await open();
    await hydrated(page);
    await page.getByRole('tab', {name: 'fetch'}).first().click();
    const selected = page.getByRole('tab', {name: 'fetch', selected: true});
    await eventually(() => selected.count()).toBe(4);
  });

  it('keep the tab that was pressed where it is, and remember it', async () => {
    const page = await open();
    await hydrated(page);
    const tab = page.getByRole('tab', {name: 'HTTP'}).last();
    await tab.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
    const before = await tab.boundingBox();
    await tab.click();
    await eventually(() => tab.getAttribute('aria-selected')).toBe('true');
    await eventually(async () =>
      Math.abs(((await tab.boundingBox())?.y ?? Infinity) - (before?.y ?? 0)),
    ).toBeLessThan(2);
    await page.reload();
    await hydrated(page);
    await page.getByRole('tab', {name: 'HTTP', selected: true}).first().waitFor();
  });

  it('cost no elements before they are shown', async () => {
    const page = await open();
    expect(await page.locator('[role="tabpanel"]').count()).toBe(4);
  });

  it('color a response', async () => {
    const page = await open();
    const response = page.locator('pre', {hasText: 'HTTP/1.1 201 Created'}).first();
    expect(await response.locator('.o').innerText()).toBe('201 Created');
    expect(await response.locator('.s').count()).toBeGreaterThan(0);
  });

  it('fold a long body', async () => {
    const page = await open();
    await hydrated(page);
    const body = page.getByText('"Harbour Lights"').first();
    expect(await body.isVisible()).toBe(false);
    await page
      .getByText(/^Body, \d+ lines$/)
      .first()
      .click();
    await eventually(() => body.isVisible()).toBe(true);
  });
});
