import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';

/** Folders that hold pages, relative to the repository. */
export const pageFolders = ['docs', 'blog', 'src/pages'] as const;

async function below(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, {withFileTypes: true});
  const found = await Promise.all(
    entries
      // Docusaurus makes no page of what begins with an underscore.
      .filter(({name}) => !name.startsWith('_') && !name.startsWith('.'))
      .map(async (entry) => {
        const full = path.join(folder, entry.name);
        if (entry.isDirectory()) return below(full);
        return isPage(entry.name) ? [full] : [];
      }),
  );
  return found.flat();
}

const isPage = (name: string): boolean => /\.mdx?$/.test(name);

/**
 * Finds the pages of the site.
 *
 * @param root - The repository, absolute.
 * @param wanted - Files or folders, relative to the working directory or to the repository; every
 * page when empty.
 * @returns Paths relative to the repository, with `/`, sorted.
 * @throws Error when a wanted path is not there or holds no page, or when there is no page at all:
 * an empty check would pass.
 */
export async function findPages(root: string, wanted: readonly string[] = []): Promise<string[]> {
  const relative = (file: string): string => path.relative(root, file).split(path.sep).join('/');
  if (wanted.length === 0) {
    const folders = await Promise.all(pageFolders.map((folder) => below(path.join(root, folder))));
    const pages = folders.flat().map(relative).sort();
    if (pages.length === 0) {
      throw new Error(
        `${root}: no page below ${pageFolders.join(', ')} → run it in the repository of the site`,
      );
    }
    return pages;
  }
  const found = await Promise.all(
    wanted.map(async (name) => {
      const full = [path.resolve(name), path.resolve(root, name)].find(existsSync);
      if (full === undefined)
        throw new Error(`${name}: no such file or folder → name a page, such as docs/intro.mdx`);
      const pages = isPage(full) ? [full] : await below(full);
      if (pages.length === 0)
        throw new Error(`${name}: no page (.md or .mdx) → name a page, such as docs/intro.mdx`);
      return pages;
    }),
  );
  return [...new Set(found.flat().map(relative))].sort();
}
