import type {Source} from './source';

/** An export of `<module>.hooks.ts` that is called around a service method. */
export interface ServiceHook {
  readonly name: string;
  /** Method of `BaseService`. */
  readonly method: string;
  /** Before Prisma, after it, or if something threw. */
  readonly phase: 'before' | 'after' | 'error';
  /** Keys of the object that it is called with. */
  readonly args: readonly string[];
  /** Type of that object, exported by `arkos/services`; absent when the package exports none. */
  readonly type?: string;
  readonly source: Source;
}

const file = 'packages/arkos/src/modules/base/base.service.ts';

/** Keys of the arguments before the context, the line that builds them, and whether types exist. */
type Shape = readonly [method: string, args: readonly string[], line: number, typed: boolean];

function hooksOf([method, args, line, typed]: Shape): ServiceHook[] {
  const pascal = method.charAt(0).toUpperCase() + method.slice(1);
  const source: Source = `${file}:${line}`;
  const result = method.startsWith('batch') ? 'results' : 'result';
  const error = `On${pascal}ErrorHookArgs`;
  return [
    {
      name: `before${pascal}`,
      method,
      phase: 'before',
      args: [...args, 'context'],
      ...(typed ? {type: `Before${pascal}HookArgs`} : {}),
      source,
    },
    {
      name: `after${pascal}`,
      method,
      phase: 'after',
      args: [...args, 'context', result],
      ...(typed ? {type: `After${pascal}HookArgs`} : {}),
      source,
    },
    {
      name: `on${pascal}Error`,
      method,
      phase: 'error',
      args: [...args, 'context', 'error'],
      ...(typed || method === 'findById' ? {type: error} : {}),
      source,
    },
  ];
}

/**
 * Every service hook, in the order of the methods.
 *
 * @remarks Each is a function or a list of functions, exported by name or inside one default
 * object. Their return values are ignored: they act by changing the objects they receive. The name of
 * a hook is built from phase and method at run time, at
 * `packages/arkos/src/modules/base/base.service.ts:281`.
 */
export const serviceHooks: readonly ServiceHook[] = (
  [
    ['createOne', ['data', 'queryOptions'], 293, true],
    ['createMany', ['data', 'queryOptions'], 293, true],
    ['count', ['filters'], 319, true],
    ['findMany', ['filters', 'queryOptions'], 295, true],
    ['findById', ['id', 'queryOptions'], 297, false],
    ['findOne', ['filters', 'queryOptions'], 299, true],
    ['updateOne', ['filters', 'data', 'queryOptions'], 301, true],
    ['updateMany', ['filters', 'data', 'queryOptions'], 308, true],
    ['deleteOne', ['filters'], 315, true],
    ['deleteMany', ['filters'], 317, true],
    ['batchUpdate', ['data', 'queryOptions'], 333, false],
    ['batchDelete', ['batchFilters'], 335, false],
  ] satisfies Shape[]
).flatMap(hooksOf);

/** Names of {@link serviceHooks}. */
export const serviceHookNames: readonly string[] = serviceHooks.map(({name}) => name);
