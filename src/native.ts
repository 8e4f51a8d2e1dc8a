import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {buildSync} from 'esbuild';

import {root} from './root';

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
  const folder = path.join(root, 'node_modules/.cache/arkos-website/native');
  const file = path.join(folder, `${name}.mjs`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, text);
  return createRequire(file)(file);
}
