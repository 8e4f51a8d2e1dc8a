import type {ClientModule} from '@docusaurus/types';
import nprogress from 'nprogress';

import {announce} from './announce';

/**
 * Share of the bar's length it starts with, what it gains every `trickleSpeed` milliseconds, and
 * how long one movement takes (milliseconds).
 */
const settings = {minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800};

let pending = false;
let trickling: ReturnType<typeof setInterval> | undefined;

function stop(): void {
  pending = false;
  clearInterval(trickling);
  trickling = undefined;
}

const {start} = nprogress;

// NProgress gains a random share of the rate and starts one more timer with every start; both
// are kept in hand here. The template's role is not one that ARIA knows.
nprogress.configure({
  ...settings,
  trickle: false,
  barSelector: '.bar',
  template:
    '<div class="bar" role="progressbar" aria-label="Loading page"><div class="peg"></div></div>',
});

// The theme starts the bar 200 ms after a route change (theme-classic/lib/nprogress.js), but a
// second change within these 200 ms loses the first one's timer, and the bar would then start
// after everything has arrived and stay forever.
nprogress.start = () => {
  if (pending && !nprogress.isStarted()) {
    start();
    announce('Loading page');
    trickling = setInterval(() => nprogress.inc(settings.trickleRate), settings.trickleSpeed);
  }
  return nprogress;
};

const progress: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) pending = true;
  },
  onRouteDidUpdate() {
    stop();
    nprogress.done();
  },
};

export default progress;
