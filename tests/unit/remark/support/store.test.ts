import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {hashOf, hashOfFiles} from '../../../../src/hash';
import {openStore} from '../../../../src/remark/support/store';

let root: string;
const kept = (): string => path.join(root, 'node_modules/.cache/arkos-website/types');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'store-'));
  mkdirSync(path.join(root, 'shop/src'), {recursive: true});
  writeFileSync(path.join(root, 'shop/src/app.ts'), 'one');
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

describe('hashes', () => {
  it('tells texts apart that only differ in where they end', () => {
    expect(hashOf(['ab', 'c'])).not.toBe(hashOf(['a', 'bc']));
  });

  it('changes with the content and the names of files, and not with their dates', () => {
    const before = hashOfFiles(root, ['shop', 'missing.json']);
    writeFileSync(path.join(root, 'shop/src/app.ts'), 'one');
    expect(hashOfFiles(root, ['shop', 'missing.json'])).toBe(before);
    writeFileSync(path.join(root, 'shop/src/app.ts'), 'two');
    const edited = hashOfFiles(root, ['shop', 'missing.json']);
    expect(edited).not.toBe(before);
    writeFileSync(path.join(root, 'missing.json'), '{}');
    expect(hashOfFiles(root, ['shop', 'missing.json'])).not.toBe(edited);
  });
});

describe('a store', () => {
  it('answers a later process as long as its inputs stay the same', () => {
    openStore(root, 'types', ['shop']).set('page', {names: [1]});
    expect(openStore(root, 'types', ['shop']).get('page')).toEqual({names: [1]});
    expect(openStore(root, 'types', ['shop']).get('other')).toBeUndefined();
  });

  it('forgets everything when an input has changed', async () => {
    openStore(root, 'types', ['shop']).set('page', 'old');
    writeFileSync(path.join(root, 'shop/src/app.ts'), 'two');
    expect(openStore(root, 'types', ['shop']).get('page')).toBeUndefined();
    expect(await readdir(kept())).toHaveLength(1);
  });

  it('takes half a file for none', async () => {
    openStore(root, 'types', ['shop']).set('page', 'whole');
    const [state = ''] = await readdir(kept());
    writeFileSync(path.join(kept(), state, 'page.json'), '"wh');
    expect(openStore(root, 'types', ['shop']).get('page')).toBeUndefined();
  });
});
