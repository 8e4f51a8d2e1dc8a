import {cp, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent, BlogPost, BlogTag} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {root} from '../../root';
import type {FollowableFeed} from '../../components/BlogFeeds';
import {
  feedFiles,
  styleFiles,
  toAtom,
  toJsonFeed,
  toRss,
  type Feed,
  type FeedItem,
} from './formats';
import {buildSteps} from '../build-steps';

/** Where this plugin and the style files are. */
const pluginFolder = path.join(root, 'src/plugins/feeds');

const blogPlugin = 'docusaurus-plugin-content-blog';

/** Folder of the blog below the site's base, without slashes. */
const blogPath = 'blog';

/** What a feed is about: the blog, or one of its tags. */
interface Subject {
  readonly title: string;
  readonly description: string;
  /** Its page, below the site's base. */
  readonly path: string;
  /** Last part of the tag's path, and its name. */
  readonly tag?: string;
  readonly label?: string;
}

/** Options of the feeds plugin. */
export interface FeedsOptions {
  /** One sentence about what the blog is for. */
  description: string;
}

/**
 * Docusaurus plugin that writes the blog's feeds after the build: `rss.xml`, `atom.xml` and
 * `feed.json` with whole posts, the same for each tag, style sheets for browsers, and a page that lists
 * them. It announces those of the blog in the head of every page. The blog plugin's own feeds must be off (`feedOptions: {type: null}`).
 *
 * @param context - Docusaurus' load context
 * @param options - What the feeds say about themselves
 * @returns The plugin
 * @throws Error at once when `options` has no description, and from the build when the blog plugin is absent, has no published post, or wrote a
 *   page without its text or its canonical URL
 */
export default function feedsPlugin(context: LoadContext, options: FeedsOptions): Plugin {
  const {siteConfig} = context;
  if (!options.description) {
    throw new Error(
      "docusaurus.config.ts: the plugin ./src/plugins/feeds needs the option 'description', one sentence about the blog.",
    );
  }
  let posts: readonly BlogPost[] | undefined;
  let tags: readonly BlogTag[] = [];

  /** The blog as a whole, and each tag. */
  const subjects = (): Subject[] => [
    {title: `${siteConfig.title} blog`, description: options.description, path: blogPath},
    ...tags.map(({label, description, permalink}) => ({
      title: `${siteConfig.title} blog: ${label}`,
      description: description ?? options.description,
      path: permalink.slice(siteConfig.baseUrl.length),
      tag: permalink.split('/').filter(Boolean).at(-1),
      label,
    })),
  ];

  return {
    name: 'arkos-feeds',

    async allContentLoaded({allContent, actions}) {
      const content = allContent[blogPlugin]?.default as BlogContent | undefined;
      posts = content?.blogPosts.filter(({metadata}) => !metadata.unlisted);
      tags = Object.values(content?.blogTags ?? {}).filter(({unlisted}) => !unlisted);
      const base = `${siteConfig.baseUrl}${blogPath}/`;
      const listed: FollowableFeed[] = subjects().map(({label, description, path: page, tag}) => {
        const {rss, atom, json} = feedFiles(tag);
        return {
          title: label ?? 'All posts',
          description,
          page: siteConfig.baseUrl + page,
          files: {RSS: base + rss, Atom: base + atom, 'JSON Feed': base + json},
        };
      });
      actions.addRoute({
        path: `${base}feeds`,
        component: '@site/src/components/BlogFeeds',
        modules: {feeds: await actions.createData('feeds.json', listed)},
        exact: true,
      });
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
      const {rss, atom, json} = feedFiles();
      return {
        headTags: [
          link('application/rss+xml', rss, 'RSS'),
          link('application/atom+xml', atom, 'Atom'),
          link('application/feed+json', json, 'JSON Feed'),
        ],
      };
    },

    async postBuild(props) {
      if (!posts) {
        throw new Error(
          'The feeds plugin found no blog. Switch the blog of the preset on in docusaurus.config.ts, or remove ./src/plugins/feeds from its plugins.',
        );
      }
      const {missingPage, routeKey, toItem, visitPages} = buildSteps();
      const {outDir} = props;
      const routeOf = ({metadata}: BlogPost): string =>
        routeKey(metadata.permalink.slice(siteConfig.baseUrl.length));
      const byRoute = new Map(posts.map((post) => [routeOf(post), post]));
      const tagsPath = `${blogPath}/tags`;
      const listed = new Set([tagsPath, ...subjects().map((subject) => routeKey(subject.path))]);
      const read = new Map<string, FeedItem>();
      const urls = new Map<string, string>();
      await visitPages(outDir, (page) => {
        const post = byRoute.get(page.route);
        if (post) read.set(page.route, toItem(post, page, siteConfig.title));
        if (listed.has(page.route)) urls.set(page.route, page.canonicalUrl);
      });
      const found = <Value>(values: ReadonlyMap<string, Value>, route: string): Value => {
        const value = values.get(route);
        if (value === undefined) throw missingPage(outDir, route);
        return value;
      };
      const items = posts.map((post) => found(read, routeOf(post)));
      const base = new URL(siteConfig.baseUrl, siteConfig.url);
      const newest = items[0]?.published ?? new Date(0);
      const common = {
        baseUrl: new URL(`${blogPath}/`, base).href,
        // Docusaurus makes no such page when no post has a tag.
        tagsUrl: tags.length > 0 ? found(urls, tagsPath) : undefined,
        iconUrl: siteConfig.favicon ? new URL(siteConfig.favicon, base).href : undefined,
        language: context.i18n.currentLocale,
        copyright: `© ${newest.getUTCFullYear()} ${siteConfig.title}`,
        generator: {
          name: 'Docusaurus',
          version: props.siteMetadata.docusaurusVersion,
          url: 'https://docusaurus.io',
        },
      };
      const folder = path.join(outDir, blogPath);
      await mkdir(folder, {recursive: true});
      for (const {title, description, path: page, tag, label} of subjects()) {
        const files = feedFiles(tag);
        const feed: Feed = {
          ...common,
          title,
          description,
          homeUrl: found(urls, routeKey(page)),
          files,
          items: label === undefined ? items : items.filter((item) => item.tags.includes(label)),
        };
        await Promise.all([
          writeFile(path.join(folder, files.rss), toRss(feed)),
          writeFile(path.join(folder, files.atom), toAtom(feed)),
          writeFile(path.join(folder, files.json), toJsonFeed(feed)),
        ]);
      }
      await Promise.all(
        Object.values(styleFiles).map((file) =>
          cp(path.join(pluginFolder, file), path.join(folder, file)),
        ),
      );
    },
  };
}
