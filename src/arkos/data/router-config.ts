import {type RouterConfigFact, routerConfigFacts} from '../facts';
import type {InterceptorGroup} from './interceptors';
import {originOf} from './origin';

/** A key of `disable` in the `config` of a router file. */
export interface RouterConfigKey extends RouterConfigFact {
  readonly group: InterceptorGroup;
  /** Name of the endpoint. */
  readonly name: string;
  readonly source?: string;
}

/** Every key, in the order of the types. */
export const routerConfigKeys: readonly RouterConfigKey[] = (
  Object.keys(routerConfigFacts) as InterceptorGroup[]
).flatMap((group) =>
  Object.entries(routerConfigFacts[group]).map(([name, fact]) => ({
    group,
    name,
    ...fact,
    source: originOf('routerConfig', name),
  })),
);
