import {execFile} from 'node:child_process';
import {cp, mkdir, readdir, stat, symlink} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

import {root} from '../../../src/root';
import {buildInputs} from '../../support/build';

const run = promisify(execFile);

/**
 * Gives a folder the packages of this repository, and a cache of its own: each package is a link,
 * the folder that holds them is not.
 *
 * @param folder - Where `node_modules` is made
 */
export async function linkPackages(folder: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  await mkdir(modules, {recursive: true});
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    if (name === '.cache') continue;
    await symlink(path.join(root, 'node_modules', name), path.join(modules, name));
  }
}

/**
 * Copies this site as it is now, uncommitted changes included, with its history (dates of last
 * update are read from it) and without any cache.
 *
 * @param folder - An empty or absent folder
 */
export async function copySite(folder: string): Promise<void> {
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder]);
  for (const name of buildInputs)
    await cp(path.join(root, name), path.join(folder, name), {recursive: true});

  await linkPackages(folder);
}

/**
 * Installs the packages of a generator from its lock file.
 *
 * @param source - Folder with `package.json`, `package-lock.json` and other files of the generator
 * @param folder - Where to
 * @param keep - Whether packages that are installed there already may stay
 */
export async function install(source: string, folder: string, keep: boolean): Promise<void> {
  await cp(source, folder, {recursive: true});
  const isThere = (await stat(path.join(folder, 'node_modules')).catch(() => null)) !== null;
  if (keep && isThere) return;
  // Not `npm ci`: it rejects a lock file that lacks an optional package for another platform, and
  // registries do not have all of Rollup's.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
  });
}
