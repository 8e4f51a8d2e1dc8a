/** Fetches the index and keeps the best engine there is: names and headings first, then all. */
import type {
  RecommendationRequests,
  RecommendationResponses,
  SearchRequests,
  SearchResponses,
} from '../client';
import {normalizeRecommendations, normalizeRequests} from '../client';
import {namesFile} from '../settings';
import {SearchEngine} from './engine';
import {unpackNames, unpackText, type NamedPage, type PackedNames, type PackedText} from './pack';

/** Fills an index for so long at a time (milliseconds), then lets questions through. */
const slice = 6;

/** What a library needs of the world around it. */
export interface LibraryOptions {
  /** Absolute address of the index folder, with a slash at the end. */
  readonly folder: string;
  /** Scheme and host that the addresses of hits get. */
  readonly origin: string;
  /** Fetches a file of the index; rejects when it cannot be had. */
  readonly fetchJson: (url: string, isFresh: boolean) => Promise<unknown>;
  /** Resolves when whatever else waits has had its turn. */
  readonly pause: () => Promise<void>;
  /** Resolves when someone who opened the search has had time to begin typing. */
  readonly reflection: () => Promise<void>;
  /** Called once the full text is in. */
  readonly onRefined: () => void;
}

/** Names and headings, ready to answer, and the file that completes them. */
interface Names {
  readonly engine: SearchEngine;
  readonly pages: readonly NamedPage[];
  readonly related: PackedNames['related'];
  readonly textFile: string;
}

/** Answers from the best engine at hand. */
export class Library {
  private engine: SearchEngine | null = null;

  private opening: Promise<SearchEngine> | null = null;

  /** Names whose full text was not asked for yet. */
  private unfinished: Names | null = null;

  private isCompleting = false;

  private isComplete = false;

  /** @param options - Where the index is and how it is had. */
  constructor(private readonly options: LibraryOptions) {}

  /**
   * Fetches what the first answer needs, and the full text after the first answer or when the reader
   * takes time over it: whoever only came near the button does not pay for it. Once is enough; after
   * a failure the next call tries again.
   *
   * @throws Error when names and headings cannot be had.
   */
  open(): Promise<SearchEngine> {
    this.opening ??= this.readNames(false).then(
      (names) => {
        this.unfinished = names;
        void this.options.reflection().then(() => {
          this.goOn();
        });
        return names.engine;
      },
      (error: unknown) => {
        this.opening = null;
        throw error;
      },
    );
    return this.opening;
  }

  private async readNames(isFresh: boolean): Promise<Names> {
    const {folder, origin, fetchJson} = this.options;
    const packed = (await fetchJson(folder + namesFile, isFresh)) as PackedNames;
    const pages = unpackNames(packed);
    const engine = new SearchEngine(pages, origin, packed.related, true).fillNow();
    this.engine = engine;
    return {engine, pages, related: packed.related, textFile: packed.text};
  }

  private async readTexts({pages, related, textFile}: Names): Promise<void> {
    const {folder, origin, fetchJson, pause, onRefined} = this.options;
    const packed = (await fetchJson(folder + textFile, false)) as PackedText;
    const engine = new SearchEngine(unpackText(pages, packed), origin, related, false);
    let until = performance.now() + slice;
    const filling = engine.fill();
    while (filling.next().done !== true) {
      if (performance.now() < until) continue;
      await pause();
      until = performance.now() + slice;
    }
    this.engine = engine;
    this.isComplete = true;
    onRefined();
  }

  /** Merges the full text in. A failure is not the reader's: names and headings still answer. */
  private async complete(names: Names | null): Promise<void> {
    this.isCompleting = true;
    try {
      await this.readTexts(names ?? (await this.readNames(true)));
    } catch {
      // The names may be from before the last deployment, and the text that they name be gone.
      const isStale = names !== null;
      if (isStale) await this.complete(null);
    }
    this.isCompleting = false;
  }

  /** Asks for the full text unless it is there or on its way; after a failure, again. */
  private goOn(): void {
    if (this.isComplete || this.isCompleting) return;
    const names = this.unfinished;
    this.unfinished = null;
    void this.complete(names);
  }

  private best(): SearchEngine | Promise<SearchEngine> {
    return this.engine ?? this.open();
  }

  /** See `SearchClient.search`. */
  async search(requests: SearchRequests): Promise<SearchResponses> {
    const engine = await this.best();
    const results = normalizeRequests(requests).map((request) => engine.search(request));
    this.goOn();
    return {results};
  }

  /** See `SearchClient.getRecommendations`. */
  async recommend(requests: RecommendationRequests): Promise<RecommendationResponses> {
    const engine = await this.best();
    return {
      results: normalizeRecommendations(requests).map((request) => engine.recommend(request)),
    };
  }
}
