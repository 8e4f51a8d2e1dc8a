import type {Field, Schema} from '../schema';
import {invalid} from './errors';

/** A value as the store keeps it: what JSON has. */
export type Value = unknown;

/** A name for the type of a value, as Prisma's messages have it. */
export function typeName(value: unknown): string {
  if (value === null) return 'Null';
  if (Array.isArray(value)) return `(${value.map(typeName).join(', ')})`;
  if (value instanceof Date) return 'DateTime';
  switch (typeof value) {
    case 'number':
      return Number.isInteger(value) ? 'Int' : 'Float';
    case 'boolean':
      return 'Boolean';
    case 'string':
      return 'String';
    default:
      return 'Object';
  }
}

const isIsoDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
  !Number.isNaN(Date.parse(text));

function checkDate(value: Date | string, argument: string): string {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) {
      throw invalid(
        `Invalid value for argument \`${argument}\`: Provided Date object is invalid. Expected Date.`,
      );
    }
    return value.toISOString();
  }
  if (isIsoDate(value)) return new Date(value).toISOString();
  const why = /^\d{4}-\d\d-\d\d(?:T[\d:.]*)?$/.test(value)
    ? 'premature end of input'
    : 'input contains invalid characters';
  throw invalid(`Invalid value for argument \`${argument}\`: ${why}. Expected ISO-8601 DateTime.`);
}

const accepts: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => Number.isInteger(value),
  BigInt: (value) => Number.isInteger(value),
  Float: (value) => typeof value === 'number',
  Decimal: (value) =>
    typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value)),
  Json: () => true,
  Bytes: (value) => typeof value === 'string',
};

/**
 * Checks one value of a scalar field and turns it into what the store keeps.
 *
 * @param field - The field.
 * @param value - What is given.
 * @param argument - Name of the argument, for the message.
 * @param expected - What Prisma would accept there, for the message.
 * @param schema - Where enums are.
 * @throws ResponseError when Prisma would reject it.
 */
export function scalar(
  field: Field,
  value: unknown,
  argument: string,
  expected: string,
  schema: Schema,
): Value {
  if (field.isEnum) {
    const values = schema.enums.find(({name}) => name === field.type)?.values ?? [];
    if (typeof value === 'string' && values.includes(value)) return value;
    throw invalid(`Invalid value for argument \`${argument}\`. Expected ${field.type}.`);
  }
  if (field.type === 'DateTime' && (typeof value === 'string' || value instanceof Date))
    return checkDate(value, argument);
  if (Object.hasOwn(accepts, field.type) && accepts[field.type]?.(value))
    return field.type === 'Decimal' ? String(value) : value;
  throw invalid(
    `Argument \`${argument}\`: Invalid value provided. Expected ${expected}, provided ${typeName(value)}.`,
  );
}

/** Compares two kept values of a field; both are there. */
export function compare(field: Field, a: Value, b: Value): number {
  const isNumeric = field.type === 'Decimal';
  const [left, right] = isNumeric ? [Number(a), Number(b)] : [a, b];
  if (typeof left === 'string' && typeof right === 'string')
    return left < right ? -1 : left > right ? 1 : 0;
  return Number(left) - Number(right);
}
