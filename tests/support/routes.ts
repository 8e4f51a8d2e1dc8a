import {readFileSync} from 'node:fs';
import path from 'node:path';

import {buildDir} from './build';

/** Pages that search engines are not told of. */
export const unlisted = ['/404', '/search'] as const;

/** Pages that show a component to contributors: in no sitemap and in no search. */
const demos = [
  '/components/arkos-feature-card',
  '/components/companies-logos',
  '/components/hero-section',
] as const;

/** The routes of the build's sitemap, as a reader types them. */
export const listed: readonly string[] = [
  ...readFileSync(path.join(buildDir(), 'sitemap.xml'), 'utf8').matchAll(
    /<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g,
  ),
].map(([, route = '']) => (route === '' ? '/' : route));

/** Every public route of the build. */
export const routes: readonly string[] = [...listed, ...demos];
