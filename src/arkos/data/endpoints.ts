import {type EndpointFact, endpointFacts} from '../facts';
import {type EndpointNote, endpointNotes, unlistedEndpoints} from '../notes/endpoints';
import {originOf} from './origin';

/** An endpoint that the framework mounts. */
export interface DocumentedEndpoint extends EndpointFact, EndpointNote {
  /** `model`, `auth`, `upload` or `system`. */
  readonly group: string;
  /** Name of the endpoint in `config.disable`, in interceptors and in query files. */
  readonly name: string;
  readonly source?: string;
}

const facts: Readonly<Record<string, EndpointFact>> = {...endpointFacts, ...unlistedEndpoints};

/** Every endpoint, by group. */
export const endpoints: readonly DocumentedEndpoint[] = Object.entries({
  ...endpointNotes,
  ...unlistedEndpoints,
}).flatMap(([id, note]) => {
  const fact = facts[id];
  const [group = '', name = ''] = id.split('.');
  return fact ? [{group, name, ...fact, ...note, source: originOf('endpoints', id)}] : [];
});
