/**
 * Puts the stored state on the document before anything is painted, under the names that the theme
 * reads when React starts.
 *
 * Source of the names: `@docusaurus/theme-classic` 3.7.0, `lib/inlineScripts.js`. Unlike the
 * theme's own scripts this one ignores a stored color mode that does not exist, shows a new
 * announcement to readers who closed the one before, and sets no `docusaurus-data-*` attributes:
 * other scripts of the page trust those on the root.
 */
import {read} from './storage';

const isColorMode = (mode: string | null): mode is string => mode === 'dark' || mode === 'light';

/** Sets color mode and announcement. */
export function apply(): void {
  const {dataset} = document.documentElement;
  const query = new URLSearchParams(location.search);
  dataset.theme =
    [query.get('docusaurus-theme'), read('theme')].find(isColorMode) ?? DEFAULT_COLOR_MODE;
  dataset.announcementBarInitiallyDismissed = String(
    read('docusaurus.announcement.dismiss') === 'true' &&
      read('docusaurus.announcement.id') === ANNOUNCEMENT,
  );
}
