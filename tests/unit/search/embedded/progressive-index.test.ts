import {describe, expect, it} from 'vitest';

import type {SearchResponse} from '../../../../src/search/client';
import {ProgressiveIndex} from '../../../../src/search/embedded/progressive-index';
import {samplePages, served} from '../../../support/search-pages';

const folder = 'https://site.test/search-index/';
const request = {query: 'hooks', facetFilters: [], snippetWords: 10, page: 0};
const inTexts = {...request, query: 'password'};

/** A host with an index, and what was fetched from it. */
function host(site = samplePages) {
  const state = {
    ...served(site),
    fetched: [] as string[],
    fails: ((): boolean => false) as (name: string) => boolean,
  };
  const index = new ProgressiveIndex(folder, 'https://site.test', (url, isFresh) => {
    const name = url.replace(folder, '');
    state.fetched.push(isFresh ? `${name} fresh` : name);
    if (state.fails(name)) return Promise.reject(new Error(`${name} returned 404`));
    if (name === 'names.json') return Promise.resolve(state.manifest);
    const [at, part = ''] = name.split('/');
    return at === state.manifest.folder
      ? state.part(part.replace('.json', ''))
      : Promise.reject(new Error(`${name} returned 404`));
  });
  return {state, index};
}

const none = (): void => undefined;

describe('the progressive index', () => {
  it('opens once, and again after a failure', async () => {
    const {state, index} = host();
    state.fails = () => true;
    await expect(index.search(request, none)).rejects.toThrow('names.json returned 404');
    state.fails = () => false;
    await expect(index.search(request, none)).resolves.toMatchObject({page: 0});
    await index.open();
    expect(state.fetched.filter((name) => name.startsWith('names.json'))).toHaveLength(2);
  });

  it('names the parts of the site', async () => {
    await expect(host().index.parts([])).resolves.toEqual(['Blog', 'Core concepts', 'Guide']);
  });

  it('goes over to the index of a new deployment', async () => {
    const {state, index} = host(samplePages.slice(0, 2));
    await index.open();
    Object.assign(state, served(samplePages));
    const {hits} = await index.search(request, none);
    expect(hits[0]?.url).toBe('https://site.test/docs/hooks');
    expect(state.fetched).toContain('names.json fresh');
  });

  it('keeps to names and headings when the parts cannot be fetched', async () => {
    const {state, index} = host();
    state.fails = (name) => name.includes('/');
    const early: SearchResponse[] = [];
    const response = await index.search(request, (first) => early.push(first));
    expect(early).toEqual([response]);
    expect(response.count).toBeGreaterThan(0);
  });

  it('fails when they cannot and names and headings have no hit, and tries again', async () => {
    const {state, index} = host();
    state.fails = (name) => name.includes('/');
    await expect(index.search(inTexts, none)).rejects.toThrow('returned 404');
    state.fails = () => false;
    await expect(index.search(inTexts, none)).resolves.toMatchObject({count: 1});
  });
});
