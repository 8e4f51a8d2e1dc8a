import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {root} from '../../../../src/root';
import {declaredNames} from '../../../../src/commands/arkos-record/declared';
import {scanErrors} from '../../../../src/commands/arkos-record/errors';
import {findOrigins, findVersions} from '../../../../src/commands/arkos-record/origins';
import {openRepository} from '../../../../src/commands/arkos-record/repository';
import {readSurface} from '../../../../src/remark/reference/surface';

const surface = readSurface(root);

describe('origins', {timeout: 60_000}, () => {
  let workspace: string;
  beforeAll(() => {
    workspace = mkdtempSync(join(tmpdir(), 'arkos-origins-'));
  });
  afterAll(() => {
    rmSync(workspace, {recursive: true});
  });

  const git = (folder: string, ...args: string[]): void => {
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args]);
  };

  it('finds names, members and what an import renames', () => {
    const names = declaredNames([
      {
        path: 'src/a.ts',
        text: "import {Options as AOptions} from './b';\nexport class A {\n  name = '';\n}",
      },
      {path: 'src/b.ts', text: 'export interface Options {\n  deep: {\n    er?: 1;\n  };\n}'},
    ]);
    expect(names.get('A.name')).toEqual([{file: 'src/a.ts', line: 3}]);
    expect(names.get('Options.deep.er')).toEqual([{file: 'src/b.ts', line: 3}]);
    expect(names.get('AOptions.deep')).toEqual([{file: 'src/b.ts', line: 2}]);
  });

  it('gives an error of the sources the id that it has in the build', () => {
    const sources = [
      {
        path: 'a.ts',
        text: "throw new AppError('You are not logged in', 401, {}, 'LoginRequired');",
      },
    ];
    expect(scanErrors(sources).map(({id}) => id)).toEqual(['LoginRequired']);
  });

  it('says which landmark is gone, and where to correct it', () => {
    expect(() => findOrigins(surface, [''], [])).toThrow(
      /no line of \S+ has '.*' → mark its new line in src\/commands\/arkos-record\/landmarks\.ts/,
    );
  });

  it('finds the first version of a name in the history', () => {
    const folder = join(workspace, 'repository');
    const source = join(folder, 'packages', 'arkos', 'src', 'exports');
    mkdirSync(source, {recursive: true});
    git(folder, 'init', '--quiet');
    const commit = (version: string, text: string): void => {
      writeFileSync(join(folder, 'packages', 'arkos', 'package.json'), JSON.stringify({version}));
      writeFileSync(join(source, 'index.ts'), text);
      writeFileSync(join(source, 'é.ts'), '');
      git(folder, 'add', '.');
      git(folder, 'commit', '--quiet', '-m', version);
    };
    commit(
      '1.0.18-beta',
      'export interface ArkosConfig {port: 1}\nexport interface PrismaQueryOptions {findMany: 1}',
    );
    commit('1.2.0-test', 'export interface ArkosConfig {port: 1; host: 1; cors: 1}');
    commit('1.2.0-beta', 'export interface ArkosConfig {port: 1; host: 1}');
    commit(
      '1.3.0-canary.1',
      'export interface ArkosConfig {port: 1; host: 1; cors: 1}\ninterface BasePrismaQueryOptions {findMany: 1; find: 1}',
    );
    git(folder, 'tag', 'v1.3.0-beta');
    const repository = openRepository(folder);
    expect(findVersions(surface, repository, 'v1.3.0-beta')).toMatchObject({
      ArkosConfig: '1.0',
      'ArkosConfig.port': '1.0',
      'ArkosConfig.host': '1.2.0-beta',
      'ArkosConfig.cors': '1.3.0-beta',
      'BasePrismaQueryOptions.findMany': '1.0',
      'BasePrismaQueryOptions.find': '1.3.0-beta',
    });
    expect(repository.sourcesAt('v1.3.0-beta').map(({path}) => path)).toEqual([
      'packages/arkos/src/exports/index.ts',
      'packages/arkos/src/exports/é.ts',
    ]);
    expect(repository.commitOf('v1.3.0-beta')).toMatch(/^[0-9a-f]{40}$/);
  });
});
