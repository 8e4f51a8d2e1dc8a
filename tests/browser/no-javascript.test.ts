import {expect, test} from 'vitest';

import {routes} from '../support/routes';
import {eventually, viewports, visit, visitShared} from './support/page';

test.each(routes)('%s is readable and leads on without JavaScript', async (route) => {
  const page = await visitShared(route, {javaScriptEnabled: false});
  expect(await page.locator('h1').first().isVisible()).toBe(true);
  const text = await page.locator('main').innerText();
  expect(text.length).toBeGreaterThan(40);
  const docs = page.getByRole('contentinfo').getByRole('link', {name: 'Docs', exact: true});
  expect(await docs.isVisible()).toBe(true);
  expect(await docs.getAttribute('href')).toBe('/docs/intro');
});

test('the footer, the navbar and the sidebar lead on without JavaScript', async () => {
  const page = await visit('/', {javaScriptEnabled: false});
  await page.getByRole('contentinfo').getByRole('link', {name: 'Docs', exact: true}).click();
  await page.waitForURL(/\/docs\/intro$/);
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Blog', exact: true})
    .click();
  await page.waitForURL(/\/blog\/?$/);
  await page.locator('h1').first().waitFor();
  await page.goBack();
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Getting started'}).click();
  await eventually(() => new URL(page.url()).pathname).toMatch(
    /^\/docs\/category\/getting-started\/?$/,
  );
});

test('on a phone every main section is reachable without JavaScript', async () => {
  const page = await visit('/docs/intro', {
    javaScriptEnabled: false,
    viewport: viewports.mobile,
  });
  for (const name of ['Docs', 'Blog', 'GitHub', 'Community chat']) {
    const link = page.getByRole('contentinfo').getByRole('link', {name, exact: true});
    expect(await link.isVisible()).toBe(true);
  }
});
