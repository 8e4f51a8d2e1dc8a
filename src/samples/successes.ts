import {endpoints} from '../arkos/data';
import {readSurface} from '../remark/reference/surface';

/** What something of the framework responds with when all is well. */
export interface Success {
  readonly status: number;
  /** Top-level keys of the JSON body; none when it has no such body. */
  readonly keys: readonly string[];
  /** Whether a handler of `BaseController` has the name. */
  readonly isHandler: boolean;
}

/**
 * Reads the keys of an object type.
 *
 * @param type - Such as `{results: number; data: {count: number}}`, also without types.
 * @returns The top-level keys, `results` and `data`; none for any other type.
 */
export function topKeys(type: string): string[] {
  const inner = /^\{([^]*)\}$/.exec(type.trim())?.[1] ?? '';
  let depth = 0;
  const flat = [...inner].filter((character) => {
    if (character === '}') depth -= 1;
    const isTop = depth === 0;
    if (character === '{') depth += 1;
    return isTop;
  });
  return flat
    .join('')
    .split(/[;,]/)
    .flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []);
}

/**
 * Reads what endpoints and the handlers of `BaseController` respond with.
 *
 * @param root - The repository, absolute.
 * @returns By name; a handler replaces the endpoint of its name.
 */
export function readSuccesses(root: string): Map<string, Success> {
  const handlers = readSurface(root).all.get('BaseController')?.members ?? [];
  return new Map([
    ...endpoints
      .filter(({success}) => success.status < 300)
      .map(({name, success: {status, body = ''}}): [string, Success] => [
        name,
        {status, keys: topKeys(body), isHandler: false},
      ]),
    ...handlers.flatMap(({name, doc}): [string, Success][] => {
      const [, status, body = ''] = /\bReturns (2\d\d)(?: with `([^`]*)`)?/.exec(doc.summary) ?? [];
      return status === undefined
        ? []
        : [[name, {status: Number(status), keys: topKeys(body), isHandler: true}]];
    }),
  ]);
}
