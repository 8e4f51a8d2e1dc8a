import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
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
    .filter((entry) => entry !== 'node_modules' && entry !== '.build')
    .sort()
    .flatMap((entry) => textsOf(root, path.posix.join(name, entry)));
}

/**
 * Hashes the content of files, without what was installed or built.
 *
 * @param root - The repository, absolute.
 * @param names - Files and folders, relative to it; one that does not exist counts as empty.
 * @returns Another name for every other content.
 */
export const hashOfFiles = (root: string, names: readonly string[]): string =>
  hashOf(names.flatMap((name) => textsOf(root, name)));
