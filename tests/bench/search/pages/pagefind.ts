/** Asks Pagefind as its own interface does: five results with their excerpts. */
const shown = 5;

/** What its own module offers, as far as it is used here. */
interface Pagefind {
  init(): Promise<void>;
  search(query: string): Promise<{readonly results: readonly {data(): Promise<unknown>}[]}>;
}

/** Written by Pagefind beside the index. */
const address = '/pagefind/pagefind.js';

let loading: Promise<Pagefind> | undefined;

function load(): Promise<Pagefind> {
  loading ??= import(address).then(async (pagefind: Pagefind) => {
    await pagefind.init();
    return pagefind;
  });
  return loading;
}

async function ask(query: string): Promise<number> {
  const {results} = await (await load()).search(query);
  return (await Promise.all(results.slice(0, shown).map((result) => result.data()))).length;
}

window.bench = {
  open() {
    void load();
  },
  first: ask,
  final: ask,
};
