/**
 * Puts the stored state on the document before anything is painted, under the names that the theme
 * reads when React starts.
 *
 * Source of the names: `@docusaurus/theme-classic` 3.7.0, `lib/inlineScripts.js`. Unlike the
 * theme's own scripts this one ignores a stored color mode that does not exist, and shows a new
 * announcement to readers who closed the one before.
 */
import {read} from './storage';

const isColorMode = (mode: string | null): mode is string => mode === 'dark' || mode === 'light';

/** Sets color mode, announcement and `docusaurus-data-*` attributes. */
export function apply(): void {
  const {documentElement: root} = document;
  const query = new URLSearchParams(location.search);
  root.dataset.theme =
    [query.get('docusaurus-theme'), read('theme')].find(isColorMode) ?? DEFAULT_COLOR_MODE;
  root.dataset.announcementBarInitiallyDismissed = String(
    read('docusaurus.announcement.dismiss') === 'true' &&
      read('docusaurus.announcement.id') === ANNOUNCEMENT,
  );
  query.forEach((value, name) => {
    const attribute = /^docusaurus-(data-[\w-]+)$/.exec(name)?.[1];
    if (attribute) root.setAttribute(attribute, value);
  });
}
