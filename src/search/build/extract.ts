/**
 * Reads a page's sections from its rendered HTML, as a browser without JavaScript shows it.
 *
 * An element with `data-search-entry="name"` and an `id` is a section of its own with that heading.
 * In the first cell of a row `data-search-aside` marks what is not the row's name, such as a type.
 * An element with `data-search-skip` is left out with all that it holds: use it for what repeats on
 * every page. `keywords` in the front matter are other words for the page, or, with an anchor at the
 * end (`avatar #upload`), for one of its headings.
 */
import {defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import type {PageSection, PageText, RecordText} from '../record';
import {partRanks} from '../settings';

/** What the extractor needs to know besides the HTML. */
export interface ExtractOptions {
  /** Path of the page from the root of the host, base URL included. */
  readonly path: string;
  /** The site's name, as it stands behind ` | ` in titles. */
  readonly siteTitle: string;
}

const headingPattern = /^h([1-6])$/;

/** Elements whose text runs on in the line around them; every other one begins a new text. */
const inlineTags = new Set(
  (
    'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd label mark picture q ruby s ' +
    'samp small span strong sub sup time u var wbr'
  ).split(' '),
);

/** Controls, decoration and ways about: not what the page says. */
const skippedTags = new Set(
  (
    'audio button canvas footer iframe input link math meta nav object script select ' +
    'style template textarea track video'
  ).split(' '),
);

/** Parts of the theme that repeat what stands elsewhere; the class names are its stable ones. */
const skippedClasses = [
  'hash-link',
  // The JavaScript form of a sample, which says what its TypeScript says.
  'js',
  'table-of-contents',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-unlisted-banner',
  'theme-draft-banner',
  'theme-last-updated',
  'avatar',
  'tags',
];

/** Ids that React makes up (`useId`): another one with the next change of the page. */
const reactId = /^(_[Rr]_|:[Rr]|«r)/;

/** What the theme writes above an admonition without a title of its own. */
const plainAdmonition = /^(note|tip|info|warning|danger|caution|important|success|secondary)$/i;

function attribute(element: Tree.Element, name: string): string | null {
  return element.attrs.find((entry) => entry.name === name)?.value ?? null;
}

function classesOf(element: Tree.Element): readonly string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/);
}

function isElement(node: Tree.Node): node is Tree.Element {
  return tree.isElementNode(node);
}

function childrenOf(node: Tree.Node): readonly Tree.ChildNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** The first element in reading order that `wanted` accepts. */
function find(node: Tree.Node, wanted: (element: Tree.Element) => boolean): Tree.Element | null {
  for (const child of childrenOf(node)) {
    if (isElement(child) && wanted(child)) return child;
    const found = find(child, wanted);
    if (found !== null) return found;
  }
  return null;
}

function isSkipped(element: Tree.Element): boolean {
  const classes = classesOf(element);
  return (
    skippedTags.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'role') === 'tablist' ||
    attribute(element, 'data-search-skip') !== null ||
    skippedClasses.some((name) => classes.includes(name)) ||
    // The line of a blog post's header with its date and reading time.
    childrenOf(element).some((child) => isElement(child) && child.tagName === 'time')
  );
}

/** Elements that stand apart on the page even where no space is between them, such as badges. */
const apartTags = new Set(['a', 'code', 'em', 'kbd', 'small', 'span', 'strong']);

/** Whether an element follows another one directly, with nothing between them. */
function touchesPrevious(node: Tree.ChildNode, previous: Tree.ChildNode | undefined): boolean {
  return (
    previous !== undefined &&
    isElement(node) &&
    isElement(previous) &&
    apartTags.has(node.tagName) &&
    apartTags.has(previous.tagName)
  );
}

/** All text below a node, the skipped parts left out; lines of code kept apart. */
function textBelow(node: Tree.Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (isElement(node)) {
    if (node.tagName === 'br') return '\n';
    if (isSkipped(node)) return '';
  }
  return childrenOf(node).map(textBelow).join('');
}

/**
 * One line of plain text. Zero-width characters, which the theme puts into anchors and word breaks,
 * and control characters, which the index files use as marks, are dropped.
 */
function clean(text: string): string {
  return text
    .replace(/[\u200b\u200c\u200d\u2060\ufeff]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A section that is still being read. */
interface OpenSection {
  level: PageSection['level'];
  heading: string;
  anchor: string | null;
  keywords: string[];
  texts: RecordText[];
}

/** A thing with an anchor of its own weighs less than any heading, unless it is the very name asked. */
const entryLevel = 6;

/** Collects a page's sections while its elements go by. */
class Reader {
  readonly sections: OpenSection[] = [];

  /** The section that takes what is read now. */
  private current: OpenSection;

  private line = '';

  private isTitled = false;

  private names: string[] = [];

  private codes: string[] = [];

  /** Whether code that comes now is what the row, item or term is about. */
  private atHead = false;

  constructor(title: string) {
    this.current = this.open({level: 1, heading: title, anchor: null, keywords: [], texts: []});
  }

  private open(section: OpenSection): OpenSection {
    this.sections.push(section);
    return section;
  }

  /** Ends the text that was being read. */
  flush(): void {
    const content = clean(this.line);
    if (/[\p{L}\p{N}]/u.test(content)) {
      this.current.texts.push({
        kind: 'text',
        content,
        names: this.names,
        codes: this.codes,
      });
    }
    this.line = '';
    this.names = [];
    this.codes = [];
    this.atHead = false;
  }

  private heading(element: Tree.Element, level: number): void {
    this.flush();
    const heading = clean(textBelow(element));
    const [title] = this.sections;
    if (heading === '' || title === undefined) return;
    // The section of the page itself is there from the start, under the name in the browser's tab.
    if (level === 1 && !this.isTitled) {
      this.isTitled = true;
      title.heading = heading;
      return;
    }
    const id = attribute(element, 'id');
    const isLasting = id !== null && !reactId.test(id);
    const anchor = isLasting ? id : this.current.anchor;
    const deep = Math.max(2, level) as PageSection['level'];
    this.current = this.open({level: deep, heading, anchor, keywords: [], texts: []});
  }

  private codeBlock(element: Tree.Element): void {
    this.flush();
    const content = clean(textBelow(element));
    if (content !== '') {
      this.current.texts.push({kind: 'code', content, names: [], codes: []});
    }
  }

  private inlineCode(element: Tree.Element): void {
    const name = clean(textBelow(element));
    if (name !== '') (this.atHead ? this.names : this.codes).push(name);
    this.line += textBelow(element);
    this.atHead = false;
  }

  /** A thing with an anchor of its own is a section inside the one that it stands in. */
  private entry(element: Tree.Element, heading: string): void {
    this.flush();
    const around = this.current;
    const anchor = attribute(element, 'id');
    this.current = this.open({level: entryLevel, heading, anchor, keywords: [], texts: []});
    if (element.tagName === 'tr') this.row(element);
    else for (const child of childrenOf(element)) this.read(child);
    this.flush();
    this.current = around;
  }

  /** A table row is one text: what stands in one cell is about what stands in the others. */
  private row(element: Tree.Element): void {
    this.flush();
    const cells = childrenOf(element).filter(isElement);
    cells.forEach((cell, index) => {
      if (index > 0 && this.line.trim() !== '') this.line += ' · ';
      this.atHead = index === 0;
      childrenOf(cell).forEach((child, place, all) => {
        if (touchesPrevious(child, all[place - 1])) this.line += ' ';
        this.inRow(child, index === 0);
      });
    });
    this.flush();
  }

  private inRow(node: Tree.ChildNode, isFirst: boolean): void {
    if (!isElement(node)) {
      if (tree.isTextNode(node)) this.line += node.value;
      return;
    }
    if (isSkipped(node)) return;
    if (node.tagName === 'code') {
      this.atHead = isFirst;
      this.inlineCode(node);
      return;
    }
    const isAside = attribute(node, 'data-search-aside') !== null;
    const isApart = isAside || !inlineTags.has(node.tagName) || node.tagName === 'br';
    if (isApart) this.line += ' ';
    childrenOf(node).forEach((child, index, all) => {
      if (touchesPrevious(child, all[index - 1])) this.line += ' ';
      this.inRow(child, isFirst && !isAside);
    });
    if (isApart) this.line += ' ';
  }

  /**
   * Reads a node and all that it holds.
   *
   * @param node - The node.
   * @param isInLink - Whether it stands in a link: a heading there is a card's, not the page's.
   */
  read(node: Tree.ChildNode, isInLink = false): void {
    if (tree.isTextNode(node)) {
      this.line += node.value;
      if (node.value.trim() !== '') this.atHead = false;
      return;
    }
    if (!isElement(node) || isSkipped(node)) return;
    const {tagName} = node;
    const entry = attribute(node, 'data-search-entry');
    if (entry !== null) return this.entry(node, clean(entry));
    const level = Number(headingPattern.exec(tagName)?.[1] ?? 0);
    if (level > 0 && !isInLink) return this.heading(node, level);
    if (tagName === 'pre') return this.codeBlock(node);
    if (tagName === 'code') return this.inlineCode(node);
    if (tagName === 'tr') return this.row(node);
    if (tagName === 'svg') return this.picture(node);
    if (tagName === 'img') {
      this.line += ` ${attribute(node, 'alt') ?? ''} `;
      return;
    }
    if (tagName === 'br') {
      this.line += ' ';
      return;
    }
    if (
      classesOf(node).some((name) => name.startsWith('admonitionHeading')) &&
      plainAdmonition.test(clean(textBelow(node)))
    ) {
      return;
    }
    const isInline = inlineTags.has(tagName);
    if (!isInline) this.flush();
    if (tagName === 'li' || tagName === 'dt') this.atHead = true;
    childrenOf(node).forEach((child, index, all) => {
      if (touchesPrevious(child, all[index - 1])) this.line += ' ';
      this.read(child, isInLink || tagName === 'a');
    });
    if (!isInline) this.flush();
  }

  /** A drawing says what its text alternative says. */
  private picture(element: Tree.Element): void {
    this.flush();
    const said = childrenOf(element)
      .filter(isElement)
      .filter(({tagName}) => tagName === 'title' || tagName === 'desc')
      .map(textBelow);
    this.line = said.join('. ');
    this.flush();
  }
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
 * @param html - The page as it is served.
 * @param options - Where it is served.
 * @returns What it says, or `null` when it asks not to be found (`noindex`), leads elsewhere
 *   (`http-equiv="refresh"`), has no `main` part or only cards of other pages.
 */
export function extractPage(html: string, options: ExtractOptions): PageText | null {
  // As without JavaScript: panels of tabs that are not shown are in a `noscript`.
  const page = parse(html, {scriptingEnabled: false});
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
  if (root === null || main === null || leadsElsewhere !== null || /noindex/i.test(robots)) {
    return null;
  }
  if (isCards(main)) return null;

  const titleElement = find(page, (each) => each.tagName === 'title');
  const fullTitle = titleElement === null ? '' : clean(textBelow(titleElement));
  const suffix = ` | ${options.siteTitle}`;
  const title = fullTitle.endsWith(suffix) ? fullTitle.slice(0, -suffix.length) : fullTitle;

  const pageClasses = classesOf(root);
  const lvl0 = partOfSite(page, pageClasses);
  const reader = new Reader(title === '' ? options.siteTitle : title);
  for (const child of childrenOf(main)) reader.read(child);
  reader.flush();
  addKeywords(reader.sections, (meta('keywords') ?? '').split(','), options.path);
  const [own] = reader.sections;
  const label = crumbsOf(page).at(-1);
  if (own !== undefined && label !== undefined && label !== own.heading) own.keywords.push(label);
  const description = clean(meta('description') ?? '');
  if (own !== undefined && description !== '') {
    own.texts.unshift({kind: 'text', content: description, names: [], codes: []});
  }

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
