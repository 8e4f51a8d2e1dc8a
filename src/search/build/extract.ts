/**
 * Reads a page's sections from its rendered HTML, as a browser without JavaScript shows it.
 *
 * An element with `data-search-entry="name"` and an `id` is a section of its own with that heading.
 * In the first cell of a row `data-search-aside` marks what is not the row's name, such as a type.
 * An element with `data-search-skip` is left out with all that it holds: use it for what repeats on
 * every page. `keywords` in the front matter are other words for the page, or, with an anchor at the
 * end (`avatar #upload`), for one of its headings.
 */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

import {attribute, childrenOf, classesOf, find, isElement} from '../../built/html';
import type {PageSection, PageText} from '../record';
import {partRanks} from '../settings';
import {clean, textBelow} from './html';
import {type OpenSection, SectionReader} from './section-reader';

/** What the extractor needs to know besides the HTML. */
export interface ExtractOptions {
  /** Path of the page from the root of the host, base URL included. */
  readonly path: string;
  /** The site's name, as it stands behind ` | ` in titles. */
  readonly siteTitle: string;
}

/** Whether a page only leads to others: the index of a sidebar category with its cards. */
function isCards(main: Tree.Element): boolean {
  const isIndex = (element: Tree.Element): boolean =>
    classesOf(element).some((name) => name.startsWith('generatedIndexPage'));
  return find(main, isIndex) !== null;
}

/** Whether a page's list of other pages is all that it has: its title is enough to find it. */
function isListing(pageClasses: readonly string[]): boolean {
  return pageClasses.some((name) =>
    /^(blog-(?!post-page)[a-z-]*page|docs-tags?-[a-z-]*page)$/.test(name),
  );
}

/**
 * Reads one page.
 *
 * @param page - The page, parsed as without JavaScript: panels of tabs that are not shown are in a
 *   `noscript`.
 * @param options - Where it is served.
 * @returns What it says, or `null` when it asks not to be found (`noindex`), leads elsewhere
 *   (`http-equiv="refresh"`), has no `main` part or only cards of other pages.
 */
export function extractPage(page: Tree.Document, options: ExtractOptions): PageText | null {
  const meta = (name: string): string | null => {
    const element = find(
      page,
      (each) => each.tagName === 'meta' && attribute(each, 'name') === name,
    );
    return element === null ? null : attribute(element, 'content');
  };
  const root = find(page, (each) => each.tagName === 'html');
  const main = find(page, (each) => each.tagName === 'main');
  const leadsElsewhere = find(
    page,
    (each) => each.tagName === 'meta' && attribute(each, 'http-equiv') === 'refresh',
  );
  const robots = meta('robots') ?? '';
  if (root === null || main === null || leadsElsewhere !== null || /noindex/i.test(robots))
    return null;

  if (isCards(main)) return null;

  const titleElement = find(page, (each) => each.tagName === 'title');
  const fullTitle = titleElement === null ? '' : clean(textBelow(titleElement));
  const suffix = ` | ${options.siteTitle}`;
  const title = fullTitle.endsWith(suffix) ? fullTitle.slice(0, -suffix.length) : fullTitle;

  const pageClasses = classesOf(root);
  const lvl0 = partOfSite(page, pageClasses);
  const reader = new SectionReader(title === '' ? options.siteTitle : title);
  for (const child of childrenOf(main)) reader.read(child);
  reader.flush();
  addKeywords(reader.sections, (meta('keywords') ?? '').split(','), options.path);
  const [own] = reader.sections;
  const label = crumbsOf(page).at(-1);
  if (own !== undefined && label !== undefined && label !== own.heading) own.keywords.push(label);
  const description = clean(meta('description') ?? '');
  if (own !== undefined && description !== '')
    own.texts.unshift({kind: 'text', content: description, names: [], codes: []});

  return {
    path: options.path,
    lvl0,
    language: meta('docsearch:language') ?? attribute(root, 'lang') ?? 'en',
    tag: meta('docsearch:docusaurus_tag') ?? 'default',
    rank: rankOf(meta('search:rank'), lvl0),
    sections: isListing(pageClasses)
      ? reader.sections.slice(0, 1).map(withoutText)
      : reader.sections,
  };
}

/**
 * What a page asks for itself with `<meta name="search:rank" content="-5">`, or what pages of its
 * part get.
 */
function rankOf(asked: string | null, lvl0: string): number {
  const rank = asked === null ? (partRanks[lvl0] ?? 0) : Number(asked);
  return Number.isFinite(rank) ? Math.max(-9, Math.min(9, rank)) : 0;
}

function withoutText(section: PageSection): PageSection {
  return {...section, texts: []};
}

/** The labels of a page's breadcrumbs, the page's own last. */
function crumbsOf(page: Tree.Document): string[] {
  const breadcrumbs = find(page, (each) => classesOf(each).includes('theme-doc-breadcrumbs'));
  const crumbs: string[] = [];
  const collect = (node: Tree.Node): void => {
    for (const child of childrenOf(node)) {
      if (isElement(child) && child.tagName === 'li') crumbs.push(clean(textBelow(child)));
      else collect(child);
    }
  };
  if (breadcrumbs !== null) collect(breadcrumbs);
  return crumbs.filter((crumb) => crumb !== '');
}

/**
 * Gives the sections of a page the keywords of its front matter.
 *
 * @throws Error naming the keyword when the page has no heading with its anchor.
 */
function addKeywords(
  sections: readonly OpenSection[],
  keywords: readonly string[],
  path: string,
): void {
  for (const keyword of keywords) {
    const [words = '', anchor = null] = keyword.split('#').map((part) => part.trim());
    if (words === '') continue;
    const section = sections.find(
      (each, index) => each.anchor === anchor && (anchor !== null || index === 0),
    );
    if (section === undefined) {
      throw new Error(
        `${path}: the keyword "${keyword.trim()}" names the anchor "#${anchor}", which no heading ` +
          'of the page has → write the anchor of a heading, or none for the whole page.',
      );
    }
    section.keywords.push(words);
  }
}

/**
 * The part of the site a page belongs to: the outermost sidebar category that its breadcrumbs name,
 * `Docs` for a docs page that stands in none, `Blog`, or `Site`.
 */
function partOfSite(page: Tree.Document, pageClasses: readonly string[]): string {
  if (pageClasses.includes('plugin-blog') || pageClasses.includes('blog-wrapper')) return 'Blog';
  const named = crumbsOf(page);
  const isDocs = named.length > 0 || pageClasses.includes('plugin-docs');
  // The last crumb is the page itself.
  const category = named.length > 1 ? named[0] : undefined;
  return category ?? (isDocs ? 'Docs' : 'Site');
}
