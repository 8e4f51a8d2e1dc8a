/**
 * The entry point `arkos`: starting the application, and the types of its parts.
 *
 * @packageDocumentation
 */
import type {Express} from 'express';
import type {ArkosConfig} from './shared/config';

export {BaseController} from './controllers';
export type {ArkosConfig} from './shared/config';
export type {
  ArkosNextFunction,
  ArkosRequest,
  ArkosRequestHandler,
  ArkosResponse,
} from './shared/http';
export type {RouterConfig} from './shared/router-config';

/**
 * The current configuration: the defaults merged with the object passed to `arkos.init()`.
 *
 * @remarks Before `arkos.init()` it contains only the defaults.
 *
 * @returns The configuration.
 */
export declare function getArkosConfig(): ArkosConfig;

/** The default export, with one method. */
declare const arkos: {
  /**
   * Starts the application: loads the Prisma client and the modules, mounts the middleware and the
   * routers, and listens unless `port` is undefined.
   *
   * @remarks Startup errors are logged, not thrown.
   *
   * @param arkosConfig - Configuration, merged with the defaults.
   * @returns The Express app, or undefined if the start failed.
   */
  init: (arkosConfig?: ArkosConfig) => Promise<Express | undefined>;
};

export default arkos;
