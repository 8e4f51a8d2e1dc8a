/**
 * The entry point `arkos/error-handler`: errors that become responses.
 *
 * @packageDocumentation
 */
import type {ArkosErrorRequestHandler, ArkosRequestHandler} from './shared/http';

/**
 * An error with a status and a message for the client.
 *
 * @remarks Throw it, or pass it to `next()`.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/error-handler/utils/app-error.ts:33
 */
export declare class AppError extends Error {
  /**
   * HTTP status.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/error-handler/utils/app-error.ts:34
   */
  statusCode: number;
  /**
   * `fail` for a 4xx status, otherwise `error`.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/error-handler/utils/app-error.ts:35
   */
  status: string;
  /**
   * Always false.
   *
   * @defaultValue false
   * @since 1.0
   * @source packages/arkos/src/modules/error-handler/utils/app-error.ts:36
   */
  missing?: boolean;
  /**
   * Whether a production build shows the message to clients.
   *
   * @defaultValue true
   * @since 1.0
   * @source packages/arkos/src/modules/error-handler/utils/app-error.ts:37
   */
  isOperational: boolean;
  /**
   * Error code for programs.
   *
   * @defaultValue "Unknown"
   * @since 1.0
   * @source packages/arkos/src/modules/error-handler/utils/app-error.ts:38
   */
  code?: string;
  /**
   * Any other data for the client.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/error-handler/utils/app-error.ts:39
   */
  meta?: Record<string, any>;
  /**
   * Creates an error.
   *
   * @remarks The last two arguments may be in either order: the string is the code, the object is
   * the meta.
   *
   * @param message - Message for the client.
   * @param statusCode - HTTP status.
   * @param code - Code, or the meta object.
   * @param meta - Meta object, or the code.
   * @throws AppError 500 `AppErrorMisuse` if both have the same type.
   * @since 1.0
   * @source packages/arkos/src/modules/error-handler/utils/app-error.ts:49
   */
  constructor(
    message: string,
    statusCode: number,
    code?: string | Record<string, any>,
    meta?: Record<string, any> | string,
  );
}

/**
 * Wraps a handler so that errors and rejected promises reach `next()`.
 *
 * @remarks Interceptors that Arkos.js loads are already wrapped.
 *
 * @param fn - Handler, middleware or error handler.
 * @param options - `{type: "error"}` for an error handler with four parameters. Default: `{type:
 * "normal"}`.
 * @returns The wrapped handler.
 * @since 1.0
 * @source packages/arkos/src/modules/error-handler/utils/catch-async.ts:26
 */
export declare const catchAsync: (
  fn: ArkosRequestHandler | ArkosErrorRequestHandler,
  options?: {
    /**
     * Kind of handler.
     *
     * @defaultValue "normal"
     * @since 1.3.0-beta
     * @source packages/arkos/src/modules/error-handler/utils/catch-async.ts:28
     */
    type: 'error' | 'normal';
  },
) => any;
