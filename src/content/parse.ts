import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A page that was parsed. */
export interface ParsedPage {
  readonly tree: Root;
  /** The ids of headings, `{#id}`, by their line. */
  readonly ids: ReadonlyMap<number, string>;
}

/** Where a page is no MDX, as its parser says it. */
export interface MdxError {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/**
 * Parses a page.
 *
 * @param text - Its source, Markdown or MDX.
 * @returns Its tree; lines and columns are those of the source.
 * @throws VFileMessage when it is no MDX, see {@link mdxErrorOf}.
 */
export function parsePage(text: string): ParsedPage {
  const ids = new Map<number, string>();
  const rows = text.split('\n').map((row, index) => {
    // Docusaurus reads it before MDX would take it for an expression.
    const [, heading, id] = /^(#{1,6} .*?)\s*\{#([\w-]+)\}\s*$/.exec(row) ?? [];
    if (heading === undefined || id === undefined) return row;
    ids.set(index + 1, id);
    return heading.padEnd(row.length);
  });
  return {tree: parser.parse(rows.join('\n')), ids};
}

/**
 * Reads what {@link parsePage} threw.
 *
 * @param error - Anything.
 */
export function mdxErrorOf(error: unknown): MdxError {
  const {line = 1, column = 1, reason = String(error)} = error as Partial<MdxError>;
  return {line, column, reason};
}
