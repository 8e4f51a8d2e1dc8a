/** Chooses the provider, and fetches only its code. */
import type {SearchClient} from './client';
import type {SearchConfig} from './config';
import type {Selection} from './hosted/insights';

/** A client that may also take reports of what readers choose. */
export interface Provider extends SearchClient {
  /** Reports which hit of a response was chosen. Never fails. */
  selected?(selection: Selection): void;
}

const loading = new Map<string, Promise<Provider>>();

async function load(config: SearchConfig, baseUrl: string): Promise<Provider> {
  if (config.provider === 'embedded') {
    const {createEmbeddedClient} = await import('./embedded');
    return createEmbeddedClient({baseUrl});
  }
  const {createHostedClient} = await import('./hosted/client');
  const client: Provider = createHostedClient(config);
  if (config.insights) {
    client.selected = (selection) => {
      void import('./hosted/insights')
        .then(({reportSelection}) => reportSelection(config, selection))
        .catch(() => undefined);
    };
  }
  return client;
}

/**
 * The site's search client: one for the life of the page.
 *
 * @param config - The provider.
 * @param baseUrl - The site's base URL, below which the embedded index is found.
 * @throws Error when the code cannot be fetched; the next call tries again.
 */
export function loadSearchClient(config: SearchConfig, baseUrl: string): Promise<Provider> {
  const key = JSON.stringify([config, baseUrl]);
  const found = loading.get(key);
  if (found) return found;

  const client = load(config, baseUrl).catch((error: unknown) => {
    loading.delete(key);
    throw error;
  });
  loading.set(key, client);
  return client;
}
