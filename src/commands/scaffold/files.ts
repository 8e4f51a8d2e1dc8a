import {mkdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {root} from '../../root';

/**
 * Writes a file that is not there yet.
 *
 * @param file - Relative to the repository
 * @param text - What is in it
 * @throws Error when it is there
 */
export async function create(file: string, text: string): Promise<void> {
  const full = path.join(root, file);
  const isThere = await stat(full).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`${file} is there already → choose another name`);
  await mkdir(path.dirname(full), {recursive: true});
  await writeFile(full, text);
  console.log(`wrote ${file}`);
}

/**
 * Changes a file.
 *
 * @param file - Relative to the repository
 * @param edit - Makes the new text of the old one
 */
export async function change(file: string, edit: (text: string) => string): Promise<void> {
  const full = path.join(root, file);
  await writeFile(full, edit(await readFile(full, 'utf8')));
  console.log(`changed ${file}`);
}
