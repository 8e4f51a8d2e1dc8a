import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {createRequire, isBuiltin} from 'node:module';
import {join, resolve, sep} from 'node:path';
import {promisify} from 'node:util';

import type {SourceText} from './scan';

const run = promisify(execFile);

/** The fields of `package.json` that are looked at. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly engines?: {readonly node?: string};
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>> | string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** An unpacked package. */
export interface UnpackedPackage {
  /** Its folder, absolute. */
  readonly directory: string;
  readonly manifest: PackageManifest;
}

/**
 * Lists the entry points of a package that have types.
 *
 * @param manifest - Its manifest.
 * @returns Path of the declaration file, from the folder of the package, by what a module imports.
 */
export function typedEntries({name, exports = {}}: PackageManifest): Map<string, string> {
  return new Map(
    Object.entries(exports).flatMap(([subpath, target]): [string, string][] =>
      subpath.includes('*') || typeof target === 'string' || !target.types
        ? []
        : [[`${name}${subpath.slice(1)}`, target.types]],
    ),
  );
}

/**
 * Brings a package into a folder.
 *
 * @param spec - A folder (unpacked or installed), a packed `.tgz`, or a version of `name` on the
 * registry.
 * @param workspace - Folder for what has to be unpacked.
 * @param name - Name of the package.
 * @returns The unpacked package.
 * @throws Error when there is no such package, or when it is another one.
 */
export async function openPackage(
  spec: string,
  workspace: string,
  name = 'arkos',
): Promise<UnpackedPackage> {
  const path = resolve(spec);
  let directory: string;
  if (existsSync(path) && statSync(path).isDirectory()) {
    directory = path;
  } else if (existsSync(path) && path.endsWith('.tgz')) {
    directory = await unpack(path, join(workspace, `unpacked-${name}`));
  } else if (/^\d+\.\d+\.\d+/.test(spec)) {
    directory = await unpack(
      await download(`${name}@${spec}`, workspace),
      join(workspace, `unpacked-${name}`),
    );
  } else {
    throw new Error(
      `${name === 'arkos' ? '--package' : '--create'} ${spec}: no such folder or .tgz file, and not a version → give a folder with a package.json, a .tgz made by "npm pack", or a version such as 1.3.10-beta`,
    );
  }
  const file = join(directory, 'package.json');
  if (!existsSync(file))
    throw new Error(`${file}: not there → give the folder of the package itself`);

  const manifest = JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;
  if (manifest.name !== name)
    throw new Error(`${file}: this is ${manifest.name} → give the folder of ${name}`);

  return {directory, manifest};
}

async function unpack(archive: string, into: string): Promise<string> {
  mkdirSync(into, {recursive: true});
  await run('tar', ['-xzf', archive, '-C', into, '--strip-components=1']);
  return into;
}

async function download(spec: string, into: string): Promise<string> {
  const {stdout} = await run('npm', ['pack', spec, '--silent', '--pack-destination', into]);
  const file = stdout.trim().split('\n').at(-1) ?? '';
  return join(into, file);
}

const installFlags = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];

/**
 * Installs packages, without running what they bring.
 *
 * @param specs - As npm takes them: names with versions, or archives.
 * @param folder - Folder of a `package.json`.
 * @throws Error when npm fails.
 */
export async function npmInstall(specs: readonly string[], folder: string): Promise<void> {
  await run('npm', ['install', ...installFlags, ...specs], {cwd: folder, maxBuffer: 1 << 26});
}

/**
 * Makes sure that the package can run: as it stands when everything it loads is installed around it,
 * else in a project of its own below the workspace.
 *
 * @param unpacked - The package.
 * @param workspace - Folder for the project.
 * @returns The package, or its installed copy.
 * @throws Error when npm cannot install what it loads.
 */
export async function makeRunnable(
  unpacked: UnpackedPackage,
  workspace: string,
): Promise<UnpackedPackage> {
  if (missingModules(unpacked).length === 0) return unpacked;
  const {manifest} = unpacked;
  const project = join(workspace, 'installed');
  mkdirSync(project, {recursive: true});
  const {stdout} = await run(
    'npm',
    ['pack', unpacked.directory, '--silent', '--ignore-scripts', '--pack-destination', project],
    {cwd: project},
  );
  const archive = join(project, stdout.trim().split('\n').at(-1) ?? '');
  // Peers the package never loads itself (runners of its commands) need not be on the registry.
  const ranges = {...manifest.peerDependencies, ...manifest.dependencies};
  const wanted = loadedModules(unpacked)
    .filter((name) => name in ranges)
    .map((name) => `${name}@${ranges[name] ?? 'latest'}`);
  await run('npm', ['init', '--yes'], {cwd: project});
  await npmInstall([archive, ...wanted], project);
  const installed = {directory: join(project, 'node_modules', manifest.name), manifest};
  const missing = missingModules(installed);
  if (missing.length > 0) {
    throw new Error(
      `${installed.directory}: npm did not install ${missing.join(', ')} → install them beside the package and give the installed folder`,
    );
  }
  return installed;
}

/**
 * Packages that the CommonJS build loads by name.
 *
 * @param unpacked - The package.
 * @returns Their names, sorted; modules of Node.js are not among them.
 */
export function loadedModules({directory}: UnpackedPackage): string[] {
  const names = new Set<string>();
  for (const {text} of builtFiles(directory)) {
    for (const [, name = ''] of text.matchAll(/(?:require|import)\("([^".][^"]*)"\)/g)) {
      const parts = name.split('/');
      names.add(parts.slice(0, name.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return [...names].filter((name) => !isBuiltin(name)).sort();
}

/**
 * Packages the CommonJS build loads that the module resolution does not find.
 *
 * @param unpacked - The package.
 * @returns Their names.
 */
export function missingModules(unpacked: UnpackedPackage): string[] {
  const require = createRequire(join(unpacked.directory, 'package.json'));
  const paths = require.resolve.paths('anything') ?? [];
  return loadedModules(unpacked).filter(
    (name) => !paths.some((path) => existsSync(join(path, name))),
  );
}

/**
 * Reads the CommonJS build.
 *
 * @param directory - Folder of the package.
 * @returns Every `.js` file below `dist/cjs`, sorted by path.
 * @throws Error when there is none.
 */
export function builtFiles(directory: string): SourceText[] {
  const root = join(directory, 'dist', 'cjs');
  if (!existsSync(root))
    throw new Error(`${root}: not there → give a built package, with dist/cjs`);

  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.js'))
    .sort()
    .map((path) => ({
      path: path.split(sep).join('/'),
      text: readFileSync(join(root, path), 'utf8'),
    }));
}
