import {expect, it} from 'vitest';

import {toFetch} from '../../../../src/remark/support/request';

it('writes a path with an apostrophe as fetch', async () => {
  const request = {method: 'GET', path: "/api/authors?name=O'Brien", headers: []};
  const response = {status: 204, statusText: 'No Content', headers: []};
  expect(await toFetch(request, response)).toContain(`/api/authors?name=O'Brien");`);
});
