import {readBuiltPages} from '../../../src/search/build/files';
import type {PageText} from '../../../src/search/record';

/**
 * Reads the pages of a built site.
 *
 * @param buildDir - The folder of the build.
 * @throws Error naming the folder when no site is there.
 */
export function sitePages(buildDir: string): Promise<PageText[]> {
  return readBuiltPages(buildDir, {baseUrl: '/', siteTitle: 'Arkos.js'});
}

/** One word in so many of a copy is the copy's own, so that the vocabulary grows with the site. */
const ownWordEvery = 9;

function vary(content: string, copy: number, from: number): string {
  let place = from;
  return content.replace(/[A-Za-z]{4,}/g, (word) => {
    place += 1;
    return place % ownWordEvery === 0 ? `${word}${copy.toString(36)}` : word;
  });
}

/**
 * Makes a larger site out of a site: copies at URLs of their own, in which some words are the
 * copy's own.
 *
 * @param pages - The site.
 * @param times - How many times as many pages there shall be; 1 gives the site itself.
 */
export function multiply(pages: readonly PageText[], times: number): PageText[] {
  return Array.from({length: times}, (_, copy) =>
    copy === 0
      ? pages
      : pages.map((page) => ({
          ...page,
          path: `${page.path.replace(/\/$/, '')}/copy-${copy}`,
          sections: page.sections.map((section, place) => ({
            ...section,
            keywords: [],
            heading: vary(section.heading, copy, copy + place),
            texts: section.texts.map(({kind, content}, index) => ({
              kind,
              content: vary(content, copy, copy + place + index),
              names: [],
              codes: [],
            })),
          })),
        })),
  ).flat();
}

/**
 * Counts what there is to search.
 *
 * @param pages - The site.
 */
export function extent(pages: readonly PageText[]): {
  pages: number;
  sections: number;
  words: number;
} {
  const sections = pages.flatMap((page) => page.sections);
  const words = sections.reduce(
    (sum, {heading, texts}) =>
      sum +
      [heading, ...texts.map(({content}) => content)].join(' ').split(/\s+/).filter(Boolean).length,
    0,
  );
  return {pages: pages.length, sections: sections.length, words};
}
