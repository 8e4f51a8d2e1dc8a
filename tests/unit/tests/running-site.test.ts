import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, onTestFinished, test} from 'vitest';

import {removeSite, startSite} from '../../support/running-site';

test('a site that does not start fails with its folder and what the server wrote', async () => {
  const site = await mkdtemp(path.join(tmpdir(), 'no-site-'));
  onTestFinished(() => removeSite(site));
  const started = startSite(site);
  await expect(started).rejects.toThrow(`docusaurus start failed in ${site}\n`);
  await expect(started).rejects.toThrow('config');
});
