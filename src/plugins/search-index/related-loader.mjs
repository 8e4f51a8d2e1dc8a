// A loader: the bundler loads it by itself, so it cannot be TypeScript. It puts a page's neighbors
// into the page's own module, since every other module is loaded on every page.

/**
 * @this {{resourcePath: string, resourceQuery: string, getOptions: () => {related: Map<string, unknown>}}}
 * @param {string} source - the compiled page
 * @returns {string} the same, with `related` in its front matter
 */
export default function relatedLoader(source) {
  const related = this.getOptions().related.get(this.resourcePath);
  // A list of posts shows no neighbors.
  if (related === undefined || this.resourceQuery.includes('truncated=true')) return source;
  return `${source}\nfrontMatter.related = ${JSON.stringify(related)};\n`;
}
