/** The files of a build, as the steps after it find and rewrite them. */
import {readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists files below a folder.
 *
 * @param dir - The folder
 * @param extension - With its dot; every file without one
 * @returns Paths relative to the folder, with slashes, sorted
 */
export async function filesBelow(dir: string, extension = ''): Promise<string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map(({parentPath, name}) => path.relative(dir, path.join(parentPath, name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}

/** Whether Docusaurus rendered a page: HTML files from `static/` are published as they are. */
export const isRendered = (html: string): boolean => /\sid="?__docusaurus["\s>]/.test(html);

/** Rewrites a file in one step: who reads it meanwhile never sees half of it. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
