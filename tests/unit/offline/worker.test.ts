import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest';

type Matches = (options: {url: URL; request: {mode: string}}) => boolean;
type Listen = (event: {waitUntil: (work: Promise<unknown>) => void}) => void;

const site = 'https://site.example';
const listeners = new Map<string, Listen>();
const routes: Matches[] = [];
let stored: string[];
let atFailure: (options: {request: {mode: string}}) => Promise<Response>;

vi.mock('workbox-strategies', () => ({CacheFirst: class {}, NetworkFirst: class {}}));
vi.mock('workbox-routing', () => ({
  registerRoute: (matches: Matches) => routes.push(matches),
  setCatchHandler: (handler: typeof atFailure) => {
    atFailure = handler;
  },
}));

/** What a cache of an earlier deployment and that of this one keep. */
const keys = ['/blog/%C3%A9', '/blog/1.4', '/assets/js/main.1.js'].map((path) => ({
  url: site + path,
}));

beforeAll(async () => {
  for (const [name, value] of Object.entries({
    VERSION: 'new',
    BASE_URL: '/',
    ENTRY: '/assets/js/main.1.js',
    ENABLED: true,
    self: {
      location: new URL(`${site}/sw.js`),
      addEventListener: (name: string, listen: Listen) => listeners.set(name, listen),
    },
    caches: {
      keys: () => Promise.resolve(['arkos-site-old']),
      match: () => Promise.resolve(undefined),
      open: () =>
        Promise.resolve({
          keys: () => Promise.resolve(keys),
          match: () => Promise.resolve(undefined),
          put: (url: string) => Promise.resolve(stored.push(url)),
        }),
    },
  }))
    vi.stubGlobal(name, value);
  await import('../../../src/offline/worker');
});

beforeEach(() => {
  stored = [];
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('pages that were kept are kept of the next deployment, also those that are not ASCII', async () => {
  const content = ['/blog/é', '/docs/intro'].map((url) => ({url, bytes: 1}));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({version: 'new', code: [], content})));
  await new Promise<unknown>((resolve) => {
    listeners.get('install')?.({waitUntil: (work) => resolve(work)});
  });
  expect(stored).toEqual(['/blog/é', '/offline.json']);
});

test('the list of saved pages leads to them', async () => {
  const html = await (await atFailure({request: {mode: 'navigate'}})).text();
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/blog/%C3%A9',
    '/blog/1.4',
  ]);
});

test('a page with a dot in its path is a page', () => {
  const isPage = (path: string) => routes[0]?.({url: new URL(path, site), request: {mode: 'cors'}});
  expect(isPage('/blog/1.4')).toBe(true);
  expect(isPage('/assets/js/main.1.js')).toBe(false);
});
