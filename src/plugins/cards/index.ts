/** Draws the social card of every page: `og:image` names it (`src/theme/SiteMetadata`). */
import type {LoadContext, Plugin} from '@docusaurus/types';

import {buildSteps} from '../build-steps';

/**
 * The plugin.
 *
 * @param context - The site.
 */
export default function cards({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'cards',
    async postBuild({outDir}) {
      await buildSteps().writeCards({siteDir, outDir, siteTitle: siteConfig.title});
    },
  };
}
