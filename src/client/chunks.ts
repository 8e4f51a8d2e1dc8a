/** Makes fetching ahead a favor that may fail, once React has started. */
import type {ClientModule} from '@docusaurus/types';

import {quietly} from './quietly';

const chunks: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) return;
    const {prefetch, preload} = window.docusaurus;
    window.docusaurus = {prefetch: quietly(prefetch), preload: quietly(preload)};
  },
};

export default chunks;
