import type {Element, ElementContent} from 'hast';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

import {
  attribute,
  childrenOf,
  classesOf,
  find,
  elementsWhere,
  isElement,
  isText,
} from '../../built/html';

/** What a feed reader has no use for: controls, styles and icons. */
const dropped = new Set(
  'script style template iframe object embed form button input select textarea svg link meta'.split(
    ' ',
  ),
);

/** Attributes that carry meaning in a reader; every other one belongs to the site's own page. */
const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  abbr: ['title'],
  blockquote: ['cite'],
  img: ['src', 'srcset', 'alt', 'width', 'height'],
  ol: ['start'],
  source: ['src', 'srcset', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
  video: ['src', 'poster', 'controls', 'width', 'height'],
};

const urls = new Set(['href', 'src', 'poster', 'cite']);

/** Attributes whose property has another name in a tree of HTML (hast). */
const properties: Readonly<Record<string, string>> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  datetime: 'dateTime',
};

/** Elements that keep their place but not their tag. */
const unwrapped = new Set(
  'noscript div section article header footer span details summary figure'.split(' '),
);

const withoutContent = new Set('area br col hr img source track wbr'.split(' '));

function absoluteUrl(url: string, pageUrl: string): string {
  if (!URL.canParse(url, pageUrl))
    throw new Error(`Invalid URL '${url}' on ${pageUrl} → fix the link, or write the URL as code`);
  return new URL(url, pageUrl).href;
}

function absoluteSrcset(srcset: string, pageUrl: string): string {
  return srcset
    .split(',')
    .map((candidate) => {
      const [url = '', ...descriptors] = candidate.trim().split(/\s+/);
      return [absoluteUrl(url, pageUrl), ...descriptors].join(' ');
    })
    .join(', ');
}

const hasRole = (element: Tree.Element, role: string): boolean =>
  attribute(element, 'role') === role;

const hasClassLike =
  (part: string) =>
  (element: Tree.Element): boolean =>
    (attribute(element, 'class') ?? '').includes(part);

const isHeading = hasClassLike('admonitionHeading');

/** Makes an element. */
export const makeElement = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Makes a text. */
export const makeText = (value: string): ElementContent => ({type: 'text', value});

/** Joins texts that follow one another. */
export function joined(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      result[result.length - 1] = makeText(last.value + node.value);
    else result.push(node);
  }
  return result;
}

/**
 * Reads the text of a rendered page.
 *
 * @remarks What stays is structure, text, links and images. Links and images get absolute URLs; the
 * panels of tabs follow one another under their labels; a code block becomes `pre` and `code` with
 * its title before it; an admonition becomes a quotation.
 */
export class ArticleReader {
  /** Class of the form of samples that is left out. */
  protected otherForm = 'js';

  /** Labels of the panels still to come, in tabs. */
  private labels: string[] | undefined;

  /**
   * @param pageUrl - Absolute URL of the page, against which relative ones are resolved
   */
  constructor(private readonly pageUrl: string) {}

  /**
   * Reads what is in a node.
   *
   * @param parent - Part of a page
   * @throws Error naming a link that is no URL; also when the page's URL is not absolute
   */
  read(parent: Tree.Node): ElementContent[] {
    const outer = this.labels;
    const list = childrenOf(parent).find((child) => isElement(child) && hasRole(child, 'tablist'));
    if (list) {
      this.labels = Array.from(
        elementsWhere(list, (each) => hasRole(each, 'tab')),
        (tab) => this.textOf(tab).trim(),
      );
    }
    const nodes = childrenOf(parent).flatMap((child) => {
      if (isText(child)) return [makeText(child.value)];
      return isElement(child) ? this.element(child) : [];
    });
    this.labels = outer;
    return joined(nodes);
  }

  /** Reads an element. */
  protected element(source: Tree.Element): ElementContent[] {
    const {tagName} = source;
    const label = hasRole(source, 'tabpanel') && this.labels ? (this.labels.shift() ?? '') : null;
    if (this.isDropped(source)) return [];
    const classes = classesOf(source);
    const isBlock = classes.includes('theme-code-block');
    const pre = isBlock ? find(source, (each) => each.tagName === 'pre') : null;
    if (pre || tagName === 'pre') return this.codeBlock(pre ?? source, source);
    if (classes.includes('theme-admonition')) return [this.quotation(source)];
    const children = [
      ...(label === null ? [] : [makeElement('p', makeElement('strong', makeText(label)))]),
      ...this.read(source),
    ];
    if (unwrapped.has(tagName)) return children;
    return [{...makeElement(tagName, ...children), properties: this.propertiesOf(source)}];
  }

  /** Whether nothing of an element is read. */
  protected isDropped(source: Tree.Element): boolean {
    return (
      dropped.has(source.tagName) ||
      classesOf(source).includes(this.otherForm) ||
      isHeading(source) ||
      // The link of a heading to itself.
      (source.tagName === 'a' && classesOf(source).includes('hash-link')) ||
      hasRole(source, 'tablist') ||
      attribute(source, 'aria-hidden') === 'true' ||
      // Panels that say what the first one says.
      (hasRole(source, 'tabpanel') && attribute(source, 'data-search-skip') !== null)
    );
  }

  /** The text in a node, without controls and icons. */
  protected textOf(node: Tree.Node): string {
    return childrenOf(node)
      .map((child) => {
        if (isText(child)) return child.value;
        if (!isElement(child)) return '';
        if (child.tagName === 'br') return '\n';
        const isLeftOut =
          ['button', 'svg'].includes(child.tagName) || classesOf(child).includes(this.otherForm);
        return isLeftOut ? '' : this.textOf(child);
      })
      .join('');
  }

  /** The name of the file that a sample is. */
  protected titleOf(title: Tree.Element): string {
    return this.textOf(title);
  }

  /**
   * Reads a sample.
   *
   * @param pre - Its text
   * @param block - The element around it, or `pre` itself
   */
  protected codeBlock(pre: Tree.Element, block: Tree.Element): ElementContent[] {
    const code = makeElement('code', makeText(this.textOf(pre).replace(/\n+$/, '\n')));
    const language = this.languageOf(pre) ?? this.languageOf(block);
    if (language !== undefined) code.properties.className = [`language-${language}`];
    const titled = find(block, hasClassLike('codeBlockTitle'));
    const title = titled ? this.titleOf(titled).trim() : '';
    return [
      ...(title === '' ? [] : [makeElement('p', makeElement('code', makeText(title)))]),
      makeElement('pre', code),
      // Why it is wrong.
      ...childrenOf(block).flatMap((child) =>
        isElement(child) && child.tagName === 'p' ? this.element(child) : [],
      ),
    ];
  }

  /** The language of a sample, by a class. */
  protected languageOf(source: Tree.Element): string | undefined {
    return /(?:^|\s)language-([\w-]+)/.exec(attribute(source, 'class') ?? '')?.[1];
  }

  private quotation(admonition: Tree.Element): Element {
    const heading = find(admonition, isHeading);
    const title = heading ? this.textOf(heading).trim() : '';
    return makeElement(
      'blockquote',
      ...(title === '' ? [] : [makeElement('p', makeElement('strong', makeText(title)))]),
      ...this.read(admonition),
    );
  }

  private propertiesOf({tagName, attrs}: Tree.Element): Element['properties'] {
    const names = kept[tagName] ?? [];
    return Object.fromEntries(
      attrs
        .filter(({name}) => names.includes(name))
        .map(({name, value}) => {
          if (urls.has(name)) return [name, absoluteUrl(value, this.pageUrl)];
          const written = name === 'srcset' ? absoluteSrcset(value, this.pageUrl) : value;
          return [properties[name] ?? name, written];
        }),
    );
  }
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('\u{A0}', '&nbsp;');

function attributesOf({properties: own}: Element): string {
  return Object.entries(own)
    .map(([name, value]) => {
      const attributeName = name === 'className' ? 'class' : name.toLowerCase();
      return ` ${attributeName}="${escaped(String(value)).replaceAll('"', '&quot;')}"`;
    })
    .join('');
}

/** Writes HTML. */
function toHtml(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text')
        return escaped(node.value).replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      if (node.type !== 'element') return '';
      const {tagName, children} = node;
      const start = `<${tagName}${attributesOf(node)}>`;
      return withoutContent.has(tagName) ? start : `${start}${toHtml(children)}</${tagName}>`;
    })
    .join('');
}

/**
 * Makes the text of a rendered page fit for a feed reader.
 *
 * @param content - The element with the text
 * @param pageUrl - Absolute URL of the page
 * @returns HTML without comments
 * @throws Error as {@link ArticleReader.read} does
 */
export const articleForFeed = (content: Tree.Node, pageUrl: string): string =>
  toHtml(new ArticleReader(pageUrl).read(content))
    .replace(/\n{2,}(?=<)/g, '\n')
    .trim();
