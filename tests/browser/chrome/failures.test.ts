import {describe, expect, test} from 'vitest';

import {axe} from '../support/axe';
import {eventually, hydrated, viewports} from '../support/page';
import {
  crashed,
  flagged,
  h1,
  open,
  serveFixture,
  setFlag,
  startReact,
} from '../support/fixture-site';

serveFixture();

describe('crash page', () => {
  test.each(Object.entries(viewports))(
    'shows message, cause and ways on, tries again for real (%s)',
    async (_name, viewport) => {
      const page = await open('/', {viewport, allow: crashed});
      await hydrated(page);
      await setFlag(page, 'crash', true);
      if (viewport === viewports.mobile)
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();

      await page.getByRole('link', {name: 'Crash', exact: true}).click();
      await h1(page, 'This page crashed.').waitFor();
      await page.getByText('The component threw.').waitFor();
      await eventually(() => page.getByText('The test asked it to.').count()).toBe(1);
      await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await eventually(() => page.title()).toContain('This page crashed.');
      expect(await axe(page)).toEqual([]);

      await page.getByRole('button', {name: 'Try again'}).click();
      await h1(page, 'This page crashed.').waitFor();
      await setFlag(page, 'crash', false);
      await page.getByRole('button', {name: 'Try again'}).click();
      await page.getByText('The component works.').waitFor();
      await eventually(() => h1(page, 'This page crashed.').count()).toBe(0);
    },
  );

  test('a page that crashed does not take the next page with it', async () => {
    const page = await open('/docs/first', {allow: crashed});
    await hydrated(page);
    await setFlag(page, 'crash', true);
    await page.getByRole('link', {name: 'Crash', exact: true}).click();
    await h1(page, 'This page crashed.').waitFor();
    await page.evaluate(() => history.back());
    await h1(page, 'First doc').waitFor();
  });

  test('leads home', async () => {
    const page = await open('/crash', {allow: crashed, before: flagged('crash')});
    await startReact(page);
    await h1(page, 'This page crashed.').waitFor();
    await page.getByRole('link', {name: 'Go to the home page'}).click();
    await h1(page, 'Fixture home').waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe('/');
  });
});

describe('a navbar item that fails', () => {
  test('names itself to the maintainer, and Try again brings the page back', async () => {
    const page = await open('/docs/first', {allow: crashed, before: flagged('failItem')});
    await startReact(page);
    await h1(page, 'This page crashed.').waitFor();
    const message = page.getByText('A theme navbar item failed to render');
    await message.waitFor();
    const text = await message.innerText();
    expect(text).toContain('double-check the following navbar item');
    expect(text).toContain('"label": "Failing item"');
    expect(text).toContain('The item threw.');
    expect(await page.getByRole('link', {name: 'Go to the home page'}).isVisible()).toBe(true);
    await setFlag(page, 'failItem', false);
    await page.getByRole('button', {name: 'Try again'}).click();
    await h1(page, 'First doc').waitFor();
    await eventually(() => page.locator('.navbar').isVisible()).toBe(true);
  });

  test('names itself in the mobile sidebar too', async () => {
    const page = await open('/', {viewport: viewports.mobile, allow: crashed});
    await hydrated(page);
    await page.locator('.navbar-sidebar').waitFor({state: 'attached'});
    await setFlag(page, 'failItem', true);
    // The items of a small screen are drawn anew when the width crosses 996 px.
    await page.setViewportSize(viewports.desktop);
    await page.locator('.navbar-sidebar').waitFor({state: 'detached'});
    await page.setViewportSize(viewports.mobile);
    await page.getByText('"label": "Failing item"').waitFor();
    await eventually(() => h1(page, 'This page crashed.').count()).toBe(1);
  });
});
