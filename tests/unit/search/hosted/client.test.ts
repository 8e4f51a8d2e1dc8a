import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import type {SearchResponse} from '../../../../src/search/client';
import {createHostedClient} from '../../../../src/search/hosted/client';
import {reportSelection} from '../../../../src/search/hosted/insights';
import {answer, fakeRecord, sampleRecords} from '../../../support/fake-algolia';

interface Seen {
  readonly host: number;
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly body: {requests?: Record<string, unknown>[]; events?: Record<string, unknown>[]};
}

type Fault = 'drop' | 'silent' | number | null;

let servers: Server[] = [];
let seen: Seen[] = [];
let faults: Fault[] = [];
let records = sampleRecords;

async function host(number: number): Promise<{url: string; port: number}> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Seen['body'];
      seen.push({host: number, path: url.pathname, parameters: url.searchParams, body});
      const fault = faults[number] ?? null;
      if (fault === 'drop') {
        request.socket.destroy();
      } else if (fault !== 'silent') {
        response.writeHead(fault ?? 200, {'content-type': 'application/json'});
        const results = url.pathname.endsWith('recommendations')
          ? (body.requests ?? []).map(() => ({
              hits: [
                {
                  objectID: 'a',
                  url: 'https://x.example/a',
                  hierarchy: {lvl0: 'Guide', lvl1: 'A'},
                },
              ],
            }))
          : (body.requests ?? []).map((one) => answer(records, one as {indexName: string}));
        response.end(JSON.stringify(fault === null ? {results} : {message: 'out of order'}));
      }
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {url: '127.0.0.1', port: (server.address() as AddressInfo).port};
}

const credentials = {appId: 'APP', apiKey: 'key', indexName: 'docs', insights: false};

let client: ReturnType<typeof createHostedClient>;
let hosts: {url: string; port: number}[] = [];

/** A client that waits for a host as long as it is told, in milliseconds. */
const clientWith = (patience: number) =>
  createHostedClient(credentials, {
    hosts: hosts.map((one) => ({...one, accept: 'readWrite', protocol: 'http'})),
    timeouts: {connect: patience, read: patience, write: patience},
  });

beforeEach(async () => {
  [servers, seen, faults, records] = [[], [], [], sampleRecords];
  hosts = await Promise.all([host(0), host(1), host(2), host(3)]);
  client = clientWith(20_000);
});

afterEach(async () => {
  vi.useRealTimers();
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const asks = (query: string, page = 0): Promise<SearchResponse> =>
  client.search({query, facetFilters: ['language:en'], snippetWords: 10, page});
const hostsSeen = () => seen.map((one) => one.host);

describe('the hosted client', () => {
  test('asks for one page of one index, with the credentials', async () => {
    const response = await asks('manifold', 1);
    expect(response).toMatchObject({count: 45, pageCount: 3, page: 1});
    expect(response.hits).toHaveLength(20);
    expect(seen.at(-1)?.path).toBe('/1/indexes/*/queries');
    expect(seen.at(-1)?.parameters.get('x-algolia-application-id')).toBe('APP');
    expect(seen.at(-1)?.parameters.get('x-algolia-api-key')).toBe('key');
    expect(seen.at(-1)?.parameters.get('x-algolia-agent')).toContain('arkosjs-website');
    expect(seen.at(-1)?.body.requests?.[0]).toMatchObject({
      indexName: 'docs',
      facetFilters: ['language:en'],
      attributesToSnippet: ['content:10'],
      clickAnalytics: false,
    });
  });

  test('matches are ranges, whatever the record holds', async () => {
    const [hit] = (await asks('evil')).hits;
    expect(hit?.hierarchy.lvl1).toBe('Evil <img src=x onerror="window.evil=1"> installation');
    expect(hit?.marks.lvl1).toEqual([{start: 0, end: 4}]);
    const text = (await asks('prisma')).hits.find(({type}) => type === 'content');
    const {snippet} = text ?? {};
    expect(snippet?.marks.map(({start, end}) => snippet.text.slice(start, end))).toEqual([
      'Prisma',
    ]);
  });

  test('names the parts of the site', async () => {
    await expect(client.parts(['language:en'])).resolves.toEqual([
      'Blog',
      'Core concepts',
      'Documentation',
      'Getting started',
      'Guide',
    ]);
  });

  test('a response that is not one does no harm', async () => {
    records = [fakeRecord('ok', 'Guide', 'Fine')];
    Object.assign(records[0] ?? {}, {hierarchy: {lvl0: 7, lvl1: {x: 1}}, content: ['a']});
    const {hits} = await asks('');
    expect(hits[0]?.hierarchy).toEqual({
      lvl0: null,
      lvl1: null,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
    expect(hits[0]?.snippet).toBeNull();
  });

  test.each([1, 2, 3])('%i hosts down in turn: the next answers', async (down) => {
    faults = (['drop', 503, 'drop', 'drop'] as const).slice(0, down);
    expect((await asks('intro')).count).toBe(1);
    expect(hostsSeen()).toEqual(Array.from({length: down + 1}, (_, index) => index));
  });

  test('a host that stays silent is left for the next', async () => {
    faults = ['silent'];
    // The next host has four times as long.
    client = clientWith(1000);
    expect((await asks('intro')).count).toBe(1);
    expect(hostsSeen()).toEqual([0, 1]);
  });

  test('a host that failed is left out for 120 s, then asked again', async () => {
    faults = ['drop'];
    await asks('intro');
    faults = [];
    seen = [];
    await asks('manifold');
    expect(hostsSeen()).toEqual([1]);
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 119_000});
    seen = [];
    await asks('evil');
    expect(hostsSeen()).toEqual([1]);
    vi.setSystemTime(Date.now() + 2_000);
    seen = [];
    await asks('script');
    expect(hostsSeen()).toEqual([0]);
  });

  test('all hosts down: it fails, and the next try asks again', async () => {
    faults = ['drop', 'drop', 'drop', 'drop'];
    await expect(asks('intro')).rejects.toThrow();
    faults = [];
    expect((await asks('intro')).count).toBe(1);
  });

  test('a refusal is not asked of the next host', async () => {
    faults = [403, 403, 403, 403];
    await expect(asks('intro')).rejects.toThrow('out of order');
    expect(hostsSeen()).toEqual([0]);
  });

  test('related pages have a path of their own', async () => {
    await expect(client.related('/docs/intro', [], 3)).resolves.toEqual([
      {title: 'A', lvl0: 'Guide', url: 'https://x.example/a'},
    ]);
    expect(seen[0]?.path).toBe('/1/indexes/*/recommendations');
    expect(seen[0]?.body.requests?.[0]).toMatchObject({
      objectID: '/docs/intro',
      maxRecommendations: 3,
    });
  });

  test('a choice is reported as a click, and a report that fails says nothing', async () => {
    const {port} = servers[0]?.address() as AddressInfo;
    const reported = [{url: '127.0.0.1', port, accept: 'readWrite', protocol: 'http'} as const];
    const selection = {indexName: 'docs', objectID: 'a', position: 3, queryID: 'q'};
    await reportSelection({appId: 'APP', apiKey: 'key'}, selection, {hosts: reported});
    expect(seen[0]?.path).toBe('/1/events');
    expect(seen[0]?.body.events?.[0]).toMatchObject({
      eventType: 'click',
      eventName: 'Item Selected',
      index: 'docs',
      objectIDs: ['a'],
      positions: [3],
      queryID: 'q',
    });
    expect(seen[0]?.body.events?.[0]?.userToken).toMatch(/^anonymous-/);
    faults = [500];
    await expect(
      reportSelection({appId: 'APP', apiKey: 'key'}, selection, {hosts: reported}),
    ).resolves.toBeUndefined();
  });
});

test("the browser's defaults of algoliasearch are those that the site promises", () => {
  const entry = createRequire(__filename).resolve('algoliasearch/lite');
  const source = readFileSync(path.join(path.dirname(entry), 'browser.js'), 'utf8');
  expect(source).toMatch(/connect: 1e3,\s+read: 2e3,\s+write: 3e4/);
  expect(source).toContain('authMode: "WithinQueryParameters"');
  expect(source).toContain('-dsn.algolia.net');
  expect(source.match(/-[123]\.algolianet\.com/g)).toHaveLength(3);
});
