import {describe, expect, test} from 'vitest';

import {groupHits, groupItems, mergeGroups} from '../../../../src/search/modal/groups';
import {historyLimits, openHistory} from '../../../../src/search/modal/history';
import {
  hitTarget,
  levelText,
  storedHit,
  titleText,
  trailTexts,
} from '../../../../src/search/modal/hits';
import {missingResultsUrl, suggestedTitles} from '../../../../src/search/modal/request';
import {hit, responseTo} from '../../../support/fake-hits';

describe('a hit', () => {
  test('has its heading, the headings above it, and where the query matches', () => {
    const text = hit('x', 'Guide', 'Page', {lvl2: 'Part <T>', content: 'words & more'});
    const texts = (given: typeof text): string[] =>
      trailTexts(given, 'lvl1').map((one) => one.text);
    expect(titleText(text).text).toBe('Part <T>');
    expect(texts(text)).toEqual(['Page']);
    expect(trailTexts(text, 'lvl2')).toEqual([]);
    expect(titleText(hit('x', 'Guide', 'Page')).text).toBe('Page');
    expect(texts(hit('x', 'Guide', 'Page'))).toEqual([]);
    expect(titleText({...hit('x', 'Guide', 'Page'), type: 'lvl0'}).text).toBe('Guide');
    const marks = {lvl1: [{start: 0, end: 4}]};
    expect(levelText({...text, marks}, 'lvl1')).toEqual({text: 'Page', marks: marks.lvl1});
    expect(levelText(text, 'lvl3')).toBeNull();
  });

  test('of text is remembered as its heading', () => {
    const stored = storedHit(hit('x', 'Guide', 'Page', {lvl2: 'Part', content: 'words'}));
    expect(stored).toMatchObject({type: 'lvl2', objectID: 'x'});
    expect(stored).not.toHaveProperty('snippet');
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
  const page = (id: string) => ({url: `https://a.example/${id}`});
  const part = (id: string, anchor: string) => ({
    url: `https://a.example/${id}#${anchor}`,
    lvl2: anchor,
  });

  test('by page, with a limit, sections below their page only', () => {
    const groups = groupHits(
      [
        hit('a2', 'Guide', 'A', part('a', 'two')),
        hit('b', 'Blog', 'B', page('b')),
        hit('a', 'Guide', 'A', page('a')),
        hit('a3', 'Guide', 'A', part('a', 'three')),
        hit('a4', 'Guide', 'A', part('a', 'four')),
      ],
      3,
    );
    expect(groups.map(({title, part: where}) => [title, where])).toEqual([
      ['A', 'Guide'],
      ['B', 'Blog'],
    ]);
    expect(groupItems(groups).map(({hit: {objectID}, parent}) => [objectID, parent])).toEqual([
      ['a2', null],
      ['a', null],
      ['a3', 'a'],
      ['b', null],
    ]);
  });

  test('a page that only mentions the query has one line where several do', () => {
    const mentions = ['a', 'b', 'c'].flatMap((name) => [
      hit(`${name}2`, 'Guide', name, part(name, 'two')),
      hit(`${name}3`, 'Guide', name, part(name, 'three')),
    ]);
    const subject = [hit('d', 'Guide', 'd', page('d')), hit('d2', 'Guide', 'd', part('d', 'two'))];
    const lines = (hits: typeof mentions): string[] =>
      groupItems(groupHits(hits, 5)).map((item) => item.hit.objectID);
    expect(lines([...subject, ...mentions])).toEqual(['d', 'd2', 'a2', 'b2', 'c2']);
    expect(lines(mentions)).toEqual(['a2', 'a3', 'b2', 'b3', 'c2', 'c3']);
  });

  test('pages of one title are two, whatever they are called', () => {
    const groups = groupHits(
      [hit('a', 'Guide', '__proto__', page('a')), hit('b', 'Guide', '__proto__', page('b'))],
      5,
    );
    expect(groups.map(({title}) => title)).toEqual(['__proto__', '__proto__']);
  });

  test('a fuller response keeps the lines down to the selected one', () => {
    const early = groupHits(
      [hit('a', 'Guide', 'A', page('a')), hit('b', 'Guide', 'B', page('b'))],
      5,
    );
    const late = groupHits(
      [
        hit('c', 'Guide', 'C', page('c')),
        hit('b', 'Guide', 'B', page('b')),
        hit('b2', 'Guide', 'B', part('b', 'two')),
        hit('a', 'Guide', 'A', page('a')),
      ],
      5,
    );
    const order = (active: number): string[] =>
      groupItems(mergeGroups(early, late, active, 5)).map((item) => item.hit.objectID);
    expect(order(0)).toEqual(['a', 'c', 'b', 'b2']);
    expect(order(1)).toEqual(['a', 'b', 'b2', 'c']);
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

  test('keeps seven, four beside favorites, ten of those, newest first', () => {
    const kept = storage();
    const history = openHistory('docs', kept);
    for (let index = 0; index < 12; index += 1)
      history.add(hit(`r${index}`, 'Guide', `Page ${index}`));

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
    for (let index = 20; index < 35; index += 1)
      history.favor(hit(`f${index}`, 'Guide', `Page ${index}`));

    expect(history.favorites()).toHaveLength(10);
    expect([...kept.map.keys()].sort()).toEqual([
      '__DOCSEARCH_FAVORITE_SEARCHES__docs',
      '__DOCSEARCH_RECENT_SEARCHES__docs',
    ]);
    const again = openHistory('docs', kept);
    expect(again.favorites()).toEqual(history.favorites());
    expect(openHistory('other', kept).recent()).toEqual([]);
    history.removeFavorite(hit('f34', 'Guide', 'Page 34'));
    history.removeRecent(hit('r10', 'Guide', 'Page 10'));
    expect(history.favorites()).toHaveLength(9);
    expect(history.recent().map(({objectID}) => objectID)).not.toContain('r10');
  });

  test('knows a heading by its URL, whatever text of it was chosen', () => {
    const history = openHistory('docs', storage());
    const url = 'https://a.example/docs/mail#port';
    const [one, other] = ['one', 'other'].map((content) =>
      hit(`${url}:${content}`, 'Guide', 'Mail', {lvl2: 'Port', content, url}),
    ) as [ReturnType<typeof hit>, ReturnType<typeof hit>];
    history.add(one);
    history.add(other);
    expect(history.recent()).toHaveLength(1);
    history.favor(one);
    history.add(other);
    expect(history.recent()).toEqual([]);
    expect(history.favorites()).toHaveLength(1);
    history.removeFavorite(other);
    expect(history.favorites()).toEqual([]);
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

  test('keeps what another tab has chosen', () => {
    const kept = storage();
    const [one, other] = [openHistory('docs', kept), openHistory('docs', kept)];
    one.add(hit('a', 'Guide', 'A'));
    other.add(hit('b', 'Guide', 'B'));
    expect(one.recent().map(({objectID}) => objectID)).toEqual(['b', 'a']);
  });

  test('does without storage that rejects', () => {
    const reject = () => {
      throw new Error('denied');
    };
    const history = openHistory('docs', {getItem: reject, setItem: reject});
    history.add(hit('a', 'Guide', 'A'));
    expect(history.recent()).toHaveLength(1);
  });
});

describe('suggestions', () => {
  test('are titles of pages that the beginning of the query finds, each once', async () => {
    const asked: string[] = [];
    const search = (query: string) => {
      asked.push(query);
      return Promise.resolve(responseTo('install'));
    };
    const titles = await suggestedTitles('introzzz', search);
    expect(asked).toEqual(['intr']);
    expect(titles).toHaveLength(3);
    expect(new Set(titles).size).toBe(3);
    expect(await suggestedTitles('a', search)).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('are none where they cannot be fetched', async () => {
    const fail = () => Promise.reject(new Error('no network'));
    expect(await suggestedTitles('introzzz', fail)).toEqual([]);
  });
});

test('a report is filled in and cannot leave its parameter of the URL', () => {
  const url = new URL(
    missingResultsUrl('https://host.example/new?labels=search', 'a&b="c" #d', 'p'),
  );
  expect(url.searchParams.get('labels')).toBe('search');
  expect(url.searchParams.get('title')).toBe('Search: no results for "a&b="c" #d"');
});
