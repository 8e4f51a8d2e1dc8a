import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Where the running example is, relative to the repository. */
export const bookshopFolder = 'docs/_bookshop';

/** Where its requests and recordings are, relative to the repository. */
export const exchangesFolder = `${bookshopFolder}/exchanges`;

/**
 * Lists the files of a project.
 *
 * @param folder - Its folder.
 * @returns Paths relative to it, with `/`, sorted; without what was installed.
 */
export function filesOf(folder: string): string[] {
  return (
    readdirSync(folder, {withFileTypes: true, recursive: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) =>
        path.relative(folder, path.join(parentPath, name)).split(path.sep),
      )
      // The folder itself may be below one: npx installs this repository.
      .filter((parts) => !parts.includes('node_modules'))
      .map((parts) => parts.join('/'))
      .sort()
  );
}
