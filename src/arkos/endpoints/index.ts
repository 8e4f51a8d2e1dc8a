import pluralize from 'pluralize';

import facts from '../facts/endpoints.json';
import {kebabCase} from './names';

export {camelCase, delegateOf, kebabCase, pascalCase} from './names';

/** HTTP methods that Arkos 1.3 generates. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Name of an operation, as `config.disable`, interceptors and query options spell it. */
export type Operation = keyof typeof facts extends infer Id
  ? Id extends `model.${infer Name}`
    ? Name
    : never
  : never;

/** What authentication and access control call an operation. */
export type Action = 'Create' | 'View' | 'Update' | 'Delete';

/** One route of a model. */
export interface Endpoint {
  method: Method;
  /** Path with its `/api` prefix and `:id`: `/api/reading-lists/:id`. */
  path: string;
  operation: Operation;
  /** HTTP status of success. */
  status: 200 | 201 | 204;
  /** Action that authentication and access control ask for. */
  action: Action;
  /** What a request to it does, as one sentence. */
  summary: string;
}

/** In the order of the facts, in which the framework registers them: `/many` comes before `/:id`. */
const templates: readonly Omit<Endpoint, 'status' | 'summary'>[] = Object.entries(facts).flatMap(
  ([id, fact]) =>
    id.startsWith('model.') && 'action' in fact
      ? {
          method: fact.method as Method,
          operation: id.replace('model.', '') as Operation,
          action: fact.action as Action,
          path: fact.path,
        }
      : [],
);

/** More exact than the notes about every model: they name the model and say what comes back. */
const summaries: Readonly<Record<Operation, (one: string, many: string) => string>> = {
  createOne: (one) => `Creates one ${one} from the body and returns it.`,
  findMany: (_, many) => `Lists ${many}, 30 per page. The query string filters and sorts.`,
  createMany: (_, many) => `Creates ${many} from an array and returns their count.`,
  updateMany: (_, many) =>
    `Updates the ${many} that the filters match. An empty query returns 400, but page=1 updates all.`,
  deleteMany: (_, many) =>
    `Deletes the ${many} that the filters match. An empty query returns 400, but page=1 deletes all.`,
  findOne: (one) => `Returns the ${one} with this id, or 404.`,
  updateOne: (one) => `Updates the ${one} with this id and returns it, or 404.`,
  deleteOne: (one) => `Deletes the ${one} with this id, or 404. The response has no body.`,
};

/** The status of success: 204 has no body. */
const statusOf = (operation: Operation): Endpoint['status'] =>
  operation.startsWith('create') ? 201 : operation === 'deleteOne' ? 204 : 200;

/** In the order in which people think of them: one record first, then many at once. */
const readingOrder: readonly Operation[] = [
  'findMany',
  'findOne',
  'createOne',
  'updateOne',
  'deleteOne',
  'createMany',
  'updateMany',
  'deleteMany',
];

/**
 * Sorts operations the way a page lists them.
 *
 * @param a - An operation.
 * @param b - Another.
 * @returns Negative where the first is listed first.
 */
export function compareOperations(a: Operation, b: Operation): number {
  return readingOrder.indexOf(a) - readingOrder.indexOf(b);
}

/**
 * Tells the operations on many records at once; a project that `create-arkos` makes starts without.
 *
 * @param operation - One of a model's eight.
 */
export function isBulk(operation: Operation): boolean {
  return operation === 'createMany' || operation === 'updateMany' || operation === 'deleteMany';
}

/**
 * The routes that Arkos 1.3 generates for a model without a router file of its own.
 *
 * @param model - Name of the Prisma model: `ReadingList`
 * @returns Its eight routes, in the order in which the framework registers them
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/modules/base/utils/helpers/base.router.helpers.ts
 */
export function endpointsOf(model: string): Endpoint[] {
  const kebab = kebabCase(model);
  const route = pluralize.plural(kebab);
  const one = kebab.replaceAll('-', ' ');
  const many = route.replaceAll('-', ' ');
  return templates.map(({method, operation, action, path}) => ({
    method,
    operation,
    status: statusOf(operation),
    action,
    path: path.replace('{models}', route),
    summary: summaries[operation](one, many),
  }));
}

/** The eight operations, in the order in which the framework registers them. */
export const operations: readonly Operation[] = templates.map(({operation}) => operation);
