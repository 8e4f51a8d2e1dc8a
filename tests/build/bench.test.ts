import {expect, test} from 'vitest';

import {readSiteText} from '../bench/pages/site-text';
import {buildDir} from '../support/build';
import {routes} from '../support/routes';
import {sidebarIds} from '../support/sidebar';

test('the bench reads every docs page and every post of the build', async () => {
  const {docs, posts} = await readSiteText(buildDir(), sidebarIds);
  expect(docs).toHaveLength(sidebarIds.length);
  for (const {route, title, markdown} of [...docs, ...posts]) {
    expect(routes).toContain(route);
    expect(`${title}\n${markdown}`.length, route).toBeGreaterThan(200);
  }
  expect(posts.every(({date}) => /^\d{4}-\d\d-\d\d$/.test(date))).toBe(true);
  expect(posts.length).toBeGreaterThan(0);
});
