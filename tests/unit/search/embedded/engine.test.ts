import {describe, expect, it} from 'vitest';

import type {
  FacetFilters,
  MarkedText,
  SearchHit,
  SearchResponse,
} from '../../../../src/search/client';
import {SearchEngine} from '../../../../src/search/embedded/engine';
import {parseQuery} from '../../../../src/search/embedded/query';
import type {PageText} from '../../../../src/search/record';
import {multiply} from '../../../bench/search/records';
import {engineOf, samplePages, section, served, text} from '../../../support/search-pages';

const engine = engineOf(samplePages);

function respond(
  query: string,
  {
    filters = [],
    words = 20,
    page = 0,
  }: {filters?: FacetFilters; words?: number; page?: number} = {},
  from = engine,
): Promise<SearchResponse> {
  return from.search({query, facetFilters: filters, snippetWords: words, page});
}

const pathOf = (hit: SearchHit | undefined): string =>
  (hit?.url ?? '').replace('https://site.test', '');

async function found(query: string, filters: FacetFilters = []): Promise<string[]> {
  return (await respond(query, {filters})).hits.map(pathOf);
}

async function first(query: string, words?: number): Promise<SearchHit> {
  const [hit] = (await respond(query, {words})).hits;
  if (hit === undefined) throw new Error(`${query} finds nothing`);
  return hit;
}

const marked = ({text: whole, marks}: MarkedText): string[] =>
  marks.map(({start, end}) => whole.slice(start, end));

describe('order', () => {
  it.each([
    ['beforeCreateOne', '/docs/hooks#beforecreateone'],
    ['before-create-one', '/docs/hooks#beforecreateone'],
    ['before create one', '/docs/hooks#beforecreateone'],
    ['beforeCre', '/docs/hooks#beforecreateone'],
    ['beforeCraeteOne', '/docs/hooks#beforecreateone'],
    ['JWT_SECRET', '/docs/auth#variables'],
    ['validation.resolver', '/docs/hooks#options'],
    ['validationResolver', '/docs/hooks#options'],
    ['/api/auth/login', '/docs/auth#login'],
    ['auth/login', '/docs/auth#login'],
    ['authentication', '/docs/auth'],
    ['authentcation', '/docs/auth'],
    ['uathentication', '/docs/auth'],
    ['auten', '/docs/auth'],
    ['hooks', '/docs/hooks'],
    ['how do I log in', '/docs/auth#login'],
    ['signing tokens', '/docs/auth#variables'],
  ])('%s comes to %s', async (query, url) => {
    expect((await found(query))[0]).toBe(url);
  });

  it('tells PORT from port', async () => {
    expect((await found('PORT'))[0]).toBe('/docs/auth#variables');
    expect((await found('port'))[0]).toBe('/docs/hooks#options');
  });

  it('finds text in code blocks', async () => {
    expect(await found('async context')).toEqual(['/docs/hooks#beforecreateone']);
  });

  it('is the same every time', async () => {
    expect((await respond('hooks')).hits).toEqual((await respond('hooks')).hits);
  });
});

const reference: PageText = {
  path: '/docs/options',
  lvl0: 'API reference',
  language: 'en',
  tag: 'docs-default-current',
  rank: 0,
  sections: [
    section(1, 'Options', null),
    ...['mail', 'mail.host', 'mail.port', 'mail.sendTimeout', 'mailer'].map((name) =>
      section(6, name, name, text(`${name} string mail of the server`, [name])),
    ),
  ],
};

const guide: PageText = {
  ...reference,
  path: '/docs/mail',
  lvl0: 'Guide',
  sections: [
    {...section(1, 'Sending mail', null, text('How to send.')), keywords: ['newsletter']},
    section(2, 'Server', 'server', text('The mail.sendTimeout of the server.')),
    {...section(2, 'Attachments', 'attachments', text('Add files.')), keywords: ['invoice PDF']},
  ],
};

describe('pages before rows', () => {
  const both = engineOf([reference, guide]);
  const order = async (query: string): Promise<string[]> =>
    (await respond(query, {}, both)).hits.map(pathOf);

  it('a page comes first for its subject, and at most two rows before other pages', async () => {
    const hits = await order('mail');
    expect(hits[0]).toBe('/docs/mail');
    const rows = hits.findIndex((path, place) => place > 0 && path.startsWith('/docs/options'));
    expect(hits.slice(rows, rows + 2).every((path) => path.startsWith('/docs/options'))).toBe(true);
  });

  it('a row comes first for its name as it is written, then the page that explains it', async () => {
    const hits = await order('sendTimeout');
    expect(hits[0]).toBe('/docs/options#mail.sendTimeout');
    expect(hits.slice(0, 3)).toContain('/docs/mail#server');
  });

  it('keywords lead to the page or heading that has them', async () => {
    expect((await order('newsletter'))[0]).toBe('/docs/mail');
    expect((await order('invoice pdf'))[0]).toBe('/docs/mail#attachments');
    expect((await order('invoices'))[0]).toBe('/docs/mail#attachments');
  });

  it('synonyms find what they stand for', async () => {
    expect((await order('email'))[0]).toBe('/docs/mail');
  });

  it('words of other frameworks find ours, in the plural, misspelled or in two words too', async () => {
    const hooked = engineOf(samplePages);
    const firstFor = async (query: string) =>
      (await respond(query, {}, hooked)).hits.map(pathOf)[0];
    expect(await firstFor('signal')).toBe('/docs/hooks');
    expect(await firstFor('post_save signals')).toBe('/docs/hooks');
    expect(await firstFor('subscribr')).toBe('/docs/hooks');
    expect(await firstFor('event listener')).toBe('/docs/hooks');
    expect(await firstFor('login required')).toBe('/docs/auth#login');
  });

  it('a heading is found in one word, and a word as two that are there', async () => {
    expect((await order('sendingmail'))[0]).toBe('/docs/mail');
    expect((await order('mailserver'))[0]).toBe('/docs/mail#server');
    expect(await order('mailxyzzy')).toEqual([]);
  });

  it('words that say little do not outweigh the subject', async () => {
    expect((await order('mail setup'))[0]).toBe('/docs/mail');
  });

  it('a row has its text with it', async () => {
    const [hit] = (await respond('sendTimeout', {}, both)).hits;
    expect(hit).toMatchObject({type: 'lvl6', hierarchy: {lvl6: 'mail.sendTimeout'}});
    expect(hit?.snippet?.text).toContain('of the server');
  });
});

describe('hits', () => {
  it('stand for the heading when it says all, and for the text when that says more', async () => {
    expect(await first('beforeCreateOne')).toMatchObject({
      type: 'lvl2',
      snippet: null,
      objectID: '/docs/hooks#beforecreateone',
      pageUrl: 'https://site.test/docs/hooks',
      hierarchy: {lvl0: 'Guide', lvl1: 'Hooks', lvl2: 'beforeCreateOne', lvl3: null},
    });
    const hit = await first('JWT_EXPIRES_IN');
    expect(hit).toMatchObject({type: 'content', hierarchy: {lvl2: 'Variables'}});
    expect(hit.snippet?.text).toBe('JWT_EXPIRES_IN · life of a token, 30d');
  });

  it('say as ranges where the query matches', async () => {
    const hit = await first('one record created');
    expect(hit.snippet?.text).toBe(
      'Runs before one record is created. See Option<T> & <b>more</b>.',
    );
    expect(hit.snippet && marked(hit.snippet)).toEqual(['one', 'record', 'created']);
    const page = await first('hooks');
    expect(page.marks.lvl1).toEqual([{start: 0, end: 5}]);
  });

  it('mark the beginning of a word that is not finished', async () => {
    const {snippet} = await first('validation.res');
    expect(snippet && marked(snippet)).toEqual(['validation.res']);
  });

  it('cut snippets to the words that were asked for, around the match', async () => {
    const {snippet} = await first('option created', 3);
    expect(snippet?.text.replaceAll('…', '').split(' ')).toHaveLength(3);
    expect(snippet?.text.startsWith('…')).toBe(true);
    expect(snippet && marked(snippet)).toContain('Option');
  });
});

describe('sections', () => {
  const headings = [
    section(1, 'Mailer', null),
    section(2, 'Mailer options', 'options', text('mailer of the team')),
    section(6, 'port', 'a~port', text('mailer port')),
    section(3, 'Mailer names', 'options', text('mailer of the team')),
    section(2, 'Mailer next steps', null, text('mailer of the team')),
  ];
  const open = engineOf([{...samplePages[2]!, path: '/a', sections: headings}]);

  it('lead to their own anchors, or to the page', async () => {
    const {hits} = await respond('mailer', {}, open);
    expect(hits).toHaveLength(headings.length);
    expect(new Set(hits.map(pathOf))).toEqual(new Set(['/a', '/a#options', '/a#a~port']));
    const next = hits.find(({hierarchy}) => hierarchy.lvl2 === 'Mailer next steps');
    expect(pathOf(next)).toBe('/a');
  });

  it('have ids of their own, also where they share an anchor', async () => {
    for (const query of ['mailer', 'mailer of the team']) {
      const ids = (await respond(query, {}, open)).hits.map(({objectID}) => objectID);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('facet filters', () => {
  it('hold together, and within a list one is enough', async () => {
    const either = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:none']] as const;
    expect((await found('hooks', either)).every((path) => path.startsWith('/blog/hooks'))).toBe(
      true,
    );
    expect(await found('beforeCreateOne', ['language:pt'])).toEqual(['/pt/docs/hooks']);
    expect(await found('hooks', ['language:xx'])).toEqual([]);
    expect(await found('hooks', ['color:red'])).toEqual([]);
  });

  it('choose a part of the site, and there is a list of them', async () => {
    expect(await found('hooks', ['hierarchy.lvl0:Blog'])).toHaveLength(2);
    expect(engine.partsOf([])).toEqual(['Blog', 'Core concepts', 'Guide']);
    expect(engine.partsOf(['language:pt'])).toEqual(['Guide']);
  });
});

describe('pages of the response', () => {
  it('count all hits and give each of them once', async () => {
    const many = engineOf(multiply(samplePages, 12));
    const all = await Promise.all([0, 1, 2].map((page) => respond('hooks', {page}, many)));
    const ids = all.flatMap(({hits}) => hits.map(({objectID}) => objectID));
    expect(new Set(ids).size).toBe(ids.length);
    const [one] = all;
    expect(one?.hits).toHaveLength(20);
    expect(one?.pageCount).toBe(Math.ceil((one?.count ?? 0) / 20));
    expect((await respond('hooks', {page: 99}, many)).hits).toEqual([]);
  });

  it.each(['', ' \u0000…', 'zzzzqqqq'])('%j finds nothing', async (query) => {
    expect(await respond(query)).toMatchObject({hits: [], count: 0, pageCount: 0});
  });
});

describe('a large site', () => {
  const site = multiply(samplePages, 2_000);
  const {manifest, part} = served(site);

  it.each([
    ['small', served(samplePages)],
    ['large', {manifest, part}],
  ])('warms up without fetching anything on a %s site', async (_, index) => {
    const fetched: string[] = [];
    const fresh = new SearchEngine(
      index.manifest,
      (name) => {
        fetched.push(name);
        return index.part(name);
      },
      'https://site.test',
    );
    await fresh.warmUp();
    expect(fetched).toEqual([]);
  });

  it('fetches only the parts that a query needs', async () => {
    expect(manifest.all).toBeNull();
    const fetched: string[] = [];
    const large = new SearchEngine(
      manifest,
      (name) => {
        fetched.push(name);
        return part(name);
      },
      'https://site.test',
    );
    const {hits} = await respond('beforeCreateOne', {filters: ['language:en']}, large);
    expect(hits[0]?.hierarchy.lvl2).toBe('beforeCreateOne');
    const kinds = new Set(fetched.map((name) => name.replace(/-.*/, '')));
    expect([...kinds].sort()).toEqual(['names', 'pages', 'words']);
    const parts = manifest.names.length + manifest.words.length + manifest.pages.length;
    expect(fetched.length).toBeLessThan(parts / 4);
  });
});

describe('the two responses', () => {
  it('come from names and headings first, and from all when the parts are there', async () => {
    const {manifest, part} = served(samplePages);
    const fresh = new SearchEngine(manifest, part, 'https://site.test');
    const early: SearchResponse[] = [];
    const request = {query: 'hooks', facetFilters: [], snippetWords: 10, page: 0};
    const full = await fresh.search(request, (response) => early.push(response));
    expect(early).toHaveLength(1);
    expect(early[0]?.hits.every(({snippet}) => snippet === null)).toBe(true);
    expect(early[0]?.count).toBeLessThanOrEqual(full.count);
    await fresh.search(request, (response) => early.push(response));
    expect(early).toHaveLength(1);
  });

  it('say nothing first when names and headings have no hit', async () => {
    const {manifest, part} = served(samplePages);
    const early: SearchResponse[] = [];
    const fresh = new SearchEngine(manifest, part, 'https://site.test');
    const request = {query: 'password', facetFilters: [], snippetWords: 10, page: 0};
    const {count} = await fresh.search(request, (response) => early.push(response));
    expect(early).toEqual([]);
    expect(count).toBe(1);
  });

  it('reject an index of another version', () => {
    const {manifest, part} = served(samplePages);
    const other = {...manifest, format: 1 as unknown as 2};
    expect(() => new SearchEngine(other, part, '')).toThrow('another version');
  });
});

describe('a query', () => {
  it('counts question words for little unless there is nothing else', () => {
    const shares = (query: string): number[] => parseQuery(query).units.map(({share}) => share);
    expect(shares('how to upload').map((share) => share === 1)).toEqual([false, false, true]);
    expect(shares('how to')).toEqual([1, 1]);
  });
});
