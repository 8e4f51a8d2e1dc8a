import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';

import type {StaticSite} from './serve';

const compress = promisify(brotliCompress);

/** What a response is to a page. */
export const kinds = ['html', 'css', 'js', 'font', 'other'] as const;

/** One of {@link kinds}. */
export type Kind = (typeof kinds)[number];

interface FileType {
  readonly kind: Kind;
  readonly mime: string;
  /** Whether a CDN compresses it. */
  readonly isText: boolean;
}

const text = (kind: Kind, mime: string): FileType => ({kind, mime, isText: true});
const binary = (kind: Kind, mime: string): FileType => ({kind, mime, isText: false});

const types: Readonly<Record<string, FileType>> = {
  '.html': text('html', 'text/html; charset=utf-8'),
  '.css': text('css', 'text/css; charset=utf-8'),
  '.js': text('js', 'text/javascript; charset=utf-8'),
  '.mjs': text('js', 'text/javascript; charset=utf-8'),
  '.json': text('other', 'application/json'),
  '.svg': text('other', 'image/svg+xml'),
  '.xml': text('other', 'application/xml'),
  '.txt': text('other', 'text/plain; charset=utf-8'),
  '.ico': text('other', 'image/x-icon'),
  '.woff2': binary('font', 'font/woff2'),
  '.woff': binary('font', 'font/woff'),
  '.png': binary('other', 'image/png'),
  '.jpg': binary('other', 'image/jpeg'),
  '.webp': binary('other', 'image/webp'),
  '.avif': binary('other', 'image/avif'),
};

const unknownType = binary('other', 'application/octet-stream');

/** A file as a CDN sends it. */
export interface WireFile extends FileType {
  /** What is in the file. */
  readonly raw: Buffer;
  /** What is sent. */
  readonly body: Buffer;
}

/**
 * Reads a file as a CDN sends it: text compressed with Brotli at its highest quality, images and
 * fonts as they are.
 *
 * @param file - Path of the file
 * @throws Error when the file cannot be read
 */
export async function wireFile(file: string): Promise<WireFile> {
  const type = types[path.extname(file)] ?? unknownType;
  const raw = await readFile(file);
  return {...type, raw, body: type.isText ? await compress(raw) : raw};
}

/**
 * The file behind a URL path on a host with clean URLs.
 *
 * @param dir - Folder of the built site
 * @param pathname - Path of the URL
 * @returns The file as it is sent, or undefined when there is none
 */
export async function findWireFile(dir: string, pathname: string): Promise<WireFile | undefined> {
  let name: string;
  try {
    name = decodeURIComponent(pathname).replace(/\/+$/, '');
  } catch {
    // No file has a path such as /%zz.
    return undefined;
  }
  const candidates = path.extname(name) in types ? [name] : [`${name}/index.html`, `${name}.html`];
  for (const candidate of candidates) {
    const file = path.join(dir, candidate);
    const isInside = !path.relative(dir, file).startsWith('..');
    const found = isInside ? await wireFile(file).catch(() => undefined) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** One response that was sent. */
export interface Sent {
  readonly pathname: string;
  readonly kind: Kind;
  /** Bytes of the body, as compressed. */
  readonly bytes: number;
  /** Whether the browser fetched it ahead for another page. */
  readonly isPrefetch: boolean;
}

/** A running host that remembers what it sent. */
export interface BrotliHost extends StaticSite {
  /** Returns what was sent since the last call. */
  takeSent(): Sent[];
}

/**
 * Serves a built site like a CDN: clean URLs, Brotli, `404.html` with status 404.
 *
 * @param dir - Folder of the built site
 */
export async function serveBrotli(dir: string): Promise<BrotliHost> {
  const ready = new Map<string, Promise<WireFile | undefined>>();
  const find = (pathname: string): Promise<WireFile | undefined> => {
    const known = ready.get(pathname) ?? findWireFile(dir, pathname);
    ready.set(pathname, known);
    return known;
  };
  let sent: Sent[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const found = await find(pathname);
      const file = found ?? (await find('/404.html'));
      if (!file) {
        response.writeHead(404).end();
        return;
      }
      const purpose = request.headers['sec-purpose'] ?? request.headers.purpose ?? '';
      const isPrefetch = purpose.includes('prefetch');
      sent.push({pathname, kind: file.kind, bytes: file.body.length, isPrefetch});
      response.writeHead(found ? 200 : 404, {
        'content-type': file.mime,
        'content-length': file.body.length,
        'cache-control': file.kind === 'html' ? 'no-cache' : 'max-age=600',
        ...(file.isText ? {'content-encoding': 'br'} : {}),
      });
      response.end(file.body);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeSent: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
