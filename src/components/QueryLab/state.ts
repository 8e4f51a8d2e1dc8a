import type {Operation} from '../../arkos/endpoints';
import {encodeParameter} from '../../arkos/query/inverse';
import {exampleSchemas} from '../../arkos/schema/examples';

/** The databases that differ in what they accept. */
export const databases = ['postgresql', 'sqlite'] as const;

/** Name of a database. */
export type Database = (typeof databases)[number];

/** The endpoints that read a query, with what is between the route and the query. */
export const readingOperations = [
  'findMany',
  'findOne',
  'updateMany',
  'deleteMany',
] as const satisfies readonly Operation[];

/** Name of such an endpoint. */
export type ReadingOperation = (typeof readingOperations)[number];

/** Everything that a link to the query lab says. */
export interface QueryState {
  /** The query string, without `?`. */
  readonly query: string;
  /** Id of the example schema. */
  readonly schema: string;
  readonly model: string;
  readonly database: Database;
  readonly operation: ReadingOperation;
}

/** What the lab starts with. */
export const initialState: QueryState = {
  query: 'price__gte=10&title[contains]=the&sort=-price&limit=5',
  schema: exampleSchemas[0]?.id ?? '',
  model: 'Book',
  database: 'postgresql',
  operation: 'findMany',
};

/**
 * Reads a state out of a link, which anybody may have written.
 *
 * @param value - What was in the link.
 * @returns A state; what is not valid is as at the start.
 */
export function readState(value: unknown): QueryState {
  if (typeof value !== 'object' || value === null) return initialState;
  const {query, schema, model, database, operation} = value as Partial<
    Record<keyof QueryState, unknown>
  >;
  const known = exampleSchemas.find(({id}) => id === schema);
  return {
    query: typeof query === 'string' ? query : initialState.query,
    schema: known?.id ?? initialState.schema,
    model: typeof model === 'string' ? model : initialState.model,
    database: databases.find((one) => one === database) ?? initialState.database,
    operation: readingOperations.find((one) => one === operation) ?? initialState.operation,
  };
}

/** One parameter of a query string, decoded. */
export interface QueryParameter {
  readonly key: string;
  readonly value: string;
}

/**
 * Splits a query string into its parameters.
 *
 * @param query - Without `?`.
 */
export const parametersOf = (query: string): QueryParameter[] =>
  query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [key = '', ...value] = part.split('=');
      return {key: decode(key), value: decode(value.join('='))};
    });

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/**
 * Joins parameters, encoded as a client should.
 *
 * @param parameters - See {@link parametersOf}.
 */
export const queryOf = (parameters: readonly QueryParameter[]): string =>
  parameters.map(({key, value}) => `${encodeParameter(key)}=${encodeParameter(value)}`).join('&');
