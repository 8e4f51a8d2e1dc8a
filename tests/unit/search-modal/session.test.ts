import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import type {SearchClient, SearchHit, SearchResponse} from '../../../src/search/client';
import {groupItems} from '../../../src/search/modal/groups';
import {hitTarget, titleHtml} from '../../../src/search/modal/hits';
import {openHistory} from '../../../src/search/modal/history';
import {plainText} from '../../../src/search/modal/marks';
import {createModalSession, type ModalSession} from '../../../src/search/modal/session';
import {answer, record, sampleRecords} from '../search-hosted/fake-algolia';

interface Question {
  readonly query: string;
  readonly resolve: (response: Partial<SearchResponse>) => void;
  readonly reject: (error: Error) => void;
}

/** A client that answers when the test says so. */
function manualClient() {
  const questions: Question[] = [];
  const listeners = new Set<() => void>();
  const client: SearchClient = {
    search: (requests) =>
      new Promise((resolve, reject) => {
        const [request] = 'requests' in requests ? requests.requests : requests;
        questions.push({
          query: request?.query ?? '',
          resolve: (response) => resolve({results: [response as SearchResponse]}),
          reject,
        });
      }),
    getRecommendations: () => Promise.reject(new Error('not asked here')),
    onRefined(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {client, questions, refine: () => listeners.forEach((listener) => listener())};
}

function response(query: string, more: Partial<SearchResponse> = {}): Partial<SearchResponse> {
  const given = answer(sampleRecords, {indexName: 'docs', query}) as unknown as SearchResponse;
  return {...given, ...more};
}

const settled = () => vi.advanceTimersByTimeAsync(0);

let manual: ReturnType<typeof manualClient>;
let session: ModalSession;

beforeEach(() => {
  vi.useFakeTimers();
  manual = manualClient();
  session = createModalSession({
    client: () => Promise.resolve(manual.client),
    request: (query) => ({requests: [{indexName: 'docs', query}]}),
    history: openHistory('docs', null),
    maxResultsPerGroup: 5,
    titles: {recent: 'Recent', favorites: 'Favorite'},
  });
});

afterEach(() => {
  session.dispose();
  vi.useRealTimers();
});

async function ask(query: string): Promise<Question> {
  session.setQuery(query);
  await settled();
  const question = manual.questions.at(-1);
  if (question?.query !== query.trim()) {
    throw new Error(`${query} was not asked`);
  }
  return question;
}

const ids = () => groupItems(session.getState().groups).map(({hit}) => hit.objectID);

describe('a session', () => {
  test('answers, selects the first line, goes back to the start for an empty box', async () => {
    (await ask('installation')).resolve(response('installation'));
    await settled();
    expect(session.getState()).toMatchObject({
      screen: 'results',
      status: 'idle',
      answered: 'installation',
      active: 0,
    });
    // The address of `script` is not one of the web.
    expect(ids()).not.toContain('script');
    session.setQuery('');
    expect(session.getState()).toMatchObject({screen: 'start', active: -1, groups: []});
  });

  test('an overtaken answer is not shown; a later one that comes first stays', async () => {
    const first = await ask('inst');
    const second = await ask('intro');
    second.resolve(response('intro'));
    await settled();
    expect(session.getState().answered).toBe('intro');
    first.resolve(response('inst'));
    await settled();
    expect(session.getState()).toMatchObject({answered: 'intro', status: 'idle'});
  });

  test('counts as stalled after 300 ms, whatever older questions do', async () => {
    const first = await ask('inst');
    await vi.advanceTimersByTimeAsync(299);
    expect(session.getState().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getState().status).toBe('stalled');
    const second = await ask('intro');
    first.resolve(response('inst'));
    await settled();
    expect(session.getState().status).toBe('stalled');
    second.resolve(response('intro'));
    await settled();
    expect(session.getState().status).toBe('idle');
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.getState().status).toBe('idle');
  });

  test('an error stays until the next try, which the same query is', async () => {
    (await ask('intro')).reject(new Error('no network'));
    await settled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.getState()).toMatchObject({screen: 'error', status: 'error', active: -1});
    session.setQuery('intro');
    expect(session.getState()).toMatchObject({screen: 'error', status: 'loading'});
    await settled();
    manual.questions.at(-1)?.resolve(response('intro'));
    await settled();
    expect(session.getState()).toMatchObject({screen: 'results', status: 'idle'});
  });

  test('an error of an older question says nothing about the newer', async () => {
    const first = await ask('inst');
    const second = await ask('intro');
    first.reject(new Error('late'));
    second.resolve(response('intro'));
    await settled();
    expect(session.getState()).toMatchObject({screen: 'results', status: 'idle'});
  });

  test('the fuller answer keeps the selected line and all above it in place', async () => {
    const names = answer(sampleRecords, {indexName: 'docs', query: 'manifold'}).hits as SearchHit[];
    (await ask('manifold')).resolve(
      response('manifold', {hits: names.slice(0, 6), nbHits: 6, partial: true}),
    );
    await settled();
    session.move(1);
    session.move(1);
    const before = ids();
    const {active} = session.getState();
    manual.refine();
    await settled();
    manual.questions.at(-1)?.resolve(response('manifold', {hits: [...names].reverse()}));
    await settled();
    const state = session.getState();
    expect(state.active).toBe(active);
    expect(ids().slice(0, active + 1)).toEqual(before.slice(0, active + 1));
    expect(ids()).not.toEqual(before);
    expect(state.groups.every(({items}) => items.length <= 5)).toBe(true);
    expect(new Set(ids()).size).toBe(ids().length);
  });

  test('nothing among the names is not yet nothing', async () => {
    (await ask('intro')).resolve(response('zzz', {partial: true}));
    await settled();
    expect(session.getState()).toMatchObject({screen: 'start', status: 'loading'});
    manual.refine();
    await settled();
    manual.questions.at(-1)?.resolve(response('intro'));
    await settled();
    expect(session.getState()).toMatchObject({screen: 'results', status: 'idle'});
  });

  test('what was promised for the answer happens with it, unless the box is edited', async () => {
    const done = vi.fn();
    const first = await ask('inst');
    session.whenAnswered(done);
    const second = await ask('intro');
    first.resolve(response('inst'));
    second.resolve(response('intro'));
    await settled();
    expect(done).not.toHaveBeenCalled();
    const third = await ask('installation');
    session.whenAnswered(done);
    expect(done).not.toHaveBeenCalled();
    third.resolve(response('installation'));
    await settled();
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('suggests what earlier answers were about, or pages that begin alike', async () => {
    (await ask('introzzz')).resolve(response('zzz'));
    await settled();
    manual.questions.at(-1)?.resolve(response('intro'));
    await settled();
    expect(session.getState()).toMatchObject({
      screen: 'noResults',
      suggestions: ['Introduction'],
    });
    (await ask('installation')).resolve(response('installation'));
    await settled();
    (await ask('zzz')).resolve(response('zzz'));
    await settled();
    const {suggestions} = session.getState();
    expect(suggestions).toHaveLength(3);
    expect(suggestions).toContain('Getting started');
  });

  test('a query is cut at 64 characters, a pair of surrogates is one', () => {
    session.setQuery('😀'.repeat(70));
    expect(Array.from(session.getState().query)).toHaveLength(64);
  });

  test('nothing changes after it was disposed of', async () => {
    const question = await ask('intro');
    const before = session.getState();
    session.dispose();
    question.resolve(response('intro'));
    await settled();
    expect(session.getState()).toBe(before);
  });

  test('ten thousand queries of anything neither throw nor become anything but text', async () => {
    const alphabet = [
      '<',
      '>',
      '&',
      '"',
      "'",
      '\u0000',
      '\u0007',
      '\u202e',
      'א',
      'ب',
      '😀',
      '\ud800',
    ].concat('</mark><img src=x onerror=alert(1)>'.split(''), ['<mark>', ' ', 'install', '\n']);
    let seed = 1;
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return seed % below;
    };
    const history = openHistory('docs', null);
    const immediate = createModalSession({
      client: () =>
        Promise.resolve({
          search: (requests) => {
            const [request] = 'requests' in requests ? requests.requests : requests;
            const query = request?.query ?? '';
            const records = [record(query, query, query, {content: query})];
            const result = answer(records, {
              indexName: 'docs',
              query: '',
            }) as unknown as SearchResponse;
            return Promise.resolve({results: [result]});
          },
          getRecommendations: () => Promise.reject(new Error('not asked here')),
        }),
      request: (query) => ({requests: [{indexName: 'docs', query}]}),
      history,
      maxResultsPerGroup: 5,
      titles: {recent: 'Recent', favorites: 'Favorite'},
    });
    for (let turn = 0; turn < 10_000; turn += 1) {
      const query = Array.from({length: random(70)}, () => alphabet[random(alphabet.length)]).join(
        '',
      );
      immediate.setQuery(query);
      if (turn % 50 === 0) {
        await settled();
        const {status, screen, groups, answered} = immediate.getState();
        expect([status, screen]).not.toContain('error');
        for (const {hit} of groupItems(groups)) {
          expect(plainText(titleHtml(hit))).toBe(answered.replaceAll(/<\/?mark>/g, ''));
          expect(hitTarget(hit.url, 'https://a.example', 'https://b.example')).not.toBeNull();
          history.add(hit);
        }
      }
    }
    immediate.dispose();
  });
});
