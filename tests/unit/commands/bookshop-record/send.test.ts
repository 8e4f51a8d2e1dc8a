// cspell:ignore EHLO
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import http from 'node:http';
import net, {type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {Normalizer} from '../../../../src/bookshop/normalize';
import {parseHttpFile} from '../../../../src/bookshop/http-file';
import type {Exchange} from '../../../../src/bookshop/recording';
import {
  Sender,
  startMailServer,
  type MailServer,
} from '../../../../src/commands/bookshop-record/send';

const token = 'eyJhbGci.eyJpZCI6.qb_cY';

/** Stands in for the bookshop: answers what the tests ask about. */
let seen: {method: string; url: string; host: string; authorization: string; body: string}[] = [];
const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const {method = '', url = '', headers} = request;
    seen.push({
      method,
      url,
      host: headers.host ?? '',
      authorization: headers.authorization ?? '',
      body: Buffer.concat(chunks).toString(),
    });
    const json = (status: number, body: unknown, more: http.OutgoingHttpHeaders = {}): void => {
      response.writeHead(status, {'Content-Type': 'application/json; charset=utf-8', ...more});
      response.end(JSON.stringify(body));
    };
    if (url === '/api/auth/login' && !seen.at(-1)?.body.includes('rita')) {
      response.writeHead(502).end('Bad gateway');
    } else if (url === '/api/auth/login') {
      json(200, {accessToken: token});
    } else if (url === '/limited') {
      json(
        429,
        {message: 'no'},
        {
          'RateLimit-Policy': '10;w=5',
          RateLimit: 'limit=10, remaining=0, reset=3',
          'Retry-After': '3',
        },
      );
    } else if (url === '/page') {
      response.writeHead(200, {'Content-Type': 'text/html'});
      response.end('<p>A long page</p>');
    } else if (url === '/file') {
      response.writeHead(200, {'Content-Type': 'application/pdf', 'X-Other': 'left out'});
      response.end(Buffer.from([1, 2, 3]));
    } else if (url === '/piece') {
      response.writeHead(206, {'Content-Type': 'video/mp4', 'Content-Range': 'bytes 0-1/9'});
      response.end(Buffer.from([1, 2]));
    } else if (url === '/problem') {
      response.writeHead(400, {'Content-Type': 'application/problem+json'});
      response.end('{"title":"No"}');
    } else if (url === '/empty') {
      response.writeHead(204).end();
    } else {
      json(200, {data: {id: '9f1c2c1e-7a44-4b1e-9b52-0d7c5b7f9a01', host: headers.host}});
    }
  });
});

let folder = '';
let mail: MailServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'send-'));
  await writeFile(path.join(folder, 'cover.png'), 'PNG');
  mail = await startMailServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await mail.close();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, {recursive: true});
});

async function send(source: string): Promise<Exchange[]> {
  seen = [];
  const {port} = server.address() as AddressInfo;
  const normalizer = new Normalizer({startedAt: Date.now(), folders: []});
  const sender = new Sender(port, folder, normalizer, mail);
  const exchanges: Exchange[] = [];
  for (const request of parseHttpFile(source, 'test.http').requests)
    exchanges.push(await sender.send(request));
  return exchanges;
}

describe('Sender', () => {
  it('logs a user in once and hides the token', async () => {
    const [first] = await send(
      '### a\nGET /one\nAuthorization: Bearer {{rita.token}}\n\n### b\nGET /two\nAuthorization: Bearer {{rita.token}}\n',
    );

    expect(seen.map(({url}) => url)).toEqual(['/api/auth/login', '/one', '/two']);
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({email: 'rita@bookshop.example'});
    expect(seen[2]).toMatchObject({authorization: `Bearer ${token}`, host: 'localhost:8000'});
    expect(first?.request.headers).toEqual([['Authorization', 'Bearer <token>']]);
  });

  it('fills in what it captured, and normalizes it alike in request and response', async () => {
    const [first, second] = await send(
      '### a\n# @capture book = data.id\nGET /books\n\n### b\nGET /books/{{book}}\n',
    );

    expect(seen[1]?.url).toBe('/books/9f1c2c1e-7a44-4b1e-9b52-0d7c5b7f9a01');
    expect(second?.request.path).toBe('/books/f0000000-0000-4000-8000-000000000001');
    expect(first?.response).toEqual({
      status: 200,
      statusText: 'OK',
      headers: [['content-type', 'application/json; charset=utf-8']],
      body: {
        type: 'json',
        json: {data: {id: 'f0000000-0000-4000-8000-000000000001', host: 'localhost:8000'}},
      },
    });
  });

  it('says which request has nothing to capture', async () => {
    await expect(send('### a\n# @capture x = data.name\nGET /books\n')).rejects.toThrow(
      "'a' has no data.name to capture",
    );
  });

  it('says which request has no JSON to capture from, and what a failed login responded', async () => {
    await expect(send('### a\n# @capture x = data.id\nGET /page\n')).rejects.toThrow(
      "'a' has no data.id to capture: <p>A long page</p>",
    );
    await expect(send('### a\nGET /one\nCookie: a={{tom.token}}\n')).rejects.toThrow(
      'tom@bookshop.example cannot log in: 502 Bad gateway',
    );
  });

  it('sends files in multipart bodies and records their names', async () => {
    const [exchange] = await send(
      '### a\nPOST /up\nContent-Type: multipart/form-data; boundary=b\n\n--b\n\n< ./cover.png\n--b--\n',
    );
    expect(seen[0]?.body).toBe('--b\r\n\r\nPNG\r\n--b--\r\n');
    expect(exchange?.request.body).toEqual({type: 'text', text: '--b\n\n< ./cover.png\n--b--'});
  });

  it('records text, cut where told, binary content by size, and no body', async () => {
    const [page, file, empty] = await send(
      '### a\n# @truncate 5\nGET /page\n\n### b\nGET /file\n\n### c\nGET /empty\n',
    );
    expect(page?.response.body).toEqual({type: 'text', text: '<p>A ', length: 18});
    expect(file?.response.body).toEqual({type: 'binary', mediaType: 'application/pdf', bytes: 3});
    expect(file?.response.headers).toEqual([['content-type', 'application/pdf']]);
    expect(empty?.response).not.toHaveProperty('body');
  });

  it('keeps the range of a piece, problem documents as JSON and form bodies as text', async () => {
    const [piece, problem] = await send(
      '### a\nGET /piece\nRange: bytes=0-1\n\n### b\nPOST /problem\nContent-Type: application/x-www-form-urlencoded\n\na=1&b=2\n',
    );
    expect(piece?.response.headers).toContainEqual(['content-range', 'bytes 0-1/9']);
    expect(problem?.response.body).toEqual({type: 'json', json: {title: 'No'}});
    expect(problem?.request.body).toEqual({type: 'text', text: 'a=1&b=2'});
  });

  it('sends as often as told and sets the countdown of a limit back', async () => {
    const [exchange] = await send('### a\n# @times 3\nGET /limited\n');
    expect(seen).toHaveLength(3);
    expect(exchange?.response.headers.slice(1)).toEqual([
      ['ratelimit-policy', '10;w=5'],
      ['ratelimit', 'limit=10, remaining=0, reset=5'],
      ['retry-after', '5'],
    ]);
  });
});

describe('startMailServer', () => {
  it('keeps the messages it is sent until they are taken', async () => {
    const plain = Buffer.from('\0user\0pass').toString('base64');
    const message = 'From: a@x.example\r\nTo: b@x.example\r\nSubject: Hello\r\n\r\nThank you.\r\n.';
    const lines = [
      'EHLO x',
      `AUTH PLAIN ${plain}`,
      'MAIL FROM:<a@x.example>',
      'RCPT TO:<b@x.example>',
      'DATA',
      message,
      'QUIT',
    ];
    await new Promise<void>((resolve, reject) => {
      const socket = net.connect(mail.port, '127.0.0.1');
      socket.on('data', (reply: Buffer) => {
        const isLast = /^\d{3} .*\r\n$/m.test(reply.toString());
        if (isLast) socket.write(`${lines.shift() ?? ''}\r\n`);
      });
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });

    expect(mail.take()).toEqual([
      {from: 'a@x.example', to: 'b@x.example', subject: 'Hello', text: 'Thank you.'},
    ]);
    expect(mail.take()).toEqual([]);
  });
});
