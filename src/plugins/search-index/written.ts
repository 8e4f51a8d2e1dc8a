import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';

import {bodyOf} from '../../content/page';
import type {WrittenPage} from '../../search/build/related';

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

/** The file behind the alias that the content plugins name it with. */
const fileOf = (siteDir: string, source: string): string =>
  path.join(siteDir, source.replace(/^@site\//, ''));

/** Reads a source file without its front matter. */
async function markdownOf(siteDir: string, source: string): Promise<string> {
  return bodyOf(await readFile(fileOf(siteDir, source), 'utf8'));
}

/** The ids of the documents in a sidebar entry, those of nested categories included. */
function docsIn(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(docsIn)];
}

/** A page and the file it is written in. */
export interface SourcePage extends WrittenPage {
  readonly file: string;
}

/**
 * The docs pages and blog posts as they were written: known before anything is rendered, so that
 * what is computed from them can stand in the HTML.
 *
 * @param siteDir - The folder of the site.
 * @param allContent - What the content plugins loaded.
 */
export async function writtenPages(siteDir: string, allContent: AllContent): Promise<SourcePage[]> {
  const pages: Promise<SourcePage>[] = [];
  for (const loaded of Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of (loaded as LoadedContent).loadedVersions) {
      const categories = new Map<string, string>();
      for (const item of Object.values(version.sidebars).flat()) {
        if (item.type !== 'category') continue;
        for (const id of docsIn(item)) categories.set(id, item.label);
      }
      for (const {id, permalink, title, description, source, unlisted, draft} of version.docs) {
        if (unlisted || draft) continue;
        const lvl0 = categories.get(id) ?? 'Docs';
        pages.push(
          markdownOf(siteDir, source).then((markdown) => ({
            file: fileOf(siteDir, source),
            path: permalink,
            title,
            lvl0,
            description,
            markdown,
          })),
        );
      }
    }
  }
  for (const loaded of Object.values(allContent['docusaurus-plugin-content-blog'] ?? {})) {
    for (const {metadata} of (loaded as BlogContent).blogPosts) {
      const {permalink, title, description, source, unlisted} = metadata;
      if (unlisted) continue;
      pages.push(
        markdownOf(siteDir, source).then((markdown) => ({
          file: fileOf(siteDir, source),
          path: permalink,
          title,
          lvl0: 'Blog',
          description,
          markdown,
        })),
      );
    }
  }
  return Promise.all(pages);
}
