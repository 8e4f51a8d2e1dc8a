import {FeedReport} from './report';
import {languageTag, rfc3339} from './values';
import {children, parsed, type Element} from './xml';

const atomNs = 'http://www.w3.org/2005/Atom';

/**
 * Checks a feed against RFC 4287, and against what this site promises on top.
 *
 * @param xml - The file's text
 * @returns `line N: fault` for each fault, empty when the feed is valid
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomProblems(xml: string): string[] {
  const root = parsed(xml);
  if (Array.isArray(root)) return root;

  const report = new FeedReport();
  if (root.name !== 'feed' || root.ns !== atomNs)
    return [`line ${root.line}: the root must be <feed xmlns="${atomNs}">`];

  if (!languageTag.test(root.attributes['xml:lang'] ?? ''))
    report.add(root, '<feed> needs xml:lang');

  const date = (parent: Element, name: string) => {
    const element = report.one(parent, name);
    if (element && !rfc3339.test(element.text))
      report.add(element, `no RFC 3339 date: ${element.text}`);
  };
  const link = (parent: Element, rel: string) => {
    const found = children(parent, 'link').filter(
      ({attributes}) => (attributes.rel ?? 'alternate') === rel,
    );
    if (found.length !== 1)
      report.add(parent, `<${parent.name}> needs one <link rel="${rel}"> and has ${found.length}`);

    for (const element of found) report.absolute(element, element.attributes.href ?? '');
  };
  const authors = (parent: Element) => {
    for (const author of children(parent, 'author')) {
      report.one(author, 'name');
      for (const uri of children(author, 'uri')) report.absolute(uri);
    }
    return children(parent, 'author').length;
  };
  for (const name of ['title', 'subtitle', 'rights', 'generator']) report.one(root, name);

  report.absolute(report.one(root, 'id'));
  date(root, 'updated');
  link(root, 'self');
  link(root, 'alternate');
  const feedAuthors = authors(root);
  const entries = children(root, 'entry');
  if (entries.length === 0) report.add(root, '<feed> has no <entry>');

  report.unique(
    entries.map((entry) => {
      report.one(entry, 'title');
      report.one(entry, 'summary');
      date(entry, 'updated');
      date(entry, 'published');
      link(entry, 'alternate');
      if (authors(entry) + feedAuthors === 0)
        report.add(entry, '<entry> needs an <author>, or the feed one');

      for (const category of children(entry, 'category'))
        if (!category.attributes.term) report.add(category, '<category> needs a term');

      const content = report.one(entry, 'content');
      if (content && content.attributes.type !== 'html')
        report.add(content, '<content> must say type="html"');

      report.content(content);
      const id = report.one(entry, 'id');
      report.absolute(id);
      return id;
    }),
    'the id',
  );
  return report.problems;
}
