/** Reads posts off the pages of a finished build. */
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {attribute, find} from '../../built/html';
import type {BuiltPage} from '../../built/pages';
import {articleForFeed} from './article';
import type {FeedItem} from './formats';

/** The id Docusaurus gives the text of a post so that feeds can find it. */
const containerId = '__blog-post-container';

/**
 * Reads a post off its page.
 *
 * @param post - What the blog plugin knows of it.
 * @param page - Its page.
 * @param siteTitle - The name of an author who has none.
 * @returns The item of a feed.
 * @throws Error when the page has no text or canonical URL.
 */
export function toItem({metadata}: BlogPost, page: BuiltPage, siteTitle: string): FeedItem {
  const url = page.canonicalUrl;
  const content = find(page.document, (each) => attribute(each, 'id') === containerId);
  if (!content) {
    throw new Error(
      `${page.file} has no text in an element with the id ${containerId}. ` +
        'The theme component BlogPostItem/Content must keep that id.',
    );
  }
  return {
    url,
    title: metadata.title,
    summary: metadata.description,
    contentHtml: articleForFeed(content, url),
    published: metadata.date,
    updated: metadata.lastUpdatedAt ? new Date(metadata.lastUpdatedAt) : metadata.date,
    authors: metadata.authors.map((author) => {
      const link = author.page?.permalink ?? author.url;
      return {
        name: author.name ?? author.key ?? siteTitle,
        url: link === undefined ? undefined : new URL(link, url).href,
      };
    }),
    tags: metadata.tags.map(({label}) => label),
  };
}
