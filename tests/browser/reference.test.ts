import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {root} from '../support/build';
import {serveStatic, type StaticSite} from '../support/serve';
import {axe} from './support/axe';
import {hydrated, viewports, visit} from './support/page';

const run = promisify(execFile);

let dir = '';
let site: StaticSite | undefined;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'arkos-reference-'));
  const generated = `.docusaurus-test-reference-${process.pid}`;
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const config = path.join(root, 'tests/fixtures/reference/docusaurus.config.ts');
  try {
    await run(process.execPath, [docusaurus, 'build', '--config', config, '--out-dir', dir], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NO_UPDATE_NOTIFIER: '1',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      },
      maxBuffer: 64 * 1024 * 1024,
    });
  } finally {
    await rm(path.join(root, generated), {recursive: true, force: true});
  }
  site = await serveStatic(dir);
}, 240_000);

afterAll(async () => {
  await site?.close();
  await rm(dir, {recursive: true, force: true});
});

/** A sample with its tips; judging the whole page takes axe many seconds. */
const sample = 'div:has(> [role="tooltip"])';

const open = (options: Parameters<typeof visit>[1] = {}): ReturnType<typeof visit> =>
  visit('/docs/parts', {origin: site?.url, ...options});

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

describe('a name in a sample', () => {
  it('shows its type and summary under the pointer, which may move onto them', async () => {
    const page = await open();
    await hydrated(page);
    const name = page.locator('[data-tip]', {hasText: 'findMany'}).first();
    const tip = page.getByRole('tooltip').filter({hasText: 'Finds records.'});
    expect(await tip.isVisible()).toBe(false);
    await name.hover();
    await expect.poll(() => tip.isVisible()).toBe(true);
    await tip.hover();
    await expect.poll(() => tip.isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await expect.poll(() => tip.isVisible()).toBe(false);
  });

  it('shows them at focus, is described by them, and hides them at Escape', async () => {
    const page = await open();
    await hydrated(page);
    const name = page.locator('[data-tip]', {hasText: 'findMany'}).first();
    await page.keyboard.press('Tab');
    await name.focus();
    const tip = page.locator(`[id="${await name.getAttribute('aria-describedby')}"]`);
    expect(await tip.getAttribute('role')).toBe('tooltip');
    await expect.poll(() => tip.isVisible()).toBe(true);
    expect(await axe(page, sample)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => tip.isVisible()).toBe(false);
  });

  it('shows them when tapped, and hides them when tapped again', async () => {
    const page = await open({viewport: viewports.mobile, hasTouch: true, isMobile: true});
    await hydrated(page);
    const name = page.locator('[data-tip][role="button"]').first();
    const tip = page.locator(`[id="${await name.getAttribute('aria-describedby')}"]`);
    await name.tap();
    await expect.poll(() => tip.isVisible()).toBe(true);
    await page.locator('h1').tap();
    await expect.poll(() => tip.isVisible()).toBe(false);
  });

  it('leads to the place that documents it, where there is one', async () => {
    const page = await open();
    await hydrated(page);
    const name = page.locator('a[data-tip]', {hasText: 'allowedUsernames'}).first();
    const href = await name.getAttribute('href');
    expect(href).toBe('/docs/parts#config-authentication-login-allowed-usernames');
    expect(await page.locator(`[id="${href?.split('#')[1]}"]`).count()).toBe(1);
  });

  it('works without JavaScript', async () => {
    const page = await open({javaScriptEnabled: false});
    const tip = page.getByRole('tooltip').filter({hasText: 'Finds records.'});
    expect(await tip.isVisible()).toBe(false);
    await page.locator('[data-tip]', {hasText: 'findMany'}).first().hover();
    await expect.poll(() => tip.isVisible()).toBe(true);
  });

  it('does not get into what is copied', async () => {
    const page = await open();
    await hydrated(page);
    const text = await page.evaluate(() => {
      const sample = document.querySelector('[role="tooltip"]')?.parentElement;
      const selection = getSelection();
      if (!sample || !selection) throw new Error('there is no sample');
      selection.selectAllChildren(sample);
      return selection.toString();
    });
    expect(text).toContain('authentication: {');
    expect(text).not.toContain('Where permissions come from');
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
    expect(await page.getByText('POST /api/books HTTP/1.1').count()).toBe(1);
  });

  it('show the form of the request that was chosen in every exchange', async () => {
    const page = await open();
    await hydrated(page);
    await page.getByRole('tab', {name: 'fetch'}).first().click();
    const selected = page.getByRole('tab', {name: 'fetch', selected: true});
    await expect.poll(() => selected.count()).toBe(4);
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
    await expect.poll(() => body.isVisible()).toBe(true);
  });
});
