import {describe, expect, it} from 'vitest';

import {
  defaultHitsPerPage,
  escapeMarked,
  highlight,
  maxQueryLength,
  normalizeRecommendations,
  normalizeRequests,
} from '../../../src/search/client';

describe('normalizeRequests', () => {
  it('takes the modal shape and the shape of algoliasearch-helper alike', () => {
    const flat = {requests: [{indexName: 'docs', query: 'port', hitsPerPage: 5, page: 2}]};
    const nested = [{indexName: 'docs', params: {query: 'port', hitsPerPage: 5, page: 2}}];
    const wanted = [{indexName: 'docs', query: 'port', hitsPerPage: 5, page: 2}];
    expect(normalizeRequests(flat)).toEqual(wanted);
    expect(normalizeRequests(nested)).toEqual(wanted);
  });

  it('gives every request a query, a page and a page size', () => {
    expect(normalizeRequests([{indexName: 'docs'}])).toEqual([
      {indexName: 'docs', query: '', hitsPerPage: defaultHitsPerPage, page: 0},
    ]);
  });

  it('puts sense in place of nonsense', () => {
    const params = {query: 'a', hitsPerPage: -3, page: Number.NaN};
    expect(normalizeRequests([{indexName: 'docs', params}])[0]).toMatchObject({
      hitsPerPage: defaultHitsPerPage,
      page: 0,
    });
    expect(normalizeRequests([{indexName: 'docs', params: {hitsPerPage: 2.7}}])[0]).toMatchObject({
      hitsPerPage: 2,
    });
  });

  it('cuts a query at 64 characters and never through the middle of one', () => {
    const [request] = normalizeRequests([{indexName: 'docs', query: '😀'.repeat(100)}]);
    expect(Array.from(request?.query ?? '')).toHaveLength(maxQueryLength);
    expect(request?.query).toBe('😀'.repeat(maxQueryLength));
  });

  it('lets no parameter change the index', () => {
    const [request] = normalizeRequests([
      {indexName: 'docs', params: {query: 'a', indexName: 'other'}},
    ]);
    expect(request?.indexName).toBe('docs');
  });
});

describe('normalizeRecommendations', () => {
  it('takes both shapes', () => {
    const request = {
      indexName: 'docs',
      model: 'related-products',
      objectID: '/a',
      threshold: 0,
    } as const;
    expect(normalizeRecommendations([request])).toEqual([request]);
    expect(normalizeRecommendations({requests: [request]})).toEqual([request]);
  });
});

describe('highlight', () => {
  it('escapes the text and the matches, and nothing of the tags', () => {
    expect(highlight('Option<T> & "x"', [{start: 6, end: 9}], '<em class="m">', '</em>')).toBe(
      'Option<em class="m">&lt;T&gt;</em> &amp; &quot;x&quot;',
    );
  });

  it('joins matches that overlap or touch, in whatever order they come', () => {
    const matches = [
      {start: 3, end: 5},
      {start: 0, end: 2},
      {start: 1, end: 3},
    ];
    expect(highlight('abcdef', matches)).toBe('<mark>abcde</mark>f');
  });

  it('cuts matches to the text', () => {
    const matches = [
      {start: -4, end: 1},
      {start: 2, end: 99},
      {start: 50, end: 60},
      {start: 2, end: 1},
    ];
    expect(highlight('abc', matches)).toBe('<mark>a</mark>b<mark>c</mark>');
  });
});

describe('escapeMarked', () => {
  it('leaves the marks and escapes the rest', () => {
    expect(escapeMarked('<img onerror=x> <mark>a<b</mark>')).toBe(
      '&lt;img onerror=x&gt; <mark>a&lt;b</mark>',
    );
  });

  it('leaves no tag without its other half', () => {
    expect(escapeMarked('a <mark>b')).toBe('a &lt;mark&gt;b');
    expect(escapeMarked('a</mark> b')).toBe('a&lt;/mark&gt; b');
    expect(escapeMarked('<mark><mark>a</mark></mark>')).toBe(
      '<mark>&lt;mark&gt;a</mark>&lt;/mark&gt;',
    );
  });

  it('knows the tags that were asked for, not others', () => {
    expect(escapeMarked('<mark>a</mark>[b]', '[', ']')).toBe('&lt;mark&gt;a&lt;/mark&gt;[b]');
  });
});
