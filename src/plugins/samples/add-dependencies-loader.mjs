// A loader: the bundler loads it by itself, so it cannot be TypeScript. A page that quotes the
// bookshop or shows the surface is compiled again when these change, not only when its text does.
import {readdirSync} from 'node:fs';
import path from 'node:path';

const shows = /\bfile=|<(?:Exchange|ApiTable|Signature)\b/;

/**
 * @this {{getOptions: () => {folders: string[]}, addDependency: (file: string) => void}}
 * @param {string} source - The page
 * @returns {string} The same
 */
export default function addDependenciesLoader(source) {
  if (!shows.test(source)) return source;
  for (const folder of this.getOptions().folders) {
    for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true}))
      if (entry.isFile()) this.addDependency(path.join(entry.parentPath, entry.name));
  }
  return source;
}
