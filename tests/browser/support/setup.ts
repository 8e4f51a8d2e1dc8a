import {chromium} from 'playwright-core';
import type {TestProject} from 'vitest/node';

import {ensureBuild} from '../../support/build';
import {findChromium} from '../../../src/commands/support/chromium';
import {serveStatic} from '../../../src/commands/support/serve';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the served production build. */
    siteUrl: string;
    /** Where the one Chromium of this run listens. */
    browserEndpoint: string;
    /** Whether the pictures of this run become the accepted ones (`vitest --update`). */
    acceptsPictures: boolean;
  }
}

/** Builds and serves the site and starts the one Chromium that every browser test shares. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await ensureBuild();
  process.env.ARKOS_SITE_BUILD = dir;
  const site = await serveStatic(dir);
  const found = await findChromium();
  const server = await chromium.launchServer({
    executablePath: found.executablePath,
    env: {...process.env, ...found.env},
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Containers give /dev/shm too little for a renderer.
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
    ],
  });
  console.log(`Chromium: ${found.executablePath} (${found.origin})`);
  project.provide('siteUrl', site.url);
  project.provide('browserEndpoint', server.wsEndpoint());
  project.provide(
    'acceptsPictures',
    project.vitest.config.snapshotOptions.updateSnapshot === 'all',
  );
  return async () => {
    await server.close();
    await site.close();
  };
}
