/** Pipes bytes through a stream. */
async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const response = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Writes a state for the fragment of a URL: JSON, deflated, in base64 for URLs.
 *
 * @param state - Plain data.
 */
export async function encodeState(state: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const packed = await pipe(bytes, new CompressionStream('deflate-raw'));
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Reads what {@link encodeState} wrote.
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
 * Puts the state of a tool into the URL, without a new entry in the history.
 *
 * @param tool - Its name.
 * @param state - Plain data.
 */
export async function putStateInUrl(tool: string, state: unknown): Promise<void> {
  const text = await encodeState(state);
  window.history.replaceState(window.history.state, '', `#${tool}=${text}`);
}
