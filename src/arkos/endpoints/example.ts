import type {Field, Model} from '../schema';
import type {Endpoint, Operation} from '.';

/** A request to an endpoint and the response to it, as short text. */
export interface Example {
  /** Method, path and body. */
  readonly request: string;
  /** Status and body. */
  readonly response: string;
}

const id = '7c9e6679';

/** A value of each scalar type of Prisma. */
const values: Readonly<Record<string, unknown>> = {
  String: 'text',
  Int: 1,
  BigInt: 1,
  Float: 9.5,
  Decimal: '9.5',
  Boolean: false,
  DateTime: '2026-02-02T10:00:00.000Z',
  Json: {},
  Bytes: 'aGk=',
};

/** What a client may send and gets back: neither relations nor lists of them. */
const isScalar = ({type, isRelation}: Field): boolean => !isRelation && type in values;

const isRequired = ({isId, isOptional, isList, hasDefault}: Field): boolean =>
  !isId && !isOptional && !isList && !hasDefault;

function valueOf({type, name, isId, isOptional, isList}: Field): unknown {
  if (isList) return [];
  if (isOptional) return null;
  if (isId && type === 'String') return id;
  return type === 'String' && /^(?:title|name)$/.test(name) ? 'Low Tide' : values[type];
}

function objectOf(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/**
 * Shows what a client sends to an endpoint and gets back, with the model's own fields.
 *
 * @param endpoint - One of the model's.
 * @param model - Its fields make the bodies.
 * @returns Both as text; values are examples of their types.
 * @see `docs/_bookshop/exchanges` for recorded ones: a test compares their shapes.
 */
export function exampleOf(endpoint: Endpoint, model: Model): Example {
  const scalars = model.fields.filter(isScalar);
  const record = objectOf(scalars);
  const required = objectOf(scalars.filter(isRequired));
  const [first] = Object.entries(required);
  const change = first ? {[first[0]]: first[1]} : {};
  const filter = first ? `?${first[0]}=${encodeURIComponent(String(first[1]))}` : '?page=1';
  const count = {results: 2, data: {count: 2}};
  const examples: Readonly<
    Record<Operation, {query?: string; sent?: unknown; received?: unknown}>
  > = {
    findMany: {query: '?limit=1', received: {total: 4, results: 1, data: [record]}},
    findOne: {received: {data: record}},
    createOne: {sent: required, received: {data: record}},
    updateOne: {sent: change, received: {data: record}},
    deleteOne: {},
    createMany: {sent: [required, required], received: count},
    updateMany: {query: filter, sent: change, received: count},
    deleteMany: {query: filter, received: count},
  };
  const {query = '', sent, received} = examples[endpoint.operation];
  const line = `${endpoint.method} ${endpoint.path.replace(':id', id)}${query}`;
  return {
    request: sent === undefined ? line : `${line}\n\n${json(sent)}`,
    response:
      received === undefined ? String(endpoint.status) : `${endpoint.status}\n\n${json(received)}`,
  };
}
