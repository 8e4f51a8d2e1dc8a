import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {hashOf, hashOfFiles} from '../../hash';
import {bookshopFolder} from '../../bookshop/folder';
import {frontMatterOf} from '../../content/page';
import {findPages} from '../../content/pages';

/** What decides how a page is compiled, besides its own file. */
const inputs = [
  bookshopFolder,
  'docusaurus.config.ts',
  'i18n',
  'package-lock.json',
  'sidebars.ts',
  'src',
];

/** Where a page is and what it documents: other pages link there. */
function outline(text: string): string[] {
  return [JSON.stringify(frontMatterOf(text)), ...(text.match(/<[A-Z][^<>]*\/>/g) ?? [])];
}

/**
 * Names the state of everything that a compiled page depends on and the bundler does not see: the
 * bookshop and the surface that it shows, the URLs and anchors of other pages, and the code
 * that compiles it.
 *
 * @param root - The repository, absolute.
 * @returns Another name whenever compiled pages must not be used again. The text of pages does not
 * count: the bundler sees when a file changes.
 */
export async function stateOfSources(root: string): Promise<string> {
  const pages = await findPages(root);
  const outlines = await Promise.all(
    pages.map(async (page) => outline(await readFile(path.join(root, page), 'utf8'))),
  );
  return hashOf([hashOfFiles(root, inputs), ...pages, ...outlines.flat()]);
}
