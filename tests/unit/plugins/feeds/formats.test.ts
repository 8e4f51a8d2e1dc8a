import {describe, expect, test} from 'vitest';
import {
  feedFiles,
  lastChange,
  toAtom,
  toJsonFeed,
  toRss,
} from '../../../../src/plugins/feeds/formats';
import {sampleFeed} from '../../../support/feed-sample';
import {
  atomProblems,
  jsonFeedProblems,
  parseXml,
  rssProblems,
} from '../../../support/feed-validator';

const rss = toRss(sampleFeed);
const atom = toAtom(sampleFeed);
const json = toJsonFeed(sampleFeed);

describe('the three formats', () => {
  test('are valid', () => {
    expect(rssProblems(rss)).toEqual([]);
    expect(atomProblems(atom)).toEqual([]);
    expect(jsonFeedProblems(json)).toEqual([]);
  });

  test('give back the text they were given', () => {
    const item = parseXml(rss).children[0]?.children.find(({name}) => name === 'item');
    const value = (name: string) => item?.children.find((child) => child.name === name)?.text;
    expect(value('title')).toBe(sampleFeed.items[0]?.title);
    expect(value('encoded')).toBe(sampleFeed.items[0]?.contentHtml);
    const entry = parseXml(atom).children.find(({name}) => name === 'entry');
    expect(entry?.children.find(({name}) => name === 'content')?.text).toBe(
      sampleFeed.items[0]?.contentHtml,
    );
  });

  test('leave out what XML cannot hold', () => {
    const [first, ...rest] = sampleFeed.items;
    const bell = {...sampleFeed, items: [{...first!, title: 'ring\u0007 \u{1F4DA}'}, ...rest]};
    expect(rssProblems(toRss(bell))).toEqual([]);
    expect(toRss(bell)).toContain('<title>ring \u{1F4DA}</title>');
  });

  test('are dated by their newest change, so that the same site gives the same file', () => {
    expect(lastChange(sampleFeed).toISOString()).toBe('2025-08-01T10:30:00.000Z');
    expect(rss).toContain('<lastBuildDate>Fri, 01 Aug 2025 10:30:00 GMT</lastBuildDate>');
    expect(atom).toContain('<updated>2025-08-01T10:30:00.000Z</updated>');
  });

  test('name the file they are in, also when it is that of a tag', () => {
    const ofTag = {...sampleFeed, files: feedFiles('news')};
    expect(toRss(ofTag)).toContain('href="https://www.example.org/blog/rss-news.xml" rel="self"');
    expect(toAtom(ofTag)).toContain('href="https://www.example.org/blog/atom-news.xml" rel="self"');
    expect(toJsonFeed(ofTag)).toContain('"https://www.example.org/blog/feed-news.json"');
  });

  test.each([toRss, toAtom, toJsonFeed])('reject a feed without posts', (write) => {
    expect(() => write({...sampleFeed, items: []})).toThrow('A feed needs at least one post');
  });
});
