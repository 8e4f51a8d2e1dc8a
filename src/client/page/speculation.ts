/**
 * Rules by which a link is prefetched when the pointer rests on it or presses it
 * (https://wicg.github.io/nav-speculation/speculation-rules.html).
 *
 * @param baseUrl - Of the site; ends with a slash.
 * @returns The text of the element; the content security policy has its hash.
 */
export const speculationRules = (baseUrl: string): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            {href_matches: `${baseUrl}*`},
            {not: {selector_matches: '[target],[download],[href$=".md"]'}},
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
