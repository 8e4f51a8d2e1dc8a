import {expect, it} from 'vitest';

import {findWireFile} from '../../../../src/commands/support/brotli-host';
import {root} from '../../../../src/root';

it('has no file for a path that cannot be decoded', async () => {
  expect(await findWireFile(root, '/%zz')).toBeUndefined();
});
