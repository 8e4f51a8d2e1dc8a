/**
 * Where the social card of a page is, which `src/plugins/cards` draws after the build.
 *
 * @param pathname - Path of the page.
 * @param baseUrl - Of the site; ends with a slash.
 * @returns Path below the base URL.
 */
export function cardPath(pathname: string, baseUrl: string): string {
  const route = pathname.slice(baseUrl.length).replace(/(?:\/|\.html)$/, '');
  return `img/cards/${route === '' ? 'index' : route}.png`;
}

/** Size of a card, in pixels: what every network shows uncropped. */
export const cardSize = {width: 1200, height: 630} as const;
