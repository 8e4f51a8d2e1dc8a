import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {root} from '../../../src/root';
import {ensurePrismaClient} from '../../../src/bookshop/prisma-client';
import samplesPlugin from '../../../src/plugins/samples';
import {openCache} from '../../../src/samples/cache';
import {createChecker, type PageReport} from '../../../src/samples/check';

const fence = (title: string, text: string): string =>
  `\`\`\`ts title="${title}"\n${text}\n\`\`\`\n`;
const codes = ({findings}: PageReport): (string | undefined)[] => findings.map(({code}) => code);

beforeAll(() => ensurePrismaClient(), 180_000);

describe('what a sample is compiled with', () => {
  it('is another arkos where one is given', () => {
    const text = fence('src/app.ts', "import arkos from 'arkos';\n\narkos.boot();");
    const pages = [{page: 'docs/x.mdx', text}];
    const other = path.join(root, 'tests/fixtures/samples/other-arkos.d.ts');
    expect(createChecker({root}).checkPages(pages).map(codes)).toEqual([['TS2339']]);
    const held = createChecker({root, arkos: {arkos: [other]}});
    expect(held.checkPages(pages).map(codes)).toEqual([[]]);
  }, 180_000);

  it('is not what another page declares for everyone', () => {
    const declares =
      'declare global {\n  const shelfCount: number;\n}\n\nexport const twice = 2 * shelfCount;';
    const reports = createChecker({root}).checkPages([
      {page: 'docs/declares.mdx', text: fence('src/a.ts', declares)},
      {page: 'docs/uses.mdx', text: fence('src/b.ts', 'export const thrice = 3 * shelfCount;')},
    ]);
    expect(reports.map(codes)).toEqual([[], ['TS2304']]);
  }, 180_000);

  it('is a bookshop without mistakes', () => {
    expect(createChecker({root}).checkBookshop()).toEqual([]);
  }, 180_000);
});

describe('the cache of docs:check', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'arkos-cache-'));
    await mkdir(path.join(folder, 'src/samples'), {recursive: true});
  });
  afterAll(() => rm(folder, {recursive: true}));

  it('keeps a report until the page or what it is checked against changes', async () => {
    const file = path.join(folder, 'cache.json');
    const source = {page: 'docs/x.mdx', text: '# X'};
    const report = {
      page: source.page,
      findings: [],
      checked: {},
      unchecked: {},
      optOuts: [],
      wrong: 0,
      fails: [],
    };
    const empty = await openCache(folder, file);
    expect(empty.get(source)).toBeUndefined();
    await empty.save([{source, report}], []);
    const kept = await openCache(folder, file);
    expect(kept.get(source)).toEqual(report);
    expect(kept.get({...source, text: '# Y'})).toBeUndefined();
    await writeFile(path.join(folder, 'src/samples/check.ts'), 'export {};');
    expect((await openCache(folder, file)).get(source)).toBeUndefined();
    await mkdir(path.join(folder, 'src/remark'));
    for (const input of ['src/remark/attributes.ts', 'src/remark/flows.ts', 'package.json']) {
      await (await openCache(folder, file)).save([{source, report}], []);
      expect((await openCache(folder, file)).get(source)).toEqual(report);
      await writeFile(path.join(folder, input), '{}');
      expect((await openCache(folder, file)).get(source), input).toBeUndefined();
    }
    await writeFile(file, '{"inputs":');
    expect((await openCache(folder, file)).get(source)).toBeUndefined();
  });
});

describe('the plugin', () => {
  it('adds nothing to a built site', () => {
    expect(process.env.NODE_ENV).not.toBe('development');
    const plugin = samplesPlugin({siteDir: root, baseUrl: '/'} as LoadContext);
    expect(Object.keys(plugin)).toEqual(['name']);
  });
});
