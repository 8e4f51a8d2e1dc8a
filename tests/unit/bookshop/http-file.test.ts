import {describe, expect, it} from 'vitest';
import {HttpFileError, parseHttpFile} from '../../../src/bookshop/http-file';

const whole = `# Requests about books.
# @app src/app.strict.ts
# @mode production
# @database postgresql

### list-books
# The first two books.
# In order.
# @wait 50
# @capture book = data.0.id
GET /api/books?limit=2
Authorization: Bearer {{rita.token}}

### update-book
# @times 2
# @truncate 80
PATCH /api/books/{{book}} HTTP/1.1
Content-Type: application/json

{"title": "Low Tide"}

### read-file
GET {{book}}
`;

describe('parseHttpFile', () => {
  it('reads settings, names, directives, headers and bodies', () => {
    const {settings, requests} = parseHttpFile(whole, 'books.http');

    expect(settings).toEqual({
      app: 'src/app.strict.ts',
      mode: 'production',
      database: 'postgresql',
    });
    expect(requests.map(({name, line}) => [name, line])).toEqual([
      ['list-books', 6],
      ['update-book', 14],
      ['read-file', 22],
    ]);
    expect(requests[0]).toMatchObject({
      description: 'The first two books. In order.',
      method: 'GET',
      path: '/api/books?limit=2',
      headers: [['Authorization', 'Bearer {{rita.token}}']],
      captures: [{name: 'book', path: ['data', '0', 'id']}],
      times: 1,
      wait: 50,
    });
    expect(requests[1]).toMatchObject({
      path: '/api/books/{{book}}',
      body: '{"title": "Low Tide"}',
      times: 2,
      truncate: 80,
    });
    expect(requests[0]).not.toHaveProperty('body');
  });

  it('reads lines that end in CRLF', () => {
    const {requests} = parseHttpFile('### a\r\nGET /api\r\nOrigin: x\r\n', 'a.http');
    expect(requests[0]?.headers).toEqual([['Origin', 'x']]);
  });

  it('runs src/app.ts in development unless told otherwise', () => {
    const {settings} = parseHttpFile('### welcome\nGET /api\n', 'a.http');
    expect(settings).toEqual({app: 'src/app.ts', mode: 'development', database: 'sqlite'});
  });

  const json = 'Content-Type: application/json\n\n';
  it.each([
    ['an empty file', '', 1, 'no request in the file'],
    ['a request without a name', 'GET /api\n\n### a\nGET /api', 1, 'before the first request'],
    ['an unknown database', '# @database oracle\n### a\nGET /api', 1, "'@database oracle'"],
    ['an unknown setting', '# @mode test\n### a\nGET /api', 1, "unknown setting '@mode test'"],
    ['a name with spaces', '### List books\nGET /api', 1, 'is not a name'],
    ['no request line', '### a\n# nothing\n', 1, 'has no request line'],
    ['an unknown method', '### a\nFETCH /api', 2, "'FETCH' is not a method"],
    ['no path', '### a\nGET', 2, "'' is not a path"],
    ['a URL instead of a path', '### a\nGET http://x/api', 2, 'is not a path'],
    ['a space in the query', '### a\nGET /api?a=b c d', 2, "'c d' after the path"],
    ['a header without a colon', '### a\nGET /api\nAccept json', 3, 'is not a header'],
    ['a body without a type', '### a\nPOST /api\n\n{}', 4, 'has no type'],
    ['a body that is not JSON', `### a\nPOST /api\n${json}{"a":`, 5, 'is not JSON'],
    ['a mistake announced, not made', `### a\n# @malformed\nPOST /api\n${json}{}`, 6, 'after all'],
    ['an unknown directive', '### a\n# @as rita\nGET /api', 2, "'@as rita' is not understood"],
    ['a count that is no number', '### a\n# @times ten\nGET /api', 2, "'@times ten'"],
    ['a name twice', '### a\nGET /api\n### a\nGET /api', 3, "a second request named 'a'"],
    ['an unknown placeholder', '### a\nGET /api/{{id}}', 1, 'uses {{id}}'],
  ])('rejects %s with file and line', (_, source, line, problem) => {
    let error: unknown;
    try {
      parseHttpFile(source, 'bad.http');
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(HttpFileError);
    const {message} = error as HttpFileError;
    expect(message).toMatch(new RegExp(`^bad\\.http:${line} .+ → .+`));
    expect(message).toContain(problem);
  });
});
