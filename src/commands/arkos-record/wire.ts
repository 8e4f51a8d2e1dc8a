/** Stands before the line of JSON that a probe prints among whatever the package prints. */
export const marker = '@@arkos-record@@';

/**
 * Makes a value ready for JSON: patterns and dates are marked, functions are named.
 *
 * @param value - Any value without cycles.
 * @returns A value that JSON can carry.
 */
export function encode(value: unknown): unknown {
  if (value instanceof RegExp) return {$pattern: value.source, $flags: value.flags};
  if (value instanceof Date)
    return {$date: Number.isNaN(value.getTime()) ? null : value.toISOString()};
  if (typeof value === 'function') return {$function: value.name};
  if (Array.isArray(value)) return value.map(encode);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, encode(inner)]));

  return value;
}

/**
 * Undoes {@link encode}, except for functions.
 *
 * @param value - What JSON carried.
 * @returns The value.
 */
export function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  const {$pattern, $flags, $date} = record;
  if (typeof $pattern === 'string' && typeof $flags === 'string')
    return new RegExp($pattern, $flags);

  if ('$date' in record) return new Date(typeof $date === 'string' ? $date : NaN);
  return Object.fromEntries(Object.entries(record).map(([key, inner]) => [key, decode(inner)]));
}
