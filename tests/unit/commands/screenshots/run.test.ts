import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {compareBuilds} from '../../../../src/commands/screenshots/run';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'screenshots-'));
  for (const build of ['before', 'after']) {
    await mkdir(path.join(folder, build));
    await writeFile(
      path.join(folder, build, 'sitemap.xml'),
      '<urlset><url><loc>https://site.example/docs</loc></url></urlset>',
    );
  }
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, {recursive: true});
});

const compare = (after: string): Promise<number> =>
  compareBuilds({
    before: path.join(folder, 'before'),
    after: path.join(folder, after),
    out: path.join(folder, 'out'),
    only: '',
  });

it.each(['before', 'after'])('names the folder after --%s when it is not a build', async (side) => {
  await rm(path.join(folder, side, 'sitemap.xml'));
  await expect(compare('after')).rejects.toThrow(
    new RegExp(`${side}/sitemap\\.xml: not there → .*npm run build`),
  );
});

it('leaves no server running when Chromium does not start', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/bin/false');
  await expect(compare('after')).rejects.toThrow('launch');
  expect(process.getActiveResourcesInfo()).not.toContain('TCPServerWrap');
});
