import {expect, test} from 'vitest';

import {viewports, visit} from '../support/page';
import {layoutFaults} from '../support/visual/layout';

test.each(Object.entries(viewports))('a page as it is has no fault (%s)', async (_, viewport) => {
  const page = await visit('/docs/intro', {viewport});
  expect(await layoutFaults(page)).toEqual([]);
});

test('a text on another one is found', async () => {
  const page = await visit('/docs/intro');
  const title = await page.locator('h1').evaluate((heading) => {
    heading.style.height = '0';
    heading.style.marginBottom = '0';
    return heading.textContent.trim();
  });
  expect((await layoutFaults(page)).join()).toContain(`"${title}" and "`);
});

test('what is wider than the window is found', async () => {
  const page = await visit('/docs/intro', {viewport: viewports.mobile});
  await page.locator('h1').evaluate((heading) => {
    heading.style.width = '500px';
  });
  expect((await layoutFaults(page)).join()).toMatch(/^the page is \d+ px wider than the window/);
});
