/** The page's side of the embedded index: a client that asks a worker. */
import type {FacetFilters, SearchClient, SearchRequest} from '../client';
import {indexFolder, limits} from '../settings';
import type {FromWorker, ToWorker} from './messages';

/** Where the index is. */
export interface EmbeddedOptions {
  /** The site's base URL; the index is below it. */
  readonly baseUrl: string;
  /** Starts the worker; the tests put their own in. */
  readonly startWorker?: () => Worker;
}

/** A client that can get ready before a query. */
export type EmbeddedClient = SearchClient & Required<Pick<SearchClient, 'prepare'>>;

interface Waiting {
  readonly receive: (message: FromWorker) => void;
  readonly reject: (error: Error) => void;
}

type Message =
  | {readonly kind: 'search'; readonly request: SearchRequest}
  | {readonly kind: 'parts'; readonly facetFilters: FacetFilters};

function startOwnWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
  );
}

/** Searches in the page itself, where the browser has no workers. */
function createPageClient(folder: string, origin: string): EmbeddedClient {
  const opening = import('./progressive-index').then(
    ({fetchJson, ProgressiveIndex}) => new ProgressiveIndex(folder, origin, fetchJson),
  );
  return {
    search: async (request, onFirst = () => undefined) => (await opening).search(request, onFirst),
    parts: async (facetFilters) => (await opening).parts(facetFilters),
    prepare() {
      opening.then((index) => index.open()).catch(() => undefined);
    },
  };
}

/**
 * Makes the client of the embedded index. Nothing is fetched before `prepare` or the first search.
 *
 * @param options - Where the index is.
 */
export function createEmbeddedClient(options: EmbeddedOptions): EmbeddedClient {
  const {baseUrl, startWorker = startOwnWorker} = options;
  const {origin} = globalThis.location;
  const folder = new URL(`${baseUrl}${indexFolder}/`, origin).href;
  if (typeof Worker === 'undefined' && startWorker === startOwnWorker)
    return createPageClient(folder, origin);

  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (reason: string): void => {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
    const stopped = [...waiting.values()];
    waiting.clear();
    for (const {reject} of stopped) reject(new Error(reason));
  };

  /** Gives up on a worker that stays silent: the next search starts another one. */
  const watch = (): void => {
    clearTimeout(timer);
    if (waiting.size === 0) return;
    timer = setTimeout(() => {
      stop('The search index did not respond.');
    }, limits.timeout);
  };

  const receive = ({data}: MessageEvent<FromWorker>): void => {
    const asker = waiting.get(data.id);
    if (data.kind !== 'first') waiting.delete(data.id);
    if (data.kind === 'failure')
      asker?.reject(new Error(`The search index cannot be fetched: ${data.message}`));
    else asker?.receive(data);

    watch();
  };

  const running = (): Worker => {
    if (worker !== null) return worker;
    const started = startWorker();
    worker = started;
    started.onmessage = receive;
    started.onerror = (event) => {
      // The search reports it; the console need not.
      event.preventDefault();
      stop('The search worker stopped.');
    };
    started.postMessage({kind: 'start', folder, origin} satisfies ToWorker);
    return started;
  };

  /** Sends a message and passes on what comes back. */
  const ask = (message: Message, asker: Waiting): void => {
    const asked = running();
    lastId += 1;
    waiting.set(lastId, asker);
    if (waiting.size === 1) watch();
    asked.postMessage({...message, id: lastId} satisfies ToWorker);
  };

  return {
    search: (request, onFirst) =>
      new Promise((resolve, reject) => {
        const receive = (message: FromWorker): void => {
          if (message.kind === 'first') onFirst?.(message.response);
          if (message.kind === 'last') resolve(message.response);
        };
        ask({kind: 'search', request}, {receive, reject});
      }),
    parts: (facetFilters) =>
      new Promise((resolve, reject) => {
        const receive = (message: FromWorker): void => {
          if (message.kind === 'parts') resolve(message.parts);
        };
        ask({kind: 'parts', facetFilters}, {receive, reject});
      }),
    prepare() {
      try {
        running();
      } catch {
        // Where workers are forbidden the first search reports it; getting ready is no reason to.
      }
    },
  };
}
