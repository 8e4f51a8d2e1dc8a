/** Writes the twins of a finished build, and the files that list them. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';

import {hashOf} from '../../hash';
import {openStore} from '../../remark/support/store';
import {canonicalUrl, readPage} from '../built-page';
import {llmsFull, llmsIndex, type TwinEntry, type TwinSite} from './llms';
import {twinOf, type TwinPage} from './twin';

/** A docs page or post, before the build. */
export interface TwinSource extends Omit<TwinPage, 'url'> {
  /** Path, base URL included. */
  readonly permalink: string;
  readonly section: string;
}

/** A finished build. */
export interface TwinBuild extends Omit<TwinSite, 'fullUrl'> {
  /** The repository, absolute. */
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** Absolute URL of the site; ends with a slash. */
  readonly siteUrl: string;
}

/** Code that decides what a twin says, besides its page. */
const inputs = ['src/plugins/markdown', 'src/plugins/feeds/article.ts', 'package.json'];

/** URL or path of a page's twin. */
const withExtension = (page: string): string => `${page.replace(/\/$/, '')}.md`;

/**
 * Writes `<page>.md` for each page, `llms.txt` and `llms-full.txt`.
 *
 * @param pages - In the order in which they are listed
 * @param build - See {@link TwinBuild}
 * @throws Error naming the page that has no text or no canonical URL
 */
export async function writeTwins(pages: readonly TwinSource[], build: TwinBuild): Promise<void> {
  const {siteDir, outDir, baseUrl, siteUrl} = build;
  const store = openStore<string>(siteDir, 'markdown', inputs);
  const entries: TwinEntry[] = [];
  for (const {permalink, section, ...page} of pages) {
    const route = permalink.slice(baseUrl.length);
    const built = await readPage(outDir, route);
    const html = load(built.html)('[data-content]').first().html();
    if (!html) throw new Error(`${built.file} has no text in an element with data-content.`);
    const about = {...page, url: canonicalUrl(built)};
    const key = hashOf([html, JSON.stringify(about)]);
    let markdown = store.get(key);
    if (markdown === undefined) {
      markdown = twinOf(html, about);
      store.set(key, markdown);
    }
    await writeFile(path.join(outDir, withExtension(route)), markdown);
    entries.push({...about, url: withExtension(about.url), section, markdown});
  }
  const fullUrl = `${siteUrl}llms-full.txt`;
  await writeFile(path.join(outDir, 'llms.txt'), llmsIndex({...build, fullUrl}, entries));
  await writeFile(path.join(outDir, 'llms-full.txt'), llmsFull(entries));
}
