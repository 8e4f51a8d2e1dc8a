import {FeedReport} from './report';
import {isRfc822, languageTag} from './values';
import {children, parsed} from './xml';

const atomNs = 'http://www.w3.org/2005/Atom';
const contentNs = 'http://purl.org/rss/1.0/modules/content/';
const dcNs = 'http://purl.org/dc/elements/1.1/';

/**
 * Checks a feed against RSS 2.0 and the RSS Advisory Board's profile, and against what this site
 * promises on top: whole posts, absolute URLes, language, copyright, generator.
 *
 * @param xml - The file's text
 * @returns `line N: fault` for each fault, empty when the feed is valid
 * @see https://www.rssboard.org/rss-specification and https://www.rssboard.org/rss-profile
 */
export function rssProblems(xml: string): string[] {
  const root = parsed(xml);
  if (Array.isArray(root)) return root;

  const report = new FeedReport();
  if (root.name !== 'rss' || root.attributes.version !== '2.0')
    return [`line ${root.line}: the root must be <rss version="2.0">`];

  const [channel, ...others] = children(root, 'channel');
  if (!channel || others.length > 0) return [`line ${root.line}: <rss> needs one <channel>`];

  for (const name of ['title', 'description', 'copyright', 'generator']) report.one(channel, name);

  report.absolute(report.one(channel, 'link'));
  const language = report.one(channel, 'language');
  if (language && !languageTag.test(language.text))
    report.add(language, `no language tag: ${language.text}`);

  const built = report.one(channel, 'lastBuildDate');
  if (built && !isRfc822(built.text)) report.add(built, `no RFC 822 date: ${built.text}`);

  const self = children(channel, 'link', atomNs).filter(
    ({attributes}) => attributes.rel === 'self',
  );
  if (self.length !== 1) report.add(channel, '<channel> needs one <atom:link rel="self">');

  for (const link of self) {
    report.absolute(link, link.attributes.href ?? '');
    if (link.attributes.type !== 'application/rss+xml')
      report.add(link, '<atom:link rel="self"> needs type="application/rss+xml"');
  }
  const items = children(channel, 'item');
  if (items.length === 0) report.add(channel, '<channel> has no <item>');

  report.unique(
    items.map((item) => {
      report.one(item, 'title');
      report.one(item, 'description');
      report.absolute(report.one(item, 'link'));
      const date = report.one(item, 'pubDate');
      if (date && !isRfc822(date.text)) report.add(date, `no RFC 822 date: ${date.text}`);

      report.content(report.one(item, 'encoded', contentNs));
      for (const author of children(item, 'author')) {
        if (!/^\S+@\S+\.\S+( \(.+\))?$/.test(author.text))
          report.add(author, `<author> must be an e-mail address: ${author.text}`);
      }
      if (children(item, 'author').length + children(item, 'creator', dcNs).length === 0)
        report.add(item, '<item> names no author: use <dc:creator>');

      const guid = report.one(item, 'guid');
      if (guid && guid.attributes.isPermaLink !== 'false') report.absolute(guid);

      return guid;
    }),
    'the guid',
  );
  return report.problems;
}
