import {ensureBuild} from './build';

/** Makes the production build that the tests of the project `build` read. */
export default async function setup(): Promise<void> {
  process.env.ARKOS_SITE_BUILD = await ensureBuild();
}
