import {describe, expect, it} from 'vitest';

import {readSurface} from '../../../src/remark/reference/surface';
import {apiTable, cliTable} from '../../../src/remark/reference/tables';
import {root} from '../remark/support';

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

describe('a table of commands', () => {
  const commands = (of: string) => cliTable(of).rows.map(({name}) => name);

  it('lists the flags that every command of a group takes once, at the group', () => {
    const names = commands('arkos generate');
    expect(names.slice(0, 4)).toEqual([
      'arkos generate',
      '-m, --model <name>',
      '--module <name>',
      '-p, --path <path>',
    ]);
    expect(names.slice(4).filter((name) => !name.startsWith('arkos generate '))).toEqual([]);
  });

  it('lists them with a command that is alone', () => {
    expect(commands('arkos generate hooks')).toContain('-p, --path <path>');
  });
});
