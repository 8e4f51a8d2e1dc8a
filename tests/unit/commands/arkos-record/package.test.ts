import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {root} from '../../../../src/root';
import {
  builtFiles,
  loadedModules,
  missingModules,
  openPackage,
  type UnpackedPackage,
} from '../../../../src/commands/arkos-record/package';

const run = promisify(execFile);
const fixture = join(root, 'tests', 'fixtures', 'arkos', 'package');

describe('opening a package', {timeout: 30_000}, () => {
  let unpacked: UnpackedPackage;
  let workspace: string;
  beforeAll(async () => {
    workspace = mkdtempSync(join(tmpdir(), 'arkos-package-'));
    unpacked = await openPackage(fixture, workspace);
  });
  afterAll(() => {
    rmSync(workspace, {recursive: true});
  });

  it('takes a folder and a packed one', async () => {
    const {stdout} = await run(
      'npm',
      ['pack', fixture, '--silent', '--ignore-scripts', '--pack-destination', workspace],
      {cwd: workspace},
    );
    const archive = join(workspace, stdout.trim().split('\n').at(-1) ?? '');
    const packed = await openPackage(archive, workspace);
    expect(packed.manifest).toEqual(unpacked.manifest);
    expect(builtFiles(packed.directory)).toEqual(builtFiles(fixture));
  });

  it.each([
    ['a folder that is not there', 'nowhere', /no such folder or \.tgz file/],
    ['a folder without package.json', 'empty', /package\.json: not there/],
    ['another package', 'other', /this is other → give the folder of arkos/],
  ])('rejects %s', async (_, name, message) => {
    mkdirSync(join(workspace, 'empty'), {recursive: true});
    mkdirSync(join(workspace, 'other'), {recursive: true});
    writeFileSync(
      join(workspace, 'other', 'package.json'),
      '{"name": "other", "version": "1.0.0"}',
    );
    await expect(openPackage(join(workspace, name), workspace)).rejects.toThrow(message);
  });

  it('names the flag of a package that is not there', async () => {
    await expect(openPackage('nowhere', workspace, 'create-arkos')).rejects.toThrow(
      /^--create nowhere: no such folder /,
    );
  });

  it('knows what the build loads and what is not installed', () => {
    expect(loadedModules(unpacked)).toEqual(['commander']);
    const alone = {directory: join(workspace, 'alone'), manifest: unpacked.manifest};
    mkdirSync(join(alone.directory, 'dist', 'cjs'), {recursive: true});
    writeFileSync(
      join(alone.directory, 'dist', 'cjs', 'index.js'),
      'require("@not-there/at-all/deep"); require("node:fs"); require("./own");\n',
    );
    expect(missingModules(alone)).toEqual(['@not-there/at-all']);
  });

  it('rejects a package that is not built', () => {
    expect(() => builtFiles(join(workspace, 'empty'))).toThrow(/dist\/cjs: not there → /);
  });
});
