/** A person or a group, as the feeds name them. */
export interface FeedAuthor {
  name: string;
  /** Absolute URL of a page about the author. */
  url?: string;
}

/** One post in the feed. */
export interface FeedItem {
  /** Absolute URL of the post; it is the item's id as well. */
  url: string;
  title: string;
  /** One sentence of plain text. */
  summary: string;
  /** The whole post as HTML with absolute URLs. */
  contentHtml: string;
  published: Date;
  updated: Date;
  authors: readonly FeedAuthor[];
  tags: readonly string[];
}

/** What all three formats say, independent of any of them. */
export interface Feed {
  title: string;
  description: string;
  /** Absolute URL of the blog's first page. */
  homeUrl: string;
  /** Absolute URL of the folder of the feeds, with a slash at the end. */
  baseUrl: string;
  readonly files: FeedFiles;
  /** Absolute URL of the list of tags, if there are any: the vocabulary that they come from. */
  tagsUrl?: string;
  /** Absolute URL of the site's icon. */
  iconUrl?: string;
  /** BCP 47 language tag. */
  language: string;
  copyright: string;
  generator: {name: string; version: string; url: string};
  /** Newest first. */
  items: readonly FeedItem[];
}

/** File names of a feed in its three formats. */
export interface FeedFiles {
  readonly rss: string;
  readonly atom: string;
  readonly json: string;
}

/**
 * The files of the blog's feed, or of that of a tag.
 *
 * @param tag - Last part of the tag's path
 */
export const feedFiles = (tag?: string): FeedFiles => {
  const suffix = tag === undefined ? '' : `-${tag}`;
  return {rss: `rss${suffix}.xml`, atom: `atom${suffix}.xml`, json: `feed${suffix}.json`};
};

/** File names of the style sheets that browsers apply to the feeds. */
export const styleFiles = {xsl: 'feed.xsl', css: 'feed.css', plainCss: 'feed-plain.css'} as const;

type Attributes = Record<string, string | undefined>;

function escapeXml(text: string): string {
  return (
    text
      // Characters that XML 1.0 cannot hold in any form, §2.2.
      .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
  );
}

function tag(name: string, attributes: Attributes, text?: string): string {
  const list = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  return text === undefined ? `<${name}${list}/>` : `<${name}${list}>${escapeXml(text)}</${name}>`;
}

function lines(depth: number, ...rows: (string | readonly string[])[]): string {
  return rows
    .flat()
    .map((row) => `${'  '.repeat(depth)}${row}\n`)
    .join('');
}

const prolog =
  '<?xml version="1.0" encoding="utf-8"?>\n' +
  `<?xml-stylesheet type="text/xsl" href="${styleFiles.xsl}"?>\n` +
  `<?xml-stylesheet type="text/css" href="${styleFiles.plainCss}"?>\n`;

/**
 * When the feed last changed.
 *
 * @param feed - The feed
 * @returns The latest of its items' dates, so that the same site always gives the same file
 * @throws Error when the feed has no item
 */
export function lastChange(feed: Feed): Date {
  if (feed.items.length === 0)
    throw new Error('A feed needs at least one post: blog/ has none that is published.');

  return new Date(Math.max(...feed.items.map((item) => item.updated.getTime())));
}

/**
 * Writes RSS 2.0 with the elements of Atom, Dublin Core and Content that readers rely on.
 * Authors are in `dc:creator`, because RSS's own `author` must be an email address.
 *
 * @param feed - The feed
 * @returns The file's text
 * @throws Error when the feed has no item
 * @see https://www.rssboard.org/rss-specification and https://www.rssboard.org/rss-profile
 */
export function toRss(feed: Feed): string {
  const items = feed.items.map(
    (item) =>
      lines(2, '<item>') +
      lines(
        3,
        tag('title', {}, item.title),
        tag('link', {}, item.url),
        tag('guid', {isPermaLink: 'true'}, item.url),
        tag('pubDate', {}, item.published.toUTCString()),
        item.authors.map((author) => tag('dc:creator', {}, author.name)),
        item.tags.map((name) => tag('category', {domain: feed.tagsUrl}, name)),
        tag('description', {}, item.summary),
        tag('content:encoded', {}, item.contentHtml),
      ) +
      lines(2, '</item>'),
  );
  return (
    prolog +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" ' +
    'xmlns:dc="http://purl.org/dc/elements/1.1/">\n' +
    lines(1, '<channel>') +
    lines(
      2,
      tag('title', {}, feed.title),
      tag('link', {}, feed.homeUrl),
      tag('atom:link', {
        href: `${feed.baseUrl}${feed.files.rss}`,
        rel: 'self',
        type: 'application/rss+xml',
      }),
      tag('description', {}, feed.description),
      tag('language', {}, feed.language),
      tag('copyright', {}, feed.copyright),
      tag('lastBuildDate', {}, lastChange(feed).toUTCString()),
      tag('generator', {}, `${feed.generator.name} ${feed.generator.version}`),
      tag('docs', {}, 'https://www.rssboard.org/rss-specification'),
    ) +
    items.join('') +
    lines(1, '</channel>') +
    '</rss>\n'
  );
}

/**
 * Writes Atom 1.0.
 *
 * @param feed - The feed
 * @returns The file's text
 * @throws Error when the feed has no item
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function toAtom(feed: Feed): string {
  const entries = feed.items.map(
    (item) =>
      lines(1, '<entry>') +
      lines(
        2,
        tag('id', {}, item.url),
        tag('title', {type: 'text'}, item.title),
        tag('link', {href: item.url, rel: 'alternate', type: 'text/html'}),
        tag('published', {}, item.published.toISOString()),
        tag('updated', {}, item.updated.toISOString()),
        item.authors.map(
          (author) =>
            `<author>${tag('name', {}, author.name)}${author.url ? tag('uri', {}, author.url) : ''}</author>`,
        ),
        item.tags.map((name) => tag('category', {term: name, scheme: feed.tagsUrl})),
        tag('summary', {type: 'text'}, item.summary),
        tag('content', {type: 'html'}, item.contentHtml),
      ) +
      lines(1, '</entry>'),
  );
  const {generator} = feed;
  return (
    prolog +
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">\n` +
    lines(
      1,
      tag('id', {}, feed.homeUrl),
      tag('title', {type: 'text'}, feed.title),
      tag('subtitle', {type: 'text'}, feed.description),
      tag('updated', {}, lastChange(feed).toISOString()),
      tag('link', {href: feed.homeUrl, rel: 'alternate', type: 'text/html'}),
      tag('link', {
        href: `${feed.baseUrl}${feed.files.atom}`,
        rel: 'self',
        type: 'application/atom+xml',
      }),
      tag('generator', {uri: generator.url, version: generator.version}, generator.name),
      feed.iconUrl ? [tag('icon', {}, feed.iconUrl)] : [],
      tag('rights', {}, feed.copyright),
    ) +
    entries.join('') +
    '</feed>\n'
  );
}

/**
 * Writes JSON Feed 1.1. The format has no place for copyright and generator, so they are left out.
 *
 * @param feed - The feed
 * @returns The file's text
 * @throws Error when the feed has no item
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function toJsonFeed(feed: Feed): string {
  lastChange(feed);
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.homeUrl,
    feed_url: `${feed.baseUrl}${feed.files.json}`,
    description: feed.description,
    favicon: feed.iconUrl,
    language: feed.language,
    items: feed.items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.contentHtml,
      date_published: item.published.toISOString(),
      date_modified: item.updated.toISOString(),
      authors: item.authors,
      tags: item.tags,
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
