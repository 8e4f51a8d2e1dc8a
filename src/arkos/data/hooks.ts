import {hookFacts} from '../facts';
import {type HookMemberNote, hookMemberNotes} from '../notes/hooks';
import {originOf} from './origin';

/** An export of `<module>.hooks.ts` that is called around a service method. */
export interface HookExport {
  readonly name: string;
  /** Method of `BaseService`. */
  readonly method: string;
  /** Before Prisma, after it, or if something threw. */
  readonly phase: 'before' | 'after' | 'error';
  /** Keys of the object that it is called with. */
  readonly args: readonly string[];
  /** Type of that object in `arkos/services`; absent when the package exports none. */
  readonly type?: string;
  readonly source?: string;
}

/**
 * Every service hook, in the order of the methods.
 *
 * @remarks Each is a function or a list of functions, exported by name or inside one default
 * object. Their return values are ignored: they act by changing the objects they receive.
 */
export const serviceHooks: readonly HookExport[] = Object.entries(hookFacts).flatMap(
  ([method, {args, types}]) => {
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
  },
);

/** Names of {@link serviceHooks}. */
export const serviceHookNames: readonly string[] = serviceHooks.map(({name}) => name);

/** A member of the object that hooks receive. */
export interface HookMember extends HookMemberNote {
  readonly name: string;
  /** Methods of `BaseService` whose hooks receive it. */
  readonly methods: readonly string[];
  readonly source?: string;
}

/** Every member of the object that hooks receive. */
export const hookMembers: readonly HookMember[] = Object.entries(hookMemberNotes).map(
  ([name, note]) => {
    const hooks = serviceHooks.filter(({args}) => args.includes(name));
    return {
      name,
      ...note,
      methods: [...new Set(hooks.map(({method}) => method))],
      source: hooks[0]?.source,
    };
  },
);
