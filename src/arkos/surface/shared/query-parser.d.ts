/**
 * Options of the query parser.
 *
 * @packageDocumentation
 */

/**
 * Which strings in the query string are converted.
 *
 * @since 1.0
 * @source packages/arkos/src/utils/helpers/query-parser.helpers.ts:5
 */
export interface QueryParserOptions {
  /**
   * `'null'` becomes null.
   *
   * @defaultValue true
   * @since 1.0
   * @source packages/arkos/src/utils/helpers/query-parser.helpers.ts:6
   */
  parseNull?: boolean;
  /**
   * `'undefined'` becomes undefined.
   *
   * @defaultValue true
   * @since 1.0
   * @source packages/arkos/src/utils/helpers/query-parser.helpers.ts:7
   */
  parseUndefined?: boolean;
  /**
   * `'true'` and `'false'` become booleans.
   *
   * @remarks It also turns `?multiple=true` into a boolean, but `FileUploadService.upload` expects
   * the string.
   *
   * @defaultValue true
   * @since 1.0
   * @source packages/arkos/src/utils/helpers/query-parser.helpers.ts:8
   */
  parseBoolean?: boolean;
  /**
   * Numeric strings become numbers.
   *
   * @remarks Text columns are affected too: `title=123` then returns 400.
   *
   * @defaultValue false
   * @since 1.0
   * @source packages/arkos/src/utils/helpers/query-parser.helpers.ts:9
   */
  parseNumber?: boolean;
}
