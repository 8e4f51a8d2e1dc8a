import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {digestsFile, digestsOf, linesChanged, recordedEdits} from '../../../src/bookshop/digests';
import {parseHttpFile} from '../../../src/bookshop/http-file';
import {readExchanges, type Exchanges} from '../../../src/bookshop/read';
import {compareWithRecordings, exchangeAt, type Recording} from '../../../src/bookshop/recording';

const folder = path.resolve(import.meta.dirname, '../../../docs/_bookshop/exchanges');

const source = `### update-book
# One field.
# @capture book = data.id
PATCH /api/books/1
Content-Type: application/json

{"title": "Low Tide",  "price": 12}

### find-book
GET /api/books/{{book}}
`;

const recording = (): Recording => ({
  source: 'books.http',
  arkos: '1.3.10-beta',
  settings: {app: 'src/app.ts', mode: 'development', database: 'sqlite'},
  exchanges: [
    {
      name: 'update-book',
      description: 'One field.',
      request: {
        method: 'PATCH',
        path: '/api/books/1',
        headers: [['Content-Type', 'application/json']],
        body: {type: 'json', json: {title: 'Low Tide', price: 12}},
      },
      response: {status: 200, statusText: 'OK', headers: []},
    },
    {
      name: 'find-book',
      description: '',
      request: {method: 'GET', path: '/api/books/7', headers: []},
      response: {status: 404, statusText: 'Not Found', headers: []},
    },
  ],
});

const compare = (http: string, recorded: Recording): string[] =>
  compareWithRecordings(
    [parseHttpFile(http, 'books.http')],
    [{file: 'books.json', recording: recorded}],
  );

describe('compareWithRecordings', () => {
  it('is content when each request has its recording', () => {
    expect(compare(source, recording())).toEqual([]);
  });

  it('reports a request that was never recorded', () => {
    const short = {...recording(), exchanges: recording().exchanges.slice(0, 1)};
    expect(compare(source, short)).toEqual([
      "books.http:9 'find-book' has no recording → run `npm run bookshop:record`",
    ]);
  });

  it('reports a recording whose request is gone', () => {
    const [first = ''] = source.split('### find-book');
    expect(compare(first, recording())).toEqual([
      expect.stringMatching(/^books\.json:1 'find-book' is recorded, but no request .+ → /),
    ]);
  });

  it.each([
    ['the method', source.replace('PATCH', 'PUT')],
    ['the path', source.replace('/books/1', '/books/2')],
    ['a header', source.replace('application/json', 'application/json; charset=utf-8')],
    ['another header', source.replace('Content-Type', 'Accept: */*\nContent-Type')],
    ['the body', source.replace('"price": 12', '"price": 13')],
    ['the description', source.replace('One field', 'Two fields')],
  ])('reports a request of which %s was changed', (_, changed) => {
    expect(compare(changed, recording())).toEqual([
      expect.stringContaining("'update-book' has changed since it was recorded"),
    ]);
  });

  it('reports a body that is no longer JSON', () => {
    const malformed = source
      .replace('# One field.', '# One field.\n# @malformed')
      .replace('"price": 12}', '"price": 12');
    expect(compare(malformed, recording())).toEqual([
      expect.stringContaining("'update-book' has changed since it was recorded"),
    ]);
  });

  it('reports changed settings', () => {
    expect(compare(`# @mode production\n\n${source}`, recording())[0]).toContain(
      'books.http:1 its settings have changed',
    );
  });

  it('reports a name that two files use', () => {
    const twice = compareWithRecordings(
      [parseHttpFile(source, 'books.http'), parseHttpFile(source, 'more.http')],
      [
        {file: 'books.json', recording: recording()},
        {file: 'more.json', recording: {...recording(), source: 'more.http'}},
      ],
    );
    expect(twice[0]).toBe(
      "more.http:1 'update-book' is also the name of a request in books.http → rename one",
    );
  });

  it('does not pass when it is given nothing', () => {
    expect(compareWithRecordings([], [])).toHaveLength(1);
  });
});

describe('readExchanges', () => {
  let bad = '';
  beforeAll(async () => {
    bad = await mkdtemp(path.join(os.tmpdir(), 'exchanges-'));
  });
  afterAll(() => rm(bad, {recursive: true}));

  it.each([
    ['text', 'not json'],
    ['other JSON', '{"source": 1}'],
  ])('rejects a recording that is %s', async (_, text) => {
    await writeFile(path.join(bad, 'books.json'), text);
    expect(() => readExchanges(bad)).toThrow(/^books\.json:1 is not a recording → /);
  });
});

describe('the exchanges of the bookshop', () => {
  let exchanges: Exchanges;
  beforeAll(() => {
    exchanges = readExchanges(folder);
  });

  it('are recorded, all of them, and nothing else is', () => {
    expect(exchanges.requests.length).toBeGreaterThan(15);
    expect(compareWithRecordings(exchanges.requests, exchanges.recordings)).toEqual([]);
  });

  it('hold nothing volatile or secret', () => {
    const text = JSON.stringify(exchanges.recordings);
    expect(text).toContain('<token>');
    expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
    expect(text).not.toMatch(/\$2[aby]\$\d\d\$/);
    expect(text).not.toContain(os.tmpdir());
    expect(text).not.toContain('node_modules');
  });

  it('cover the methods, the outcomes and the variants', () => {
    const all = exchanges.recordings.flatMap(({recording: {exchanges: list}}) => list);
    const statuses = new Set(all.map(({response}) => response.status));
    const settings = exchanges.recordings.map(
      ({
        recording: {
          settings: {app, mode},
        },
      }) => [app, mode],
    );

    for (const status of [200, 201, 204, 400, 401, 403, 404, 409, 429, 500])
      expect(statuses).toContain(status);
    expect(new Set(all.map(({request}) => request.method))).toEqual(
      new Set(['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS']),
    );
    expect(settings).toContainEqual(['src/app.ts', 'production']);
    expect(settings).toContainEqual(['src/app.class-validator.ts', 'production']);
    expect(all.some(({mails}) => mails?.[0]?.subject.startsWith('Your order'))).toBe(true);
  });
});

describe('the bookshop', () => {
  it('is as it was recorded: after a change, run npm run bookshop:record', () => {
    expect(recordedEdits(path.dirname(folder))).toEqual([]);
  });
});

describe('recordedEdits', () => {
  let shop = '';
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.join(shop, path.dirname(file)), {recursive: true});
    await writeFile(path.join(shop, file), text);
  };
  const edits = (): string[] => recordedEdits(shop).map(({file, line}) => `${file}:${line}`);

  beforeEach(async () => {
    shop = await mkdtemp(path.join(os.tmpdir(), 'digests-'));
    await write(
      'src/app.ts',
      '// #region init\narkos.init({\n  port: 9001,\n});\n// #endregion init\n',
    );
    await write('exchanges/books.http', '### list-books\nGET /api/books\n');
    await write('exchanges/books.json', '{\n  "status": 200\n}\n');
    await write('exchanges/files/cover.png', 'PNG\0\n');
    await write(digestsFile, digestsOf(shop));
  });
  afterEach(() => rm(shop, {recursive: true, force: true}));

  it('finds nothing when nothing has changed, or only the markers of a region', async () => {
    expect(edits()).toEqual([]);
    await write('src/app.ts', 'arkos.init({\n  port: 9001,\n});\n');
    expect(edits()).toEqual([]);
  });

  it.each([
    ['a changed source', 'src/app.ts', '// #region init\narkos.init({\n  port: 9002,\n});\n', 3],
    ['a line more', 'src/app.ts', 'arkos.init({\n  host: "::",\n  port: 9001,\n});\n', 2],
    ['a line less', 'src/app.ts', 'arkos.init({\n});\n', 2],
    ['a changed request', 'exchanges/books.http', '### list-books\nGET /api/authors\n', 2],
    ['an edited recording', 'exchanges/books.json', '{\n  "status": 201\n}\n', 2],
    ['another image', 'exchanges/files/cover.png', 'PNG\0\0', 1],
    ['a new file', 'src/modules/book/book.query.ts', 'export default {};\n', 1],
  ])('finds %s', async (_, file, text, line) => {
    await write(file, text);
    expect(edits()).toEqual([`${file}:${line}`]);
  });

  it('finds a file that is gone', async () => {
    await rm(path.join(shop, 'src/app.ts'));
    expect(edits()).toEqual(['src/app.ts:1']);
  });

  it('keeps the digests of files that were not recorded now', async () => {
    await write('src/app.ts', 'arkos.init();\n');
    await write('exchanges/books.json', '{}\n');
    await write(digestsFile, digestsOf(shop, ['exchanges/books.json']));
    expect(edits()).toEqual(['src/app.ts:1']);
  });
});

describe('linesChanged', () => {
  it('names the first line of each change', () => {
    const rows = [...'abcdefghijklmnop'];
    const now = [...rows.slice(0, 3), 'X', ...rows.slice(4, 9), 'Y', 'Z', ...rows.slice(9)];
    expect(linesChanged(rows.join('\n'), now.join('\n'))).toEqual([4, 10]);
  });
});

describe('exchangeAt', () => {
  it('names the exchange of a line', async () => {
    const text = await readFile(path.join(folder, 'books.json'), 'utf8');
    expect(exchangeAt(text, 3)).toBeUndefined();
    expect(exchangeAt(text, 20)).toBe('list-books');
  });
});
