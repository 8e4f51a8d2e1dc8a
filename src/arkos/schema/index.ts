/**
 * Prisma schemas, as Prisma reads them and as Arkos.js 1.3 does.
 *
 * @packageDocumentation
 */
export type {Enum, Field, Model, Problem, Schema} from './model';
export {parseSchema, scalarTypes} from './parse';
export {routedModels} from './routed';
