import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {buildSync} from 'esbuild';

import type * as Steps from '.';
import {repository} from './support/root';

/** Loads the steps with Node.js itself, bundled by esbuild. */
function load(): typeof Steps {
  const {outputFiles} = buildSync({
    absWorkingDir: repository,
    entryPoints: ['src/remark/index.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const folder = path.join(repository, 'node_modules/.cache/arkos-website/steps');
  const file = path.join(folder, `${name}.cjs`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, text);
  return createRequire(file)(file) as typeof Steps;
}

/**
 * The remark steps, for the configuration.
 *
 * @remarks Docusaurus reads its configuration with jiti, and jiti compiles every module and every
 * ES module package below it with Babel, twice a build: several CPU seconds. The steps and the
 * packages they need are loaded past it, once.
 */
export const {remarkSteps} = load();
