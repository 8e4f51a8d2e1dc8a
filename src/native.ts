import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {buildSync} from 'esbuild';

import {root} from './root';

const folder = path.join(root, 'node_modules/.cache/arkos-website/native');

/** Writes a file and returns its path. */
function write(file: string, text: string): string {
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, text);
  return file;
}

/** Bundles a module and returns the file of the bundle. */
function bundle(entry: string): string {
  const {outputFiles} = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(path.join(root, 'src/native.ts')).href),
    },
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return write(path.join(folder, `${name}.mjs`), text);
}

/**
 * Loads a module of this repository with Node.js itself, bundled by esbuild.
 *
 * @remarks Docusaurus loads its configuration and plugins with jiti, which compiles every module
 * and every ES module package below them with Babel, the configuration's twice a build: several CPU
 * seconds. Load what needs many packages past it.
 *
 * @param entry - The module, relative to the repository. What it imports is one file, so that
 * `import.meta.url` is that of this module for all of them.
 * @returns Its exports.
 */
export function loadNatively(entry: string): unknown {
  const file = bundle(entry);
  return createRequire(file)(file);
}

/**
 * Does what {@link loadNatively} does, while pages are compiled: Node.js cannot require a package
 * that something else is importing at the time.
 *
 * @param entry - As for {@link loadNatively}.
 * @returns Its exports.
 */
export function importNatively(entry: string): Promise<unknown> {
  const file = bundle(entry);
  // Outside of jiti, which turns `import` into a `require` of its own.
  const importer = write(
    path.join(folder, 'import.cjs'),
    'module.exports = (file) => import(file);\n',
  );
  const load = createRequire(importer)(importer) as (url: string) => Promise<unknown>;
  return load(pathToFileURL(file).href);
}
