import {pageFolders} from '../../content/pages';
import {sampleInputs} from '../../samples/cache';

/**
 * Folders whose files the worker watches. Dependencies are not among them: who installs one starts
 * `npm start` again.
 */
export const watchedFolders: readonly string[] = [
  ...new Set([...pageFolders, ...sampleInputs.filter((input) => input.startsWith('src/'))]),
];

const isInput = (file: string): boolean =>
  sampleInputs.some((input) => file === input || file.startsWith(`${input}/`));

/** Modules that are loaded already: only a new process reads them again. */
const isLoaded = (file: string): boolean =>
  isInput(file) && file.startsWith('src/') && !file.endsWith('.d.ts');

/**
 * Decides what to check after a change.
 *
 * @param files - Changed files, relative to the repository, with `/`
 * @returns `restart` for a new process, `all` for every page, or the pages to check
 */
export function reactionTo(files: readonly string[]): 'restart' | 'all' | readonly string[] {
  if (files.some(isLoaded)) return 'restart';
  return files.some(isInput) ? 'all' : files.filter((file) => /\.mdx?$/.test(file));
}
