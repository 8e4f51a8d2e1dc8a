/**
 * Writes every docs page and post as Markdown at its URL plus `.md`, and lists them in `llms.txt`
 * and `llms-full.txt`. See README.md, "Markdown, assistants".
 */
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import {buildSteps} from '../build-steps';
import type {TwinSource} from './write';

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

/** The ids of the documents of a sidebar with their sections, in their order. */
function listed(items: readonly SidebarItem[], section: string): [id: string, section: string][] {
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return [[item.id, section]];
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [
      ...own.map((id): [string, string] => [id, item.label]),
      ...listed(item.items, item.label),
    ];
  });
}

function docsOf({sidebars, docs}: Version): TwinSource[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const sections = new Map(Object.values(sidebars).flatMap((items) => listed(items, 'Docs')));
  // A page that is in no sidebar has a twin, too.
  for (const {id} of docs) if (!sections.has(id)) sections.set(id, 'Docs');
  return [...sections].flatMap(([id, section]) => {
    const doc = byId.get(id);
    if (!doc || doc.unlisted || doc.draft) return [];
    const {title, description, permalink} = doc;
    return [{title, description, permalink, section}];
  });
}

function postsOf({blogPosts}: BlogContent): TwinSource[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {title, description, permalink, date}}) => ({
      title,
      description,
      permalink,
      section: 'Blog',
      date: new Date(date).toISOString().slice(0, 10),
    }));
}

/** What the content plugins of one kind loaded. */
const loaded = <Content>(allContent: AllContent, name: string): Content[] =>
  Object.values(allContent[`docusaurus-plugin-content-${name}`] ?? {}) as Content[];

/**
 * The plugin. Twins are made from the built pages, so there are none under `npm start`.
 *
 * @param context - The site.
 */
export default function markdown({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const pages: TwinSource[] = [];
  return {
    name: 'markdown',

    allContentLoaded({allContent}) {
      pages.length = 0;
      for (const {loadedVersions} of loaded<LoadedContent>(allContent, 'docs'))
        pages.push(...loadedVersions.flatMap(docsOf));
      for (const content of loaded<BlogContent>(allContent, 'blog'))
        pages.push(...postsOf(content));
    },

    async postBuild({outDir}) {
      const {title, tagline, url} = siteConfig;
      const siteUrl = new URL(baseUrl, url).href;
      await buildSteps().writeTwins(pages, {siteDir, outDir, baseUrl, siteUrl, title, tagline});
    },
  };
}
