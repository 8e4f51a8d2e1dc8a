/**
 * The entry point `arkos/error-handler`: errors that become responses.
 *
 * @packageDocumentation
 */
import type {ArkosErrorRequestHandler, ArkosRequestHandler} from './shared/http';

/**
 * An error that the error handler turns into a response.
 *
 * @remarks Carry it with `throw` or `next(error)`.
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
   * `fail` for a status that starts with 4, else `error`.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/error-handler/utils/app-error.ts:35
   */
  status: string;
  /**
   * Always false in 1.3.
   *
   * @defaultValue false
   * @since 1.0
   * @source packages/arkos/src/modules/error-handler/utils/app-error.ts:36
   */
  missing?: boolean;
  /**
   * True: the message may be shown to clients of a built application.
   *
   * @defaultValue true
   * @since 1.0
   * @source packages/arkos/src/modules/error-handler/utils/app-error.ts:37
   */
  isOperational: boolean;
  /**
   * Code for programs.
   *
   * @defaultValue "Unknown"
   * @since 1.0
   * @source packages/arkos/src/modules/error-handler/utils/app-error.ts:38
   */
  code?: string;
  /**
   * Anything else a client needs.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/error-handler/utils/app-error.ts:39
   */
  meta?: Record<string, any>;
  /**
   * Makes an error.
   *
   * @remarks The last two arguments go in either order: text is the code, an object the meta.
   *
   * @param message - Message for people.
   * @param statusCode - HTTP status.
   * @param code - Code, or the meta object.
   * @param meta - Meta object, or the code.
   * @throws AppError 500 `AppErrorMisuse` when both are of the same type.
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
 * Wraps a handler so that what it throws or rejects with reaches `next()`.
 *
 * @remarks The interceptors that Arkos loads are wrapped already.
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
