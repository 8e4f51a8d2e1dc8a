/** An object of any keys. */
export type Fields = Record<string, unknown>;

/**
 * Tells an object that is merged key by key: neither a date nor a regular expression.
 *
 * @param value - Anything.
 */
export function isMergeable(value: unknown): value is Fields | unknown[] {
  return (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Date) &&
    !(value instanceof RegExp)
  );
}

/** Tells a mergeable value that is not a list. */
export const isFields = (value: unknown): value is Fields =>
  isMergeable(value) && !Array.isArray(value);

const clone = (value: unknown): unknown =>
  isMergeable(value) ? merge(Array.isArray(value) ? [] : {}, value) : value;

function mergeObjects(target: unknown, source: object): Fields {
  const merged: Fields = {};
  if (isMergeable(target))
    for (const [key, value] of Object.entries(target)) merged[key] = clone(value);
  const owner = typeof target === 'object' && target !== null ? (target as Fields) : undefined;
  for (const [key, value] of Object.entries(source) as [string, unknown][]) {
    const isThere = owner !== undefined && key in owner;
    // A key of the prototype, such as `constructor`, is left out.
    if (isThere && !Object.prototype.propertyIsEnumerable.call(owner, key)) continue;
    merged[key] = isThere && isMergeable(value) ? merge(owner[key], value) : clone(value);
  }
  return merged;
}

/**
 * Merges two values as the framework does: objects key by key, lists one after the other, anything
 * else replaced by the second.
 *
 * @param target - The value that is there.
 * @param source - The value that comes.
 * @returns A new value; neither argument is changed.
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/utils/helpers/deepmerge.helper.ts
 */
export function merge(target: unknown, source: unknown): unknown {
  if (Array.isArray(target) !== Array.isArray(source)) return clone(source);
  if (Array.isArray(target) && Array.isArray(source))
    return [...(target as unknown[]), ...(source as unknown[])].map(clone);
  return mergeObjects(target, Object(source) as object);
}

/** {@link merge}, where the result is an object. */
export const mergeFields = (target: Fields, source: unknown): Fields =>
  merge(target, source) as Fields;
