/**
 * Query strings and the arguments of Prisma they become in Arkos.js 1.3, defects included.
 *
 * @packageDocumentation
 */
import type {Operation} from '../endpoints';
import {ResponseError, unexpected} from './errors';
import {Features, type Part, type QueryRequest} from './features';
import {mergeFields, type Fields} from './merge';
import {parseQueryString} from './parse';

export {ResponseError, unexpected} from './errors';
export type {Part, QueryRequest} from './features';
export {isFields, mergeFields, type Fields} from './merge';
export {parseQueryString} from './parse';
export {rules} from './rules';

/** What a request's query becomes. */
export type Reading =
  | {readonly args: Fields; readonly parts: readonly Part[]; readonly error?: undefined}
  /** The framework rejects the request before it calls Prisma. */
  | {readonly error: ResponseError; readonly args?: undefined; readonly parts?: undefined};

/** The steps of `APIFeatures` that an operation takes. */
const steps: Readonly<
  Record<Operation, readonly ('filter' | 'sort' | 'limitFields' | 'paginate')[]>
> = {
  createOne: ['limitFields'],
  createMany: [],
  findMany: ['filter', 'sort', 'limitFields', 'paginate'],
  findOne: ['limitFields'],
  updateOne: ['limitFields'],
  updateMany: ['filter'],
  deleteOne: [],
  deleteMany: ['filter'],
};

/** The two checks of the bulk endpoints; what they leave of the query. */
function guardBulk(query: Fields, operation: Operation): Fields {
  if (Object.keys(query).every((key) => key === 'filterMode' || key === 'prismaQueryOptions')) {
    throw new ResponseError(
      `Filter criteria not provided for bulk ${operation.replace('Many', '')}.`,
      400,
      'MissingRequestQueryParameters',
    );
  }
  if (query.filterMode === 'OR') {
    throw new ResponseError(
      `req.query.filterMode === OR is not valid for ${operation} operation`,
      400,
    );
  }
  return {...query, filterMode: 'AND'};
}

/** The arguments beside `data` and the `where` of a path, as the service passes them to Prisma. */
function finalArguments(operation: Operation, filters: Fields, queryOptions: Fields): Fields {
  if (operation === 'deleteOne') return {};
  if (operation === 'deleteMany') return {where: filters.where};
  const {where, include, ...rest} = filters;
  const options = operation === 'updateMany' || include === undefined ? rest : {...rest, include};
  if (operation === 'findMany' || operation === 'updateMany') return mergeFields({where}, options);
  return mergeFields({}, mergeFields(queryOptions, options));
}

/**
 * Reads a query as the framework does for an operation.
 *
 * @param operation - The endpoint's.
 * @param request - Query, model and query file.
 * @returns The arguments of Prisma with their origin, or the error that the framework responds with.
 */
export function readQuery(operation: Operation, request: QueryRequest): Reading {
  try {
    const isGuarded = operation === 'updateMany' || operation === 'deleteMany';
    const query = isGuarded ? guardBulk(request.query, operation) : request.query;
    const features = new Features({...request, query});
    for (const step of steps[operation]) features[step]();
    const args = finalArguments(operation, features.filters, request.queryOptions ?? {});
    const parts = isGuarded
      ? features.parts.map((part) => ({
          ...part,
          rules: part.rules.map((rule) => (rule === 'filter-mode' ? 'bulk-and' : rule)),
        }))
      : features.parts;
    return {args, parts};
  } catch (error) {
    // What is not the framework's own error is one that it does not expect, such as a `TypeError`.
    return {error: error instanceof ResponseError ? error : unexpected(String(error))};
  }
}

/**
 * Reads a query string for a list: {@link parseQueryString}, then {@link readQuery}.
 *
 * @param text - The query string, without `?`.
 * @param model - The model that is listed.
 */
export function readQueryString(text: string, model: QueryRequest['model']): Reading {
  return readQuery('findMany', {query: parseQueryString(text), model});
}
