/**
 * Options of the query parser.
 *
 * @packageDocumentation
 */

/** Which strings in the query string are converted. */
export interface QueryParserOptions {
  /**
   * `'null'` becomes null.
   *
   * @defaultValue true
   */
  parseNull?: boolean;
  /**
   * `'undefined'` becomes undefined.
   *
   * @defaultValue true
   */
  parseUndefined?: boolean;
  /**
   * `'true'` and `'false'` become booleans.
   *
   * @remarks It also turns `?multiple=true` into a boolean, but `FileUploadService.upload` expects
   * the string. Set `req.query.multiple = 'true'` in your route; without `parseBoolean`, filters
   * on most boolean columns fail.
   *
   * @defaultValue true
   */
  parseBoolean?: boolean;
  /**
   * Numeric strings become numbers.
   *
   * @remarks Text columns are affected too: `title=123` then returns 400.
   *
   * @defaultValue false
   */
  parseNumber?: boolean;
}
