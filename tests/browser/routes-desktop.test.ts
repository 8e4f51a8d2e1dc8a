import {expect, test} from 'vitest';

import {axe} from './support/axe';
import {testEveryRoute} from './support/every-route';
import {hydrated, visit} from './support/page';

testEveryRoute({viewport: 'desktop', colorMode: 'dark', withReact: true});

test('axe rejects a page with a fault', async () => {
  const page = await visit('/');
  await hydrated(page);
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('button'));
  });
  expect((await axe(page)).join('\n')).toContain('button-name');
});
