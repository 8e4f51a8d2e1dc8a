/** Reads posts off the pages of a finished build. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {Props} from '@docusaurus/types';
import {load} from 'cheerio';
import {articleForFeed} from './article';
import type {FeedItem} from './formats';

/** The id Docusaurus gives the text of a post so that feeds can find it. */
const containerId = '__blog-post-container';

/**
 * Reads a page of the finished build.
 *
 * @param outDir - Folder of the build.
 * @param route - Path of the page, without the base URL.
 * @returns Its HTML, and the file for messages.
 * @throws Error when it is not there.
 */
export async function readPage(
  outDir: string,
  route: string,
): Promise<{html: string; file: string}> {
  const name = route.replace(/^\/|\/$/g, '');
  for (const file of [path.join(outDir, name, 'index.html'), path.join(outDir, `${name}.html`)]) {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html !== undefined) {
      return {html, file};
    }
  }
  throw new Error(
    `The feeds need the page ${route}, and ${path.join(outDir, name, 'index.html')} is not there. ` +
      'Look for an error of the blog plugin earlier in this build.',
  );
}

/**
 * The address a page gives itself, which knows about `trailingSlash` and `baseUrl`.
 *
 * @param page - From {@link readPage}.
 * @returns The address, absolute.
 * @throws Error when it names none.
 */
export function canonicalUrl(page: {html: string; file: string}): string {
  const url = load(page.html)('link[rel="canonical"]').attr('href');
  if (!url) {
    throw new Error(
      `${page.file} has no <link rel="canonical">, from which the feeds take addresses. ` +
        'Put it back into the site metadata of the theme.',
    );
  }
  return url;
}

/**
 * Reads a post off its page.
 *
 * @param post - What the blog plugin knows of it.
 * @param props - Of the finished build.
 * @returns The item of a feed.
 * @throws Error when the page is not there, or has no text or address.
 */
export async function toItem(post: BlogPost, props: Props): Promise<FeedItem> {
  const {metadata} = post;
  const page = await readPage(props.outDir, metadata.permalink.slice(props.baseUrl.length));
  const url = canonicalUrl(page);
  const html = load(page.html)(`#${containerId}`).html();
  if (!html) {
    throw new Error(
      `${page.file} has no text in an element with the id ${containerId}. ` +
        'The theme component BlogPostItem/Content must keep that id.',
    );
  }
  return {
    url,
    title: metadata.title,
    summary: metadata.description,
    contentHtml: articleForFeed(html, url),
    published: metadata.date,
    updated: metadata.lastUpdatedAt ? new Date(metadata.lastUpdatedAt) : metadata.date,
    authors: metadata.authors.map((author) => {
      const link = author.page?.permalink ?? author.url;
      return {
        name: author.name ?? author.key ?? props.siteConfig.title,
        url: link === undefined ? undefined : new URL(link, url).href,
      };
    }),
    tags: metadata.tags.map(({label}) => label),
  };
}
