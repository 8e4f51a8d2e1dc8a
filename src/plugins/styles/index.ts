/**
 * Gives each built page the styles it needs, inside the page, and writes one small sheet for the
 * whole site, which is there when React is. See README.md beside this file.
 */
import type {Plugin} from '@docusaurus/types';

import {buildSteps} from '../build-steps';

/** The plugin. */
export default function styles(): Plugin {
  return {
    name: 'styles',
    postBuild({outDir}) {
      const {rewriteStyles, step} = buildSteps();
      return step('styles', () => rewriteStyles(outDir));
    },
  };
}
