/**
 * What Arkos 1.3.10-beta is, as data: one file a subject, each row with the place in the source it
 * was read from. `npm run verify:arkos` holds it against the package; `schema.ts` says what a row
 * must look like and is not exported here, so that pages do not carry it.
 *
 * @packageDocumentation
 */
export * from './auth';
export * from './cli';
export * from './endpoints';
export * from './env';
export * from './errors';
export * from './hooks';
export * from './interceptors';
export * from './middlewares';
export * from './modules';
export * from './query';
export * from './release';
export * from './router-config';
export type {Source} from './source';
export * from './swagger';
