/**
 * An API as Arkos.js 1.3 would serve it, over records in memory.
 *
 * @packageDocumentation
 */
import pluralize from 'pluralize';

import {pascalCase, type Operation} from '../endpoints';
import {
  defaultRouterSettings,
  routesOf,
  type Route,
  type RouterSettings,
} from '../endpoints/router';
import {
  FrameworkError,
  mergeFields,
  parseQueryString,
  readQuery,
  unexpected,
  type Fields,
} from '../query';
import {parseSchema, type Model} from '../schema';
import {authorize, type AuthConfig, type Caller} from './access';
import {Relations} from './body';
import {missingRecord} from './errors';
import {Models} from './model-info';
import {seedOf, type Seed} from './seed';
import {Reader} from './shape';
import {Store} from './store';
import {checkBody} from './validation';
import {Filters} from './where';
import {Writer, type Clock} from './write';

export type {AuthConfig, Caller} from './access';
export type {Clock} from './write';
export {seedOf, type Seed} from './seed';

/** A request to the simulated API. */
export interface SimulatedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The parsed JSON. */
  readonly body?: unknown;
  /** Who sends it; nobody without a token. */
  readonly caller?: Caller;
}

/** What comes back. */
export interface SimulatedResponse {
  readonly status: number;
  /** The JSON; absent where the framework sends no body. */
  readonly body?: unknown;
}

/** What a project is configured with. */
export interface SimulationOptions {
  /** Text of the schema. */
  readonly schema: string;
  readonly settings?: RouterSettings;
  /** Records to start with; without it, {@link seedOf}. */
  readonly seed?: Seed;
  /** Whether `authentication` is configured. */
  readonly isProtected?: boolean;
  /** Whether creations and updates are validated by a schema of the model's own columns. */
  readonly isValidated?: boolean;
  /** The auth file of each model. */
  readonly auth?: Readonly<Record<string, AuthConfig>>;
  /** The query file of each model, merged for each operation. */
  readonly queryOptions?: Readonly<Record<string, Readonly<Partial<Record<Operation, Fields>>>>>;
  readonly clock?: Clock;
}

function randomClock(): Clock {
  return {now: () => new Date().toISOString(), newId: () => crypto.randomUUID()};
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the route of a request the way Express does: the first that fits. */
function match(
  routes: readonly Route[],
  method: string,
  path: string,
): {route: Route; id?: string} | undefined {
  const parts = path.replace(/\/$/, '').split('/');
  for (const route of routes) {
    const wanted = route.path.split('/');
    const fits = wanted.every(
      (part, index) => part === ':id' || part.toLowerCase() === parts[index]?.toLowerCase(),
    );
    if (route.method !== method || wanted.length !== parts.length || !fits) continue;
    const last = parts.at(-1) ?? '';
    return route.path.endsWith('/:id') ? {route, id: decodeURIComponent(last)} : {route};
  }
  return undefined;
}

/** The API. */
export class Simulation {
  readonly routes: readonly Route[];
  readonly #options: SimulationOptions;
  readonly #models: Models;
  readonly #store: Store;
  readonly #reader: Reader;
  readonly #writer: Writer;

  /** @param options - What it serves. */
  constructor(options: SimulationOptions) {
    this.#options = options;
    this.routes = routesOf(options.schema, options.settings ?? defaultRouterSettings);
    const schema = parseSchema(options.schema);
    this.#models = new Models(schema);
    this.#store = new Store(this.#models);
    const filters = new Filters(this.#store);
    this.#reader = new Reader(filters);
    this.#writer = new Writer(filters, options.clock ?? randomClock());
    for (const [name, records] of Object.entries(options.seed ?? seedOf(schema)))
      this.#store.all(this.#models.get(name)).push(...records.map((record) => ({...record})));
  }

  /** Joins seeded records of an implicit many-to-many relation. */
  link(model: string, id: string, field: string, otherId: string): void {
    const own = this.#models.get(model);
    const end = own.fields.find(({name}) => name === field);
    const of = (which: Model, key: string): Fields =>
      this.#store.all(which).find((one) => one.id === key) ?? {};
    if (end) this.#store.link(own, of(own, id), end, of(this.#models.get(end.type), otherId));
  }

  /**
   * Responds to a request, as a production server does. It never throws.
   *
   * @param request - The request.
   */
  respond(request: SimulatedRequest): SimulatedResponse {
    try {
      return this.#store.transaction(() => this.#respond(request));
    } catch (error) {
      // What is not the framework's own error is one that it does not expect.
      const {status, message, code, meta} =
        error instanceof FrameworkError ? error : unexpected(String(error));
      return {status, body: {status: status < 500 ? 'fail' : 'error', message, meta, code}};
    }
  }

  #respond({method, path, body, caller}: SimulatedRequest): SimulatedResponse {
    const [target = '', query = ''] = path.split(/\?(.*)/s);
    const found = match(this.routes, method, target);
    if (!found) throw new FrameworkError('Route not found', 404, 'RouteNotFound');
    const {operation, action, model: name} = found.route;
    if (this.#options.isProtected) authorize(action, caller, this.#options.auth?.[name]);
    if (!this.#models.schema.models.some((one) => one.name === name))
      throw unexpected(`Cannot read properties of undefined: Prisma has no model ${name}`);
    const model = this.#models.get(name);
    const checked = this.#options.isValidated
      ? checkBody(model, operation, body ?? {})
      : (body ?? {});
    const queryOptions = this.#options.queryOptions?.[name]?.[operation] ?? {};
    const reading = readQuery(operation, {query: parseQueryString(query), model, queryOptions});
    if (reading.error) throw reading.error;
    return this.#run(operation, model, {args: reading.args, body: checked, id: found.id});
  }

  #run(
    operation: Operation,
    model: Model,
    {args, body, id}: {args: Fields; body: unknown; id: string | undefined},
  ): SimulatedResponse {
    const where = {id};
    switch (operation) {
      case 'findMany': {
        const list = this.#reader.list(model, args);
        const test = this.#reader.filters.read(model, args.where);
        const total = this.#store.all(model).filter(test).length;
        const data = list(this.#store.all(model));
        return {status: 200, body: {total, results: data.length, data}};
      }
      case 'findOne': {
        const shape = this.#reader.shape(model, args);
        const record = this.#writer.find(model, mergeFields(where, args.where ?? {}));
        if (!record) throw this.#notFound(model, `with ID ${id} not found`);
        return {status: 200, body: {data: shape(record)}};
      }
      case 'createOne': {
        const shape = this.#reader.shape(model, args);
        const record = this.#writer.create(model, this.#relations(model, body, true));
        return {status: 201, body: {data: shape(record)}};
      }
      case 'updateOne': {
        const shape = this.#reader.shape(model, args);
        const data = this.#relations(model, body, false);
        const record = this.#mustFind(model, where, 'an update');
        return {status: 200, body: {data: shape(this.#writer.update(model, record, data))}};
      }
      case 'deleteOne':
        this.#writer.delete(model, this.#mustFind(model, where, 'a delete'));
        return {status: 204};
      default:
        return this.#runBulk(operation, model, args, body);
    }
  }

  #runBulk(operation: Operation, model: Model, args: Fields, body: unknown): SimulatedResponse {
    if (operation === 'createMany') {
      const list: unknown[] = Array.isArray(body) ? body : [body];
      const data = list.map((one) =>
        Array.isArray(body) ? this.#relations(model, one, true) : one,
      );
      for (const one of data) this.#rejectNested(model, one);
      // The framework takes an empty creation for a deletion.
      if (data.length === 0)
        throw new FrameworkError('No records found to delete', 404, 'NotFound');
      for (const one of data) this.#writer.create(model, one);
      return {status: 201, body: {results: data.length, data: {count: data.length}}};
    }
    const records = this.#store.all(model).filter(this.#reader.filters.read(model, args.where));
    if (operation === 'updateMany') {
      const data = this.#relations(model, body, false);
      this.#rejectNested(model, data);
      for (const record of records) this.#writer.update(model, record, data);
      if (records.length === 0) throw this.#notFound(model, 'not found', true);
    } else {
      for (const record of records) this.#writer.delete(model, record);
      if (records.length === 0)
        throw new FrameworkError('No records found to delete', 404, 'NotFound');
    }
    return {status: 200, body: {results: records.length, data: {count: records.length}}};
  }

  /** Prisma's bulk writes take columns only. */
  #rejectNested(model: Model, data: unknown): void {
    const relation = model.fields.find(
      ({isRelation, name}) => isRelation && isFields(data) && data[name] !== undefined,
    );
    if (relation)
      throw new FrameworkError(
        `Unknown argument \`${relation.name}\`. Available options are marked with ?.`,
        400,
      );
  }

  #relations(model: Model, body: unknown, isCreation: boolean): unknown {
    if (!isFields(body)) return body;
    const ignored = isCreation ? ['delete', 'disconnect', 'update'] : [];
    return new Relations(this.#models, ignored).read(body, model.name);
  }

  #mustFind(model: Model, where: Fields, operation: string): Fields {
    const record = this.#writer.find(model, where);
    if (record) return record;
    throw missingRecord({modelName: model.name, operation});
  }

  #notFound({name}: Model, what: string, isPlural = false): FrameworkError {
    const pascal = pascalCase(name);
    return new FrameworkError(`${isPlural ? pluralize(pascal) : pascal} ${what}`, 404, 'NotFound');
  }
}
