import {load} from 'cheerio';
import {parser, type QualifiedAttribute, type QualifiedTag} from 'sax';

const atomNs = 'http://www.w3.org/2005/Atom';
const contentNs = 'http://purl.org/rss/1.0/modules/content/';
const dcNs = 'http://purl.org/dc/elements/1.1/';

interface Element {
  /** Namespace, empty for none. */
  ns: string;
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
  /** 1-based line of the end of the start tag. */
  line: number;
}

/** `strictEntities`, without which HTML's entities pass, is not in the declared type. */
const saxOptions = {xmlns: true, position: true, strictEntities: true};

/**
 * Reads XML strictly, with namespaces.
 *
 * @param xml - the document
 * @returns its root element
 * @throws Error with line and cause when it is not well-formed
 */
export function parseXml(xml: string): Element {
  const reader = parser(true, saxOptions);
  const stack: Element[] = [];
  let root: Element | undefined;
  reader.onerror = (error) => {
    throw new Error(`line ${reader.line + 1}: ${error.message.split('\n')[0]}`);
  };
  reader.onopentag = (tag) => {
    const {local, uri, attributes} = tag as QualifiedTag;
    const element: Element = {
      ns: uri,
      name: local,
      attributes: Object.fromEntries(
        Object.values(attributes as Record<string, QualifiedAttribute>).map(({name, value}) => [
          name,
          value,
        ]),
      ),
      children: [],
      text: '',
      line: reader.line + 1,
    };
    stack.at(-1)?.children.push(element);
    root ??= element;
    stack.push(element);
  };
  reader.onclosetag = () => {
    stack.pop();
  };
  const addText = (text: string) => {
    const parent = stack.at(-1);
    if (parent) {
      parent.text += text;
    }
  };
  reader.ontext = addText;
  reader.oncdata = addText;
  reader.write(xml).close();
  if (!root) {
    throw new Error('line 1: the document is empty');
  }
  return root;
}

/** RFC 822 with the four-digit year that RSS asks for. */
const rfc822 =
  /^(?:(Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) ([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)? (?:GMT|UT|Z|[+-]\d{4}|[ECMP][SD]T)$/;

/** RFC 3339, as RFC 4287 §3.3 and JSON Feed ask for. */
const rfc3339 =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

const languageTag = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

function isRfc822(value: string): boolean {
  const match = rfc822.exec(value);
  if (!match || Number.isNaN(Date.parse(value))) {
    return false;
  }
  const weekday = new Date(Date.parse(value)).toUTCString().slice(0, 3);
  const zoneIsUtc = /(?:GMT|UT|Z|[+-]0000)$/.test(value);
  return !match[1] || !zoneIsUtc || match[1] === weekday;
}

function isAbsolute(value: string): boolean {
  return URL.canParse(value) && /^(?:https?|mailto):/.test(value);
}

const forbiddenInContent =
  'script, style, button, input, select, textarea, form, svg, iframe, object, embed, link, meta, ' +
  'noscript, template, a.hash-link';

/**
 * Checks the HTML of one post: every address absolute, nothing in it that belongs to the page and
 * not to the text.
 *
 * @param html - the post's HTML, unescaped
 * @returns one sentence a fault, empty when there is none
 */
export function contentProblems(html: string): string[] {
  const problems: string[] = [];
  if (html.trim() === '') {
    return ['the content is empty'];
  }
  if (html.includes('#__docusaurus')) {
    problems.push('the content links to a part of the page frame (#__docusaurus…)');
  }
  if (html.includes('<!--')) {
    problems.push('the content has a comment');
  }
  const $ = load(html, null, false);
  $(forbiddenInContent).each((_, element) => {
    problems.push(`the content has <${'name' in element ? element.name : '?'}>`);
  });
  $('*').each((_, element) => {
    if (!('attribs' in element)) {
      return;
    }
    for (const [name, value] of Object.entries(element.attribs)) {
      if (['href', 'src', 'poster', 'cite'].includes(name) && !isAbsolute(value)) {
        problems.push(`<${element.name} ${name}="${value}"> is not an absolute address`);
      }
      if (name === 'srcset') {
        for (const candidate of value.split(',')) {
          if (!isAbsolute(candidate.trim().split(/\s+/)[0] ?? '')) {
            problems.push(`<${element.name} srcset="${value}"> has a relative address`);
          }
        }
      }
      const isLanguage = name === 'class' && /^language-[\w-]+$/.test(value);
      if (/^(?:style|id|tabindex|on\w+|data-.+|aria-.+|class)$/.test(name) && !isLanguage) {
        problems.push(`<${element.name}> has the attribute ${name}`);
      }
    }
  });
  return problems;
}

/** Collects faults of one XML feed, each with the line it is on. */
class Report {
  readonly problems: string[] = [];

  add(at: Element, message: string): void {
    this.problems.push(`line ${at.line}: ${message}`);
  }

  /** Exactly one child of that name with text and without child elements. */
  one(parent: Element, name: string, ns = parent.ns): Element | undefined {
    const found = children(parent, name, ns);
    if (found.length !== 1) {
      this.add(parent, `<${parent.name}> needs one <${name}> and has ${found.length}`);
      return undefined;
    }
    const [element] = found;
    if (element && !this.plain(element)) {
      return undefined;
    }
    return element;
  }

  plain(element: Element): boolean {
    if (element.children.length > 0) {
      this.add(element, `<${element.name}> holds markup that must be escaped`);
      return false;
    }
    if (element.text.trim() === '') {
      this.add(element, `<${element.name}> is empty`);
      return false;
    }
    return true;
  }

  absolute(element: Element | undefined, value = element?.text.trim()): void {
    if (element && !isAbsolute(value ?? '')) {
      this.add(element, `<${element.name}> has no absolute address: ${value}`);
    }
  }

  content(element: Element | undefined): void {
    if (element) {
      for (const problem of contentProblems(element.text)) {
        this.add(element, problem);
      }
    }
  }

  unique(elements: (Element | undefined)[], what: string): void {
    const seen = new Set<string>();
    for (const element of elements) {
      if (element) {
        if (seen.has(element.text)) {
          this.add(element, `${what} is used twice: ${element.text}`);
        }
        seen.add(element.text);
      }
    }
  }
}

function children(parent: Element, name: string, ns = parent.ns): Element[] {
  return parent.children.filter((child) => child.name === name && child.ns === ns);
}

function parsed(xml: string): Element | string[] {
  if (!xml.startsWith('<?xml version="1.0" encoding="utf-8"?>')) {
    return ['line 1: the XML declaration with encoding utf-8 is missing'];
  }
  try {
    return parseXml(xml);
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * Checks a feed against RSS 2.0 and the RSS Advisory Board's profile, and against what this site
 * promises on top: whole posts, absolute addresses, language, copyright, generator.
 *
 * @param xml - the file's text
 * @returns `line N: fault` for each fault, empty when the feed is valid
 * @see https://www.rssboard.org/rss-specification and https://www.rssboard.org/rss-profile
 */
export function rssProblems(xml: string): string[] {
  const root = parsed(xml);
  if (Array.isArray(root)) {
    return root;
  }
  const report = new Report();
  if (root.name !== 'rss' || root.attributes.version !== '2.0') {
    return [`line ${root.line}: the root must be <rss version="2.0">`];
  }
  const [channel, ...others] = children(root, 'channel');
  if (!channel || others.length > 0) {
    return [`line ${root.line}: <rss> needs one <channel>`];
  }
  for (const name of ['title', 'description', 'copyright', 'generator']) {
    report.one(channel, name);
  }
  report.absolute(report.one(channel, 'link'));
  const language = report.one(channel, 'language');
  if (language && !languageTag.test(language.text)) {
    report.add(language, `no language tag: ${language.text}`);
  }
  const built = report.one(channel, 'lastBuildDate');
  if (built && !isRfc822(built.text)) {
    report.add(built, `no RFC 822 date: ${built.text}`);
  }
  const self = children(channel, 'link', atomNs).filter(
    ({attributes}) => attributes.rel === 'self',
  );
  if (self.length !== 1) {
    report.add(channel, '<channel> needs one <atom:link rel="self">');
  }
  for (const link of self) {
    report.absolute(link, link.attributes.href ?? '');
    if (link.attributes.type !== 'application/rss+xml') {
      report.add(link, '<atom:link rel="self"> needs type="application/rss+xml"');
    }
  }
  const items = children(channel, 'item');
  if (items.length === 0) {
    report.add(channel, '<channel> has no <item>');
  }
  report.unique(
    items.map((item) => {
      report.one(item, 'title');
      report.one(item, 'description');
      report.absolute(report.one(item, 'link'));
      const date = report.one(item, 'pubDate');
      if (date && !isRfc822(date.text)) {
        report.add(date, `no RFC 822 date: ${date.text}`);
      }
      report.content(report.one(item, 'encoded', contentNs));
      for (const author of children(item, 'author')) {
        if (!/^\S+@\S+\.\S+( \(.+\))?$/.test(author.text)) {
          report.add(author, `<author> must be an e-mail address: ${author.text}`);
        }
      }
      if (children(item, 'author').length + children(item, 'creator', dcNs).length === 0) {
        report.add(item, '<item> names no author: use <dc:creator>');
      }
      const guid = report.one(item, 'guid');
      if (guid && guid.attributes.isPermaLink !== 'false') {
        report.absolute(guid);
      }
      return guid;
    }),
    'the guid',
  );
  return report.problems;
}

/**
 * Checks a feed against RFC 4287, and against what this site promises on top.
 *
 * @param xml - the file's text
 * @returns `line N: fault` for each fault, empty when the feed is valid
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomProblems(xml: string): string[] {
  const root = parsed(xml);
  if (Array.isArray(root)) {
    return root;
  }
  const report = new Report();
  if (root.name !== 'feed' || root.ns !== atomNs) {
    return [`line ${root.line}: the root must be <feed xmlns="${atomNs}">`];
  }
  if (!languageTag.test(root.attributes['xml:lang'] ?? '')) {
    report.add(root, '<feed> needs xml:lang');
  }
  const date = (parent: Element, name: string) => {
    const element = report.one(parent, name);
    if (element && !rfc3339.test(element.text)) {
      report.add(element, `no RFC 3339 date: ${element.text}`);
    }
  };
  const link = (parent: Element, rel: string) => {
    const found = children(parent, 'link').filter(
      ({attributes}) => (attributes.rel ?? 'alternate') === rel,
    );
    if (found.length !== 1) {
      report.add(parent, `<${parent.name}> needs one <link rel="${rel}"> and has ${found.length}`);
    }
    for (const element of found) {
      report.absolute(element, element.attributes.href ?? '');
    }
  };
  const authors = (parent: Element) => {
    for (const author of children(parent, 'author')) {
      report.one(author, 'name');
      for (const uri of children(author, 'uri')) {
        report.absolute(uri);
      }
    }
    return children(parent, 'author').length;
  };
  for (const name of ['title', 'subtitle', 'rights', 'generator']) {
    report.one(root, name);
  }
  report.absolute(report.one(root, 'id'));
  date(root, 'updated');
  link(root, 'self');
  link(root, 'alternate');
  const feedAuthors = authors(root);
  const entries = children(root, 'entry');
  if (entries.length === 0) {
    report.add(root, '<feed> has no <entry>');
  }
  report.unique(
    entries.map((entry) => {
      report.one(entry, 'title');
      report.one(entry, 'summary');
      date(entry, 'updated');
      date(entry, 'published');
      link(entry, 'alternate');
      if (authors(entry) + feedAuthors === 0) {
        report.add(entry, '<entry> needs an <author>, or the feed one');
      }
      for (const category of children(entry, 'category')) {
        if (!category.attributes.term) {
          report.add(category, '<category> needs a term');
        }
      }
      const content = report.one(entry, 'content');
      if (content && content.attributes.type !== 'html') {
        report.add(content, '<content> must say type="html"');
      }
      report.content(content);
      const id = report.one(entry, 'id');
      report.absolute(id);
      return id;
    }),
    'the id',
  );
  return report.problems;
}

type Json = Record<string, unknown>;

/**
 * Checks a feed against JSON Feed 1.1, and against what this site promises on top.
 *
 * @param text - the file's text
 * @returns one sentence a fault, empty when the feed is valid
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function jsonFeedProblems(text: string): string[] {
  const problems: string[] = [];
  let feed: Json;
  try {
    feed = JSON.parse(text) as Json;
  } catch (error) {
    return [(error as Error).message];
  }
  const requireText = (
    holder: Json,
    where: string,
    name: string,
    test?: (value: string) => boolean,
  ) => {
    const value = holder[name];
    if (typeof value !== 'string' || value === '') {
      problems.push(`${where}: ${name} is missing`);
    } else if (test && !test(value)) {
      problems.push(`${where}: ${name} is wrong: ${value}`);
    }
  };
  const isDate = (value: string) => rfc3339.test(value);
  requireText(feed, 'feed', 'version', (value) => value === 'https://jsonfeed.org/version/1.1');
  requireText(feed, 'feed', 'title');
  requireText(feed, 'feed', 'description');
  requireText(feed, 'feed', 'language', (value) => languageTag.test(value));
  requireText(feed, 'feed', 'home_page_url', isAbsolute);
  requireText(feed, 'feed', 'feed_url', isAbsolute);
  const items = Array.isArray(feed.items) ? (feed.items as Json[]) : [];
  if (items.length === 0) {
    problems.push('feed: items is missing or empty');
  }
  const ids = new Set<unknown>();
  items.forEach((item, index) => {
    const where = `items[${index}]`;
    requireText(item, where, 'id');
    requireText(item, where, 'url', isAbsolute);
    requireText(item, where, 'title');
    requireText(item, where, 'summary');
    requireText(item, where, 'date_published', isDate);
    requireText(item, where, 'date_modified', isDate);
    if (ids.has(item.id)) {
      problems.push(`${where}: id is used twice: ${String(item.id)}`);
    }
    ids.add(item.id);
    if ('author' in item) {
      problems.push(`${where}: author is of JSON Feed 1.0, use authors`);
    }
    const authors = Array.isArray(item.authors) ? (item.authors as Json[]) : [];
    if (authors.length === 0) {
      problems.push(`${where}: authors is missing or empty`);
    }
    for (const author of authors) {
      requireText(author, `${where}.authors`, 'name');
      if ('url' in author) {
        requireText(author, `${where}.authors`, 'url', isAbsolute);
      }
    }
    if (!Array.isArray(item.tags) || item.tags.some((tag) => typeof tag !== 'string')) {
      problems.push(`${where}: tags must be a list of strings`);
    }
    for (const problem of contentProblems(
      typeof item.content_html === 'string' ? item.content_html : '',
    )) {
      problems.push(`${where}: ${problem}`);
    }
  });
  return problems;
}
