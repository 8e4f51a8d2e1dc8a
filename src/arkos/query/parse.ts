import {parse} from 'qs';

import {isMergeable, type Fields} from './merge';

/** Options of the framework's query parser, `queryParserOptions`. */
interface QueryParserOptions {
  readonly parseNull: boolean;
  readonly parseUndefined: boolean;
  readonly parseBoolean: boolean;
  readonly parseNumber: boolean;
}

/** What the framework uses without `queryParserOptions`. */
const defaultQueryParserOptions: QueryParserOptions = {
  parseNull: true,
  parseUndefined: true,
  parseBoolean: true,
  parseNumber: false,
};

/** Words that stand for a value. */
function valueOf(text: string, options: QueryParserOptions): unknown {
  if (text === '') return '';
  if (options.parseNull && text === 'null') return null;
  if (options.parseUndefined && text === 'undefined') return undefined;
  if (options.parseBoolean && (text === 'true' || text === 'false')) return text === 'true';
  return options.parseNumber && !Number.isNaN(Number(text)) ? Number(text) : text;
}

function convert(value: unknown, options: QueryParserOptions): unknown {
  if (typeof value === 'string') return valueOf(value, options);
  if (Array.isArray(value)) return value.map((one) => convert(one, options));
  if (!isMergeable(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, convert(one, options)]),
  );
}

/**
 * Reads a query string into what `req.query` is in a handler: Express's parser (qs), then the
 * framework's conversion of words.
 *
 * @param text - The query string, without `?`.
 * @param options - Of the framework's query parser.
 * @returns `req.query`.
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/utils/helpers/query-parser.helpers.ts
 */
export function parseQueryString(text: string, options = defaultQueryParserOptions): Fields {
  const parsed = parse(text, {allowPrototypes: true, arrayLimit: 1000});
  return convert(parsed, options) as Fields;
}
