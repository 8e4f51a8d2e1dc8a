import {describe, expect, it} from 'vitest';

import {readRegions} from '../../../src/bookshop/regions';

describe('readRegions', () => {
  it('takes the markers out of the file and of each region, and moves regions to the margin', () => {
    const {whole, regions} = readRegions(
      'a();\n// #region outer\nb({\n  // #region inner\n  c: 1,\n\n  d: 2,\n  // #endregion inner\n});\n// #endregion outer\n',
    );
    expect(whole.text).toBe('a();\nb({\n  c: 1,\n\n  d: 2,\n});\n');
    expect(Object.fromEntries(regions)).toEqual({
      outer: {text: 'b({\n  c: 1,\n\n  d: 2,\n});', line: 1, margin: 0},
      inner: {text: 'c: 1,\n\nd: 2,', line: 2, margin: 2},
    });
  });

  it('reads the markers of other kinds of files', () => {
    expect(readRegions('# #region port\nPORT=1\n# #endregion port').regions.get('port')?.text).toBe(
      'PORT=1',
    );
    expect(readRegions('<!-- #region a -->\nb\n<!-- #endregion a -->').regions.get('a')?.text).toBe(
      'b',
    );
  });

  it.each([
    ['// #region\na', 'line 1: a region marker has no name'],
    ['// #region a\n// #region a', "line 2: the region 'a' is opened twice"],
    ['x\n// #endregion a', "line 2: the region 'a' ends and never began"],
    [
      '// #region a\n// #region b\n// #endregion a',
      "line 3: the region 'a' ends before 'b', which began in it",
    ],
    ['x\n// #region a\ny', "line 2: the region 'a' never ends"],
  ])('rejects %j', (source, message) => {
    expect(() => readRegions(source)).toThrow(message);
  });
});
