/** A page as Markdown: copied, viewed, or opened in an assistant. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {buildDir} from '../support/build';
import {viewports, visit} from './support/page';

const allowed = ['clipboard-read', 'clipboard-write'];

const copiedText = (): Promise<string> => navigator.clipboard.readText();

describe.each(Object.entries(viewports))('on %s', (_, viewport) => {
  test.each(['/docs/guide/service-hooks', '/blog/1.3-beta'])(
    '%s is copied by a press, and nothing is requested before',
    async (route) => {
      const requested: string[] = [];
      const page = await visit(route, {
        viewport,
        permissions: allowed,
        before: (opened) => {
          opened.on('request', (request) => requested.push(request.url()));
          return Promise.resolve();
        },
      });
      await page.getByText('Markdown', {exact: true}).click();
      const link = page.getByRole('link', {name: 'Copy page as Markdown'});
      await link.hover();
      expect(requested.filter((url) => url.endsWith('.md'))).toEqual([]);
      await link.click();
      await page.getByRole('status').filter({hasText: 'Copied'}).waitFor({state: 'attached'});
      const twin = await readFile(path.join(buildDir(), `${route}.md`), 'utf8');
      expect(await page.evaluate(copiedText)).toBe(twin);
      expect(new URL(page.url()).pathname).toBe(route);
    },
  );
});

test('a twin that does not arrive is told', async () => {
  const page = await visit('/docs/intro', {permissions: allowed, allow: [/status of 404/]});
  await page.route('**/docs/intro.md', (route) => route.fulfill({status: 404}));
  await page.getByText('Markdown', {exact: true}).click();
  await page.getByRole('link', {name: 'Copy page as Markdown'}).click();
  await page.getByRole('status').filter({hasText: 'Not copied'}).waitFor({state: 'attached'});
});

test('without JavaScript the links lead to the twin and to assistants that are asked to read it', async () => {
  const page = await visit('/docs/intro', {javaScriptEnabled: false});
  await page.getByText('Markdown', {exact: true}).click();
  for (const name of ['Copy page as Markdown', 'View as Markdown'])
    expect(await page.getByRole('link', {name}).getAttribute('href')).toBe('/docs/intro.md');
  for (const name of ['ChatGPT', 'Claude']) {
    const href = await page.getByRole('link', {name: `Open in ${name}`}).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('q')).toContain(
      'https://www.arkosjs.com/docs/intro.md',
    );
  }
});
