/**
 * The changelog: every post that names the release it announces (`release` in its front matter), with
 * its sections.
 */
import {readFile} from 'node:fs/promises';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import type {Release} from '../../components/Changelog';
import {loadNatively} from '../../native';
import type * as Sections from './sections';

const blogPlugin = 'docusaurus-plugin-content-blog';

/**
 * The plugin.
 *
 * @param context - The site.
 * @throws Error naming the post whose `release` is not a version
 */
export default function changelog({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'changelog',

    async allContentLoaded({allContent, actions}) {
      const content = allContent[blogPlugin]?.default as BlogContent | undefined;
      const releases: Release[] = [];
      const {isVersion, sectionsOf} = loadNatively(
        'src/plugins/changelog/sections.ts',
      ) as typeof Sections;
      for (const {metadata} of content?.blogPosts ?? []) {
        const {source, frontMatter, title, description, permalink, date} = metadata;
        const {release} = frontMatter as {release?: unknown};
        if (release === undefined || metadata.unlisted) continue;
        if (typeof release !== 'string' || !isVersion(release)) {
          throw new Error(
            `${source}: release is ${JSON.stringify(release)} → write a version such as 1.3.0-beta`,
          );
        }
        const file = `${siteDir}/${aliasedSitePathToRelativePath(source)}`;
        const sections = sectionsOf(await readFile(file, 'utf8'));
        const day = new Date(date).toISOString().slice(0, 10);
        releases.push({version: release, date: day, title, description, permalink, sections});
      }
      actions.addRoute({
        path: `${baseUrl}changelog`,
        component: '@site/src/components/Changelog',
        modules: {releases: await actions.createData('releases.json', releases)},
        exact: true,
      });
    },
  };
}
