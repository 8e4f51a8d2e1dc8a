import {afterEach, expect, test, vi} from 'vitest';

import {mayPrefetch} from '../../../../src/client/page/prefetch';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [undefined, true],
  [{effectiveType: '4g', saveData: false}, true],
  // Firefox and Safari on some systems know the kind of line only.
  [{type: 'wifi'}, true],
  [{effectiveType: '2g', saveData: false}, false],
  [{effectiveType: 'slow-2g', saveData: false}, false],
  [{effectiveType: '4g', saveData: true}, false],
])('on a line of %o pages are fetched ahead: %s', (connection, expected) => {
  vi.stubGlobal('navigator', {connection});
  expect(mayPrefetch()).toBe(expected);
});
