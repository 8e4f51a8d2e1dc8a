import {describe, expect, test, vi} from 'vitest';

import {fill, isFile, isHashed} from '../../../src/offline/files';
import {listFiles} from '../../../src/plugins/offline';
import {mkdtemp, mkdir, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

async function folder(files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'offline-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), {recursive: true});
    await writeFile(path.join(dir, name), text);
  }
  return dir;
}

describe('the list of a deployment', () => {
  const site = {
    'index.html': 'home',
    'docs/intro/index.html': 'intro',
    'docs/next.html': 'next',
    '404.html': 'none',
    'assets/js/main.12.js': 'code',
    'search-index/names.json': '{}',
    'blog/rss.xml': 'feed',
    _headers: 'headers',
    'sw.js': 'old',
  };

  test('has pages under the URLs that readers use, and nothing for machines', async () => {
    const {code, content} = await listFiles(await folder(site), '/');
    expect(code).toEqual([
      {url: '/404.html', bytes: 4},
      {url: '/assets/js/main.12.js', bytes: 4},
    ]);
    expect(content.map(({url}) => url)).toEqual([
      '/docs/intro',
      '/docs/next',
      '/',
      '/search-index/names.json',
    ]);
  });

  test('has another version when one byte is another', async () => {
    const {version} = await listFiles(await folder(site), '/');
    const same = await listFiles(await folder(site), '/');
    const other = await listFiles(await folder({...site, 'docs/next.html': 'Next'}), '/');
    expect(same.version).toBe(version);
    expect(other.version).not.toBe(version);
  });
});

test('a name with a hash is the same file in every deployment', () => {
  expect(isHashed('/assets/js/main.12ab.js')).toBe(true);
  expect(isHashed('/search-index/12ab/texts-3.json')).toBe(true);
  expect(isHashed('/search-index/names.json')).toBe(false);
  expect(isHashed('/docs/intro')).toBe(false);
});

test.each([
  ['/blog/1.4', false],
  ['/blog/1.3-beta', false],
  ['/docs/intro', false],
  ['/docs/intro.md', true],
  ['/assets/js/main.12ab.js', true],
  ['/fonts/familjen-grotesk-600.woff2', true],
])('%s names a file: %s', (path, is) => {
  expect(isFile(path)).toBe(is);
});

describe('filling a cache', () => {
  const cacheOf = (known: string[]) => {
    const stored: string[] = [];
    return {
      stored,
      cache: {
        match: (url: string) => Promise.resolve(known.includes(url) ? new Response() : undefined),
        put: (url: string) => {
          stored.push(url);
          return Promise.resolve();
        },
      } as unknown as Cache,
    };
  };

  test('fetches what is not there, and tells of each file', async () => {
    vi.stubGlobal('caches', {match: () => Promise.resolve(undefined)});
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('x')));
    const {cache, stored} = cacheOf(['/a']);
    let told = 0;
    await fill(cache, ['/a', '/b', '/c'], () => {
      told += 1;
    });
    expect(stored.sort()).toEqual(['/b', '/c']);
    expect(told).toBe(3);
    vi.unstubAllGlobals();
  });

  test('fails as a whole when one file does not arrive', async () => {
    vi.stubGlobal('caches', {match: () => Promise.resolve(undefined)});
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(new Response('', {status: url === '/b' ? 404 : 200})),
    );
    await expect(fill(cacheOf([]).cache, ['/a', '/b'])).rejects.toThrow('/b: 404');
    vi.unstubAllGlobals();
  });
});
