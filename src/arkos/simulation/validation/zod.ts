// cspell:ignore nonpositive
import {z} from 'zod';

import {ResponseError, type Fields} from '../../query';
import {SourceError} from './lexer';
import type {Expression} from './parser';
import {readDefaultExport, type Scope, type Surroundings} from './scope';

/** Functions of `z` that make a schema out of plain values and schemas. */
const factories = new Set(
  'string number boolean date any unknown null undefined literal enum nativeEnum array object strictObject record tuple union discriminatedUnion optional nullable'.split(
    ' ',
  ),
);

/** Methods of schemas that take plain values and schemas. */
const methods = new Set(
  'min max length nonempty email url uuid cuid cuid2 ulid nanoid regex includes startsWith endsWith datetime date time ip base64 trim toLowerCase toUpperCase int gt gte lt lte positive negative nonnegative nonpositive multipleOf finite safe optional nullable nullish default catch array or describe strict strip passthrough partial deepPartial required pick omit extend merge readonly'.split(
    ' ',
  ),
);

type Callable = (...args: unknown[]) => unknown;

const rejected = (name: string): string =>
  `${name} is not simulated: it may run code. Remove it to simulate the rest.`;

function member(of: unknown, name: string, line: number): unknown {
  if (of === z && name === 'coerce') return z.coerce;
  // The fields of an object, as `UserSchema.shape.name`.
  if (of instanceof z.ZodObject && name === 'shape') return {...(of.shape as Fields)};
  const isPlain =
    typeof of === 'object' && of !== null && Object.getPrototypeOf(of) === Object.prototype;
  if (isPlain && of !== z.coerce && of !== z && Object.hasOwn(of, name))
    return (of as Fields)[name];
  throw new SourceError(rejected(name), line);
}

function call(expression: Expression & {kind: 'call'}, scope: Scope): unknown {
  const {of: called, args, line} = expression;
  if (called.kind !== 'member')
    throw new SourceError('Only functions of zod are called here.', line);
  const target = valueOf(called.of, scope);
  const {name} = called;
  const isFactory = target === z || target === z.coerce;
  const known = isFactory ? factories : methods;
  if ((!isFactory && !(target instanceof z.ZodType)) || !known.has(name))
    throw new SourceError(rejected(name), line);
  const method = (target as Readonly<Record<string, unknown>>)[name];
  if (typeof method !== 'function') throw new SourceError(`There is no ${name} here.`, line);
  try {
    return (method as Callable).apply(
      target,
      args.map((arg) => valueOf(arg, scope)),
    );
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(`zod rejects ${name}: ${String(error)}`, line);
  }
}

function valueOf(expression: Expression, scope: Scope): unknown {
  switch (expression.kind) {
    case 'value':
      return expression.value;
    case 'name':
      return scope.get(expression.name, expression.line);
    case 'list':
      return expression.items.map((item) => valueOf(item, scope));
    case 'object':
      return Object.fromEntries(
        expression.entries.map(([key, value]) => [key, valueOf(value, scope)]),
      );
    case 'member':
      return member(valueOf(expression.of, scope), expression.name, expression.line);
    default:
      return call(expression, scope);
  }
}

/**
 * Reads a file that exports a zod schema. The text is parsed, never run: only known functions of zod
 * are called, with the plain values in it.
 *
 * @param source - The file.
 * @param surroundings - What it can refer to.
 * @returns What validates a body as the framework does with the schema.
 * @throws SourceError for what is not read.
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/utils/validate-schema.ts
 */
export function readZodFile(
  source: string,
  surroundings: Surroundings,
): (body: unknown) => unknown {
  const schema = readDefaultExport(source, surroundings, {
    value: valueOf,
    class: () => {
      throw new SourceError('A class is for class-validator. Export a zod schema.', 1);
    },
    globals: {z},
  });
  if (!(schema instanceof z.ZodType))
    throw new SourceError('The file must export a zod schema by default.', 1);
  return (body) => {
    const result = schema.safeParse(body);
    if (result.success) return result.data as unknown;
    const meta = result.error.format() as unknown as Fields;
    throw new ResponseError('Invalid request body', 400, 'InvalidRequestBody', meta);
  };
}
