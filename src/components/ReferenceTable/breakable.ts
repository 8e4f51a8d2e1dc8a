/**
 * Where a long name may break: after a dot, a comma, a slash, a bar, a parenthesis or an underscore, and
 * before a capital letter. Written without lookbehind, which Safari lacks before 16.4.
 *
 * @param name - A name of the reference
 * @returns Its pieces, which put together are the name
 */
export function breakable(name: string): string[] {
  return name
    .replaceAll(/[.,/(_|]|[a-z](?=[A-Z])/g, '$&\u0000')
    .split('\u0000')
    .filter((piece) => piece !== '');
}
