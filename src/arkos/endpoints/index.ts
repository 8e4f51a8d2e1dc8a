import pluralize from 'pluralize';

import {kebabCase} from './names';

export {camelCase, delegateOf, kebabCase, pascalCase} from './names';

/** HTTP methods that Arkos 1.3 generates. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Name of an operation, as `config.disable`, interceptors and query options spell it. */
export type Operation =
  | 'createOne'
  | 'findMany'
  | 'createMany'
  | 'updateMany'
  | 'deleteMany'
  | 'findOne'
  | 'updateOne'
  | 'deleteOne';

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

interface Template extends Omit<Endpoint, 'path' | 'summary'> {
  suffix: '' | '/many' | '/:id';
  summary: (one: string, many: string) => string;
}

/** In the order in which the framework registers them: `/many` comes before `/:id`. */
const templates: readonly Template[] = [
  {
    method: 'POST',
    suffix: '',
    operation: 'createOne',
    status: 201,
    action: 'Create',
    summary: (one) => `Creates one ${one} from the body and returns it.`,
  },
  {
    method: 'GET',
    suffix: '',
    operation: 'findMany',
    status: 200,
    action: 'View',
    summary: (_, many) => `Lists ${many}, 30 per page. The query string filters and sorts.`,
  },
  {
    method: 'POST',
    suffix: '/many',
    operation: 'createMany',
    status: 201,
    action: 'Create',
    summary: (_, many) => `Creates ${many} from an array and returns their count.`,
  },
  {
    method: 'PATCH',
    suffix: '/many',
    operation: 'updateMany',
    status: 200,
    action: 'Update',
    summary: (_, many) =>
      `Updates the ${many} that the filters match. An empty query returns 400, but page=1 updates all.`,
  },
  {
    method: 'DELETE',
    suffix: '/many',
    operation: 'deleteMany',
    status: 200,
    action: 'Delete',
    summary: (_, many) =>
      `Deletes the ${many} that the filters match. An empty query returns 400, but page=1 deletes all.`,
  },
  {
    method: 'GET',
    suffix: '/:id',
    operation: 'findOne',
    status: 200,
    action: 'View',
    summary: (one) => `Returns the ${one} with this id, or 404.`,
  },
  {
    method: 'PATCH',
    suffix: '/:id',
    operation: 'updateOne',
    status: 200,
    action: 'Update',
    summary: (one) => `Updates the ${one} with this id and returns it, or 404.`,
  },
  {
    method: 'DELETE',
    suffix: '/:id',
    operation: 'deleteOne',
    status: 204,
    action: 'Delete',
    summary: (one) => `Deletes the ${one} with this id, or 404. The response has no body.`,
  },
];

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
 * @param model - name of the Prisma model: `ReadingList`
 * @returns its eight routes, in the order in which the framework registers them
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/modules/base/utils/helpers/base.router.helpers.ts
 */
export function endpointsOf(model: string): Endpoint[] {
  const kebab = kebabCase(model);
  const route = pluralize.plural(kebab);
  const one = kebab.replaceAll('-', ' ');
  const many = route.replaceAll('-', ' ');
  return templates.map(({suffix, summary, ...rest}) => ({
    ...rest,
    path: `/api/${route}${suffix}`,
    summary: summary(one, many),
  }));
}

/** The eight operations, in the order in which the framework registers them. */
export const operations: readonly Operation[] = templates.map(({operation}) => operation);
