import path from 'node:path';

import {parse as parseYaml} from 'yaml';

/** A page as its author wrote it. */
export interface PageSource {
  /** Path relative to the repository. */
  readonly page: string;
  readonly text: string;
}

const frontMatter = /^---[ \t]*\r?\n((?:[\S\s]*?\n)??)---[ \t]*(?:\r?\n|$)/;

/**
 * Reads the front matter of a page.
 *
 * @param text - Its source.
 * @returns Its values; none when there is none.
 */
export function frontMatterOf(text: string): Readonly<Record<string, unknown>> {
  const [, matter = ''] = frontMatter.exec(text) ?? [];
  return (parseYaml(matter) ?? {}) as Record<string, unknown>;
}

/**
 * A page without its front matter.
 *
 * @param text - Its source.
 */
export const bodyOf = (text: string): string => text.replace(frontMatter, '').trim();

/** The marker of a list item or a quotation, and the fence after it. */
const fences =
  /^((?:[ \t]|[-*+>][ \t]|\d+[.)][ \t])*)((```+|~~~+)[\S\s]*?^[ \t>]*\3[`~]*[ \t]*\r?$)/gm;

/**
 * Blanks out the fences of a page, those in list items and quotations as well. Lines and columns stay.
 *
 * @param text - Its source.
 */
export const withoutFences = (text: string): string =>
  text.replace(fences, (_, before: string, block: string) => before + block.replace(/[^\n]/g, ' '));

/**
 * The path that Docusaurus serves a page at.
 *
 * @param source - The page.
 * @param docs - Folder of the docs pages, relative to the repository.
 * @returns Such as `/docs/guide/service-hooks`; undefined for a post without a slug, whose path has
 * its date.
 */
export function routeOf({page, text}: PageSource, docs = 'docs'): string | undefined {
  const {slug, id} = frontMatterOf(text) as {slug?: string; id?: string};
  if (page.startsWith('blog/')) return slug === undefined ? undefined : `/blog/${slug}`;
  const isDoc = page.startsWith(`${docs}/`);
  const base = isDoc ? '/docs/' : '/';
  if (slug?.startsWith('/')) return `${base}${slug.slice(1)}`.replace(/\/$/, '');
  const file = path.posix.relative(isDoc ? docs : 'src/pages', page).replace(/\.mdx?$/, '');
  const name = slug ?? id ?? path.posix.basename(file).replace(/^(?:index|readme)$/i, '');
  return `${base}${path.posix.join(path.posix.dirname(file), name)}`.replace(/\/\.?$/, '');
}
