import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, describe, expect, it, vi} from 'vitest';

import {whileUnchanged} from '../../../../src/remark/support/unchanged';

const folder = mkdtempSync(path.join(tmpdir(), 'unchanged-'));
const file = path.join(folder, 'a.txt');

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(file, {force: true});
});

describe('whileUnchanged', () => {
  const reader = () => {
    const read = vi.fn((files: readonly string[]) => ({files}));
    return {read, get: whileUnchanged((name) => [name], read)};
  };

  it('reads a file once', () => {
    writeFileSync(file, 'one');
    const {read, get} = reader();
    expect(get(file)).toBe(get(file));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads it again when it has changed, and in a build does not look', () => {
    writeFileSync(file, 'one');
    const {read, get} = reader();
    get(file);
    writeFileSync(file, 'another');
    get(file);
    expect(read).toHaveBeenCalledTimes(2);
    vi.stubEnv('NODE_ENV', 'production');
    writeFileSync(file, 'and another one');
    get(file);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keeps no failure', () => {
    writeFileSync(file, 'one');
    const {read, get} = reader();
    read.mockImplementationOnce(() => {
      throw new Error('broken');
    });
    expect(() => get(file)).toThrow('broken');
    expect(get(file)).toEqual({files: [file]});
  });
});
