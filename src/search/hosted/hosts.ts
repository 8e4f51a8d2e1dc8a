/**
 * What the hosted client remembers of its hosts.
 *
 * algoliasearch 5.64.0 means to leave a host that failed out for 120 s, but notes the failure under a
 * key that includes the host's state, and looks it up under one that does not: the dead host is asked
 * first each time. Its own cache in local storage would also lose the methods of what it keeps. Here
 * a host is known by its URL, and the note lasts as long as the page.
 */
import type {liteClient} from 'algoliasearch/lite';

/** The cache algoliasearch asks for. */
export type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

function urlOf(key: unknown): string {
  const {protocol, url, port} = key as {protocol?: string; url?: string; port?: number};
  return `${protocol}://${url}:${port ?? ''}`;
}

/** Makes an empty cache. */
export function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  return {
    async get<Value>(
      key: unknown,
      defaultValue: () => Promise<Value>,
      events?: {miss: (value: Value) => Promise<unknown>},
    ): Promise<Value> {
      const url = urlOf(key);
      if (hosts.has(url)) return hosts.get(url) as Value;

      const value = await defaultValue();
      await events?.miss(value);
      return value;
    },
    set<Value>(key: unknown, value: Value): Promise<Value> {
      hosts.set(urlOf(key), value);
      return Promise.resolve(value);
    },
    delete(key: unknown): Promise<void> {
      hosts.delete(urlOf(key));
      return Promise.resolve();
    },
    clear(): Promise<void> {
      hosts.clear();
      return Promise.resolve();
    },
  };
}
