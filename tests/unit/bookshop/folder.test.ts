import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {afterEach, expect, it} from 'vitest';

import {filesOf} from '../../../src/bookshop/folder';

let workspace = '';
afterEach(() => rm(workspace, {recursive: true}));

it('lists the files of a project that is itself installed, without what it installs', async () => {
  workspace = await mkdtemp(path.join(os.tmpdir(), 'folder-'));
  const project = path.join(workspace, 'node_modules/site');
  for (const folder of ['src', 'node_modules/arkos']) {
    await mkdir(path.join(project, folder), {recursive: true});
    await writeFile(path.join(project, folder, 'index.ts'), '');
  }
  expect(filesOf(project)).toEqual(['src/index.ts']);
});
