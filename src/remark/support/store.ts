import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Hashes texts, so that `['ab', 'c']` and `['a', 'bc']` differ.
 *
 * @param texts - In their order.
 * @returns Hexadecimal digits.
 */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 32);
}

/** The names and texts of a file, or of every file of a folder. */
function textsOf(root: string, name: string): string[] {
  const full = path.join(root, name);
  try {
    return [name, readFileSync(full, 'utf8')];
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [name, ''];
    if (code !== 'EISDIR') throw error;
  }
  return readdirSync(full)
    .filter((entry) => entry !== 'node_modules')
    .sort()
    .flatMap((entry) => textsOf(root, path.posix.join(name, entry)));
}

/**
 * Hashes the content of files.
 *
 * @param root - The repository, absolute.
 * @param names - Files and folders, relative to it; one that does not exist counts as empty.
 * @returns Another name for every other content.
 */
export const hashOfFiles = (root: string, names: readonly string[]): string =>
  hashOf(names.flatMap((name) => textsOf(root, name)));

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
