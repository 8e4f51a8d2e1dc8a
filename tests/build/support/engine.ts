import {readFileSync} from 'node:fs';
import path from 'node:path';

import {SearchEngine} from '../../../src/search/embedded/engine';
import type {Manifest} from '../../../src/search/embedded/format';
import {indexFolder, manifestFile} from '../../../src/search/settings';
import {buildDir} from '../../support/build';

/** The search of the built site, reading its index from the disk. */
export function engineOfBuild(): SearchEngine {
  const index = path.join(buildDir(), indexFolder);
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(index, name), 'utf8'));
  const manifest = read(manifestFile) as Manifest;
  const part = (name: string): Promise<unknown> =>
    Promise.resolve(read(path.join(manifest.folder, `${name}.json`)));
  return new SearchEngine(manifest, part, '');
}
