import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {TestProject} from 'vitest/node';

import {ensureBuild} from '../../support/build';
import {type Chromium, findChromium} from '../../../src/commands/support/chromium';
import {serveStatic} from '../../../src/commands/support/serve';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the served production build. */
    siteUrl: string;
    /** The Chromium of this run. */
    chromium: Chromium;
    /** Folder for what the processes leave when they are ended; removed with the run. */
    temporary: string;
    /** Whether the pictures of this run become the accepted ones (`vitest --update`). */
    acceptsPictures: boolean;
  }
}

/** Builds and serves the site and finds the Chromium that the browser tests start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await ensureBuild();
  process.env.ARKOS_SITE_BUILD = dir;
  const site = await serveStatic(dir);
  const found = await findChromium();
  console.log(`Chromium: ${found.executablePath} (${found.origin})`);
  project.provide('siteUrl', site.url);
  project.provide('chromium', found);
  const temporary = await mkdtemp(path.join(tmpdir(), 'browser-tests-'));
  project.provide('temporary', temporary);
  project.provide(
    'acceptsPictures',
    project.vitest.config.snapshotOptions.updateSnapshot === 'all',
  );
  return async () => {
    await site.close();
    await rm(temporary, {recursive: true, force: true, maxRetries: 5, retryDelay: 500});
  };
}
