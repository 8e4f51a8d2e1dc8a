import {originFacts} from '../facts';

/**
 * Where something is in the framework's repository at the tag.
 *
 * @param kind - Kind of the facts, such as `errors`.
 * @param id - Id of the fact.
 * @returns Path, colon, line; undefined for what the recorder found nowhere.
 */
export const originOf = (kind: string, id: string): string | undefined => originFacts[kind]?.[id];
