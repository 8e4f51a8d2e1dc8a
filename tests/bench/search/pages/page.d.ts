/** What a bench page offers to the bench. */
interface BenchPage {
  /** What opening the modal does: fetches what the first answer needs. */
  open(): void;
  /** Answers from what is there now; the number of hits shown. */
  first(query: string): Promise<number>;
  /** Answers from the whole index. */
  final(query: string): Promise<number>;
}

interface Window {
  bench: BenchPage;
}

declare module 'local-search-client' {
  export function fetchIndexesByWorker(baseUrl: string, context: string): Promise<void>;
  export function searchByWorker(
    baseUrl: string,
    context: string,
    input: string,
    limit: number,
  ): Promise<readonly unknown[]>;
}
