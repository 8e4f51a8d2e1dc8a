/** Draws the social card of every page: `og:image` names it (`src/theme/SiteMetadata`). */
import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadNatively} from '../../native';
import {step} from '../build-steps';
import type * as Write from './write';

/**
 * The plugin.
 *
 * @param context - The site.
 */
export default function cards({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'cards',
    postBuild: ({outDir}) =>
      step('cards', async () => {
        const {writeCards} = loadNatively('src/plugins/cards/write.ts') as typeof Write;
        await writeCards({siteDir, outDir, siteTitle: siteConfig.title});
      }),
  };
}
