/** Asks @easyops-cn/docusaurus-search-local as its own search bar does: eight results. */
import {fetchIndexesByWorker, searchByWorker} from 'local-search-client';

const shown = 8;

async function ask(query: string): Promise<number> {
  return (await searchByWorker('/', '', query, shown)).length;
}

window.bench = {
  open() {
    void fetchIndexesByWorker('/', '');
  },
  first: ask,
  final: ask,
};
