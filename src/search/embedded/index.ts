/** The page's side of the embedded index: a client that asks a worker. */
import type {
  RecommendationRequests,
  RecommendationResponses,
  SearchClient,
  SearchRequests,
  SearchResponses,
} from '../client';
import {indexFolder} from '../settings';
import type {FromWorker, ToWorker} from './messages';

/** Where the index is. */
export interface EmbeddedOptions {
  /** The site's base URL; the index stands below it. */
  readonly baseUrl: string;
  /** Starts the worker; the tests put their own in. */
  readonly startWorker?: () => Worker;
}

/** A client that can be told to make ready and says when the full text is in. */
export type EmbeddedClient = SearchClient & Required<Pick<SearchClient, 'prepare' | 'onRefined'>>;

type Answer = SearchResponses | RecommendationResponses;

type Question =
  | {readonly kind: 'search'; readonly requests: SearchRequests}
  | {readonly kind: 'recommend'; readonly requests: RecommendationRequests};

function startOwnWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
  );
}

/**
 * Makes the client of the embedded index. Nothing is fetched before `prepare` or the first question.
 *
 * @param options - Where the index is.
 */
export function createEmbeddedClient(options: EmbeddedOptions): EmbeddedClient {
  const {baseUrl, startWorker = startOwnWorker} = options;
  const waiting = new Map<
    number,
    {resolve: (answer: Answer) => void; reject: (error: Error) => void}
  >();
  const listeners = new Set<() => void>();
  let worker: Worker | null = null;
  let lastId = 0;
  let isRefined = false;

  const receive = ({data}: MessageEvent<FromWorker>): void => {
    if (data.kind === 'refined') {
      isRefined = true;
      for (const listener of listeners) listener();
      return;
    }
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'answer') asker?.resolve(data.answer);
    else asker?.reject(new Error(`The search index cannot be had: ${data.message}`));
  };

  const fail = (): void => {
    worker?.terminate();
    worker = null;
    isRefined = false;
    for (const {reject} of waiting.values()) reject(new Error('The search worker stopped.'));
    waiting.clear();
  };

  const running = (): Worker => {
    if (worker !== null) return worker;
    const started = startWorker();
    worker = started;
    started.onmessage = receive;
    started.onerror = fail;
    const {origin} = globalThis.location;
    const folder = new URL(`${baseUrl}${indexFolder}/`, origin).href;
    started.postMessage({kind: 'start', folder, origin} satisfies ToWorker);
    return started;
  };

  const ask = (question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = running();
      lastId += 1;
      waiting.set(lastId, {resolve, reject});
      asked.postMessage({...question, id: lastId} satisfies ToWorker);
    });

  return {
    search: (requests) => ask({kind: 'search', requests}) as Promise<SearchResponses>,
    getRecommendations: (requests) => ask({kind: 'recommend', requests}),
    prepare() {
      try {
        running();
      } catch {
        // Where workers are forbidden the first search says so; getting ready is no reason to.
      }
    },
    onRefined(listener) {
      if (isRefined) queueMicrotask(listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
