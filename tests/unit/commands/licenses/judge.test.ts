import {expect, test} from 'vitest';

import {judgeLicenses} from '../../../../src/commands/licenses/judge';

test('licenses that are not allowed, or not named, are told', () => {
  const {byLicense, faults} = judgeLicenses({
    '': {version: '1.0.0'},
    'node_modules/one': {version: '1.0.0', license: 'MIT'},
    'node_modules/one/node_modules/@scope/two': {version: '2.0.0', license: '(GPL-3.0 OR MIT)'},
    'node_modules/three': {version: '3.0.0', license: 'MIT AND GPL-3.0'},
    'node_modules/four': {version: '4.0.0'},
    'node_modules/only-dev': {version: '5.0.0', license: 'GPL-3.0', dev: true},
  });
  expect(faults).toEqual(['three 3.0.0: MIT AND GPL-3.0', 'four 4.0.0: none']);
  expect(byLicense.get('MIT')).toEqual(['one 1.0.0']);
  expect(byLicense.get('(GPL-3.0 OR MIT)')).toEqual(['@scope/two 2.0.0']);
});

test.each([
  ['(MIT OR CC0-1.0) AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only) AND (ISC AND MIT)', true],
  ['GPL-3.0-only OR MIT AND ISC', true],
  ['((GPL-3.0-only OR MIT) AND GPL-2.0-only) OR GPL-3.0-only', false],
  ['(MIT', false],
])('%s: allowed is %s', (license, isAllowed) => {
  const {faults} = judgeLicenses({'node_modules/one': {version: '1.0.0', license}});
  expect(faults.length === 0).toBe(isAllowed);
});
