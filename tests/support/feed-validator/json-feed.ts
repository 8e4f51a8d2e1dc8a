import {contentProblems} from './content';
import {isAbsolute, languageTag, rfc3339} from './values';

type Json = Record<string, unknown>;

/**
 * Checks a feed against JSON Feed 1.1, and against what this site promises on top.
 *
 * @param text - The file's text
 * @returns One sentence a fault, empty when the feed is valid
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
    if (typeof value !== 'string' || value === '') problems.push(`${where}: ${name} is missing`);
    else if (test && !test(value)) problems.push(`${where}: ${name} is wrong: ${value}`);
  };
  const isDate = (value: string) => rfc3339.test(value);
  requireText(feed, 'feed', 'version', (value) => value === 'https://jsonfeed.org/version/1.1');
  requireText(feed, 'feed', 'title');
  requireText(feed, 'feed', 'description');
  requireText(feed, 'feed', 'language', (value) => languageTag.test(value));
  requireText(feed, 'feed', 'home_page_url', isAbsolute);
  requireText(feed, 'feed', 'feed_url', isAbsolute);
  const items = Array.isArray(feed.items) ? (feed.items as Json[]) : [];
  if (items.length === 0) problems.push('feed: items is missing or empty');

  const ids = new Set<unknown>();
  items.forEach((item, index) => {
    const where = `items[${index}]`;
    requireText(item, where, 'id');
    requireText(item, where, 'url', isAbsolute);
    requireText(item, where, 'title');
    requireText(item, where, 'summary');
    requireText(item, where, 'date_published', isDate);
    requireText(item, where, 'date_modified', isDate);
    if (ids.has(item.id)) problems.push(`${where}: id is used twice: ${String(item.id)}`);

    ids.add(item.id);
    if ('author' in item) problems.push(`${where}: author is of JSON Feed 1.0, use authors`);

    const authors = Array.isArray(item.authors) ? (item.authors as Json[]) : [];
    if (authors.length === 0) problems.push(`${where}: authors is missing or empty`);

    for (const author of authors) {
      requireText(author, `${where}.authors`, 'name');
      if ('url' in author) requireText(author, `${where}.authors`, 'url', isAbsolute);
    }
    if (!Array.isArray(item.tags) || item.tags.some((tag) => typeof tag !== 'string'))
      problems.push(`${where}: tags must be a list of strings`);

    for (const problem of contentProblems(
      typeof item.content_html === 'string' ? item.content_html : '',
    ))
      problems.push(`${where}: ${problem}`);
  });
  return problems;
}
