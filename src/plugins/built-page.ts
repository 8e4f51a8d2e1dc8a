/** Reads pages of a finished build. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {type CheerioAPI, load} from 'cheerio';

/** A page of a finished build. */
export interface BuiltPage {
  readonly html: string;
  /** Where it is, for messages. */
  readonly file: string;
}

/**
 * Reads a page of the finished build.
 *
 * @param outDir - Folder of the build.
 * @param route - Path of the page, without the base URL.
 * @returns Its HTML, and the file for messages.
 * @throws Error when it is not there.
 */
export async function readPage(outDir: string, route: string): Promise<BuiltPage> {
  const name = route.replace(/^\/|\/$/g, '');
  for (const file of [path.join(outDir, name, 'index.html'), path.join(outDir, `${name}.html`)]) {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html !== undefined) return {html, file};
  }
  throw new Error(
    `The build has no page ${route}: ${path.join(outDir, name, 'index.html')} is missing. ` +
      'Look for an earlier error in this build.',
  );
}

/**
 * Parses the head of a page, without its long body.
 *
 * @param html - The built page.
 */
export const headOf = (html: string): CheerioAPI => load(html.slice(0, html.indexOf('<body')));

/**
 * The URL that a page gives itself, which knows about `trailingSlash` and `baseUrl`.
 *
 * @param page - From {@link readPage}.
 * @returns The URL, absolute.
 * @throws Error when it has none.
 */
export function canonicalUrl({html, file}: BuiltPage): string {
  const url = headOf(html)('link[rel="canonical"]').attr('href');
  if (!url) {
    throw new Error(
      `${file} has no <link rel="canonical"> → put it back into the site metadata of the theme.`,
    );
  }
  return url;
}
