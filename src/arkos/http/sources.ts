import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** File beside the recordings with the hash of the bookshop that they were recorded on. */
export const sourcesFile = 'sources.sha256';

/** What a recording depends on: the bookshop's code, its schema, its packages and the requests. */
const isSource = (file: string): boolean =>
  /^(?:src|prisma|exchanges)\/|^(?:package|tsconfig)\.json$/.test(file) &&
  !/^exchanges\/.*\.(?:json|sha256)$/.test(file);

/**
 * Hashes what the recordings of a bookshop depend on.
 *
 * @param bookshop - Its folder.
 * @returns The hash, the same wherever the folder is.
 */
export async function hashSources(bookshop: string): Promise<string> {
  const entries = await readdir(bookshop, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({parentPath, name}) => path.relative(bookshop, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter(isSource)
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(`${file}\0`).update(await readFile(path.join(bookshop, file)));
  return hash.digest('hex');
}
