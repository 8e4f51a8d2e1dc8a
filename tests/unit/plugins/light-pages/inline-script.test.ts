import {readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';

import {inlineScript} from '../../../../src/plugins/light-pages';

const context = {
  baseUrl: '/base/',
  siteConfig: {
    themeConfig: {colorMode: {defaultMode: 'dark'}, announcementBar: {id: 'news'}},
  },
} as unknown as LoadContext;

test('is one script with the settings of the site, and small', async () => {
  const script = await inlineScript(context);
  expect(script).toContain('/base/');
  expect(script).toContain('"dark"');
  expect(script).toContain('"news"');
  expect(script).not.toContain('</script');
  expect(brotliCompressSync(script).length, 'bytes with brotli').toBeLessThan(5000);
});

test('every module of the folder is in it', async () => {
  const folder = path.resolve('src/client/page');
  const {metafile} = await (
    await import('esbuild')
  ).build({
    entryPoints: [path.join(folder, 'index.ts')],
    bundle: true,
    write: false,
    metafile: true,
  });
  const used = Object.keys(metafile.inputs).map((file) => path.basename(file));
  const there = readdirSync(folder).filter((name) => !name.endsWith('.d.ts'));
  expect(used.sort()).toEqual(there.sort());
});
