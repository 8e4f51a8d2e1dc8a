import {useEffect} from 'react';

/**
 * Bytes that the state of a link may have, inflated. A schema of 3,000 lines has about 100 KB; a link
 * that inflates to more is somebody's attempt to hang the page.
 */
export const stateLimit = 512 * 1024;

/**
 * Pipes bytes through a stream.
 *
 * @throws RangeError as soon as more than {@link stateLimit} bytes come out.
 */
async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > stateLimit) {
      await reader.cancel();
      throw new RangeError(`More than ${stateLimit} bytes`);
    }
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * Writes a state for the fragment of a URL: JSON, deflated, in base64 for URLs.
 *
 * @param state - Plain data.
 * @returns The text; `undefined` for a state over {@link stateLimit}.
 */
export async function encodeState(state: unknown): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  if (bytes.length > stateLimit) return undefined;
  const packed = await pipe(bytes, new CompressionStream('deflate-raw'));
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Reads what {@link encodeState} wrote, up to {@link stateLimit}.
 *
 * @param text - From a URL, so it can be anything.
 * @returns The state, or `undefined`.
 */
export async function decodeState(text: string): Promise<unknown> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const bytes = await pipe(packed, new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The state of a tool in the current URL.
 *
 * @param tool - Its name.
 */
export async function stateInUrl(tool: string): Promise<unknown> {
  const prefix = `#${tool}=`;
  const {hash} = window.location;
  return hash.startsWith(prefix) ? decodeState(hash.slice(prefix.length)) : undefined;
}

/**
 * Puts the state of a tool into the URL, without a new entry in the history. A state that is too long
 * for a link leaves the URL without one.
 *
 * @param tool - Its name.
 * @param state - Plain data.
 */
async function putStateInUrl(tool: string, state: unknown): Promise<void> {
  const text = await encodeState(state);
  const fragment = text === undefined ? '' : `#${tool}=${text}`;
  const {pathname, search} = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + fragment);
}

/**
 * Keeps the state of a tool in the URL. Browsers allow a hundred changes of it in half a minute, so it
 * follows the last change after a moment.
 *
 * @param tool - Its name.
 * @param state - Plain data.
 * @param initial - What the tool started with, which is in the URL already.
 */
export function useStateInUrl<State>(tool: string, state: State, initial: State): void {
  useEffect(() => {
    if (state === initial) return undefined;
    const timer = setTimeout(() => void putStateInUrl(tool, state), 400);
    return () => clearTimeout(timer);
  }, [tool, state, initial]);
}
