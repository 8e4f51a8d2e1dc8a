/** What production says of every error that is not an `AppError`. */
const unexpectedMessage = 'Internal server error, please try again later.';

/** Stops what is computed, with the response that the framework would send. */
export class ResponseError extends Error {
  /**
   * @param message - Of the `AppError`.
   * @param status - HTTP status.
   * @param code - Of the `AppError`.
   * @param meta - Of the `AppError`.
   * @param reason - What went wrong, where the message does not say it.
   */
  constructor(
    message: string,
    readonly status: number,
    readonly code = 'Unknown',
    readonly meta: Readonly<Record<string, unknown>> = {},
    readonly reason = message,
  ) {
    super(message);
    this.name = 'ResponseError';
  }
}

/**
 * The response to an error that the framework does not expect, such as a `TypeError` of its own.
 *
 * @param cause - What went wrong.
 */
export function unexpected(cause: string): ResponseError {
  return new ResponseError(unexpectedMessage, 500, 'Unknown', {}, cause);
}
