import {execFile} from 'node:child_process';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {root} from '../../../../src/root';
import {publish, type Publication} from '../../../../src/search/hosted/publish/publish';
import {hostedRules} from '../../../../src/search/hosted/publish/rules';
import {hostedSettings, hostedSynonyms} from '../../../../src/search/hosted/publish/settings';
import {runHere} from '../../../support/run-command';
import {samplePages} from '../../../support/search-pages';
import {fakeRecord} from '../../../support/fake-algolia';

const records = Array.from({length: 25}, (_, index) =>
  fakeRecord(`r${index}`, 'Guide', `Page ${index}`),
);

interface Index {
  settings: Record<string, unknown>;
  synonyms: readonly unknown[];
  records: Map<string, Record<string, unknown>>;
  rules: Map<string, unknown>;
}

const emptyIndex = (): Index => ({
  settings: {},
  synonyms: [],
  records: new Map(),
  rules: new Map(),
});

/** A search service with real indexes, tasks that take a while, and faults on demand. */
class FakeAlgolia {
  readonly indexes = new Map<string, Index>();
  readonly requests: string[] = [];
  /** Looks at each request first; a number is answered as that status, `drop` cuts the line. */
  fault: (request: string, count: number) => number | 'drop' | null = () => null;
  private readonly pending = new Map<number, number>();
  private task = 0;

  private index(name: string): Index {
    const found = this.indexes.get(name) ?? emptyIndex();
    this.indexes.set(name, found);
    return found;
  }

  private begin(): Record<string, unknown> {
    this.task += 1;
    // The first one takes a while: it is published when it is asked for again.
    this.pending.set(this.task, this.task === 1 ? 2 : 1);
    return {taskID: this.task, updatedAt: new Date(0).toISOString()};
  }

  /** Answers a request as https://www.algolia.com/doc/rest-api/search describes. */
  answer(
    method: string,
    pathname: string,
    headers: IncomingMessage['headers'],
    body: Record<string, unknown>,
  ): [number, unknown] {
    const [, , , encoded = '', action = '', id = ''] = pathname.split('/');
    const name = decodeURIComponent(encoded);
    if (headers['x-algolia-application-id'] !== 'APP')
      return [403, {message: 'Invalid Application-ID or API key', status: 403}];

    if (headers['x-algolia-api-key'] !== 'admin')
      return [403, {message: 'Method not allowed with this API key', status: 403}];

    switch (`${method} ${action}`) {
      case 'PUT settings':
        this.index(name).settings = body;
        return [200, this.begin()];
      case 'POST synonyms':
        this.index(name).synonyms = body as unknown as readonly unknown[];
        return [200, {...this.begin(), id: ''}];
      case 'POST rules': {
        const {rules} = this.index(name);
        if (id === 'search')
          return [200, {hits: [...rules.values()], nbHits: rules.size, page: 0, nbPages: 1}];

        for (const rule of body as unknown as {objectID: string}[]) rules.set(rule.objectID, rule);
        return [200, this.begin()];
      }
      case 'DELETE rules':
        this.index(name).rules.delete(decodeURIComponent(id));
        return [200, this.begin()];
      case 'POST batch':
        for (const {body: item} of body.requests as {body: {objectID: string}}[])
          this.index(name).records.set(item.objectID, item);

        return [200, {...this.begin(), objectIDs: []}];
      case 'POST operation': {
        const source = this.indexes.get(name);
        if (!source) return [404, {message: `Index ${name} does not exist`, status: 404}];

        const to = String(body.destination);
        if (body.operation === 'move') {
          this.indexes.set(to, source);
          this.indexes.delete(name);
        } else {
          const {settings, synonyms, rules} = source;
          const copied = {settings, synonyms, rules: new Map(rules)};
          const scope = body.scope as readonly (keyof typeof copied)[];
          for (const name of scope) Object.assign(this.index(to), {[name]: copied[name]});
        }
        return [200, this.begin()];
      }
      case 'GET task': {
        const left = (this.pending.get(Number(id)) ?? 0) - 1;
        this.pending.set(Number(id), left);
        return [200, {status: left <= 0 ? 'published' : 'notPublished', pendingTask: left > 0}];
      }
      case 'DELETE ':
        this.indexes.delete(name);
        return [200, this.begin()];
      default:
        return [400, {message: `unknown: ${method} ${pathname}`, status: 400}];
    }
  }

  readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const key = `${request.method} ${pathname}`.replace(/_tmp_\w+/, '_tmp');
      this.requests.push(key);
      const count = this.requests.filter((one) => one === key).length;
      const fault = this.fault(key, count);
      if (fault === 'drop') {
        request.socket.destroy();
        return;
      }
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
      const [status, answer] =
        fault === null
          ? this.answer(request.method ?? '', pathname, request.headers, body)
          : [fault, {message: 'out of order', status: fault}];
      response.writeHead(status, {'content-type': 'application/json'});
      response.end(JSON.stringify(answer));
    });
  });
}

let fake: FakeAlgolia;
let base: Publication;

beforeEach(async () => {
  fake = new FakeAlgolia();
  await new Promise<void>((resolve) => {
    fake.server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = fake.server.address() as AddressInfo;
  const hosts = ['readWrite', 'readWrite'].map(() => ({
    url: '127.0.0.1',
    port,
    accept: 'readWrite' as const,
    protocol: 'http' as const,
  }));
  base = {
    appId: 'APP',
    adminApiKey: 'admin',
    indexName: 'docs',
    settings: hostedSettings,
    synonyms: hostedSynonyms,
    rules: hostedRules(samplePages),
    records,
    client: {hosts},
  };
});

afterEach(async () => {
  fake.server.closeAllConnections();
  await new Promise((resolve) => fake.server.close(resolve));
});

function live(): Index {
  const index = emptyIndex();
  index.records.set('old', {objectID: 'old'});
  index.settings = {old: true};
  for (const objectID of ['made by hand', 'site-stale'])
    index.rules.set(objectID, {objectID, conditions: [], consequence: {}});

  return index;
}

describe('publishing', () => {
  test('replaces the records in one step, with settings, synonyms and the rules kept', async () => {
    fake.indexes.set('docs', live());
    await publish(base);
    expect([...fake.indexes.keys()]).toEqual(['docs']);
    const index = fake.indexes.get('docs');
    expect([...(index?.records.keys() ?? [])]).toEqual(records.map(({objectID}) => objectID));
    expect(index?.settings).toEqual(JSON.parse(JSON.stringify(hostedSettings)));
    const ours = hostedRules(samplePages).map(({objectID}) => objectID);
    expect([...(index?.rules.keys() ?? [])]).toEqual(['made by hand', ...ours]);
    expect(index?.rules.get(ours[0] ?? '')).toEqual({
      objectID: ours[0],
      conditions: [{pattern: 'what is new in hooks', anchoring: 'is'}],
      consequence: {promote: [{objectID: '/blog/hooks', position: 0}]},
    });
    expect(index?.synonyms).toEqual(JSON.parse(JSON.stringify(hostedSynonyms)));
    expect(index?.synonyms).toContainEqual(
      expect.objectContaining({type: 'oneWaySynonym', input: 'viewset'}),
    );
    // No record is written to the live index itself.
    expect(fake.requests).not.toContain('POST /1/indexes/docs/batch');
    const move = fake.requests.lastIndexOf('POST /1/indexes/docs_tmp/operation');
    expect(move).toBeGreaterThan(fake.requests.lastIndexOf('POST /1/indexes/docs_tmp/batch'));
  });

  test('publishing again changes nothing', async () => {
    await publish(base);
    const once = structuredClone(fake.indexes.get('docs'));
    await publish(base);
    expect(fake.indexes.get('docs')).toEqual(once);
  });

  test('makes an index that was not there', async () => {
    await publish(base);
    expect(fake.indexes.get('docs')?.records.size).toBe(25);
  });

  test.each(['drop', 503] as const)('asks the next host when one fails with %s', async (how) => {
    fake.fault = (request, count) => (request.endsWith('/batch') && count === 1 ? how : null);
    await publish(base);
    expect(fake.indexes.get('docs')?.records.size).toBe(25);
  });

  test('settings rejected: the live index stays as it was', async () => {
    fake.indexes.set('docs', live());
    fake.fault = (request) => (request === 'PUT /1/indexes/docs/settings' ? 400 : null);
    await expect(publish(base)).rejects.toThrow(
      /rejected .* index docs \(400.*run `npm run search:publish` again/,
    );
    expect(fake.indexes.get('docs')).toEqual(live());
  });

  test.each([
    ['the records are rejected', 'POST /1/indexes/docs_tmp/batch', 413, /records are the old ones/],
    ['the move is rejected', 'POST /1/indexes/docs_tmp/operation', 400, /records are the old ones/],
    ['no host answers', 'POST /1/indexes/docs_tmp/batch', 'drop', /all old or all new/],
    ['a task cannot be asked for', 'GET /1/indexes/docs_tmp/task/', 'drop', /all old or all new/],
  ] as const)(
    '%s: the old records stay, nothing else is left',
    async (_name, broken, how, said) => {
      fake.indexes.set('docs', live());
      fake.fault = (request) => (request.startsWith(broken) ? how : null);
      await expect(publish(base)).rejects.toThrow(said);
      expect([...fake.indexes.keys()]).toEqual(['docs']);
      expect(fake.indexes.get('docs')?.records).toEqual(live().records);
    },
  );

  test.each([
    [{adminApiKey: 'search-only'}, /ALGOLIA_ADMIN_API_KEY must be a key/],
    [{appId: 'OTHER'}, /application ALGOLIA_APP_ID names \(OTHER\)/],
  ])('wrong credentials are named: %o', async (wrong, message) => {
    fake.indexes.set('docs', live());
    await expect(publish({...base, ...wrong})).rejects.toThrow(message);
    expect(fake.indexes.get('docs')).toEqual(live());
  });

  test('no records: rejected before anything is asked', async () => {
    await expect(publish({...base, records: []})).rejects.toThrow('npm run build');
    expect(fake.requests).toEqual([]);
  });
});

describe('the command', {timeout: 60_000}, () => {
  beforeEach(() => {
    for (const name of ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'])
      vi.stubEnv(name, undefined);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('--help tells its options and variables', async () => {
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const script = path.join(root, 'src/commands/search-publish.ts');
    const {stdout} = await promisify(execFile)(process.execPath, [tsx, script, '--help']);
    for (const word of ['--dry-run', '--build', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'])
      expect(stdout).toContain(word);
  });

  test('each missing variable is named', async () => {
    const none = await runHere('search-publish.ts', []);
    expect(none.code).toBe(2);
    expect(none.err).toContain('ALGOLIA_APP_ID is not set');
    expect(none.err).toContain('ALGOLIA_ADMIN_API_KEY is not set');
    vi.stubEnv('ALGOLIA_APP_ID', 'APP');
    const one = await runHere('search-publish.ts', []);
    expect(one.code).toBe(2);
    expect(one.err).not.toContain('ALGOLIA_APP_ID is not set');
    expect(one.err).toContain('ALGOLIA_ADMIN_API_KEY is not set');
  });

  test('a folder without a built site is named', async () => {
    const {code, err} = await runHere('search-publish.ts', ['--dry-run', '--build', tmpdir()]);
    expect(code).toBe(2);
    expect(err).toContain(tmpdir());
    expect(err).toContain('npm run build');
  });
});
