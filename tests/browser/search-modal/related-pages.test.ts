import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {buildTimeout} from '../../support/build';
import {fakeRecord} from '../../support/fake-algolia';
import {
  type asked,
  cutComplaints,
  embedded,
  hosted,
  startHosted,
  stopHosted,
} from '../support/search-providers';
import {eventually, hydrated} from '../support/page';
import {} from '../support/search-modal';

beforeAll(startHosted, buildTimeout);
afterAll(stopHosted);

describe('related pages', () => {
  const neighbors = (page: Page) =>
    page.getByRole('navigation', {name: 'Related pages'}).getByRole('link');

  test.each(['/docs/intro', '/docs/getting-started/configuration', '/blog/welcome'])(
    'three stand in the HTML of %s',
    async (path) => {
      const page = await embedded.open(path, {javaScriptEnabled: false});
      const links = await neighbors(page).evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(links).toHaveLength(3);
      expect(new Set(links).size).toBe(3);
      expect(links).not.toContain(path);
    },
  );

  test('there are none where there is nothing to relate', async () => {
    const page = await embedded.open('/blog');
    await hydrated(page);
    expect(await neighbors(page).count()).toBe(0);
  });

  test('the hosted service names its own, and without an answer those of the build stay', async () => {
    const neighbor = fakeRecord('n', 'Guide', 'A <b>neighbor</b>', {
      url: 'https://www.arkosjs.com/docs/intro#n',
    });
    const page = await hosted.open('/docs/getting-started/configuration', {
      before: async (fresh) => {
        await fresh.context().route(/recommendations/, async (route) => {
          const body = JSON.parse(route.request().postData() ?? '{}') as (typeof asked)[0]['body'];
          expect(body.requests[0]).toMatchObject({
            model: 'related-products',
            objectID: '/docs/getting-started/configuration',
            maxRecommendations: 3,
          });
          await route.fulfill({
            headers: {'access-control-allow-origin': '*'},
            json: {results: [{hits: [neighbor]}]},
          });
        });
      },
    });
    await hydrated(page);
    await eventually(() => neighbors(page).count()).toBe(3);
    await neighbors(page).first().scrollIntoViewIfNeeded();
    await eventually(() => neighbors(page).allInnerTexts()).toEqual(['A <b>neighbor</b>']);
    await eventually(() => neighbors(page).getAttribute('href')).toBe('/docs/intro#n');
    const cut = await hosted.open('/docs/intro', {allow: cutComplaints});
    await hydrated(cut);
    await hosted.cut(cut);
    await Promise.all([
      cut.waitForEvent('requestfailed'),
      neighbors(cut).first().scrollIntoViewIfNeeded(),
    ]);
    expect(await neighbors(cut).count()).toBe(3);
  });
});
