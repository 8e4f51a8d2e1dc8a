/**
 * Puts right what the theme's inline scripts leave wrong on the document before React starts.
 *
 * They write `data-theme="undefined"` when the storage cannot be read, which the theme then takes
 * for light whatever the default is; and they hide an announcement by the flag of the one before.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot, type ThemeConfig} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

if (ExecutionEnvironment.canUseDOM) {
  const {colorMode, announcementBar} = siteConfig.themeConfig as unknown as ThemeConfig;
  const {dataset} = document.documentElement;
  if (dataset.theme !== 'dark' && dataset.theme !== 'light') {
    dataset.theme = colorMode.defaultMode;
  }
  if (
    dataset.announcementBarInitiallyDismissed === 'true' &&
    createStorageSlot('docusaurus.announcement.id').get() !== announcementBar?.id
  ) {
    dataset.announcementBarInitiallyDismissed = 'false';
  }
}
