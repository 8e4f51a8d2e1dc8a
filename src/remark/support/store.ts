import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {hashOfFiles} from '../../hash';

/** Results of earlier builds and starts. */
export interface Store<Value> {
  /** What was kept under a key, if its inputs are still the same. */
  get(key: string): Value | undefined;
  /** Keeps a result for later builds. */
  set(key: string, value: Value): void;
}

/**
 * Opens results kept on disk, in `node_modules/.cache/arkos-website`. When an input changes, all
 * of them are forgotten.
 *
 * @param root - The repository, absolute.
 * @param name - Which results.
 * @param inputs - Files and folders that decide them besides the key, relative to the repository:
 * data, and the code that makes them.
 * @returns The results.
 */
export function openStore<Value>(
  root: string,
  name: string,
  inputs: readonly string[],
): Store<Value> {
  const folder = path.join(root, 'node_modules/.cache/arkos-website', name);
  const state = hashOfFiles(root, inputs);
  const current = path.join(folder, state);
  mkdirSync(current, {recursive: true});
  for (const other of readdirSync(folder))
    if (other !== state) rmSync(path.join(folder, other), {recursive: true, force: true});
  return {
    get(key) {
      try {
        return JSON.parse(readFileSync(path.join(current, `${key}.json`), 'utf8')) as Value;
      } catch {
        // Not there, or cut short: it is made again.
        return undefined;
      }
    },
    set(key, value) {
      const file = path.join(current, `${key}.json`);
      const written = `${file}.${process.pid}`;
      mkdirSync(current, {recursive: true});
      writeFileSync(written, JSON.stringify(value));
      // At once, so that another process never reads half of it.
      renameSync(written, file);
    },
  };
}
