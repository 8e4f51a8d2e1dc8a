import {conversions} from '../facts/query.json';
import {unexpected} from './errors';
import {mergeFields, type Fields} from './merge';
import type {RuleId} from './rules';

/** What one parameter becomes, and why. */
export interface Fragment {
  /** The parameter's key, as sent. */
  readonly key: string;
  readonly value: unknown;
  readonly becomes: Fields;
  readonly rules: readonly RuleId[];
}

const {Date: dateFields, boolean: booleanFields, number: numericFields} = conversions;

/**
 * Calls for text where the framework calls a method of strings without looking.
 *
 * @param value - What it calls it on.
 * @param method - The method, for the message.
 * @throws ResponseError with status 500 for anything but a string.
 */
export function requireText(value: unknown, method: string): string {
  if (typeof value === 'string') return value;
  throw unexpected(
    value === undefined || value === null
      ? `Cannot read properties of ${String(value)} (reading '${method}')`
      : `${method} is not a function of ${JSON.stringify(value)}`,
  );
}

/**
 * What JavaScript makes of a value where it needs text.
 *
 * @param value - Anything.
 */
export const textFrom = (value: unknown): string => String(value);

/** Converts a value by the name of its field; the rule is `undefined` where the name means nothing. */
function convert(value: unknown, field: string): {value: unknown; rule?: RuleId} {
  if (!value) return {value};
  if (dateFields.includes(field))
    return {value: new Date(value as string | number), rule: 'convert-date'};
  if (booleanFields.includes(field)) {
    return {
      value: requireText(value, 'toLowerCase').toLowerCase() === 'true',
      rule: 'convert-boolean',
    };
  }
  if (numericFields.includes(field)) return {value: Number(value), rule: 'convert-number'};
  return {value};
}

/** Splits a list at its commas and converts each part. */
function list(value: unknown, field: string): {values: unknown[]; rules: RuleId[]} {
  const parts = requireText(value, 'split')
    .split(',')
    .map((part) => convert(part.trim(), field));
  return {values: parts.map((part) => part.value), rules: parts[0]?.rule ? [parts[0].rule] : []};
}

/** `null` or an empty text for the word `true` in capitals; the parser has turned `true` into a boolean. */
const emptyValue = (value: unknown, empty: unknown): unknown =>
  requireText(value, 'toLowerCase').toLowerCase() === 'true' ? empty : undefined;

function operator(name: string, value: unknown, field: string): [Fields, RuleId[]] {
  switch (name) {
    case 'icontains':
      return [{contains: value, mode: 'insensitive'}, ['operator-icontains']];
    case 'contains':
      return [{contains: value, mode: 'sensitive'}, ['operator-contains']];
    case 'in':
    case 'notIn': {
      const {values, rules} = list(value, field);
      return [{[name]: values}, [`operator-${name}`, ...rules]];
    }
    case 'isNull':
      return [{equals: emptyValue(value, null)}, ['operator-isNull']];
    case 'isEmpty':
      return [{equals: emptyValue(value, '')}, ['operator-isEmpty']];
    default: {
      const converted = convert(value, field);
      return [
        {[name]: converted.value},
        ['operator-prisma', ...(converted.rule ? [converted.rule] : [])],
      ];
    }
  }
}

/** Puts a value under a path of keys. */
function nest(path: readonly string[], value: Fields): Fields {
  return path.reduceRight<Fields>((inner, key) => ({[key]: inner}), value);
}

/** What a key with `__` becomes. */
function nested(key: string, parts: readonly string[], value: unknown): Fragment {
  const [field = '', ...rest] = parts;
  const last = rest.at(-1) ?? '';
  if (field === 'orderBy' && parts.length === 2)
    return {key, value, becomes: {orderBy: {[last]: value}}, rules: ['order-by-is-a-filter']};
  if (last === 'or') {
    const {values, rules} = list(value, field);
    const OR = values.map((equals) => ({[field]: {equals}}));
    const around = parts.length > 2 ? nest(parts.slice(0, -2), {}) : {};
    return {key, value, becomes: {...around, OR}, rules: ['operator-or', ...rules]};
  }
  const [condition, rules] = operator(last, value, field);
  return {key, value, becomes: nest(parts.slice(0, -1), condition), rules};
}

/** What a key without `__` becomes; nothing for an empty value. */
function plain(key: string, value: unknown): Fragment | undefined {
  if (!value && value !== false) return undefined;
  const converted = typeof value === 'string' ? convert(value, key) : {value};
  const rules: RuleId[] = converted.rule ? [converted.rule] : [];
  if (typeof value === 'object') rules.push('brackets');
  return {key, value, becomes: {[key]: converted.value}, rules};
}

/**
 * Reads parameters one by one, as `parseQueryParamsWithModifiers` does.
 *
 * @param query - `req.query`, or what is in `filters`.
 * @returns What each parameter becomes; one that is dropped is left out.
 * @throws ResponseError where the framework's own code throws.
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/utils/helpers/api.features.helpers.ts
 */
export function fragmentsOf(query: unknown): Fragment[] {
  if (query === null) throw unexpected('Cannot convert undefined or null to object');
  // The framework copies the query this way, which leaves out what is undefined.
  const copy = JSON.parse(JSON.stringify(query)) as object;
  return Object.entries(copy).flatMap(([key, value]: [string, unknown]) => {
    const parts = key.split('__');
    if (parts.length < 2) return plain(key, value) ?? [];
    const first: unknown = Array.isArray(value) ? value[0] : value;
    const text =
      Array.isArray(value) && first !== null && first !== undefined ? textFrom(first) : first;
    return nested(key, parts, Array.isArray(value) && first === null ? undefined : text);
  });
}

/**
 * Merges what parameters become.
 *
 * @param fragments - From {@link fragmentsOf}.
 * @returns One object, not yet sorted into `where`, `select` and the like.
 */
export const mergeFragments = (fragments: readonly Fragment[]): Fields =>
  fragments.reduce<Fields>((merged, {becomes}) => mergeFields(merged, becomes), {});
