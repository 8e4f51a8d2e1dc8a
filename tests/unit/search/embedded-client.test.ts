import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {createEmbeddedClient} from '../../../src/search/embedded';
import type {FromWorker, ToWorker} from '../../../src/search/embedded/messages';

/** A worker that keeps what it is told and says what the test wants. */
class FakeWorker extends EventTarget implements Worker {
  readonly told: ToWorker[] = [];

  isTerminated = false;

  onmessage: ((this: Worker, event: MessageEvent) => unknown) | null = null;

  onerror: ((this: AbstractWorker, event: ErrorEvent) => unknown) | null = null;

  onmessageerror = null;

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(message: FromWorker): void {
    this.onmessage?.(new MessageEvent('message', {data: message}));
  }

  crash(): void {
    this.onerror?.(new Event('error') as ErrorEvent);
  }
}

const workers: FakeWorker[] = [];

function client(): ReturnType<typeof createEmbeddedClient> {
  return createEmbeddedClient({
    baseUrl: '/base/',
    startWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
  });
}

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('location', {origin: 'https://site.test'});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const requests = [{indexName: 'docs', query: 'a'}];

describe('the client', () => {
  it('starts nothing before the first sign, and one worker only', () => {
    const it = client();
    expect(workers).toHaveLength(0);
    it.prepare();
    it.prepare();
    void it.search(requests);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.told).toEqual([
      {
        kind: 'start',
        folder: 'https://site.test/base/search-index/',
        origin: 'https://site.test',
      },
      {kind: 'search', id: 1, requests},
    ]);
  });

  it('makes ready in silence where workers are forbidden, and fails the search', async () => {
    const it = createEmbeddedClient({
      baseUrl: '/',
      startWorker: () => {
        throw new Error('Refused to create a worker');
      },
    });
    expect(() => {
      it.prepare();
    }).not.toThrow();
    await expect(it.search(requests)).rejects.toThrow('Refused');
  });

  it('gives each answer to whom it belongs, in whatever order they come', async () => {
    const it = client();
    const one = it.search(requests);
    const other = it.search(requests);
    workers[0]?.say({kind: 'answer', id: 2, answer: {results: []}});
    await expect(other).resolves.toEqual({results: []});
    workers[0]?.say({kind: 'failure', id: 1, message: 'names.json answered 404'});
    await expect(one).rejects.toThrow('names.json answered 404');
  });

  it('fails who waits when the worker dies, and starts another for the next', async () => {
    const it = client();
    const lost = it.search(requests);
    workers[0]?.crash();
    await expect(lost).rejects.toThrow('worker stopped');
    expect(workers[0]?.isTerminated).toBe(true);
    const next = it.search(requests);
    workers[1]?.say({kind: 'answer', id: 2, answer: {results: []}});
    await expect(next).resolves.toEqual({results: []});
  });

  it('says when the full text is in, also to who comes late, and not to who left', async () => {
    const it = client();
    const [early, gone, late] = [vi.fn(), vi.fn(), vi.fn()];
    it.onRefined(early);
    it.onRefined(gone)();
    it.prepare();
    workers[0]?.say({kind: 'refined'});
    it.onRefined(late);
    await Promise.resolve();
    expect(early).toHaveBeenCalledTimes(1);
    expect(late).toHaveBeenCalledTimes(1);
    expect(gone).not.toHaveBeenCalled();
  });
});
