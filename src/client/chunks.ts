/** Makes fetching ahead a favor that may fail and that waits, once React has started. */
import type {ClientModule} from '@docusaurus/types';

import {type FetchAhead, quietly} from './quietly';

/** How long links in view wait (milliseconds): what the reader started React for comes first. */
const patience = 1000;

/**
 * Fetches ahead for one link in view after the other, when the browser has nothing else to do: there are
 * dozens of them.
 *
 * @param prefetch - Of `window.docusaurus`
 */
function oneByOne(prefetch: FetchAhead): FetchAhead {
  const paths: string[] = [];
  // Safari has no idle callback.
  const plan = (run: () => void): unknown =>
    'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run);
  const next = (): void => {
    const path = paths.shift();
    if (path === undefined) return;
    void prefetch(path);
    if (paths.length > 0) plan(next);
  };
  return (path) => {
    if (paths.push(path) === 1) setTimeout(plan, patience, next);
    return false;
  };
}

const chunks: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) return;
    const {prefetch, preload} = window.docusaurus;
    window.docusaurus = {prefetch: oneByOne(quietly(prefetch)), preload: quietly(preload)};
  },
};

export default chunks;
