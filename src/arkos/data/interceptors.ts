import {interceptorFacts} from '../facts';
import {originOf} from './origin';

/** A group of endpoints that interceptors wrap. */
export type InterceptorGroup = keyof typeof interceptorFacts;

/** An export of `<module>.middlewares.ts` that is called around an endpoint. */
export interface Interceptor {
  readonly name: string;
  readonly group: InterceptorGroup;
  /** Name of the endpoint. */
  readonly endpoint: string;
  /** Before the endpoint, after it, or if something threw. */
  readonly phase: 'before' | 'after' | 'error';
  /** False if the router names it and nothing ever reaches it. */
  readonly reached: boolean;
  readonly source?: string;
}

/** The handlers of these endpoints send the response themselves. */
const unreached = ['afterFindManyAuthAction', 'afterFindOneAuthAction'];

const phaseOf = (name: string): Interceptor['phase'] =>
  name.startsWith('before') ? 'before' : name.startsWith('after') ? 'after' : 'error';

/**
 * Every interceptor, in the order of the endpoints.
 *
 * @remarks Each is a function or a list of functions, wrapped in `catchAsync`; a default export of
 * the file is ignored. An `after` interceptor changes the response through `req.responseData` and
 * `req.responseStatus`, or `res.locals.data` and `res.locals.status`; exporting one is what makes
 * the endpoint leave the response to it.
 */
export const interceptors: readonly Interceptor[] = (
  Object.keys(interceptorFacts) as InterceptorGroup[]
).flatMap((group) =>
  Object.entries(interceptorFacts[group]).flatMap(([endpoint, names]) =>
    names.map((name) => ({
      name,
      group,
      endpoint,
      phase: phaseOf(name),
      reached: !unreached.includes(name),
      source: originOf('interceptors', name),
    })),
  ),
);

/** Names of {@link interceptors}. */
export const interceptorNames: readonly string[] = interceptors.map(({name}) => name);
