import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';

import {buildDir} from '../support/build';
import {readHeaders} from '../../src/commands/support/headers';

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sourcesOf = (policy: string, name: string): string[] =>
  (policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? '').split(' ').slice(1);

/** What of a page its own policy or the header forbids. */
function violations(html: string, header: string): string[] {
  const page = load(html);
  const meta = page('meta[http-equiv="Content-Security-Policy"]');
  const policy = meta.attr('content') ?? '';
  const early = meta.prevAll('script, style, link').length > 0 ? ['policy comes late'] : [];
  const missing = (selector: string, name: string, ...policies: string[]): string[] =>
    page(selector)
      .toArray()
      .filter((element) => !page(element).attr('type')?.includes('json'))
      .map((element) => hash(page(element).text()))
      .flatMap((each) =>
        policies.filter((one) => !sourcesOf(one, name).includes(each)).map(() => `${name} ${each}`),
      );
  const handlers = page('*')
    .toArray()
    .flatMap((element) => Object.keys('attribs' in element ? element.attribs : {}))
    .filter((name) => name === 'style' || name.startsWith('on'));
  return [
    ...early,
    ...(sourcesOf(policy, 'default-src').join() === "'none'" ? [] : ['no policy']),
    ...missing('script:not([src])', 'script-src', policy, header),
    ...missing('style', 'style-src', policy),
    ...handlers,
  ];
}

test('each kind of violation is told', () => {
  const policy = `default-src 'none'; script-src ${hash('a')}; style-src ${hash('b')}`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const good = `<script>a</script><style>b</style>`;
  expect(violations(meta + good, policy)).toEqual([]);
  expect(violations(good + meta, policy)).toEqual(['policy comes late']);
  expect(violations(`${meta}<script>c</script>`, policy)).toHaveLength(2);
  expect(violations(`${meta}<style>c</style>`, policy)).toHaveLength(1);
  expect(violations(`${meta}<p style="a:b" onclick="x()">`, policy)).toEqual(['style', 'onclick']);
  expect(violations('<p>', policy)).toEqual(['no policy']);
});

describe('every page', () => {
  let pages: {file: string; html: string}[];
  const headers = readHeaders(buildDir())('/');

  beforeAll(async () => {
    const files = await readdir(buildDir(), {recursive: true});
    pages = await Promise.all(
      files
        .filter((file) => file.endsWith('.html'))
        .map(async (file) => ({file, html: await readFile(path.join(buildDir(), file), 'utf8')})),
    );
  });

  test('allows exactly what it has inside, and so does the header', () => {
    expect(pages.length).toBeGreaterThan(60);
    const header = headers['Content-Security-Policy'] ?? '';
    expect(
      pages.flatMap(({file, html}) => violations(html, header).map((each) => `${file}: ${each}`)),
    ).toEqual([]);
  });

  test('is sent with the headers that a meta element cannot set', () => {
    expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(Object.keys(headers)).toEqual(
      expect.arrayContaining([
        'Strict-Transport-Security',
        'X-Content-Type-Options',
        'Referrer-Policy',
        'Permissions-Policy',
        'Cross-Origin-Opener-Policy',
        'Cross-Origin-Resource-Policy',
      ]),
    );
  });
});
