/**
 * The service worker. Everything it keeps is in one cache that is named by the version of the
 * deployment. A new deployment fills a cache of its own while the old one serves; if that fails, the
 * old one stays.
 */
import type {WorkboxPlugin} from 'workbox-core';
import {registerRoute, setCatchHandler} from 'workbox-routing';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';

import {cachePrefix, fill, isFile, listFile, type SiteFiles, withoutRedirect} from './files';

/** What is used of a service worker's global scope; its library cannot be loaded beside the page's. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {claim: () => Promise<void>};
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listen: (event: LifetimeEvent) => void): void;
    (type: 'message', listen: (event: MessageEvent<unknown>) => void): void;
  };
}

interface LifetimeEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

declare const self: WorkerScope;
/** These constants are put in by `src/plugins/offline`. */
declare const VERSION: string;
declare const BASE_URL: string;
declare const ENTRY: string;
declare const ENABLED: boolean;

const cacheName = cachePrefix + VERSION;

/** How long the network may take before a page comes from the cache, in seconds. */
const patience = 4;

const oldCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  try {
    const list = await fetch(BASE_URL + listFile, {cache: 'no-cache'});
    const {version, code, content} = (await list.clone().json()) as SiteFiles;
    if (version !== VERSION) throw new Error('Another deployment has replaced this one.');
    const kept = new Set<string>();
    for (const name of await oldCaches())
      for (const {url} of await (await caches.open(name)).keys()) kept.add(new URL(url).pathname);
    const read = content.filter(({url}) => kept.has(new URL(url, self.location.href).pathname));
    await fill(
      cache,
      [...code, ...read].map(({url}) => url),
    );
    await cache.put(BASE_URL + listFile, list);
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

async function removeCaches(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** One key for a page, however its URL is written. */
const pageKey = (url: string): string =>
  new URL(url).pathname.replace(/(?:\/index\.html|\.html|\/)$/, '') || '/';

/** Keeps only pages of this deployment. */
const pages: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({request}) => Promise.resolve(pageKey(request.url)),
  cacheWillUpdate: async ({response}) => {
    if (!response.ok || !response.headers.get('content-type')?.includes('text/html')) return null;
    if ((await response.clone().text()).includes(ENTRY)) return withoutRedirect(response);
    void self.registration.update();
    return null;
  },
};

/** A file of the bundle is never HTML, whatever status a host sends with it. */
const files: WorkboxPlugin = {
  cacheWillUpdate: ({response}) =>
    Promise.resolve(
      response.ok && !response.headers.get('content-type')?.includes('text/html') ? response : null,
    ),
};

/** The site's background, text and accent: its style sheet may not be kept either. */
const notKeptStyle =
  'body{max-width:40rem;margin:4rem auto;padding:0 1rem;background:#0b1120;color:#e6edf7;' +
  'font:1rem/1.65 -apple-system,Segoe UI,Roboto,Ubuntu,Noto Sans,sans-serif;overflow-wrap:break-word}' +
  'h1{line-height:1.2}ul{padding-left:1.25rem}li{padding:.25rem 0}a{color:#5cc8ff}' +
  '@media(prefers-color-scheme:light){body{background:#fff;color:#0f1b2d}a{color:#0369a1}}';

/** What is shown instead of a page that is not kept. */
async function notKept(): Promise<Response> {
  const keys = await (await caches.open(cacheName)).keys();
  const links = keys
    .map(({url}) => new URL(url).pathname)
    .filter((path) => !isFile(path))
    .sort()
    .map((path) => `<li><a href="${path}">${path}</a></li>`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light">
<style>${notKeptStyle}</style>
<title>You are offline</title><h1>You are offline</h1>
<p>This page was not saved on this device. It opens when you are online again.</p>
<p>Saved pages:</p><ul>${links.join('')}</ul>`;
  return new Response(html, {status: 503, headers: {'content-type': 'text/html; charset=utf-8'}});
}

if (ENABLED) {
  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) =>
    event.waitUntil(
      oldCaches()
        .then(removeCaches)
        .then(() => self.clients.claim()),
    ),
  );
  self.addEventListener('message', ({data}) => {
    if (data === 'activate') void self.skipWaiting();
  });
  const isOurs = (url: URL): boolean =>
    url.origin === self.location.origin && url.pathname.startsWith(BASE_URL);
  registerRoute(
    ({url, request}) => isOurs(url) && (request.mode === 'navigate' || !isFile(url.pathname)),
    new NetworkFirst({cacheName, networkTimeoutSeconds: patience, plugins: [pages]}),
  );
  registerRoute(
    ({url}) => isOurs(url) && !url.pathname.endsWith(listFile),
    new CacheFirst({cacheName, plugins: [files]}),
  );
  setCatchHandler(({request}) =>
    request.mode === 'navigate' ? notKept() : Promise.resolve(Response.error()),
  );
} else {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) =>
    event.waitUntil(
      oldCaches()
        .then(removeCaches)
        .then(() => caches.delete(cacheName))
        .then(() => self.registration.unregister()),
    ),
  );
}
