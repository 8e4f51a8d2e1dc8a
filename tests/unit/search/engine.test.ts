import {describe, expect, it} from 'vitest';

import {
  normalizeRequests,
  type SearchHit,
  type SearchParameters,
  type SearchResponse,
} from '../../../src/search/client';
import {SearchEngine} from '../../../src/search/embedded/engine';
import {travelled} from './pages';

const related = [[2], [2, 0], [0, 1], []];
const full = new SearchEngine(travelled(true), 'https://site.test', related, false).fillNow();
const names = new SearchEngine(travelled(false), 'https://site.test', related, true).fillNow();

function answer(query: string, params: SearchParameters = {}, engine = full): SearchResponse {
  const [request] = normalizeRequests([{indexName: 'docs', query, ...params}]);
  return engine.search(request!);
}

function found(query: string, params: SearchParameters = {}, engine = full): string[] {
  return answer(query, params, engine).hits.map(({url}) => url.replace('https://site.test', ''));
}

function first(query: string, params: SearchParameters = {}): SearchHit {
  return answer(query, params).hits[0]!;
}

describe('order', () => {
  it.each([
    ['beforeCreateOne', '/docs/hooks#beforecreateone'],
    ['before-create-one', '/docs/hooks#beforecreateone'],
    ['before create one', '/docs/hooks#beforecreateone'],
    ['beforeCre', '/docs/hooks#beforecreateone'],
    ['beforeCraeteOne', '/docs/hooks#beforecreateone'],
    ['JWT_SECRET', '/docs/auth#variables'],
    ['jwt_secret', '/docs/auth#variables'],
    ['validation.resolver', '/docs/hooks#options'],
    ['validationResolver', '/docs/hooks#options'],
    ['/api/auth/login', '/docs/auth#login'],
    ['auth/login', '/docs/auth#login'],
    ['authentication', '/docs/auth'],
    ['authentcation', '/docs/auth'],
    ['auten', '/docs/auth'],
    ['hooks', '/docs/hooks'],
    ['hooks service', '/blog/hooks#service-hooks'],
    ['how do I log in', '/docs/auth#login'],
    ['signing tokens', '/docs/auth#variables'],
  ])('%s comes to %s', (query, url) => {
    expect(found(query)[0]).toBe(url);
  });

  it('tells PORT from port', () => {
    expect(found('PORT')[0]).toBe('/docs/auth#variables');
    expect(found('port')[0]).toBe('/docs/hooks#options');
  });

  it('prefers words side by side', () => {
    expect(found('service call')[0]).toBe('/docs/hooks');
  });

  it('finds text in code blocks, after headings and prose', () => {
    expect(found('async context')).toEqual(['/docs/hooks#beforecreateone']);
    expect(found('secret').indexOf('/docs/auth#login')).toBeGreaterThan(
      found('secret').indexOf('/docs/auth#missing'),
    );
  });

  it('gives the same answer every time', () => {
    expect(answer('hooks').hits).toEqual(answer('hooks').hits);
  });
});

describe('hits', () => {
  it('stand for the heading when it says all, and for the text when that says more', () => {
    expect(first('beforeCreateOne')).toMatchObject({
      type: 'lvl2',
      content: null,
      objectID: '/docs/hooks#beforecreateone',
      hierarchy: {lvl0: 'Guide', lvl1: 'Hooks', lvl2: 'beforeCreateOne', lvl3: null},
    });
    expect(first('JWT_EXPIRES_IN')).toMatchObject({
      type: 'content',
      content: 'JWT_EXPIRES_IN · life of a token, 30d',
      hierarchy: {lvl2: 'Variables'},
    });
  });

  it('mark what was found, with the tags that were asked for, and escape the rest', () => {
    const hit = first('one record created', {
      attributesToSnippet: ['content:20'],
      highlightPreTag: '[',
      highlightPostTag: ']',
    });
    expect(hit._snippetResult.content?.value).toBe(
      'Runs before [one] [record] is [created]. See Option&lt;T&gt; &amp; &lt;b&gt;more&lt;/b&gt;.',
    );
    expect(hit._snippetResult.content).toMatchObject({
      matchLevel: 'full',
      matchedWords: ['one', 'record', 'created'],
    });
  });

  it('mark the beginning of a word that is not finished', () => {
    expect(first('valida')._highlightResult.content?.value).toContain(
      '<mark>valida</mark>tion.resolver',
    );
    expect(first('validation.res')._highlightResult.content?.value).toContain(
      '<mark>validation.res</mark>olver',
    );
  });

  it('cut snippets to the words that were asked for, around what was found', () => {
    const hit = first('option more', {
      attributesToSnippet: ['content:3'],
      snippetEllipsisText: '(…)',
    });
    const snippet = hit._snippetResult.content?.value ?? '';
    expect(snippet.replace(/<[^>]*>|\(…\)/g, '').split(' ')).toHaveLength(3);
    expect(snippet).toContain('<mark>Option</mark>');
    expect(snippet.startsWith('(…)')).toBe(true);
  });

  it('carry snippets of the attributes asked for, and highlights of all', () => {
    const hit = first('hooks', {attributesToSnippet: ['hierarchy.lvl1:10']});
    expect(Object.keys(hit._snippetResult.hierarchy)).toEqual(['lvl1']);
    expect(hit._highlightResult.hierarchy.lvl0?.value).toBe('Guide');
    expect(hit._highlightResult.hierarchy.lvl1?.value).toBe('<mark>Hooks</mark>');
  });
});

describe('facet filters', () => {
  it('hold together, and within a list one is enough', () => {
    const both = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:none']];
    expect(found('hooks', {facetFilters: both})).toEqual([
      '/blog/hooks#service-hooks',
      '/blog/hooks',
    ]);
    expect(found('beforeCreateOne', {facetFilters: 'language:pt'})).toEqual(['/pt/docs/hooks']);
    expect(found('hooks', {facetFilters: ['language:xx']})).toEqual([]);
  });

  it('leave out what has a minus', () => {
    const urls = found('hooks', {facetFilters: ['hierarchy.lvl0:-Blog']});
    expect(urls).toContain('/docs/hooks');
    expect(urls.some((url) => url.startsWith('/blog'))).toBe(false);
  });

  it('choose the part of the site and the type of the hit', () => {
    expect(found('hooks', {facetFilters: ['hierarchy.lvl0:Blog']})).toHaveLength(2);
    const hits = answer('beforeCreateOne', {facetFilters: ['type:content', 'language:en']}).hits;
    expect(hits.map(({type}) => type)).toEqual(['content']);
    const headings = answer('hooks', {facetFilters: [['type:lvl1']]}).hits;
    expect(new Set(headings.map(({type}) => type))).toEqual(new Set(['lvl1']));
  });

  it('know no facet that there is not', () => {
    expect(found('hooks', {facetFilters: ['colour:red']})).toEqual([]);
  });
});

describe('pages of the answer', () => {
  it('count all hits and give each of them once', () => {
    const all = found('where', {hitsPerPage: 50});
    const whole = answer('e', {hitsPerPage: 50});
    expect(whole.nbHits).toBe(whole.hits.length);
    expect(whole.nbPages).toBe(1);
    const parts = [0, 1, 2, 3].flatMap((page) => answer('e', {hitsPerPage: 2, page}).hits);
    expect(parts.map(({objectID}) => objectID)).toEqual(
      whole.hits.slice(0, 8).map(({objectID}) => objectID),
    );
    expect(answer('e', {hitsPerPage: 2}).nbPages).toBe(Math.ceil(whole.nbHits / 2));
    expect(all.length).toBeGreaterThan(0);
  });

  it('are empty behind the last one and for an empty query', () => {
    expect(answer('hooks', {page: 99}).hits).toEqual([]);
    expect(answer('')).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
    expect(answer(' \u0000…')).toMatchObject({hits: [], nbHits: 0});
    expect(answer('zzzzqqqq')).toMatchObject({hits: [], nbHits: 0});
  });

  it('give the request back', () => {
    const {query, index, params, page, hitsPerPage} = answer('port', {hitsPerPage: 3});
    expect({query, index, page, hitsPerPage}).toEqual({
      query: 'port',
      index: 'docs',
      page: 0,
      hitsPerPage: 3,
    });
    expect(new URLSearchParams(params).get('query')).toBe('port');
  });
});

describe('names and headings alone', () => {
  it('answer under the same ids, and say that more is to come', () => {
    expect(answer('beforeCreateOne', {}, names)).toMatchObject({partial: true});
    expect(answer('beforeCreateOne').partial).toBe(false);
    expect(answer('beforeCreateOne', {}, names).hits[0]?.objectID).toBe(
      answer('beforeCreateOne').hits[0]?.objectID,
    );
    expect(found('JWT_SECRET', {}, names)[0]).toBe('/docs/auth#variables');
  });
});

describe('neighbours', () => {
  it('are the pages found at build time', () => {
    const ask = (objectID: string, maxRecommendations?: number): string[] =>
      full
        .recommend({
          indexName: 'docs',
          model: 'related-products',
          objectID,
          threshold: 0,
          maxRecommendations,
        })
        .hits.map(({objectID: id}) => id);
    expect(ask('/docs/auth')).toEqual(['/docs/hooks', '/blog/hooks']);
    expect(ask('/docs/auth', 1)).toEqual(['/docs/hooks']);
    expect(ask('/nowhere')).toEqual([]);
  });
});
