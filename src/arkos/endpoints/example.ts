import type {Enum, Field, Model} from '../schema';
import type {Endpoint, Operation} from '.';

/** A request to an endpoint and the response to it, in HTTP's own form. */
export interface Example {
  readonly request: string;
  readonly response: string;
}

/** A request and the body of its response. */
export interface ExampleRequest {
  /** Path and query, with an id. */
  readonly path: string;
  readonly body?: unknown;
  /** Absent where the response has no body. */
  readonly response?: unknown;
}

/** A password that the framework and the files of create-arkos accept. */
export const examplePassword = 'Password1';

const exampleId = '7c9e6679';

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

/** A column: what a response has unless a query says otherwise. */
const isColumn = ({type, isRelation, isEnum}: Field): boolean =>
  !isRelation && (isEnum || type in values);

const isRequired = ({isOptional, isList, hasDefault}: Field): boolean =>
  !isOptional && !isList && !hasDefault;

/** An id of a record of a model. */
export type IdOf = (model: string) => string;

/** Makes bodies of the fields of one model. */
class Bodies {
  private readonly columns: readonly Field[];

  /**
   * @param model - Its fields make the bodies.
   * @param enums - Of the schema.
   * @param idOf - Example of an id of a model.
   */
  constructor(
    private readonly model: Model,
    private readonly enums: readonly Enum[],
    private readonly idOf: IdOf,
  ) {
    this.columns = model.fields.filter(isColumn);
  }

  /** What a response has. */
  record(): Record<string, unknown> {
    const isHidden = ({name}: Field): boolean =>
      name === 'password' && this.model.name.toLowerCase() === 'user';
    return this.object(this.columns.filter((field) => !isHidden(field)));
  }

  /** What a creation needs; a relation is an object, which the framework connects. */
  creation(withRelations: boolean): Record<string, unknown> {
    const keys = new Set(this.model.fields.flatMap(({relation}) => relation?.fields ?? []));
    const columns = this.columns.filter(
      (field) =>
        isRequired(field) &&
        !(field.isId && this.model.key[0] === 'id') &&
        !(withRelations && keys.has(field.name)),
    );
    const relations = this.model.fields.filter(
      (field) => withRelations && isRequired(field) && (field.relation?.fields.length ?? 0) > 0,
    );
    return {
      ...this.object(columns),
      ...Object.fromEntries(
        relations.map(({name, type, relation}) => [
          name,
          {[relation?.references[0] ?? 'id']: this.idOf(type)},
        ]),
      ),
    };
  }

  private object(fields: readonly Field[]): Record<string, unknown> {
    return Object.fromEntries(fields.map((field) => [field.name, this.value(field)]));
  }

  private value(field: Field): unknown {
    const {type, name, isId, isOptional, isList, isEnum} = field;
    if (isList) return [];
    if (isOptional) return null;
    if (isEnum) return this.enums.find((one) => one.name === type)?.values[0] ?? null;
    if (type !== 'String') return values[type];
    const target = this.model.fields.find(({relation}) => relation?.fields.includes(name));
    if (isId || target) return this.idOf(target?.type ?? this.model.name);
    if (name === 'password') return examplePassword;
    if (/email/i.test(name)) return 'reader@example.com';
    return /^(?:title|name)$/.test(name) ? 'Low Tide' : values.String;
  }
}

/**
 * Makes a request to an endpoint, and the response to it, of the model's own fields.
 *
 * @param endpoint - One of the model's.
 * @param model - Its fields make the bodies.
 * @param enums - Of the schema.
 * @param idOf - Id of a record of a model.
 */
export function exampleRequest(
  endpoint: Endpoint,
  model: Model,
  enums: readonly Enum[] = [],
  idOf: IdOf = () => exampleId,
): ExampleRequest {
  const bodies = new Bodies(model, enums, idOf);
  const record = bodies.record();
  const columns = bodies.creation(false);
  const [first] = Object.entries(columns);
  const change = first ? {[first[0]]: first[1]} : {};
  const filter = first ? `?${first[0]}=${encodeURIComponent(String(first[1]))}` : '?page=1';
  const count = {results: 2, data: {count: 2}};
  const examples: Readonly<
    Record<Operation, {query?: string; body?: unknown; response?: unknown}>
  > = {
    findMany: {query: '?limit=1', response: {total: 4, results: 1, data: [record]}},
    findOne: {response: {data: record}},
    createOne: {body: bodies.creation(true), response: {data: record}},
    updateOne: {body: change, response: {data: record}},
    deleteOne: {},
    createMany: {body: [columns, columns], response: count},
    updateMany: {query: filter, body: change, response: count},
    deleteMany: {query: filter, response: count},
  };
  const {query = '', body, response} = examples[endpoint.operation];
  return {
    path: `${endpoint.path.replace(':id', encodeURIComponent(idOf(model.name)))}${query}`,
    ...(body !== undefined && {body}),
    ...(response !== undefined && {response}),
  };
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Reason phrases. */
const reasons: Readonly<Record<Endpoint['status'], string>> = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
};

/** A message of HTTP with the headers that matter. */
const message = (line: string, body: unknown): string =>
  body === undefined ? line : `${line}\nContent-Type: application/json\n\n${json(body)}`;

/**
 * Shows what a client sends to an endpoint and gets back, with the model's own fields.
 *
 * @param endpoint - One of the model's.
 * @param model - Its fields make the bodies.
 * @param enums - Of the schema.
 * @returns Both as text; values are examples of their types.
 * @see `docs/_bookshop/exchanges` for recorded ones: a test compares their shapes.
 */
export function exampleOf(endpoint: Endpoint, model: Model, enums: readonly Enum[] = []): Example {
  const {path, body, response} = exampleRequest(endpoint, model, enums);
  return {
    request: message(`${endpoint.method} ${path} HTTP/1.1`, body),
    response: message(`HTTP/1.1 ${endpoint.status} ${reasons[endpoint.status]}`, response),
  };
}
