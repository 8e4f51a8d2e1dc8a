// A loader: the bundler loads it by itself, so it cannot be TypeScript. It puts a page's neighbors
// into the page's own module, since every other module is loaded on every page.
import {readFileSync} from 'node:fs';

/**
 * @this {{resourcePath: string, resourceQuery: string, addDependency: (file: string) => void, getOptions: () => {related: Map<string, string>}}}
 * @param {string} source - The compiled page
 * @returns {string} the same, with `related` in its front matter
 */
export default function relatedLoader(source) {
  const related = this.getOptions().related.get(this.resourcePath);
  // A list of posts shows no neighbors.
  if (related === undefined || this.resourceQuery.includes('truncated=true')) return source;
  // They change with the text of other pages, and a page that was kept must follow.
  this.addDependency(related);
  const neighbors = JSON.parse(readFileSync(related, 'utf8'));
  return `${source}\nfrontMatter.related = ${JSON.stringify(neighbors)};\n`;
}
