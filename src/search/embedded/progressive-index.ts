/** Opens the index, and opens it again when a deployment has replaced it. */
import type {FacetFilters, SearchRequest, SearchResponse} from '../client';
import {manifestFile} from '../settings';
import {SearchEngine} from './engine';
import type {Manifest} from './format';

/** Fetches a file of the index; rejects when it is not there. */
export type FetchJson = (url: string, isFresh: boolean) => Promise<unknown>;

/** An index that is open. */
interface Opened {
  readonly engine: SearchEngine;
  readonly folder: string;
}

/** The index of the site. */
export class ProgressiveIndex {
  private opened: Promise<Opened> | null = null;

  /**
   * @param folder - Absolute URL of the index folder, with a slash at the end.
   * @param origin - Scheme and host of the URLs that hits get.
   * @param fetchJson - Fetches its files.
   */
  constructor(
    private readonly folder: string,
    private readonly origin: string,
    private readonly fetchJson: FetchJson,
  ) {}

  /**
   * Fetches what the first search needs. After a failure the next call tries again.
   *
   * @throws Error when the first file cannot be fetched.
   */
  open(): Promise<Opened> {
    this.opened ??= this.read(false).catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  private async read(isFresh: boolean): Promise<Opened> {
    const manifest = (await this.fetchJson(this.folder + manifestFile, isFresh)) as Manifest;
    const fetchPart = (name: string): Promise<unknown> =>
      this.fetchJson(`${this.folder}${manifest.folder}/${name}.json`, false);
    const engine = new SearchEngine(manifest, fetchPart, this.origin);
    // If the index is broken, the first search reports it.
    engine.warmUp().catch(() => undefined);
    return {engine, folder: manifest.folder};
  }

  /** See `SearchClient.parts`. */
  async parts(facetFilters: FacetFilters): Promise<readonly string[]> {
    return (await this.open()).engine.partsOf(facetFilters);
  }

  /**
   * See `SearchClient.search`.
   *
   * @throws Error when a part of the index cannot be fetched and names and headings have no hit.
   */
  async search(
    request: SearchRequest,
    onFirst: (response: SearchResponse) => void,
  ): Promise<SearchResponse> {
    const opened = await this.open();
    let first: SearchResponse | null = null;
    const note = (response: SearchResponse): void => {
      first = response;
      onFirst(response);
    };
    try {
      return await opened.engine.search(request, note);
    } catch (error) {
      // The parts may be those of the last deployment.
      const fresh = await this.read(true).catch(() => null);
      if (fresh !== null && fresh.folder !== opened.folder) {
        this.opened = Promise.resolve(fresh);
        return fresh.engine.search(request, onFirst);
      }
      // Names and headings are right without the texts.
      if (first !== null) return first;
      throw error;
    }
  }
}

/**
 * Fetches a JSON file.
 *
 * @param url - Where it is.
 * @param isFresh - Past the browser's cache.
 * @throws Error when it is not there.
 */
export async function fetchJson(url: string, isFresh: boolean): Promise<unknown> {
  const response = await fetch(url, isFresh ? {cache: 'reload'} : {});
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return response.json();
}
