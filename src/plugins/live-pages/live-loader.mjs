// A loader: the bundler loads it by itself, so it cannot be TypeScript. It makes the component of a
// compiled page follow the edits of its file.
const component = 'export default function MDXContent(';

/**
 * @this {{getOptions: () => {client: string}}}
 * @param {string} source - The compiled page
 * @returns {string} The same, with a component that follows it; a partial as it is
 */
export default function liveLoader(source) {
  if (!source.includes(component) || !source.includes('as metadata} from')) return source;
  return `${source.replace(component, 'function MDXContent(')}
import {livePage} from ${JSON.stringify(this.getOptions().client)};
export default livePage(MDXContent, [frontMatter, toc], import.meta.webpackHot);
`;
}
