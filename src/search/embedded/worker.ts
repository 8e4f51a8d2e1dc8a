/** The worker's side of the embedded index: one library, and the messages to and from it. */
import {fetchJson, Library} from './library';
import type {FromWorker, ToWorker} from './messages';

let library: Library | null = null;

function post(message: FromWorker): void {
  globalThis.postMessage(message);
}

globalThis.onmessage = ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    library = new Library(data.folder, data.origin, fetchJson);
    // Nobody has searched yet; the first search reports the failure.
    library.open().catch(() => undefined);
    return;
  }
  const {id} = data;
  const fail = (error: unknown): void => {
    post({kind: 'failure', id, message: error instanceof Error ? error.message : String(error)});
  };
  if (data.kind === 'parts') {
    library?.parts(data.facetFilters).then((parts) => {
      post({kind: 'parts', id, parts});
    }, fail);
    return;
  }
  library
    ?.search(data.request, (response) => {
      post({kind: 'first', id, response});
    })
    .then((response) => {
      post({kind: 'last', id, response});
    }, fail);
};
