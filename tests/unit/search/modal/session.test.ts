import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import type {SearchClient, SearchRequest, SearchResponse} from '../../../../src/search/client';
import {groupItems} from '../../../../src/search/modal/groups';
import {hitTarget, titleText} from '../../../../src/search/modal/hits';
import {openHistory} from '../../../../src/search/modal/history';
import {createModalSession, type ModalSession} from '../../../../src/search/modal/session';
import {hit, responseTo} from '../../../support/fake-hits';

interface Question {
  readonly query: string;
  readonly first: (response: SearchResponse) => void;
  readonly resolve: (response: SearchResponse) => void;
  readonly reject: (error: Error) => void;
}

/** A client that responds when the test says so. */
function manualClient() {
  const questions: Question[] = [];
  const client: SearchClient = {
    search: ({query}, first = () => undefined) =>
      new Promise((resolve, reject) => {
        questions.push({query, first, resolve, reject});
      }),
    parts: () => Promise.resolve([]),
  };
  return {client, questions};
}

const request = (query: string): SearchRequest => ({
  query,
  facetFilters: [],
  snippetWords: 10,
  page: 0,
});

const titles = {recent: 'Recent', favorites: 'Favorite', suggested: 'Suggested pages'};

const settled = () => vi.advanceTimersByTimeAsync(0);

let manual: ReturnType<typeof manualClient>;
let session: ModalSession;

beforeEach(() => {
  vi.useFakeTimers();
  manual = manualClient();
  session = createModalSession({
    client: () => Promise.resolve(manual.client),
    request,
    history: openHistory('docs', null),
    suggested: [],
    maxResultsPerGroup: 5,
    titles,
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
  if (question?.query !== query.trim()) throw new Error(`${query} was not asked`);

  return question;
}

const ids = () => groupItems(session.getState().groups).map(({hit}) => hit.objectID);

describe('a session', () => {
  test('shows results, selects the first line, goes back to the start for an empty input', async () => {
    (await ask('installation')).resolve(responseTo('installation'));
    await settled();
    expect(session.getState()).toMatchObject({
      screen: 'results',
      status: 'idle',
      shownQuery: 'installation',
      active: 0,
    });
    // The URL of `script` is not one of the web.
    expect(ids()).not.toContain('script');
    session.setQuery('');
    expect(session.getState()).toMatchObject({screen: 'start', active: -1, groups: []});
  });

  test('an overtaken answer is not shown; a later one that comes first stays', async () => {
    const first = await ask('inst');
    const second = await ask('intro');
    second.resolve(responseTo('intro'));
    await settled();
    expect(session.getState().shownQuery).toBe('intro');
    first.resolve(responseTo('inst'));
    await settled();
    expect(session.getState()).toMatchObject({shownQuery: 'intro', status: 'idle'});
  });

  test('counts as stalled after 300 ms, whatever older questions do', async () => {
    const first = await ask('inst');
    await vi.advanceTimersByTimeAsync(299);
    expect(session.getState().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getState().status).toBe('stalled');
    const second = await ask('intro');
    first.resolve(responseTo('inst'));
    await settled();
    expect(session.getState().status).toBe('stalled');
    second.resolve(responseTo('intro'));
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
    manual.questions.at(-1)?.resolve(responseTo('intro'));
    await settled();
    expect(session.getState()).toMatchObject({screen: 'results', status: 'idle'});
  });

  test('an error of an older question says nothing about the newer', async () => {
    const first = await ask('inst');
    const second = await ask('intro');
    first.reject(new Error('late'));
    second.resolve(responseTo('intro'));
    await settled();
    expect(session.getState()).toMatchObject({screen: 'results', status: 'idle'});
  });

  test('the full response keeps a line that was selected, and all above it, in place', async () => {
    const all = responseTo('manifold');
    const question = await ask('manifold');
    question.first({...all, hits: all.hits.slice(0, 6), count: 6});
    await settled();
    expect(session.getState()).toMatchObject({screen: 'results', status: 'loading', count: 6});
    session.move(1);
    session.move(1);
    const before = ids();
    const {active} = session.getState();
    question.resolve({...all, hits: [...all.hits].reverse()});
    await settled();
    const state = session.getState();
    expect(state).toMatchObject({active, status: 'idle', count: all.count});
    expect(ids().slice(0, active + 1)).toEqual(before.slice(0, active + 1));
    expect(ids()).not.toEqual(before);
    expect(new Set(ids()).size).toBe(ids().length);
  });

  test('the full response keeps the hit under the pointer, and all above it, in place', async () => {
    const all = responseTo('manifold');
    const question = await ask('manifold');
    question.first({...all, hits: all.hits.slice(0, 6), count: 6});
    await settled();
    const before = ids();
    session.point(before[3] ?? null);
    question.resolve({...all, hits: [...all.hits].reverse()});
    await settled();
    expect(session.getState().active).toBe(0);
    expect(ids().slice(0, 4)).toEqual(before.slice(0, 4));
    expect(ids()).not.toEqual(before);
  });

  test('the full response keeps the selection on the line that leads to all results', async () => {
    const all = responseTo('manifold');
    const question = await ask('manifold');
    question.first({...all, hits: all.hits.slice(0, 3), count: 3});
    await settled();
    session.moveTo('last');
    question.resolve(all);
    await settled();
    expect(ids().length).toBeGreaterThan(3);
    expect(session.getState().active).toBe(ids().length);
    expect(session.selected()).toBeNull();
  });

  test('the full response is in its own order when no line was selected', async () => {
    const all = responseTo('installation');
    const question = await ask('installation');
    question.first({...all, hits: all.hits.slice(0, 2)});
    await settled();
    const hits = [...all.hits].reverse().filter(({objectID}) => objectID !== 'script');
    question.resolve({...all, hits});
    await settled();
    expect(session.getState().active).toBe(0);
    expect(ids()[0]).toBe(hits[0]?.objectID);
  });

  test('the line after the last one leads to all results', async () => {
    (await ask('installation')).resolve(responseTo('installation'));
    await settled();
    session.moveTo('last');
    expect(session.getState().active).toBe(ids().length);
    expect(session.selected()).toBeNull();
    session.move(1);
    expect(session.selected()?.hit.objectID).toBe(ids()[0]);
  });

  test('offers pages to a reader without a history, and selects none of them', () => {
    const history = openHistory('docs', null);
    const offered = createModalSession({
      client: () => Promise.resolve(manual.client),
      request,
      history,
      suggested: [hit('a', 'Guide', 'A')],
      maxResultsPerGroup: 5,
      titles,
    });
    expect(offered.getState().groups).toMatchObject([
      {kind: 'suggested', title: 'Suggested pages'},
    ]);
    expect(offered.getState().active).toBe(-1);
    offered.move(-1);
    expect(offered.selected()?.hit.objectID).toBe('a');
    history.add(hit('b', 'Guide', 'B'));
    offered.refreshStart();
    expect(offered.getState().groups).toMatchObject([{kind: 'recent'}]);
  });

  test('what was promised for the answer happens with it, unless the box is edited', async () => {
    const done = vi.fn();
    const first = await ask('inst');
    session.whenSettled(done);
    const second = await ask('intro');
    first.resolve(responseTo('inst'));
    second.resolve(responseTo('intro'));
    await settled();
    expect(done).not.toHaveBeenCalled();
    const third = await ask('installation');
    session.whenSettled(done);
    expect(done).not.toHaveBeenCalled();
    third.resolve(responseTo('installation'));
    await settled();
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('suggests what earlier answers were about, or pages that begin alike', async () => {
    (await ask('introzzz')).resolve(responseTo('zzz'));
    await settled();
    manual.questions.at(-1)?.resolve(responseTo('intro'));
    await settled();
    expect(session.getState()).toMatchObject({
      screen: 'noResults',
      suggestions: ['Introduction'],
    });
    (await ask('installation')).resolve(responseTo('installation'));
    await settled();
    (await ask('zzz')).resolve(responseTo('zzz'));
    await settled();
    const {suggestions} = session.getState();
    expect(suggestions).toHaveLength(3);
    expect(suggestions).toContain('Installation');
  });

  test('suggests a title once that several pages share', async () => {
    const hits = ['a', 'b'].map((id) => hit(id, 'Guide', 'Introduction'));
    (await ask('intro')).resolve({hits, count: 2, pageCount: 1, page: 0});
    await settled();
    (await ask('zzz')).resolve(responseTo('zzz'));
    await settled();
    expect(session.getState().suggestions).toEqual(['Introduction']);
  });

  test('a query is cut at 64 characters, a pair of surrogates is one', () => {
    session.setQuery('😀'.repeat(70));
    expect(Array.from(session.getState().query)).toHaveLength(64);
  });

  test('nothing changes after it was disposed of', async () => {
    const question = await ask('intro');
    const before = session.getState();
    session.dispose();
    question.resolve(responseTo('intro'));
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
          search: ({query}) =>
            Promise.resolve({
              hits: [hit(query, query, query, {content: query})],
              count: 1,
              pageCount: 1,
              page: 0,
            }),
          parts: () => Promise.resolve([]),
        }),
      request,
      history,
      suggested: [],
      maxResultsPerGroup: 5,
      titles,
    });
    for (let turn = 0; turn < 10_000; turn += 1) {
      const query = Array.from({length: random(70)}, () => alphabet[random(alphabet.length)]).join(
        '',
      );
      immediate.setQuery(query);
      if (turn % 50 === 0) {
        await settled();
        const {status, screen, groups, shownQuery} = immediate.getState();
        expect([status, screen]).not.toContain('error');
        for (const {hit: shown} of groupItems(groups)) {
          expect(titleText(shown).text).toBe(shownQuery);
          expect(hitTarget(shown.url, 'https://a.example', 'https://b.example')).not.toBeNull();
          history.add(shown);
        }
      }
    }
    immediate.dispose();
  });
});
