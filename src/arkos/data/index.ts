/**
 * What the framework is, as rows: facts that were recorded, joined with our words for them.
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
export * from './router-config';
export * from './swagger';
