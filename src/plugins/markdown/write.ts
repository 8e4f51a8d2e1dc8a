/** Writes the twins of a finished build, and the files that list them. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {attribute, find} from '../../built/html';
import {keptReading, missingPage, routeKey, visitPages} from '../../built/pages';
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
const code = ['src/plugins/markdown', 'src/plugins/feeds/article.ts'];

/** URL of a page's twin. */
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
  const read = keptReading<Pick<TwinEntry, 'url' | 'markdown'>>(siteDir, 'markdown', code);
  const routeOf = ({permalink}: TwinSource): string => routeKey(permalink.slice(baseUrl.length));
  const sources = new Map(pages.map((page) => [routeOf(page), page]));
  const written = new Map<string, TwinEntry>();
  await visitPages(outDir, async (page) => {
    const source = sources.get(page.route);
    if (source === undefined) return;
    const {section, title, description, date} = source;
    const about = {title, description, date};
    const twin = read(page, [JSON.stringify(about)], () => {
      const content = find(page.document, (each) => attribute(each, 'data-content') !== null);
      if (!content) throw new Error(`${page.file} has no text in an element with data-content.`);
      const url = page.canonicalUrl;
      return {url: withExtension(url), markdown: twinOf(content, {...about, url})};
    });
    await writeFile(path.join(outDir, `${page.route}.md`), twin.markdown);
    written.set(page.route, {...about, ...twin, section});
  });
  const entries = [...sources.keys()].map((route) => {
    const entry = written.get(route);
    if (entry === undefined) throw missingPage(outDir, route);
    return entry;
  });
  const fullUrl = `${siteUrl}llms-full.txt`;
  await writeFile(path.join(outDir, 'llms.txt'), llmsIndex({...build, fullUrl}, entries));
  await writeFile(path.join(outDir, 'llms-full.txt'), llmsFull(entries));
}
