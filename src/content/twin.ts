import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Parses the Markdown twin of a page, in which `<` and `{` are text.
 *
 * @param markdown - The twin.
 */
export const parseTwin = (markdown: string): Root => parser.parse(markdown);

/**
 * Cuts a section out of the Markdown twin of a page.
 *
 * @param markdown - The twin.
 * @param heading - Its heading, in any case.
 * @returns The heading and everything below it.
 * @throws Error with the headings of the page when none fits.
 */
export function sectionOf(markdown: string, heading: string): string {
  const headings = parseTwin(markdown).children.flatMap((node) =>
    node.type === 'heading'
      ? [{name: toString(node), depth: node.depth, start: node.position?.start.offset ?? 0}]
      : [],
  );
  const wanted = heading.trim().toLowerCase();
  const index = headings.findIndex(({name}) => name.toLowerCase() === wanted);
  const found = headings[index];
  if (!found) {
    const names = headings.map(({name}) => name).join(', ');
    throw new Error(`The page has no heading '${heading}' → there is ${names}`);
  }
  const next = headings.slice(index + 1).find(({depth}) => depth <= found.depth);
  return markdown.slice(found.start, next?.start);
}
