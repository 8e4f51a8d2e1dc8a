/**
 * Options of the query parser.
 *
 * @packageDocumentation
 */

/**
 * Which strings of the query become values of another type.
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
   * @remarks As a consequence `?multiple=true` is a boolean by the time
   * `FileUploadService.upload` looks for the string.
   *
   * @defaultValue true
   * @since 1.0
   * @source packages/arkos/src/utils/helpers/query-parser.helpers.ts:8
   */
  parseBoolean?: boolean;
  /**
   * Text that reads as a number becomes a number.
   *
   * @remarks Also where the column is text: `title=123` then fails with 400.
   *
   * @defaultValue false
   * @since 1.0
   * @source packages/arkos/src/utils/helpers/query-parser.helpers.ts:9
   */
  parseNumber?: boolean;
}
