import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, test} from 'vitest';

import {buildDir} from '../support/build';

const read = async (page: string) =>
  load(await readFile(path.join(buildDir(), page, 'index.html'), 'utf8'));

test('the changelog lists the releases, newest first, with the sections of their posts', async () => {
  const changelog = await read('changelog');
  const releases = changelog('main h2').toArray();
  expect(releases.map((release) => changelog(release).attr('id'))).toEqual([
    '1-3-0-beta',
    '1-2-0-beta',
  ]);
  for (const release of releases) {
    const links = changelog(release)
      .nextUntil('h2')
      .find('a')
      .map((_, link) => changelog(link).attr('href'))
      .get();
    const post = await read(new URL(links[0] ?? '', 'https://site.test').pathname);
    const headings = post('#__blog-post-container h2')
      .map((_, heading) => `${links[0]}#${post(heading).attr('id')}`)
      .get();
    expect(headings.length).toBeGreaterThan(3);
    expect(links.slice(1)).toEqual(headings);
  }
});
