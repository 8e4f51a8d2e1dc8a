import {describe, expect, it} from 'vitest';

import {importsFor} from '../../../../src/remark/support/imports';
import {readRegions} from '../../../../src/bookshop/regions';

const file = `import arkos from 'arkos';
import type {
  ArkosRequest,
} from 'arkos';
import * as auth from 'arkos/auth';
import '../side-effect';

// #region whole
export const handle = (req: ArkosRequest) => req.user;
// #endregion whole

// #region start
arkos.init({
  // #region part
  port: 9001,
  // #endregion part
});
// #endregion start

// #region own
import {x} from '../x';
x(auth);
// #endregion own
`;

function importsOf(region: string): number[] {
  const {whole, regions} = readRegions(file);
  const part = regions.get(region);
  if (!part) throw new Error(`no region ${region}`);
  return importsFor(whole.text, part);
}

describe('the imports of a quote', () => {
  it('are those of which it uses a name, over all their lines', () => {
    expect(importsOf('whole')).toEqual([1, 2, 3]);
    expect(importsOf('start')).toEqual([0]);
  });

  it('are none for what stands inside of something, and for what has its own', () => {
    expect(importsOf('part')).toEqual([]);
    expect(importsOf('own')).toEqual([]);
  });
});
