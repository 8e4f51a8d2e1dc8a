import type {Page} from 'playwright-core';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {buildTimeout} from '../../support/build';
import {fakeRecord, sampleRecords} from '../../support/fake-algolia';
import {
  algoliaHosts,
  answerHosted,
  asked,
  cutComplaints,
  hosted,
  startHosted,
  stopHosted,
} from '../support/search-providers';
import {eventually, hydrated} from '../support/page';
import {hit, input, search, selectedTitle, start} from '../support/search-modal';

beforeAll(startHosted, buildTimeout);
afterAll(stopHosted);
beforeEach(() => {
  asked.length = 0;
});

describe('hosted only', () => {
  async function withRecords(records = sampleRecords, allow: RegExp[] = []): Promise<Page> {
    const page = await hosted.open(start, {
      allow,
      before: async (fresh) => {
        await fresh.context().route(algoliaHosts, (route) => answerHosted(route, records));
      },
    });
    await hydrated(page);
    return page;
  }

  test('asks as the search API wants it, credentials in the address', async () => {
    const page = await withRecords();
    await search(page, 'installation');
    const [{url, body}] = asked.slice(-1) as [(typeof asked)[number]];
    expect(url.pathname).toBe('/1/indexes/*/queries');
    expect(url.searchParams.get('x-algolia-application-id')).toBe('TESTAPP');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('search-key');
    expect(body.requests).toHaveLength(1);
    expect(body.requests[0]).toMatchObject({
      query: 'installation',
      indexName: 'arkos',
      attributesToSnippet: ['content:10'],
      snippetEllipsisText: '…',
      // No markup: what the service marks is text to us.
      highlightPreTag: expect.stringMatching(/^\p{Cc}$/u) as string,
      highlightPostTag: expect.stringMatching(/^\p{Cc}$/u) as string,
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    });
    await eventually(() => page.locator('.DocSearch-Footer').innerText()).toContain(
      'Search by Algolia',
    );
  });

  test('one result is not called results', async () => {
    const page = await withRecords();
    await search(page, 'Option<T>');
    await eventually(() => page.locator('.DocSearch-HitsFooter').innerText()).toBe(
      'See the 1 result',
    );
    await eventually(() => page.locator('.DocSearch-Modal [role=status]').innerText()).toBe(
      '1 result',
    );
    await eventually(() => selectedTitle(page)).toBe('The type Option<T> in the installation');
  });

  test('what a hit holds stays text, and where it may not lead it does not', async () => {
    const page = await withRecords();
    await search(page, 'installation');
    const titles = await page.locator('.DocSearch-Hit-title').allInnerTexts();
    expect(titles).toContain('Evil <img src=x onerror="window.evil=1"> installation');
    expect(titles).not.toContain('Script installation');
    expect(await page.locator('.DocSearch-Modal img').count()).toBe(0);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
    const marks = await page.locator('.DocSearch-Hit-title mark').allInnerTexts();
    expect(new Set(marks.map((text) => text.toLowerCase()))).toEqual(new Set(['installation']));
  });

  test('twenty hits are shown at most, by page', async () => {
    const records = Array.from({length: 30}, (_, index) =>
      fakeRecord(`r-${index}`, `Part ${index % 6}`, `Wide page ${index}`),
    );
    const page = await withRecords(records);
    await search(page, 'wide');
    expect(await page.locator(hit).count()).toBe(20);
    expect(await page.locator('.DocSearch-Modal [role=group]').count()).toBe(20);
    expect(await page.locator('.DocSearch-HitsFooter').innerText()).toBe('See all 30 results');
  });

  test.each([1, 2, 3])('%i of its hosts down: the next one answers', async (down) => {
    const hosts: string[] = [];
    const page = await hosted.open(start, {
      allow: cutComplaints,
      before: async (fresh) => {
        await fresh.context().route(algoliaHosts, async (route) => {
          const {host} = new URL(route.request().url());
          hosts.push(host);
          if (new Set(hosts).size <= down) await route.abort();
          else await answerHosted(route, sampleRecords);
        });
      },
    });
    await hydrated(page);
    await search(page, 'installation');
    expect(await page.locator(hit).count()).toBeGreaterThan(3);
    expect(hosts[0]).toBe('testapp-dsn.algolia.net');
    expect(new Set(hosts).size).toBe(down + 1);
    // A host that failed is left out of the next question.
    const before = hosts.length;
    await search(page, 'option');
    expect(hosts.slice(before)).toEqual([hosts[before - 1]]);
  });

  test('a host that does not answer within two seconds is left for the next', async () => {
    const hosts: string[] = [];
    const page = await hosted.open(start, {
      allow: cutComplaints,
      before: async (fresh) => {
        await fresh.context().route(algoliaHosts, async (route) => {
          hosts.push(new URL(route.request().url()).host);
          if (hosts.length > 1) await answerHosted(route, sampleRecords);
        });
      },
    });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    const before = Date.now();
    await page.locator(input).fill('installation');
    await page.locator(hit).first().waitFor();
    expect(Date.now() - before).toBeGreaterThan(900);
    // On a slow machine the second may be late too; none is asked twice.
    expect(new Set(hosts).size).toBe(hosts.length);
  });
});
