import {describe, expect, test} from 'vitest';
import {toAtom, toJsonFeed, toRss} from '../../../../src/plugins/feeds/formats';
import {sampleFeed} from '../../../support/feed-sample';
import {atomProblems, jsonFeedProblems, rssProblems} from '../../../support/feed-validator';
import {contentProblems} from '../../../support/feed-validator/content';

const rss = toRss(sampleFeed);
const atom = toAtom(sampleFeed);
const json = toJsonFeed(sampleFeed);

/** Breaks a good feed in one place; a fixture that changes nothing would prove nothing. */
function broken(good: string, from: string | RegExp, to: string): string {
  const bad = good.replace(from, to);
  expect(bad).not.toBe(good);
  return bad;
}

describe('the validator rejects RSS', () => {
  test.each([
    ['without its declaration', /^<\?xml[^>]*>/, '', 'XML declaration'],
    ['that is not well-formed', '</channel>', '', 'Unexpected close tag'],
    ['of another version', 'version="2.0"', 'version="0.91"', '<rss version="2.0">'],
    ['without guid', /<guid.*?<\/guid>/, '', 'needs one <guid> and has 0'],
    ['with a guid that is used twice', /blog\/first<\/guid>/, 'blog/second</guid>', 'used twice'],
    ['with a relative link', /<link>https:[^<]*second/, '<link>/blog/second', 'absolute URL'],
    ['with an ISO date', /<pubDate>[^<]*/, '<pubDate>2025-07-20', 'no RFC 822 date'],
    ['with the wrong weekday', '<pubDate>Sun', '<pubDate>Mon', 'no RFC 822 date'],
    ['without a link to itself', /<atom:link[^>]*>/, '', '<atom:link rel="self">'],
    ['with a relative link to itself', /href="[^"]*rss.xml"/, 'href="rss.xml"', 'absolute URL'],
    ['with markup in the description', 'A &amp; B', '<b>A</b>', 'must be escaped'],
    ['without language', /<language>.*<\/language>/, '', 'needs one <language>'],
    ['without whole posts', /<content:encoded>[\s\S]*?<\/content:encoded>/, '', '<encoded>'],
    ['with a name as author', /<dc:creator>(.*?)<\/dc:creator>/, '<author>$1</author>', 'e-mail'],
    ['without author', /<dc:creator>.*?<\/dc:creator>/, '', 'names no author'],
    ['with relative links in a post', 'https://www.example.org/docs', '/docs', 'not an absolute'],
  ])('%s', (_, from, to, expected) => {
    expect(rssProblems(broken(rss, from, to)).join('\n')).toContain(expected);
  });

  test('without items', () => {
    expect(rssProblems(broken(rss, /<item>[\s\S]*<\/item>/, ''))).toEqual([
      'line 5: <channel> has no <item>',
    ]);
  });
});

describe('the validator rejects Atom', () => {
  test.each([
    ['without updated', /<updated>.*?<\/updated>/, '', 'needs one <updated> and has 0'],
    ['without updated in an entry', /(<entry>[\s\S]*?)<updated>.*?<\/updated>/, '$1', '<updated>'],
    ['with a date without time', /<updated>[^<]*/, '<updated>2025-08-01', 'no RFC 3339 date'],
    ['without id', /<id>.*?<\/id>/, '', 'needs one <id> and has 0'],
    ['with an id that is used twice', /blog\/first<\/id>/, 'blog/second</id>', 'used twice'],
    ['without a link to itself', /<link [^>]*rel="self"[^>]*>/, '', '<link rel="self">'],
    ['with a relative link', /href="[^"]*second"/, 'href="/blog/second"', 'absolute URL'],
    ['without author', /<author>.*?<\/author>/, '', 'needs an <author>'],
    ['with a relative author URL', /<uri>[^<]*/, '<uri>/', 'absolute URL'],
    ['with unescaped content', '&lt;p&gt;Hello&lt;/p&gt;', '<p>Hello</p>', 'must be escaped'],
    ['in no namespace', / xmlns="[^"]*"/, '', 'the root must be <feed'],
    ['without language', / xml:lang="en"/, '', 'xml:lang'],
    ['with an undeclared entity', 'Where it', 'Where&nbsp;it', 'Invalid character entity'],
  ])('%s', (_, from, to, expected) => {
    expect(atomProblems(broken(atom, from, to)).join('\n')).toContain(expected);
  });
});

describe('the validator rejects JSON Feed', () => {
  test.each([
    ['of version 1', 'version/1.1', 'version/1', 'version is wrong'],
    ['that is no JSON', '"items": [', '"items": [,', 'JSON'],
    ['without its own address', /"feed_url".*\n/, '', 'feed_url is missing'],
    ['with a relative address', /"url": "[^"]*second"/, '"url": "/blog/second"', 'url is wrong'],
    ['with a bad date', /"date_published": "[^"]*"/, '"date_published": "20 July"', 'is wrong'],
    ['without id', /"id": "[^"]*second",/, '', 'id is missing'],
    [
      'with an id that is used twice',
      /"id": "[^"]*first"/,
      '"id": "https://www.example.org/blog/second"',
      'twice',
    ],
    ['with the author of 1.0', /"authors"/, '"author"', 'author is of JSON Feed 1.0'],
  ])('%s', (_, from, to, expected) => {
    expect(jsonFeedProblems(broken(json, from, to)).join('\n')).toContain(expected);
  });

  test('without items', () => {
    expect(jsonFeedProblems(JSON.stringify({...JSON.parse(json), items: []}))).toEqual([
      'feed: items is missing or empty',
    ]);
  });
});

describe('the validator rejects content', () => {
  test.each([
    ['', 'empty'],
    ['<a href="/docs">x</a>', 'absolute'],
    ['<a href="#part">x</a>', 'absolute'],
    ['<img src="logo.svg" alt="">', 'absolute'],
    ['<img src="https://e.org/a.png" srcset="https://e.org/a.png 1x, /b.png 2x" alt="">', 'srcset'],
    ['<a href="https://e.org/#__docusaurus_skipToContent_fallback">x</a>', 'page frame'],
    ['<p>x<button>Copy</button></p>', '<button>'],
    ['<p>x</p><script>1</script>', '<script>'],
    ['<style>p{}</style><p>x</p>', '<style>'],
    ['<h2>x<a class="hash-link" href="https://e.org/#x">#</a></h2>', '<a>'],
    ['<p style="color:red">x</p>', 'style'],
    ['<p onclick="x()">x</p>', 'onclick'],
    ['<p class="lead">x</p>', 'class'],
    ['<p><!-- -->x</p>', 'comment'],
  ])('%s', (html, expected) => {
    expect(contentProblems(html).join('\n')).toContain(expected);
  });

  test('and nothing in a clean post', () => {
    expect(contentProblems('<p>x <a href="mailto:a@b.org">mail</a></p>')).toEqual([]);
  });
});
