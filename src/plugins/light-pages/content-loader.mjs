/** What mdx-loader writes for pages and not for partials. */
const metadata = 'export {default as metadata} from';

/** The compiled text of a page; around it are exports and imports. */
const text =
  /^function _createMdxContent\([\s\S]*?^export default function MDXContent\([\s\S]*?^\}$/m;

/**
 * Bundler loader for compiled Markdown. It marks the component of a page's text as static, so that
 * `MDXContent` renders it at build time only, and takes the text out of the client's bundle.
 *
 * @remarks Partials and the excerpts in lists of posts stay as they are: they are part of another
 * component.
 *
 * @this {import('@rspack/core').LoaderContext<{client: boolean}>}
 * @param {string} source - The output of `@docusaurus/mdx-loader`.
 * @returns {string} The module.
 * @throws {Error} When the output has no text where MDX writes it.
 */
export default function contentLoader(source) {
  const isExcerpt = new URLSearchParams(this.resourceQuery).get('truncated') === 'true';
  if (isExcerpt || !source.includes(metadata)) return source;
  if (!text.test(source)) {
    throw new Error(
      `${this.resourcePath}: MDX wrote no _createMdxContent → adapt ${import.meta.url}`,
    );
  }
  const component = this.getOptions().client
    ? source.replace(text, 'export default function MDXContent() {\n  return null;\n}')
    : source;
  return `${component}\nMDXContent.isStatic = true;\n`;
}
