import {hookFacts, interceptorFacts, routerConfigFacts, type RouterConfigFact} from '../facts';
import {type HookMemberNote, hookMemberNotes} from '../notes/hooks';
import {originOf, type Row} from './rows';

/** Before what is wrapped, after it, or if something threw. */
type Phase = 'before' | 'after' | 'error';

/**
 * Every export of `<module>.hooks.ts` that is called around a method of `BaseService`, in the order
 * of the methods, with the keys of the object that it is called with, and the type of that object
 * in `arkos/services` if the package exports one.
 *
 * @remarks Each is a function or a list of functions, exported by name or inside one default
 * object. Their return values are ignored: they act by changing the objects they receive.
 */
export const serviceHooks: readonly Row<{
  readonly method: string;
  readonly phase: Phase;
  readonly args: readonly string[];
  readonly type?: string;
}>[] = Object.entries(hookFacts).flatMap(([method, {args, types}]) => {
  const pascal = method.charAt(0).toUpperCase() + method.slice(1);
  const result = method.startsWith('batch') ? 'results' : 'result';
  const phases = [
    ['before', `before${pascal}`, []],
    ['after', `after${pascal}`, [result]],
    ['error', `on${pascal}Error`, ['error']],
  ] as const;
  return phases.map(([phase, name, more]) => ({
    name,
    method,
    phase,
    args: [...args, ...more],
    type: types.find((type) => type.toLowerCase() === `${name}HookArgs`.toLowerCase()),
    source: originOf('hooks', method),
  }));
});

/** Names of {@link serviceHooks}. */
export const serviceHookNames: readonly string[] = serviceHooks.map(({name}) => name);

/** Every member of the object that hooks receive, with the methods whose hooks receive it. */
export const hookMembers: readonly Row<HookMemberNote & {readonly methods: readonly string[]}>[] =
  Object.entries(hookMemberNotes).map(([name, note]) => {
    const hooks = serviceHooks.filter(({args}) => args.includes(name));
    const methods = [...new Set(hooks.map(({method}) => method))];
    return {name, ...note, methods, source: hooks[0]?.source};
  });

/** A group of endpoints that interceptors wrap. */
type InterceptorGroup = keyof typeof interceptorFacts;
const groupsOf = (facts: Readonly<Record<InterceptorGroup, unknown>>): InterceptorGroup[] =>
  Object.keys(facts) as InterceptorGroup[];

/** The handlers of these endpoints send the response themselves. */
const unreached = ['afterFindManyAuthAction', 'afterFindOneAuthAction'];

const phaseOf = (name: string): Phase =>
  name.startsWith('before') ? 'before' : name.startsWith('after') ? 'after' : 'error';

/**
 * Every export of `<module>.middlewares.ts` that is called around an endpoint, in the order of the
 * endpoints. `reached` is false if the router names it and nothing ever reaches it.
 *
 * @remarks Each is a function or a list of functions, wrapped in `catchAsync`; a default export of
 * the file is ignored. An `after` interceptor changes the response through `req.responseData` and
 * `req.responseStatus`, or `res.locals.data` and `res.locals.status`; exporting one is what makes
 * the endpoint leave the response to it.
 */
export const interceptors: readonly Row<{
  readonly group: InterceptorGroup;
  readonly endpoint: string;
  readonly phase: Phase;
  readonly reached: boolean;
}>[] = groupsOf(interceptorFacts).flatMap((group) =>
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

/** Every key of `disable` in the `config` of a router file, in the order of the types. */
export const routerConfigKeys: readonly Row<
  RouterConfigFact & {readonly group: InterceptorGroup}
>[] = groupsOf(routerConfigFacts).flatMap((group) =>
  Object.entries(routerConfigFacts[group]).map(([name, fact]) => ({
    group,
    name,
    ...fact,
    source: originOf('routerConfig', name),
  })),
);
