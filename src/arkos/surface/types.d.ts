/**
 * The entry point `arkos/types`: the types of `arkos` under a second name.
 *
 * @remarks Import types only. The package names JavaScript files for this entry that it does not contain.
 *
 * @packageDocumentation
 */

export * from './arkos';
export {default} from './arkos';
