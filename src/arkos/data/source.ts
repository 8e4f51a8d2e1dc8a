/**
 * A place in the framework's repository at the tag: path from its root, colon, line.
 *
 * @example `packages/arkos/src/app.ts:49`
 */
export type Source = `packages/${string}:${number}`;
