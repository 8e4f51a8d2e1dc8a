/** What a bench page offers to the bench. */
interface BenchPage {
  /** What opening the dialog does: fetches what the first response needs. */
  open(): void;
  /** The first response there is; the number of hits shown. */
  first(query: string): Promise<number>;
  /** The response from the whole index. */
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
