/** Reads posts off the pages of a finished build. */
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {Props} from '@docusaurus/types';
import {load} from 'cheerio';
import {canonicalUrl, readPage} from '../built-page';
import {articleForFeed} from './article';
import type {FeedItem} from './formats';

/** The id Docusaurus gives the text of a post so that feeds can find it. */
const containerId = '__blog-post-container';

/**
 * Reads a post off its page.
 *
 * @param post - What the blog plugin knows of it.
 * @param props - Of the finished build.
 * @returns The item of a feed.
 * @throws Error when the page is not there, or has no text or canonical URL.
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
