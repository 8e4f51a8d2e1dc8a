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
 */
export declare class AppError extends Error {
  /** HTTP status. */
  statusCode: number;
  /** `fail` for a 4xx status, otherwise `error`. */
  status: string;
  /**
   * Whether a production build shows the message to clients.
   *
   * @defaultValue true
   */
  isOperational: boolean;
  /**
   * Error code for programs.
   *
   * @defaultValue "Unknown"
   */
  code?: string;
  /** Any other data for the client. */
  meta?: Record<string, any>;
  /**
   * Unused; always false.
   *
   * @defaultValue false
   */
  missing?: boolean;
  /**
   * Creates an error.
   *
   * @param message - Message for the client.
   * @param statusCode - HTTP status.
   * @param code - Code, or the meta object.
   * @param meta - Meta object, or the code.
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
 */
export declare const catchAsync: (
  fn: ArkosRequestHandler | ArkosErrorRequestHandler,
  options?: {
    /**
     * Kind of handler.
     *
     * @defaultValue "normal"
     */
    type: 'error' | 'normal';
  },
) => any;
