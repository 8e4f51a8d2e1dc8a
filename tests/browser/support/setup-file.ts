/** Runs before each file of browser tests. */
import {afterAll, afterEach, expect} from 'vitest';

import {closePages, closeSharedTabs} from './page';

afterEach(async ({task}) => {
  expect(await closePages(task.result?.state === 'fail'), 'the page complained').toEqual([]);
});
afterAll(closeSharedTabs);
