import {mkdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {root} from '../../root';

/** A file to write. */
export interface FileEdit {
  /** Relative to the repository. */
  readonly file: string;
  readonly text: string;
}

/**
 * Prepares a file that is not there yet.
 *
 * @param file - Relative to the repository
 * @param text - What is in it
 * @throws Error when it is there
 */
export async function created(file: string, text: string): Promise<FileEdit> {
  const isThere = await stat(path.join(root, file)).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`${file} is there already → choose another name`);
  return {file, text};
}

/**
 * Prepares the change of a file.
 *
 * @param file - Relative to the repository
 * @param edit - Makes the new text of the old one
 */
export async function changed(file: string, edit: (text: string) => string): Promise<FileEdit> {
  return {file, text: edit(await readFile(path.join(root, file), 'utf8'))};
}

/**
 * Writes files. They are prepared first, all of them, so that a failure leaves none half done.
 *
 * @param edits - Of {@link created} and {@link changed}
 */
export async function writeFiles(edits: readonly FileEdit[]): Promise<void> {
  for (const {file, text} of edits) {
    const full = path.join(root, file);
    await mkdir(path.dirname(full), {recursive: true});
    await writeFile(full, text);
    console.log(`wrote ${file}`);
  }
}
