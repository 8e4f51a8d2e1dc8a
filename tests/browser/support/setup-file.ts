/** Runs before each file of browser tests. */
import {afterAll, afterEach, expect} from 'vitest';

import {closePages, leaveBrowser} from './page';

afterEach(async () => {
  expect(await closePages(), 'the page complained').toEqual([]);
});
afterAll(leaveBrowser);
