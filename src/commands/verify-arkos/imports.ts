import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {join} from 'node:path';
import ts from 'typescript';
import {type PackageManifest, npmInstall} from '../arkos-record/package';

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * Packages that declaration files import and whose types are not found from where the files lie. The
 * compiler would take everything from them for `any`, which is the same as everything.
 *
 * @param entries - Declaration files to begin with, absolute; what they import is followed.
 * @returns Names of packages, sorted.
 */
export function unresolvedImports(entries: readonly string[]): string[] {
  const missing = new Set<string>();
  const queue = [...entries];
  const seen = new Set(queue);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    for (const {fileName: name} of ts.preProcessFile(text).importedFiles) {
      if (isBuiltin(name)) continue;
      const {resolvedModule} = ts.resolveModuleName(name, file, options, ts.sys);
      const found = resolvedModule?.resolvedFileName;
      if (found === undefined || !/\.d\.[cm]?ts$/.test(found)) {
        if (!name.startsWith('.')) missing.add(packageOf(name));
      } else if (name.startsWith('.') && !seen.has(found)) {
        seen.add(found);
        queue.push(found);
      }
    }
  }
  return [...missing].sort();
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * What to install so that the types of packages are found: the packages that the manifest names, and
 * their `@types` where it names those.
 *
 * @param names - Names of packages.
 * @param manifest - Manifest of the package that imports them.
 * @returns Arguments of `npm install`.
 */
export function typePackages(names: readonly string[], manifest: PackageManifest): string[] {
  const ranges = {
    ...manifest.devDependencies,
    ...manifest.dependencies,
    ...manifest.peerDependencies,
  };
  return names.flatMap((name) => {
    const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
    const wanted = types in ranges ? [name, types] : [name];
    return wanted.map((wish) => `${wish}@${ranges[wish] ?? 'latest'}`);
  });
}

/**
 * Installs the types of packages into a folder.
 *
 * @param names - Names of packages.
 * @param manifest - Manifest of the package that imports them.
 * @param folder - Folder above the declaration files.
 * @throws Error when npm fails.
 */
export async function installTypes(
  names: readonly string[],
  manifest: PackageManifest,
  folder: string,
): Promise<void> {
  writeFileSync(join(folder, 'package.json'), '{"name": "verify-arkos-types", "private": true}\n');
  await npmInstall(typePackages(names, manifest), folder);
}
