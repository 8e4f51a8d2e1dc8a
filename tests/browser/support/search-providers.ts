import type {Page, Route} from 'playwright-core';
import {inject} from 'vitest';

import {readBuiltPages} from '../../../src/search/build/files';
import {recordsOf, type SearchRecord} from '../../../src/search/hosted/publish/records';
import {ensureBuild} from '../../support/build';
import {serveStatic, type StaticSite} from '../../../src/commands/support/serve';
import {answer} from '../../support/fake-algolia';
import {visit, type VisitOptions} from './page';

/** What a fake hosted service was asked. */
export interface HostedRequest {
  readonly url: URL;
  readonly body: {readonly requests: readonly Record<string, unknown>[]};
}

/** A provider as a test sees it: the same site, answered by one or the other. */
export interface ProviderUnderTest {
  readonly name: 'embedded' | 'hosted';
  /** Opens a page of the site with this provider behind its search. */
  readonly open: (path: string, options?: VisitOptions) => Promise<Page>;
  /** From now on no question is answered. Gives back what ends that. */
  readonly cut: (page: Page) => Promise<() => Promise<void>>;
  /** From now on every answer waits until the returned function is called. */
  readonly hold: (page: Page) => Promise<() => void>;
}

/** What a browser says of a request that was cut, by a test that cuts it. */
export const cutComplaints = [/net::ERR_FAILED/, /net::ERR_INTERNET_DISCONNECTED/];

const siteUrl = 'https://www.arkosjs.com';
const hostedEnv = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_API_KEY: 'search-key',
  ALGOLIA_INDEX_NAME: 'arkos',
};

const cors = {'access-control-allow-origin': '*'};

/** Any host of the hosted service, as algoliasearch names them. */
export const algoliaHosts =
  /^https:\/\/testapp(-dsn\.algolia\.net|(-\d)?\.algolia(net\.com|\.net))\//i;

const embeddedIndex = /\/search-index\//;

/**
 * Waits for the full response: the embedded index shows names and headings first.
 *
 * @param page - With a response on it.
 * @param selector - Where the response is.
 */
export async function wholeAnswer(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const answer = document.querySelector(wanted);
    return answer !== null && !answer.matches(':is([aria-busy="true"], :has([aria-busy="true"]))');
  }, selector);
}

/** Faults of the requests to an index, by their URLs. */
const faultsOf = (index: RegExp): Pick<ProviderUnderTest, 'cut' | 'hold'> => ({
  async cut(page) {
    const abort = (route: Route) => route.abort();
    await page.context().route(index, abort);
    return () => page.context().unroute(index, abort);
  },
  async hold(page) {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.context().route(index, async (route) => {
      await held;
      await route.fallback();
    });
    return release;
  },
});

/** The embedded provider: the site as `npm run build` makes it. */
export const embedded: ProviderUnderTest = {
  name: 'embedded',
  open: visit,
  ...faultsOf(embeddedIndex),
};

let hostedSite: StaticSite | undefined;
let siteRecords: Promise<readonly SearchRecord[]> | undefined;

/** Questions the fake hosted service was asked, in order; a test may empty it. */
export const asked: HostedRequest[] = [];

/** Builds and serves the site with the hosted provider; takes as long as a build. */
export async function startHosted(): Promise<void> {
  hostedSite = await serveStatic(await ensureBuild({env: hostedEnv}));
}

/** The records of the site, read when a test first searches them: many bring their own. */
function recordsOfSite(): Promise<readonly SearchRecord[]> {
  siteRecords ??= readBuiltPages(process.env.ARKOS_SITE_BUILD ?? '', {
    baseUrl: '/',
    siteTitle: 'Arkos.js',
  }).then((pages) => pages.flatMap((page) => recordsOf(page, siteUrl)));
  return siteRecords;
}

/** Stops serving. */
export async function stopHosted(): Promise<void> {
  await hostedSite?.close();
}

/**
 * Answers one request to the hosted service as the service would.
 *
 * @param route - The request.
 * @param records - What is in the index.
 */
export async function answerHosted(route: Route, records?: readonly SearchRecord[]): Promise<void> {
  const body = JSON.parse(route.request().postData() ?? '{}') as HostedRequest['body'];
  const url = new URL(route.request().url());
  asked.push({url, body});
  const searched = records ?? (await recordsOfSite());
  const results = url.pathname.endsWith('/recommendations')
    ? body.requests.map(() => ({hits: [], nbHits: 0, processingTimeMS: 1}))
    : body.requests.map((request) => answer(searched, request as {indexName: string}));
  await route.fulfill({headers: cors, json: {results}});
}

/** The hosted provider: its real protocol, answered from the same records by the test. */
export const hosted: ProviderUnderTest = {
  name: 'hosted',
  open: (path, {before, allow = [], ...options} = {}) =>
    visit(path, {
      ...options,
      // What the page of the test before still asks would get no response.
      shared: false,
      origin: hostedSite?.url ?? inject('siteUrl'),
      allow: [...allow, /^request to another host: https:\/\/testapp/i],
      before: async (page) => {
        await page.context().route(algoliaHosts, (route) => answerHosted(route));
        await before?.(page);
      },
    }),
  ...faultsOf(algoliaHosts),
};
