/**
 * Where a long name may break: after a dot, a comma, a slash, a bar, a parenthesis or an underscore, and
 * before a capital letter.
 *
 * @param name - A name of the reference
 * @returns Its pieces, which put together are the name
 */
export const breakable = (name: string): string[] =>
  name.split(/(?<=[.,/(_|])|(?<=[a-z])(?=[A-Z])/);
