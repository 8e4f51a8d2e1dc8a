import type {Fields} from '../query';
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

/** Ids that no seeded record has, one for each record that a body creates. */
const exampleIds = {text: ['7c9e6679', '16fd2706'], number: [101, 102]} as const;

const dates = ['2026-02-02T10:00:00.000Z', '2026-02-03T10:00:00.000Z'] as const;

/** A value of each scalar type of Prisma. */
const values: Readonly<Record<string, unknown>> = {
  String: 'text',
  Int: 1,
  BigInt: 1,
  Float: 9.5,
  Decimal: '9.5',
  Boolean: false,
  DateTime: dates[0],
  Json: {},
  Bytes: 'aGk=',
};

/** Texts that differ between the records that a body creates, because a column can be unique. */
const texts = {
  email: ['reader@example.com', 'other@example.com'],
  title: ['Low Tide', 'High Tide'],
  other: ['text', 'other text'],
} as const;

/**
 * Tells a column: what a response has unless a query says otherwise.
 *
 * @param field - The field.
 */
export const isColumn = ({type, isRelation, isEnum}: Field): boolean =>
  !isRelation && (isEnum || Object.hasOwn(values, type));

const isRequired = ({isOptional, isList, hasDefault}: Field): boolean =>
  !isOptional && !isList && !hasDefault;

/** A record of a model; none where there are no records. */
export type RecordOf = (model: string) => Fields | undefined;

/** Makes bodies of the fields of one model. */
class Bodies {
  private readonly columns: readonly Field[];

  /**
   * @param model - Its fields make the bodies.
   * @param enums - Of the schema.
   * @param recordOf - What bodies refer to.
   */
  constructor(
    private readonly model: Model,
    private readonly enums: readonly Enum[],
    private readonly recordOf: RecordOf,
  ) {
    this.columns = model.fields.filter(isColumn);
  }

  /** What a response has. */
  record(): Fields {
    const isHidden = ({name}: Field): boolean =>
      name === 'password' && this.model.name.toLowerCase() === 'user';
    return {
      ...this.object(this.columns.filter((field) => !isHidden(field))),
      ...this.key(),
    };
  }

  /** The key of the record that is there. */
  key(): Fields {
    const record = this.recordOf(this.model.name);
    return Object.fromEntries(
      this.columns
        .filter(({isId}) => isId)
        .map((field) => [field.name, record?.[field.name] ?? this.value(field)]),
    );
  }

  /** A change of one column, a text if there is one, and a query that finds the record by it. */
  change(): {body: Fields; query: string} {
    const columns = this.creationColumns(false).filter(
      ({name, isId}) => !isId && name !== 'password',
    );
    const keys = this.foreignKeys();
    const field =
      columns.find(({type, name}) => type === 'String' && !keys.has(name)) ?? columns[0];
    if (!field) return {body: {}, query: '?page=1'};
    const {name} = field;
    const found = this.recordOf(this.model.name)?.[name] ?? this.value(field);
    const [parameter, value] =
      typeof found === 'number'
        ? // Numbers in the query stay text, but for a few names.
          ['filters', JSON.stringify({[name]: found})]
        : [name, String(found)];
    return {
      body: {[name]: this.value(field)},
      query: `?${parameter}=${encodeURIComponent(value)}`,
    };
  }

  /**
   * What a creation needs; a relation is an object, which the framework connects.
   *
   * @param withRelations - Whether it can have relations.
   * @param number - Of the record: two have no text in common.
   */
  creation(withRelations: boolean, number: 0 | 1 = 0): Fields {
    const relations = this.model.fields.filter(
      (field) => withRelations && isRequired(field) && (field.relation?.fields.length ?? 0) > 0,
    );
    return {
      ...this.object(this.creationColumns(withRelations), number),
      ...Object.fromEntries(
        relations.map(({name, relation}) => {
          const key = this.columns.find((one) => one.name === relation?.fields[0]);
          const column = relation?.references[0] ?? 'id';
          // The framework takes another key without `@unique` for a record to create.
          const action = column === 'id' ? {} : {apiAction: 'connect'};
          return [name, {[column]: key && this.value(key), ...action}];
        }),
      ),
    };
  }

  private foreignKeys(): Set<string> {
    return new Set(this.model.fields.flatMap(({relation}) => relation?.fields ?? []));
  }

  private creationColumns(withRelations: boolean): Field[] {
    const keys = this.foreignKeys();
    return this.columns.filter(
      (field) => isRequired(field) && !(withRelations && keys.has(field.name)),
    );
  }

  private object(fields: readonly Field[], number: 0 | 1 = 0): Fields {
    return Object.fromEntries(fields.map((field) => [field.name, this.value(field, number)]));
  }

  private value(field: Field, number: 0 | 1 = 0): unknown {
    const {type, name, isId, isOptional, isList, isEnum} = field;
    if (isList) return [];
    if (isOptional) return null;
    if (isEnum) return this.enums.find((one) => one.name === type)?.values[0] ?? null;
    const reference = this.model.fields.find(({relation}) => relation?.fields.includes(name));
    if (reference?.relation) {
      const {fields, references} = reference.relation;
      const known = this.recordOf(reference.type)?.[references[fields.indexOf(name)] ?? 'id'];
      return known ?? (type === 'String' ? exampleIds.text[0] : values[type]);
    }
    if (isId && (type === 'Int' || type === 'BigInt')) return exampleIds.number[number];
    if (type !== 'String') return type === 'DateTime' ? dates[number] : values[type];
    if (isId) return exampleIds.text[number];
    if (name === 'password') return examplePassword;
    const kind = /email/i.test(name) ? 'email' : /^(?:title|name)$/.test(name) ? 'title' : 'other';
    return texts[kind][number];
  }
}

/**
 * Makes a request to an endpoint, and the response to it, of the model's own fields.
 *
 * @param endpoint - One of the model's.
 * @param model - Its fields make the bodies.
 * @param enums - Of the schema.
 * @param recordOf - A record of a model that is there; without it, ids and values are invented.
 */
export function exampleRequest(
  endpoint: Endpoint,
  model: Model,
  enums: readonly Enum[] = [],
  recordOf: RecordOf = () => undefined,
): ExampleRequest {
  const bodies = new Bodies(model, enums, recordOf);
  const record = bodies.record();
  const {body: change, query: filter} = bodies.change();
  const [id = exampleIds.text[0]] = Object.values(bodies.key());
  const count = {results: 2, data: {count: 2}};
  const examples: Readonly<
    Record<Operation, {query?: string; body?: unknown; response?: unknown}>
  > = {
    findMany: {query: '?limit=1', response: {total: 4, results: 1, data: [record]}},
    findOne: {response: {data: record}},
    createOne: {body: bodies.creation(true), response: {data: record}},
    updateOne: {body: change, response: {data: record}},
    deleteOne: {},
    createMany: {body: [bodies.creation(false), bodies.creation(false, 1)], response: count},
    updateMany: {query: filter, body: change, response: count},
    deleteMany: {query: filter, response: count},
  };
  const {query = '', body, response} = examples[endpoint.operation];
  return {
    path: `${endpoint.path.replace(':id', encodeURIComponent(String(id)))}${query}`,
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
