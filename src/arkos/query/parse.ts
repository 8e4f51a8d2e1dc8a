import {parse} from 'qs';

import {isMergeable, type Fields} from './merge';

/** Words that stand for a value. */
const words: Readonly<Record<string, unknown>> = {
  null: null,
  undefined: undefined,
  true: true,
  false: false,
};

function convert(value: unknown): unknown {
  if (typeof value === 'string') return Object.hasOwn(words, value) ? words[value] : value;
  if (Array.isArray(value)) return value.map(convert);
  if (!isMergeable(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, convert(one)]));
}

/**
 * Reads a query string into what `req.query` is in a handler: Express's parser (qs), then the
 * framework's conversion of words, as it is without `queryParserOptions`.
 *
 * @param text - The query string, without `?`.
 * @returns `req.query`.
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/utils/helpers/query-parser.helpers.ts
 */
export function parseQueryString(text: string): Fields {
  return convert(parse(text, {allowPrototypes: true, arrayLimit: 1000})) as Fields;
}
