/**
 * What runs on every page without React: the one inline script. It is parsed before the page's
 * text, so it sets the stored state before the first paint, and it listens on `document`, so it
 * serves text that arrives later as well. The event `content` says that text has arrived.
 */
import * as address from './address';
import * as appearance from './appearance';
import * as baseUrl from './baseUrl';
import * as contents from './contents';
import * as copy from './copy';
import * as extras from './extras';
import * as focus from './focus';
import * as hydration from './hydration';
import * as language from './language';
import * as prefetch from './prefetch';
import * as sidebar from './sidebar';
import * as state from './state';
import * as stops from './stops';
import * as tabs from './tabs';
import * as target from './target';
import * as trusted from './trusted';
import * as types from './types';
import * as wrap from './wrap';

state.apply();
// One by one: a list of modules would cost the script the names of their exports.
trusted.start();
address.start();
baseUrl.start();
hydration.start();
prefetch.start();
tabs.start();
language.start();
copy.start();
wrap.start();
types.start();
contents.start();
extras.start();
target.start();
stops.start();
focus.start();
appearance.start();
document.addEventListener('content', () => {
  appearance.apply();
  tabs.apply(document);
  language.apply(document);
  sidebar.reveal();
  contents.apply();
  target.apply();
  // Lays out what is there, so that not all of a long page waits for one task (`light-pages/slices.ts`).
  void document.body.clientHeight;
});
