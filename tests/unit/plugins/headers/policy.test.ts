import {createHash} from 'node:crypto';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {writeHeaders} from '../../../../src/plugins/headers';
import {headersFile, nginxFile} from '../../../../src/plugins/headers/files';
import {inlineOf, policyOf, written} from '../../../../src/plugins/headers/policy';
import type {SearchConfig} from '../../../../src/search/config';

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const common = {indexName: 'docs', maxResultsPerGroup: 5, searchPagePath: 'search', issuesUrl: ''};
const embedded: SearchConfig = {provider: 'embedded', ...common};
const hosted = (insights: boolean): SearchConfig => ({
  provider: 'hosted',
  ...common,
  appId: 'APP',
  apiKey: 'key',
  insights,
});

describe('what a page has inside', () => {
  test('is hashed, without scripts of other files and data', () => {
    const page =
      '<script src=/main.js></script><script>one()</script><script type=application/ld+json>{}</script>' +
      '<style data-sheet=/x.css>a{b:c}</style><script>one()</script>';
    expect(inlineOf(page)).toEqual({scripts: [hash('one()')], styles: [hash('a{b:c}')]});
  });

  test('may have text in an attribute that reads like a handler', () => {
    expect(() => inlineOf('<meta content="Set onError=throw">')).not.toThrow();
    expect(() => inlineOf('<img alt="a > b" onload=run()>')).toThrow('onload');
  });

  test.each(['<p style="color:red">', '<p class=x style=color:red>', '<img src=x onerror=run()>'])(
    'may not be %s',
    (tag) => {
      expect(() => inlineOf(`<p>text</p>${tag}`)).toThrow(tag);
    },
  );
});

describe('the policy', () => {
  const inline = {scripts: [hash('one')], styles: [hash('two')]};

  test('forbids everything that it does not name, and has no exception', () => {
    const policy = policyOf(inline, embedded);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['style-src']).toEqual(["'self'", hash('two')]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(written(policy)).not.toMatch(/unsafe|\*/);
  });

  test('names exactly the hosts of the hosted provider', () => {
    const hosts = (config: SearchConfig): readonly string[] =>
      policyOf(inline, config)['connect-src'] ?? [];
    expect(hosts(hosted(false))).toEqual([
      "'self'",
      'https://app-dsn.algolia.net',
      'https://app.algolia.net',
      'https://app-1.algolianet.com',
      'https://app-2.algolianet.com',
      'https://app-3.algolianet.com',
    ]);
    expect(hosts(hosted(true))).toContain('https://insights.algolia.io');
  });
});

test('a file that Docusaurus did not write stays as it is', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'headers-'));
  const page = '<meta charset=UTF-8><div id=__docusaurus>';
  await writeFile(path.join(outDir, 'index.html'), page);
  await writeFile(path.join(outDir, 'google1.html'), 'google1');
  await writeHeaders({outDir, baseUrl: '/', search: embedded});
  expect(await readFile(path.join(outDir, 'google1.html'), 'utf8')).toBe('google1');
  await writeFile(path.join(outDir, 'index.html'), '<div id=__docusaurus>');
  await expect(writeHeaders({outDir, baseUrl: '/', search: embedded})).rejects.toThrow(
    /index.html: .*charset.* → /,
  );
  await rm(outDir, {recursive: true});
});

describe('the files for hosts', () => {
  const pages = ['a', 'b'].map((name) => ({
    file: `${name}/index.html`,
    policy: policyOf({scripts: [hash(`script ${name}`)], styles: [hash(name)]}, embedded),
  }));

  test('_headers allows the scripts of all pages and leaves their styles to the pages', () => {
    const text = headersFile(pages, '/base/');
    expect(text).toMatch(/^\/base\/\*\n {2}Content-Security-Policy: script-src/);
    for (const name of ['a', 'b']) expect(text).toContain(hash(`script ${name}`));
    expect(text).not.toMatch(/default-src|style-src|unsafe/);
    expect(text).toContain("frame-ancestors 'none'");
    expect(text).toMatch(/\n\/base\/assets\/\*\n {2}Cache-Control: .*immutable\n/);
  });

  test('nginx sends the whole policy of each page', () => {
    const text = nginxFile(pages, '/base/');
    expect(text).toContain(`"/base/a/index.html" " ${hash('a')}";`);
    expect(text).toContain("default-src 'none'; style-src 'self'$site_style; script-src");
    expect(text).toContain(String.raw`"~^/base/search-index/[^/]+/" "public, max-age=31536000`);
  });
});
