/** Searches the embedded index as the dialog does. */
import {createEmbeddedClient} from '../../../../src/search/embedded';

const client = createEmbeddedClient({baseUrl: '/'});

const asked = {facetFilters: [], snippetWords: 10, page: 0} as const;

window.bench = {
  open() {
    client.prepare();
  },
  first: (query) =>
    new Promise((resolve, reject) => {
      client
        .search({...asked, query}, ({hits}) => {
          resolve(hits.length);
        })
        .then(({hits}) => {
          resolve(hits.length);
        }, reject);
    }),
  final: async (query) => (await client.search({...asked, query})).hits.length,
};
