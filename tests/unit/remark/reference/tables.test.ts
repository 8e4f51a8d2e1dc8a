import {describe, expect, it} from 'vitest';

import {root} from '../../../../src/root';
import {readSurface} from '../../../../src/remark/reference/surface';
import {apiTable, endpointsTable} from '../../../../src/remark/reference/tables';

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

describe('a table of functions', () => {
  it('has a row for each', () => {
    expect(namesOf('camelCase, kebabCase')).toEqual(['camelCase', 'kebabCase']);
  });

  it('rejects one function, which has a signature, and a name that does not exist', () => {
    expect(() => namesOf('camelCase')).toThrow(/Signature/);
    expect(() => namesOf('camelCase, noSuchCase')).toThrow(/noSuchCase/);
  });
});

describe('the endpoints of a model', () => {
  const errorsOf = (of: string): string[] =>
    endpointsTable(of).rows.flatMap(({cells}) =>
      cells.flat().flatMap((part) => ('list' in part ? part.list.map(({text}) => text) : [])),
    );

  it('share their errors of Prisma in the table of all, and have them alone', () => {
    expect(errorsOf('model').join()).not.toContain('unique column');
    expect(errorsOf('model').join()).toContain('No record matches');
    expect(errorsOf('model.createOne').join()).toContain('unique column');
  });
});
