import {describe, expect, it} from 'vitest';

import {root} from '../../../../src/root';
import {readSurface} from '../../../../src/remark/reference/surface';
import {apiTable} from '../../../../src/remark/reference/tables';

const namesOf = (of: string, shallow?: boolean): string[] =>
  apiTable(of, readSurface(root), shallow).rows.map(({name}) => name);

describe('a shallow table', () => {
  it('has the keys at the top of the configuration', () => {
    const names = namesOf('ArkosConfig', true);
    expect(names).toContain('authentication');
    expect(names.filter((name) => name.includes('.'))).toEqual([]);
    expect(namesOf('ArkosConfig')).toContain('authentication.login.allowedUsernames');
  });

  it('has the keys of a part of it', () => {
    const names = namesOf('ArkosConfig.authentication', true);
    expect(names).toContain('authentication.login');
    expect(names).not.toContain('authentication.login.allowedUsernames');
  });
});
