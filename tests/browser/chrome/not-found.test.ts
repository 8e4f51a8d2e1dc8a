// cspell:ignore instalation wellcome qqqqqqqqqqqq
import {describe, expect, test} from 'vitest';

import {axe} from '../support/axe';
import {eventually, viewports, visit} from '../support/page';
import {open} from '../support/chrome';

describe('not-found page', () => {
  const missing = {allow: [/status of 404/]};

  test.each([
    ['/docs/getting-started/instalation', '/docs/getting-started/installation'],
    ['/blog/wellcome', '/blog/welcome'],
    ['/instalation.html', '/docs/getting-started/installation'],
  ])('%s comes with status 404 and leads to %s', async (path, nearest) => {
    const answers: number[] = [];
    const page = await open(path, {
      ...missing,
      before: (opened) => {
        opened.on('response', (response) => {
          if (response.request().isNavigationRequest()) answers.push(response.status());
        });
        return Promise.resolve();
      },
    });
    expect(answers.at(-1)).toBe(404);
    await eventually(() => page.getByRole('heading', {level: 1}).innerText()).toBe(
      'Page Not Found',
    );
    await page.getByRole('heading', {name: 'Did you mean'}).waitFor();
    const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
    await eventually(async () => (await first.getAttribute('href'))?.replace(/\/$/, '')).toBe(
      nearest,
    );
    await first.click();
    await page.waitForURL(new RegExp(`${nearest}/?$`));
    await page.getByRole('heading', {level: 1}).filter({hasNotText: 'Page Not Found'}).waitFor();
  });

  test.each([
    ['dark', viewports.desktop],
    ['light', viewports.mobile],
  ] as const)(
    'has no accessibility fault, with sections to go on (%s)',
    async (colorMode, viewport) => {
      const page = await open('/qqqqqqqqqqqq', {...missing, viewport, colorMode});
      expect(await axe(page)).toEqual([]);
      expect(await page.getByRole('heading', {name: 'Did you mean'}).count()).toBe(0);
      const sections = page.getByRole('region', {name: 'Main sections'});
      for (const name of ['Home', 'Docs', 'Blog'])
        expect(await sections.getByRole('link', {name, exact: true}).isVisible()).toBe(true);
    },
  );

  test('leads on without JavaScript', async () => {
    const page = await visit('/nowhere', {...missing, javaScriptEnabled: false});
    await page
      .getByRole('region', {name: 'Main sections'})
      .getByRole('link', {name: 'Docs'})
      .click();
    await eventually(() => page.getByRole('heading', {level: 1}).innerText()).not.toBe(
      'Page Not Found',
    );
  });

  test('a link inside the site to nowhere gets it too', async () => {
    const page = await open('/docs/intro');
    await page.evaluate(() => {
      history.pushState(null, '', '/docs/nowhere-at-all');
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    });
    await page.getByRole('heading', {level: 1, name: 'Page Not Found'}).waitFor();
  });
});
