import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesOf} from './folder';

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
export function hashSources(bookshop: string): string {
  const hash = createHash('sha256');
  for (const file of filesOf(bookshop).filter(isSource))
    hash.update(`${file}\0`).update(readFileSync(path.join(bookshop, file)));
  return hash.digest('hex');
}
