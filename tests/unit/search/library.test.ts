import {describe, expect, it, vi} from 'vitest';

import {Library} from '../../../src/search/embedded/library';
import {pack, type PackedNames} from '../../../src/search/embedded/pack';
import {pages} from './pages';

const packed = pack(pages, [[2], [2, 0], [0, 1], []], () => 'text.json');
const search = [{indexName: 'docs', query: 'async context'}];

type Files = Record<string, () => Promise<unknown>>;

function library(
  files: Files,
  reflection = Promise.resolve(),
): {library: Library; fetched: string[]; refined: Promise<void>} {
  const fetched: string[] = [];
  let onRefined = (): void => undefined;
  const refined = new Promise<void>((resolve) => {
    onRefined = resolve;
  });
  return {
    fetched,
    refined,
    library: new Library({
      folder: 'https://site.test/search-index/',
      origin: 'https://site.test',
      fetchJson: (url, isFresh) => {
        const name = url.replace('https://site.test/search-index/', '');
        fetched.push(isFresh ? `${name} afresh` : name);
        return files[name]?.() ?? Promise.reject(new Error(`${name} answered 404`));
      },
      pause: () => new Promise((resolve) => void setImmediate(resolve)),
      reflection: () => reflection,
      onRefined,
    }),
  };
}

const whole: Files = {
  'names.json': () => Promise.resolve(JSON.parse(packed.names)),
  'text.json': () => Promise.resolve(JSON.parse(packed.text)),
};

describe('the two tiers', () => {
  it('answer from names and headings at once, from all when it has come', async () => {
    let arrive = (text: unknown): void => void text;
    const late = new Promise((resolve) => {
      arrive = resolve;
    });
    const {library: it, refined} = library({...whole, 'text.json': () => late});
    const [early] = (await it.search(search)).results;
    expect(early).toMatchObject({partial: true});
    expect(early?.hits.filter(({type}) => type === 'content')).toEqual([]);
    arrive(JSON.parse(packed.text));
    await refined;
    const [final] = (await it.search(search)).results;
    expect(final).toMatchObject({partial: false, nbHits: 1});
  });

  it('wait with the full text for the first answer, or for whoever takes time', async () => {
    const never = new Promise<void>(() => undefined);
    const asked = library(whole, never);
    await asked.library.open();
    expect(asked.fetched).toEqual(['names.json']);
    const [first] = (await asked.library.search(search)).results;
    expect(first).toMatchObject({partial: true});
    await asked.refined;
    expect(asked.fetched).toEqual(['names.json', 'text.json']);
    const patient = library(whole);
    await patient.library.open();
    await patient.refined;
    expect(patient.fetched).toEqual(['names.json', 'text.json']);
  });

  it('are fetched once', async () => {
    const {library: it, fetched, refined} = library(whole);
    await Promise.all([it.open(), it.open(), it.search(search)]);
    await refined;
    await it.search(search);
    expect(fetched).toEqual(['names.json', 'text.json']);
  });

  it('answer as many requests as were asked, in their order', async () => {
    const {library: it, refined} = library(whole);
    await it.open();
    await refined;
    const requests = ['hooks', 'zzzz', 'port'].map((query) => ({indexName: 'docs', query}));
    const {results} = await it.search({requests});
    expect(results.map(({query}) => query)).toEqual(['hooks', 'zzzz', 'port']);
    const asked = {indexName: 'docs', model: 'related-products', threshold: 0} as const;
    const neighbours = await it.recommend([
      {...asked, objectID: '/docs/auth'},
      {...asked, objectID: '/none'},
    ]);
    expect(neighbours.results.map(({nbHits}) => nbHits)).toEqual([2, 0]);
  });
});

describe('when something is missing', () => {
  it('a failed first file is the asker’s failure, and the next try is a new one', async () => {
    const names = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(() => Promise.resolve(JSON.parse(packed.names)));
    const {library: it} = library({...whole, 'names.json': names});
    await expect(it.search(search)).rejects.toThrow('offline');
    expect((await it.search(search)).results).toHaveLength(1);
  });

  it('names and headings go on answering without the text, and it is tried for again', async () => {
    const text = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error('offline'));
    const {library: it, refined} = library({...whole, 'text.json': text});
    const hooks = [{indexName: 'docs', query: 'hooks'}];
    for (let time = 0; time < 3; time += 1) {
      const [answer] = (await it.search(hooks)).results;
      expect(answer).toMatchObject({partial: true});
      await new Promise((resolve) => void setTimeout(resolve, 5));
    }
    text.mockImplementation(() => Promise.resolve(JSON.parse(packed.text)));
    await it.search(hooks);
    await refined;
    expect((await it.search(hooks)).results[0]).toMatchObject({partial: false});
  });

  it('names of before the last deployment are fetched afresh', async () => {
    const stale = {...(JSON.parse(packed.names) as PackedNames), text: 'text.gone.json'};
    const names = vi
      .fn<() => Promise<unknown>>()
      .mockResolvedValueOnce(stale)
      .mockImplementation(() => Promise.resolve(JSON.parse(packed.names)));
    const {library: it, fetched, refined} = library({...whole, 'names.json': names});
    await it.open();
    await refined;
    expect(fetched).toEqual(['names.json', 'text.gone.json', 'names.json afresh', 'text.json']);
  });

  it('a page in place of the index is an error, not an answer', async () => {
    const {library: it} = library({'names.json': () => Promise.resolve({error: 'not found'})});
    await expect(it.search(search)).rejects.toThrow('another version');
  });
});
