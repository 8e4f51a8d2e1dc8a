import {describe, expect, test} from 'vitest';

import {escapeHtml, type SearchHit} from '../../../src/search/client';
import {groupHits, groupItems} from '../../../src/search/modal/groups';
import {historyLimits, openHistory} from '../../../src/search/modal/history';
import {hitTarget, pathHtml, storedHit, titleHtml} from '../../../src/search/modal/hits';
import {plainText, textParts} from '../../../src/search/modal/marks';
import {missingResultsUrl, searchRequest} from '../../../src/search/modal/request';
import {record} from '../search-hosted/fake-algolia';

function hit(...given: Parameters<typeof record>): SearchHit {
  const {
    objectID,
    type,
    url,
    url_without_anchor,
    anchor,
    hierarchy,
    content,
    language,
    docusaurus_tag,
  } = record(...given);
  const marks = {hierarchy: {}};
  return {
    objectID,
    type,
    url,
    url_without_anchor,
    anchor,
    hierarchy,
    content,
    language,
    docusaurus_tag,
    _highlightResult: marks,
    _snippetResult: marks,
  };
}

describe('marked text', () => {
  test('becomes pieces, entities decoded once', () => {
    expect(textParts('a &lt;b&gt; <mark>c&amp;amp;</mark> &#39;d&quot;')).toEqual([
      {text: 'a <b> ', marked: false},
      {text: 'c&amp;', marked: true},
      {text: ' \'d"', marked: false},
    ]);
  });

  test('any other tag is text', () => {
    expect(textParts('<img src=x onerror=alert(1)><mark>a</mark>')).toEqual([
      {text: '<img src=x onerror=alert(1)>', marked: false},
      {text: 'a', marked: true},
    ]);
  });

  test('is the text again without its marks, whatever the text', () => {
    for (const text of ['', '<mark>', '</mark>&lt;', '&amp;lt;', '\u0000\u202e<script>', '\'"']) {
      expect(plainText(escapeHtml(text))).toBe(text);
      expect(plainText(`<mark>${escapeHtml(text)}</mark>`)).toBe(text);
    }
  });
});

describe('a hit', () => {
  test('has its own line and the way to it', () => {
    const text = hit('x', 'Guide', 'Page', {lvl2: 'Part <T>', content: 'words & more'});
    expect(titleHtml(text)).toBe('words &amp; more');
    expect(pathHtml(text)).toEqual(['Page', 'Part &lt;T&gt;']);
    expect(titleHtml(hit('x', 'Guide', 'Page'))).toBe('Page');
    expect(pathHtml(hit('x', 'Guide', 'Page'))).toEqual([]);
    expect(titleHtml({...hit('x', 'Guide', 'Page'), type: 'lvl0'})).toBe('Guide');
  });

  test('of text is remembered as its heading', () => {
    const stored = storedHit(hit('x', 'Guide', 'Page', {lvl2: 'Part', content: 'words'}));
    expect(stored).toMatchObject({type: 'lvl2', content: null, objectID: 'x'});
    expect(stored).not.toHaveProperty('_snippetResult');
  });

  test.each([
    ['https://www.arkosjs.com/docs/a?b#c', {href: '/docs/a?b#c', internal: true}],
    ['http://localhost:3000/docs/a', {href: '/docs/a', internal: true}],
    ['/docs/a', {href: '/docs/a', internal: true}],
    ['https://elsewhere.example/a', {href: 'https://elsewhere.example/a', internal: false}],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['http://[', null],
  ])('%s leads to %o', (url, target) => {
    expect(hitTarget(url, 'https://www.arkosjs.com', 'http://localhost:3000/x')).toEqual(target);
  });
});

describe('groups', () => {
  test('by part, then by page, with a limit, children below their page only', () => {
    const groups = groupHits(
      [
        hit('a2', 'Guide', 'A', {lvl2: 'two'}),
        hit('b', 'Blog', 'B'),
        hit('a', 'Guide', 'A'),
        hit('c', 'Guide', 'C'),
        hit('a3', 'Guide', 'A', {lvl2: 'three'}),
        hit('d', 'Guide', 'D'),
        hit('e', 'Guide', 'E'),
      ],
      5,
    );
    expect(groups.map(({title}) => title)).toEqual(['Guide', 'Blog']);
    expect(groupItems(groups).map(({hit: {objectID}, parent}) => [objectID, parent])).toEqual([
      ['a2', null],
      ['a', null],
      ['a3', 'a'],
      ['c', null],
      ['d', null],
      ['b', null],
    ]);
  });

  test('a part called like a property of objects is a part like any other', () => {
    const groups = groupHits([hit('a', '__proto__', 'A'), hit('b', 'constructor', 'B')], 5);
    expect(groups.map(({title}) => title)).toEqual(['__proto__', 'constructor']);
  });
});

describe('the history', () => {
  function storage(entries: Record<string, string> = {}) {
    const map = new Map(Object.entries(entries));
    return {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      map,
    };
  }

  test('keeps seven, four beside favourites, ten of those, newest first', () => {
    const kept = storage();
    const history = openHistory('docs', kept);
    for (let index = 0; index < 12; index += 1) {
      history.add(hit(`r${index}`, 'Guide', `Page ${index}`));
    }
    expect(history.recent().map(({objectID}) => objectID)).toEqual([
      'r11',
      'r10',
      'r9',
      'r8',
      'r7',
      'r6',
      'r5',
    ]);
    history.favor(hit('r11', 'Guide', 'Page 11'));
    expect(history.recent()).toHaveLength(historyLimits.recentBesideFavorites);
    history.add(hit('r11', 'Guide', 'Page 11'));
    expect(history.recent().map(({objectID}) => objectID)).not.toContain('r11');
    for (let index = 20; index < 35; index += 1) {
      history.favor(hit(`f${index}`, 'Guide', `Page ${index}`));
    }
    expect(history.favorites()).toHaveLength(10);
    expect([...kept.map.keys()].sort()).toEqual([
      '__DOCSEARCH_FAVORITE_SEARCHES__docs',
      '__DOCSEARCH_RECENT_SEARCHES__docs',
    ]);
    const again = openHistory('docs', kept);
    expect(again.favorites()).toEqual(history.favorites());
    expect(openHistory('other', kept).recent()).toEqual([]);
    history.removeFavorite('f34');
    history.removeRecent(history.recent()[0]?.objectID ?? '');
    expect(history.favorites()).toHaveLength(9);
  });

  test.each([
    '{',
    'null',
    '"x"',
    '[[]]',
    '[{"objectID":1}]',
    '[{"objectID":"a","url":"b","type":"lvl9","hierarchy":{}}]',
  ])('takes %s for none', (value) => {
    const history = openHistory('docs', storage({__DOCSEARCH_RECENT_SEARCHES__docs: value}));
    expect(history.recent()).toEqual([]);
  });

  test('does without storage that refuses', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const history = openHistory('docs', {getItem: refuse, setItem: refuse});
    history.add(hit('a', 'Guide', 'A'));
    expect(history.recent()).toHaveLength(1);
  });
});

test('a request asks what DocSearch asks', () => {
  const request = searchRequest({
    indexName: 'docs',
    query: 'a',
    snippetWords: 5,
    facetFilters: ['language:en'],
    clickAnalytics: false,
  });
  expect(request).toMatchObject({hitsPerPage: 20, snippetEllipsisText: '…'});
  expect(request.attributesToSnippet).toContain('content:5');
  expect(request).not.toHaveProperty('page');
});

test('a report is filled in and cannot leave its place in the address', () => {
  const url = new URL(
    missingResultsUrl('https://host.example/new?labels=search', 'a&b="c" #d', 'p'),
  );
  expect(url.searchParams.get('labels')).toBe('search');
  expect(url.searchParams.get('title')).toBe('Search: no results for "a&b="c" #d"');
});
