import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, test} from 'vitest';

import {listFiles} from '../../../../src/plugins/offline';

test('a page is saved whose name begins like those of the style sheets of feeds', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'offline-'));
  await mkdir(path.join(dir, 'blog'));
  for (const name of ['feeds.html', 'feedback.html', 'feed.css', 'feed-plain.css', 'feed.xsl'])
    await writeFile(path.join(dir, 'blog', name), name);
  const {content} = await listFiles(dir, '/');
  expect(content.map(({url}) => url).sort()).toEqual(['/blog/feedback', '/blog/feeds']);
  await rm(dir, {recursive: true});
});
