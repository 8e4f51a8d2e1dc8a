import {readFileSync} from 'node:fs';
import path from 'node:path';

import {buildDir} from './build';

/** Pages that search engines are not told of. */
export const unlisted = ['/404', '/search'] as const;

/** Every public route of the build, as a reader types it: those of its sitemap. */
export const routes: readonly string[] = [
  ...readFileSync(path.join(buildDir(), 'sitemap.xml'), 'utf8').matchAll(
    /<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g,
  ),
].map(([, route = '']) => (route === '' ? '/' : route));
