import {expect, test, vi} from 'vitest';

import {quietly} from '../../../src/client/quietly';

test('passes the path on and the answer back', async () => {
  const fetchAhead = vi.fn(() => Promise.resolve([]));
  await expect(quietly(fetchAhead)('/docs/intro')).resolves.toEqual([]);
  expect(fetchAhead).toHaveBeenCalledWith('/docs/intro');
  expect(quietly(() => false)('/')).toBe(false);
});

test('swallows what is thrown and what is rejected', async () => {
  const throwing = quietly(() => {
    throw new TypeError("Cannot read properties of undefined (reading 'includes')");
  });
  expect(throwing('/')).toBe(false);
  const rejecting = quietly(() => Promise.reject(new Error('Loading chunk 1 failed')));
  await expect(rejecting('/')).resolves.toEqual([]);
});
