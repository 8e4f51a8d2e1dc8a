/** The worker's side: one library, and a post office. */
import {Library} from './library';
import type {FromWorker, ToWorker} from './messages';

let library: Library | null = null;

function post(message: FromWorker): void {
  globalThis.postMessage(message);
}

async function fetchJson(url: string, isFresh: boolean): Promise<unknown> {
  const response = await fetch(url, isFresh ? {cache: 'reload'} : {});
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** A turn for everything that waits: unlike a timer's, a port's messages are not put off. */
const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();

function pause(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    turns.port2.postMessage(null);
  });
}

/** So long (milliseconds) one may look at the open search before the first key. */
const reflectionTime = 1_500;

globalThis.onmessage = ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    const {folder, origin} = data;
    library = new Library({
      folder,
      origin,
      fetchJson,
      pause,
      reflection: () => new Promise((resolve) => setTimeout(resolve, reflectionTime)),
      onRefined: () => {
        post({kind: 'refined'});
      },
    });
    // Whoever asks hears of the failure; nobody has asked yet.
    library.open().catch(() => undefined);
    return;
  }
  const {id} = data;
  const answer =
    data.kind === 'search' ? library?.search(data.requests) : library?.recommend(data.requests);
  answer?.then(
    (found) => {
      post({kind: 'answer', id, answer: found});
    },
    (error: unknown) => {
      post({kind: 'failure', id, message: error instanceof Error ? error.message : String(error)});
    },
  );
};
