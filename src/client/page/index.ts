/**
 * What runs on every page without React: the one inline script. It is parsed before the page's
 * text, so it sets the stored state before the first paint, and it listens on `document`, so it
 * serves text that arrives later as well.
 */
import * as hydration from './hydration';
import * as prefetch from './prefetch';
import * as scrollers from './scrollers';
import * as state from './state';

state.apply();
for (const part of [hydration, prefetch, scrollers]) part.start();
