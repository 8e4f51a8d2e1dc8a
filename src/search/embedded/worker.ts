/** The worker's side of the embedded index: one index, and the messages to and from it. */
import {fetchJson, ProgressiveIndex} from './progressive-index';
import type {FromWorker, ToWorker} from './messages';

let index: ProgressiveIndex | null = null;

function post(message: FromWorker): void {
  globalThis.postMessage(message);
}

globalThis.onmessage = ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    index = new ProgressiveIndex(data.folder, data.origin, fetchJson);
    // Nobody has searched yet; the first search reports the failure.
    index.open().catch(() => undefined);
    return;
  }
  const {id} = data;
  const fail = (error: unknown): void => {
    post({kind: 'failure', id, message: error instanceof Error ? error.message : String(error)});
  };
  if (data.kind === 'parts') {
    index?.parts(data.facetFilters).then((parts) => {
      post({kind: 'parts', id, parts});
    }, fail);
    return;
  }
  index
    ?.search(data.request, (response) => {
      post({kind: 'first', id, response});
    })
    .then((response) => {
      post({kind: 'last', id, response});
    }, fail);
};
