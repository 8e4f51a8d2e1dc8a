import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';
import {parseFragment} from 'parse5';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {articleForFeed} from '../../../src/plugins/feeds/article';

/** A page of this site as plain Markdown, for a generator that knows none of our components. */
export interface TextPage {
  /** Path on the site, without a slash at the end. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** The text below the title. */
  readonly markdown: string;
}

/** A post, with the day it was published. */
export interface TextPost extends TextPage {
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** All docs pages and posts of this site. */
export interface SiteText {
  readonly docs: readonly TextPage[];
  readonly posts: readonly TextPost[];
}

/** Any origin: links to the site itself lose it again. */
const origin = 'https://site.invalid';

const toMarkdown = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark)
  .use(remarkGfm)
  // Escapes braces, so that the same text is correct as Markdown and as MDX.
  .use(remarkMdx)
  .use(remarkStringify, {bullet: '-', fences: true, incrementListMarker: false});

/**
 * Turns the HTML of an article into plain Markdown: what a reader sees with nothing pressed, as
 * headings, paragraphs, lists, tables, quotations and fences. Controls, drawings and the hidden
 * forms of a sample are dropped; links inside the site keep their page and lose their anchor,
 * because not every generator can set anchors.
 *
 * @param html - Inner HTML of the article, without its title
 * @param route - Path of the page
 */
export function articleToMarkdown(html: string, route: string): string {
  const content = parseFragment(html, {scriptingEnabled: false});
  const article = load(articleForFeed(content, origin + route), null, false);
  article('a[href]').each((_, link) => {
    const url = new URL(article(link).attr('href') ?? '', origin);
    if (url.origin === origin) article(link).attr('href', url.pathname);
  });
  return String(toMarkdown.processSync(article.html()));
}

async function readTextPage(
  buildDir: string,
  route: string,
  container: string,
): Promise<{page: TextPage; date: string}> {
  const file = path.join(buildDir, route, 'index.html');
  const $ = load(await readFile(file, 'utf8'));
  const article = $(container);
  const title = $('article h1').first().text().trim();
  article.find('h1').remove();
  const html = article.html();
  if (!html || !title)
    throw new Error(`${file} has no title or no text in ${container}. Was the theme changed?`);

  const description = $('meta[name="description"]').attr('content') ?? '';
  return {
    page: {route, title, description, markdown: articleToMarkdown(html, route)},
    date: ($('article time').first().attr('datetime') ?? '').slice(0, 10),
  };
}

/**
 * Reads the text of the site from a finished build, because only there quotes are filled and
 * components are rendered.
 *
 * @param buildDir - A finished build of this site
 * @param docIds - Ids of the docs pages, as the sidebar lists them
 * @throws Error when a page is missing or empty
 */
export async function readSiteText(buildDir: string, docIds: readonly string[]): Promise<SiteText> {
  const docs = await Promise.all(
    docIds.map(
      async (id) => (await readTextPage(buildDir, `/docs/${id}`, '.theme-doc-markdown')).page,
    ),
  );
  const names = await readdir(path.join(buildDir, 'blog'), {withFileTypes: true});
  const lists = new Set(['archive', 'authors', 'feeds', 'page', 'tags']);
  const posts = await Promise.all(
    names
      .filter((entry) => entry.isDirectory() && !lists.has(entry.name))
      .map(async ({name}) => {
        const {page, date} = await readTextPage(
          buildDir,
          `/blog/${name}`,
          '#__blog-post-container',
        );
        return {...page, date};
      }),
  );
  return {docs, posts: posts.sort((one, other) => other.date.localeCompare(one.date))};
}
