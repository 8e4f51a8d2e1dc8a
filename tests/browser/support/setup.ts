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
  project.provide(
    'acceptsPictures',
    project.vitest.config.snapshotOptions.updateSnapshot === 'all',
  );
  return () => site.close();
}
