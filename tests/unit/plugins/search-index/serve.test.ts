import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {serveIndexFile} from '../../../../src/plugins/search-index';
import {BackgroundIndex} from '../../../../src/plugins/search-index/start';

let site: string;
let server: Server;
let failed: unknown;

/** Sends a path as it is: `fetch` would normalize it. */
function statusOf(target: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.on('close', () => resolve(text.split(' ')[1] ?? ''));
  });
}

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const folder = path.join(site, '.cache/search-index/en/index');
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'names.json'), '{}');
  await writeFile(path.join(site, 'secret'), '');
  const index = new BackgroundIndex(site, 'en');
  server = createServer((request, response) => {
    serveIndexFile(index, request, response).catch((error: unknown) => {
      failed = error;
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.close();
  await rm(site, {recursive: true});
});

test.each([
  ['/names.json?v=1', '200'],
  ['//', '404'],
  ['http://[', '404'],
  ['/../../../../secret', '404'],
])('a request for %s gets %s', async (target, status) => {
  expect(await statusOf(target)).toBe(status);
  expect(failed).toBeUndefined();
});
