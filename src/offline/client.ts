/** Registers the service worker once React has started, and says when there is a new version. */
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';

import {mayPrefetch} from '../client/page/prefetch';
import type {SearchConfig} from '../search/config';

/** How long the new service worker may take to replace the old one, in milliseconds. */
const patience = 2000;

/**
 * Reloads the page; the browser keeps the position. What was typed into the search dialog goes on in
 * the search page, which starts by itself.
 */
function reload(): void {
  const typed = document.querySelector<HTMLInputElement>('dialog [role="combobox"]')?.value;
  const {baseUrl} = siteConfig;
  const {searchPagePath} = globalData['site-search']!.default as SearchConfig;
  if (typed) window.location.assign(`${baseUrl}${searchPagePath}?q=${encodeURIComponent(typed)}`);
  else window.location.reload();
}

/** Says quietly that another deployment is ready; the reader decides when it replaces this one. */
function offer(waiting: ServiceWorker): void {
  if (document.querySelector('.site-notice')) return;
  const notice = document.createElement('div');
  notice.className = 'site-notice';
  notice.role = 'status';
  document.body.append(notice);
  const press = (label: string, onClick: () => void): HTMLButtonElement =>
    Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button button--sm button--outline button--primary',
      textContent: label,
      onclick: onClick,
    });
  notice.append(
    'A new version of this site is ready. ',
    press('Reload', () => {
      const replaced = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, {once: true});
      });
      // A request under way can keep the old worker for half a minute in Chromium; it too asks the
      // network for the page.
      const late = new Promise((resolve) => {
        setTimeout(resolve, patience);
      });
      void Promise.race([replaced, late]).then(reload);
      waiting.postMessage('activate');
    }),
    ' ',
    press('Later', () => notice.remove()),
  );
}

function watch(registration: ServiceWorkerRegistration): void {
  const {waiting, installing} = registration;
  // The first worker replaces nothing.
  if (!navigator.serviceWorker.controller) return;
  if (waiting) offer(waiting);
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') offer(installing);
  });
}

/** Has the first page kept too: it was loaded before there was a service worker. */
function keepThisPage(): void {
  const images = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'img');
  for (const url of [window.location.pathname, ...images.map(({name}) => name)])
    fetch(url).catch(() => undefined);
}

async function register(): Promise<void> {
  const {controller} = navigator.serviceWorker;
  if (!controller)
    navigator.serviceWorker.addEventListener('controllerchange', keepThisPage, {once: true});
  const registration = await navigator.serviceWorker.register(`${siteConfig.baseUrl}sw.js`);
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration));
}

const offline: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation || process.env.NODE_ENV !== 'production') return;
    // A browser may forbid it: private windows, blocked storage. The site works without.
    // The worker fetches the site's code ahead, which a slow or dear line is spared.
    if ('serviceWorker' in navigator && (mayPrefetch() || navigator.serviceWorker.controller))
      setTimeout(() => void register().catch(() => undefined), 2000);
  },
};

export default offline;
