import {appendFile, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {buildTimeout} from '../support/build';
import {copySearchSite, removeSite, startSite} from '../support/running-site';
import {eventually, visit} from './support/page';

let site = '';
let server: Awaited<ReturnType<typeof startSite>> | undefined;

beforeAll(async () => {
  site = await copySearchSite();
  server = await startSite(site);
}, buildTimeout);

afterAll(async () => {
  await server?.stop();
  await removeSite(site);
}, buildTimeout);

const open = (at: string, before?: (page: Page) => unknown): Promise<Page> =>
  visit(at, {
    origin: server!.origin,
    before: (page) => Promise.resolve(before?.(page)),
    // The development server and React speak there, and the fixture has no icon.
    allow: [/\[(?:webpack-dev-server|HMR)\]/, /React DevTools/, /status of 404/],
  });

describe('npm start', () => {
  test('compiles a page when it is opened', async () => {
    const asked: string[] = [];
    const page = await open('/base/guide/hooks', (opened) =>
      opened.on('request', (request) => asked.push(request.url())),
    );
    await page.getByText('A hook runs before a call.').waitFor();
    expect(asked.some((url) => url.includes('lazy-compilation'))).toBe(true);
  });

  test('shows an edit of the text on the open page, which stays as it is', async () => {
    const page = await open('/base/guide/hooks');
    await page.getByRole('tab', {name: 'js'}).click();
    await page.getByText('Hidden until chosen.').waitFor();
    await appendFile(path.join(site, 'docs/guide/hooks.mdx'), '\nIt returns nothing.\n');
    await page.getByText('It returns nothing.').waitFor();
    expect(await page.getByText('Hidden until chosen.').isVisible()).toBe(true);
  });

  test('shows a new heading in the contents beside the text', async () => {
    const page = await open('/base/');
    await page.getByText('The first words.').waitFor();
    const file = path.join(site, 'docs/start.mdx');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('## Options {#options}', '## Settings {#settings}'));
    const contents = page.locator('.table-of-contents');
    await eventually(() => contents.getByRole('link').allInnerTexts()).toContain('Settings');
    expect(await page.locator('article h2').innerText()).toContain('Settings');
  });
});
