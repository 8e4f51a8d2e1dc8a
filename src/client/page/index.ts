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
import * as filter from './filter';
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

const parts = [
  trusted,
  address,
  baseUrl,
  hydration,
  prefetch,
  tabs,
  language,
  copy,
  wrap,
  types,
  contents,
  filter,
  target,
  stops,
  focus,
  appearance,
];

state.apply();
for (const {start} of parts) start();
document.addEventListener('content', () => {
  appearance.apply();
  tabs.apply(document);
  language.apply(document);
  sidebar.reveal();
  contents.apply();
  target.apply();
});
