import type {Options} from '@docusaurus/plugin-content-blog';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {PluginConfig} from '@docusaurus/types';
import type {FeedsOptions} from './plugins/feeds';

import {remarkSteps} from './remark/native';

const description = 'Releases of Arkos.js: what changed, why you would want it, how to upgrade.';

/**
 * Options of the blog.
 *
 * Tags and authors come from `blog/tags.yml` and `blog/authors.yml` and from nowhere else, and
 * every post says where its preview ends: a typing mistake stops the build instead of making a
 * tag page of its own. The feeds are switched off here because `src/plugins/feeds` writes them;
 * what Docusaurus 3.7.0 writes has no `atom:link`, relative author URLs and the page's
 * buttons in the text.
 */
export const blogOptions: Partial<Options> = {
  blogTitle: 'Blog',
  blogDescription: description,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 10,
  showReadingTime: true,
  authorsMapPath: 'authors.yml',
  authorsBasePath: 'authors',
  tags: 'tags.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  archiveBasePath: 'archive',
  feedOptions: {type: null},
  remarkPlugins: [[npm2yarn, {sync: true, converters: ['pnpm', 'yarn', 'bun']}], remarkSteps],
};

const feedsOptions: FeedsOptions = {description};

/** The plugin that writes the blog's feeds, as an entry of `plugins` in docusaurus.config.ts. */
export const blogFeeds: PluginConfig = ['./src/plugins/feeds/index.ts', {...feedsOptions}];
