import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {stateOfSources} from '../../../../src/plugins/bundler/version';

let root: string;
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
  writeFileSync(path.join(root, name), text);
};
const page = '---\nslug: intro\n---\n\nText.\n\n<ApiTable of="ArkosConfig" />\n';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'state-'));
  write('docs/intro.mdx', page);
  write('docs/_bookshop/src/app.ts', 'app');
  write('src/remark/index.ts', 'steps');
  write('package-lock.json', '{}');
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

describe('the state of what compiled pages depend on', () => {
  it('stays the same when nothing changed but the text of a page, and the folder of the site', async () => {
    const before = await stateOfSources(root);
    write('docs/intro.mdx', page.replace('Text.', 'Other text.'));
    expect(await stateOfSources(root)).toBe(before);
    const copy = mkdtempSync(path.join(tmpdir(), 'state-'));
    cpSync(root, copy, {recursive: true});
    expect(await stateOfSources(copy)).toBe(before);
    rmSync(copy, {recursive: true});
  });

  it.each([
    ['the bookshop', 'docs/_bookshop/src/app.ts', 'another app'],
    ['a step', 'src/remark/index.ts', 'other steps'],
    ['a file of the surface that is new', 'src/arkos/surface/new.d.ts', ''],
    ['a package', 'package-lock.json', '{"a": 1}'],
    ['the configuration', 'docusaurus.config.ts', 'export default {};'],
    ['the address of a page', 'docs/intro.mdx', page.replace('intro', 'start')],
    ['what a page documents', 'docs/intro.mdx', page.replace('ArkosConfig', 'BaseService')],
    ['the pages there are', 'docs/next.mdx', 'Next.'],
  ])('changes with %s', async (_, name, text) => {
    const before = await stateOfSources(root);
    write(name, text);
    expect(await stateOfSources(root)).not.toBe(before);
  });
});
