import {cp, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {load} from 'cheerio';
import {articleForFeed} from './article';
import {feedFiles, toAtom, toJsonFeed, toRss, type Feed, type FeedItem} from './formats';

const blogPlugin = 'docusaurus-plugin-content-blog';

/** Folder of the blog below the site's base, without slashes. */
const blogPath = 'blog';

/** The id Docusaurus gives the text of a post so that feeds can find it. */
const containerId = '__blog-post-container';

async function readPage(outDir: string, route: string): Promise<{html: string; file: string}> {
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

/** The address a page gives itself knows about `trailingSlash` and `baseUrl`. */
function canonicalUrl(page: {html: string; file: string}): string {
  const url = load(page.html)('link[rel="canonical"]').attr('href');
  if (!url) {
    throw new Error(
      `${page.file} has no <link rel="canonical">, from which the feeds take addresses. ` +
        'Put it back into the site metadata of the theme.',
    );
  }
  return url;
}

async function toItem(post: BlogPost, props: Props): Promise<FeedItem> {
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

/** Options of the feeds plugin. */
export interface FeedsOptions {
  /** One sentence about what the blog is for. */
  description: string;
}

/**
 * Docusaurus plugin that writes the blog's feeds after the build: `rss.xml`, `atom.xml` and
 * `feed.json` with whole posts, and style sheets for browsers. It announces them in the head of
 * every page. The blog plugin's own feeds must be off (`feedOptions: {type: null}`).
 *
 * @param context - Docusaurus' load context
 * @param options - what the feeds say about themselves
 * @returns the plugin
 * @throws Error at once when `options` has no description, and from the build when the blog plugin is absent, has no published post, or wrote a
 *   page without its text or its canonical address
 */
export default function feedsPlugin(context: LoadContext, options: FeedsOptions): Plugin {
  const {siteConfig} = context;
  if (!options.description) {
    throw new Error(
      "docusaurus.config.ts: the plugin ./src/plugins/feeds needs the option 'description', one sentence about the blog.",
    );
  }
  let posts: readonly BlogPost[] | undefined;

  return {
    name: 'arkos-feeds',

    getPathsToWatch() {
      return [path.join(__dirname, '*.{ts,xsl,css}')];
    },

    allContentLoaded({allContent}) {
      const content = allContent[blogPlugin]?.default as BlogContent | undefined;
      posts = content?.blogPosts.filter(({metadata}) => !metadata.unlisted);
    },

    injectHtmlTags() {
      const link = (type: string, file: string, format: string) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type,
          href: `${siteConfig.baseUrl}${blogPath}/${file}`,
          title: `${siteConfig.title} blog (${format})`,
        },
      });
      return {
        headTags: [
          link('application/rss+xml', feedFiles.rss, 'RSS'),
          link('application/atom+xml', feedFiles.atom, 'Atom'),
          link('application/feed+json', feedFiles.json, 'JSON Feed'),
        ],
      };
    },

    async postBuild(props) {
      if (!posts) {
        throw new Error(
          'The feeds plugin found no blog. Switch the blog of the preset on in docusaurus.config.ts, or remove ./src/plugins/feeds from its plugins.',
        );
      }
      const items = await Promise.all(posts.map((post) => toItem(post, props)));
      const base = new URL(siteConfig.baseUrl, siteConfig.url);
      const newest = items[0]?.published ?? new Date(0);
      const feed: Feed = {
        title: `${siteConfig.title} blog`,
        description: options.description,
        homeUrl: canonicalUrl(await readPage(props.outDir, blogPath)),
        baseUrl: new URL(`${blogPath}/`, base).href,
        tagsUrl: canonicalUrl(await readPage(props.outDir, `${blogPath}/tags`)),
        iconUrl: siteConfig.favicon ? new URL(siteConfig.favicon, base).href : undefined,
        language: context.i18n.currentLocale,
        copyright: `© ${newest.getUTCFullYear()} ${siteConfig.title}`,
        generator: {
          name: 'Docusaurus',
          version: props.siteMetadata.docusaurusVersion,
          url: 'https://docusaurus.io',
        },
        items,
      };
      const folder = path.join(props.outDir, blogPath);
      await mkdir(folder, {recursive: true});
      await Promise.all([
        writeFile(path.join(folder, feedFiles.rss), toRss(feed)),
        writeFile(path.join(folder, feedFiles.atom), toAtom(feed)),
        writeFile(path.join(folder, feedFiles.json), toJsonFeed(feed)),
        ...[feedFiles.xsl, feedFiles.css, feedFiles.plainCss].map((file) =>
          cp(path.join(__dirname, file), path.join(folder, file)),
        ),
      ]);
    },
  };
}
