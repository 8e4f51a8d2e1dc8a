import {expect, test} from 'vitest';

import {stateNamed} from '../../browser/support/visual/every-template';

test('a state that was renamed is an error that names its file', () => {
  expect(stateNamed('mobile menu').path).toBe('/docs/intro');
  expect(() => stateNamed('menu')).toThrow('src/commands/screenshots/views.ts has no state "menu"');
});
