import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync} from 'node:fs';
import {mkdir, rm, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, it} from 'vitest';

import {withLock} from '../../src/lock';

const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));

afterAll(() => rm(folder, {recursive: true}));

it('two that ask at once run one after the other', async () => {
  const lock = path.join(folder, 'both');
  const seen: string[] = [];
  const enter = (name: string) => async (): Promise<void> => {
    seen.push(`${name} enters`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${name} leaves`);
  };
  await Promise.all([withLock(lock, 60_000, enter('one')), withLock(lock, 60_000, enter('other'))]);
  const [first = '', second = ''] = seen
    .map((one) => one.split(' ')[0] ?? '')
    .filter((_, i) => i % 2 === 0);
  expect(seen).toEqual([
    `${first} enters`,
    `${first} leaves`,
    `${second} enters`,
    `${second} leaves`,
  ]);
  expect(existsSync(lock)).toBe(false);
});

it('one that throws leaves no lock behind', async () => {
  const lock = path.join(folder, 'throws');
  await expect(withLock(lock, 60_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

it('a lock whose process has ended is taken over at once', async () => {
  const lock = path.join(folder, 'ended');
  const {pid} = spawnSync(process.execPath, ['--version']);
  await mkdir(lock);
  await writeFile(path.join(lock, 'pid'), String(pid));
  expect(await withLock(lock, 60_000, () => Promise.resolve('done'))).toBe('done');
});

it('a lock that a dead process left is taken over', async () => {
  const lock = path.join(folder, 'stale');
  await mkdir(lock);
  await utimes(lock, new Date(0), new Date(0));
  expect(await withLock(lock, 60_000, () => Promise.resolve('done'))).toBe('done');
});
