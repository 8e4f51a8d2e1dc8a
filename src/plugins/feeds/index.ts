import {cp, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadNatively} from '../../native';
import {feedFiles, toAtom, toJsonFeed, toRss, type Feed} from './formats';
import type * as BuiltPages from '../built-page';
import type * as Items from './items';

const blogPlugin = 'docusaurus-plugin-content-blog';

/** Folder of the blog below the site's base, without slashes. */
const blogPath = 'blog';

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
      const {toItem} = loadNatively('src/plugins/feeds/items.ts') as typeof Items;
      const {canonicalUrl, readPage} = loadNatively(
        'src/plugins/built-page.ts',
      ) as typeof BuiltPages;
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
