import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

import serveHandler from 'serve-handler';

import {readHeaders} from './headers';

/** A running static host. */
export interface StaticSite {
  /** Origin without a slash at the end, e.g. `http://127.0.0.1:40123`. */
  url: string;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

/** Responds to a request itself and returns true, or leaves it to the files and returns false. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Responds to requests from a built site the way `docusaurus serve` and static hosts do: clean URLs,
 * `404.html` with status 404 for what is not there, and the headers of the build's `_headers`.
 *
 * @param dir - The folder to serve
 * @param intercept - Looks at each request first; for faults that only a server can make
 */
export function siteHandler(
  dir: string,
  intercept?: Intercept,
): (request: IncomingMessage, response: ServerResponse) => void {
  const headersOf = readHeaders(dir);
  return (request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(headersOf(pathname)))
      response.setHeader(name, value);
    if (intercept?.(request, response)) return;

    void serveHandler(request, response, {
      public: dir,
      cleanUrls: true,
      directoryListing: false,
    });
  };
}

/**
 * Serves a built site; see {@link siteHandler}.
 *
 * @param dir - The folder to serve
 * @param intercept - Looks at each request first
 * @returns The address (the system picks the port) and how to stop
 */
export async function serveStatic(dir: string, intercept?: Intercept): Promise<StaticSite> {
  const server = createServer(siteHandler(dir, intercept));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
