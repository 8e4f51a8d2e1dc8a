import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {buildSync} from 'esbuild';

import {root} from './root';

/**
 * Loads a module of this repository with Node.js itself, bundled by esbuild.
 *
 * @remarks Docusaurus loads its configuration and plugins with jiti, which compiles every module
 * and every ES module package below them with Babel, the configuration's twice a build: several CPU
 * seconds. Load what needs many packages past it.
 *
 * @param entry - The module, relative to the repository. It and what it imports must not ask where
 * their own file is.
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
