import {expect, test} from 'vitest';

import {breakable} from '../../../../src/components/ReferenceTable/breakable';

test.each([
  ['authentication.login.allowedUsernames', ['authentication.', 'login.', 'allowed', 'Usernames']],
  ['HASH_SALT', ['HASH_', 'SALT']],
  ['findOne(filters,options)', ['find', 'One(', 'filters,', 'options)']],
  ['/api/books', ['/', 'api/', 'books']],
  ['id', ['id']],
  ['version.', ['version.']],
])('%s', (name, pieces) => {
  expect(breakable(name)).toEqual(pieces);
});
