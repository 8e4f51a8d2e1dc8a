import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {afterEach, expect, it} from 'vitest';

import {buildProject} from '../../../../src/commands/bookshop-record/project';

let folder = '';
afterEach(() => rm(folder, {recursive: true}));

it('tells what a step that fails has printed, on both streams', async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'project-'));
  await mkdir(path.join(folder, 'node_modules/arkos'), {recursive: true});
  await writeFile(
    path.join(folder, 'node_modules/arkos/cli.js'),
    "console.log('src/app.ts(3,1): error TS1005'); console.error('Build failed'); process.exit(1);",
  );
  const project = {folder, installed: folder, arkosVersion: '1.3.10-beta', env: process.env};
  await expect(buildProject(project)).rejects.toThrow(/cli\.js build\nBuild failed\n+src\/app\.ts/);
});
