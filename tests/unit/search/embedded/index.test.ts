import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {createEmbeddedClient} from '../../../../src/search/embedded';
import type {FromWorker, ToWorker} from '../../../../src/search/embedded/messages';

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

  crash(): Event {
    const event = new Event('error', {cancelable: true});
    this.onerror?.(event as ErrorEvent);
    return event;
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
  // The time that a client gives its worker must not end in another test.
  vi.useFakeTimers();
  workers.length = 0;
  vi.stubGlobal('location', {origin: 'https://site.test'});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request = {query: 'a', facetFilters: [], snippetWords: 10, page: 0};
const response = {hits: [], count: 0, pageCount: 0, page: 0};

describe('the client', () => {
  it('starts nothing before the first sign, and one worker only', () => {
    const it = client();
    expect(workers).toHaveLength(0);
    it.prepare();
    it.prepare();
    void it.search(request);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.told).toEqual([
      {
        kind: 'start',
        folder: 'https://site.test/base/search-index/',
        origin: 'https://site.test',
      },
      {kind: 'search', id: 1, request},
    ]);
  });

  it('gets ready in silence where workers are forbidden, and fails the search', async () => {
    const it = createEmbeddedClient({
      baseUrl: '/',
      startWorker: () => {
        throw new Error('Refused to create a worker');
      },
    });
    expect(() => {
      it.prepare();
    }).not.toThrow();
    await expect(it.search(request)).rejects.toThrow('Refused');
  });

  it('gives each response to whom it belongs, in whatever order they come', async () => {
    const it = client();
    const first = vi.fn();
    const one = it.search(request);
    const other = it.search(request, first);
    const parts = it.parts([]);
    workers[0]?.say({kind: 'first', id: 2, response});
    expect(first).toHaveBeenCalledExactlyOnceWith(response);
    workers[0]?.say({kind: 'last', id: 2, response});
    await expect(other).resolves.toBe(response);
    workers[0]?.say({kind: 'parts', id: 3, parts: ['Guide']});
    await expect(parts).resolves.toEqual(['Guide']);
    workers[0]?.say({kind: 'failure', id: 1, message: 'names.json returned 404'});
    await expect(one).rejects.toThrow('names.json returned 404');
  });

  it('fails who waits when the worker dies, unreported, and starts another for the next', async () => {
    const it = client();
    const lost = it.search(request);
    const event = workers[0]?.crash();
    expect(event?.defaultPrevented).toBe(true);
    await expect(lost).rejects.toThrow('worker stopped');
    expect(workers[0]?.isTerminated).toBe(true);
    const next = it.search(request);
    workers[1]?.say({kind: 'last', id: 2, response});
    await expect(next).resolves.toBe(response);
  });

  it('gives up on a worker that stays silent, and starts another for the next', async () => {
    const it = client();
    const lost = it.search(request);
    const failure = expect(lost).rejects.toThrow('did not respond');
    await vi.advanceTimersByTimeAsync(10_000);
    workers[0]?.say({kind: 'first', id: 1, response});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(workers[0]?.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    await failure;
    expect(workers[0]?.isTerminated).toBe(true);
    void it.search(request);
    expect(workers).toHaveLength(2);
  });
});
