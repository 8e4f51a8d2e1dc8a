import {createServer, type Server} from 'node:http';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {chooseSite, openSite} from '../../../src/mcp/site';

const origin = 'https://www.arkosjs.com';
let folder = '';
let server: Server;
let url = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  server = createServer((request, response) => {
    response.writeHead(request.url?.includes('missing') ? 404 : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, {recursive: true});
});

describe('a page', () => {
  const missing = 'There is no page /docs/missing → use the tool search to find its path';

  it('that is not there is told, from a folder and from a URL', async () => {
    await expect(openSite(folder, origin).page('/docs/missing')).rejects.toThrow(missing);
    await expect(openSite(url, origin).page('/docs/missing')).rejects.toThrow(missing);
  });

  it('that cannot be read names the site and the cause', async () => {
    await expect(openSite(url, origin).page('/docs/intro')).rejects.toThrow(
      `${url}/docs/intro.md cannot be read: it returned 503 → check --from and the network`,
    );
    await mkdir(path.join(folder, 'docs/intro.md'), {recursive: true});
    await expect(openSite(folder, origin).page('/docs/intro')).rejects.toThrow(
      /site-.*\/docs\/intro\.md cannot be read: EISDIR/,
    );
  });

  it('of a site that cannot be reached names the site and the cause', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const {port} = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    await expect(openSite(`http://127.0.0.1:${port}`, origin).pages()).rejects.toThrow(
      new RegExp(`http://127\\.0\\.0\\.1:${port}/llms\\.txt cannot be read: .*ECONNREFUSED`),
    );
  });
});

describe('--from', () => {
  it('takes a build or a URL, and rejects another folder', async () => {
    await expect(chooseSite(folder, folder, origin)).rejects.toThrow(
      /^--from .*site-.* has no llms\.txt → .*npm run build/,
    );
    await writeFile(path.join(folder, 'llms.txt'), '');
    expect(await chooseSite(folder, folder, origin)).toBe(folder);
    expect(await chooseSite(url, folder, origin)).toBe(url);
  });
});
