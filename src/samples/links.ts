import {existsSync} from 'node:fs';
import path from 'node:path';
import {type PageSource, routeOf, withoutFences} from '../content/page';
import type {Documented} from '../remark/reference/documented';
import {didYouMean} from './nearest';
import type {Finding} from './sample';

/**
 * Checks the links from page to page, with their anchors.
 *
 * @param root - The repository, absolute.
 * @param pages - The pages to check.
 * @param all - Every page of the site, for what they may link to.
 * @param documented - Where the anchors of the reference components are.
 * @returns A finding for each link that leads nowhere.
 */
export function checkLinks(
  root: string,
  pages: readonly PageSource[],
  all: readonly PageSource[],
  documented: Documented,
): Finding[] {
  const anchors = new Map(
    all.flatMap((source): [string, Set<string>][] => {
      const route = routeOf(source);
      const ids = [...withoutFences(source.text).matchAll(/\{#([\w.-]+)\}|\sid="([^"]+)"/g)].map(
        ([, heading, element]) => heading ?? element ?? '',
      );
      return route === undefined ? [] : [[route, new Set(ids)]];
    }),
  );
  for (const [anchor, {route}] of documented.places) anchors.get(route)?.add(anchor);

  return pages.flatMap((source) => {
    const findings: Finding[] = [];
    withoutFences(source.text)
      .split('\n')
      .forEach((row, index) => {
        for (const found of row.matchAll(/\]\(((?:\/(?:docs|blog)\/|#)[^)\s]*)\)/g)) {
          const target = found[1] ?? '';
          const [written = '', anchor] = target.split('#');
          const route = written === '' ? (routeOf(source) ?? '') : written.replace(/\/$/, '');
          const report = (message: string, mend: string): unknown =>
            findings.push({
              file: source.page,
              line: index + 1,
              column: found.index + 3,
              code: 'arkos/broken-link',
              message,
              mend,
            });
          const ids = anchors.get(route);
          if (!ids) {
            if (!isGenerated(root, route))
              report(`There is no page '${route}'`, didYouMean(route, anchors.keys(), 'see docs'));
          } else if (anchor !== undefined && !ids.has(anchor)) {
            report(
              `'${route}' has no anchor '${anchor}'`,
              didYouMean(anchor, ids, 'link to a heading of that page'),
            );
          }
        }
      });
    return findings;
  });
}

/** Pages that Docusaurus makes without a source: categories, tags, authors and files. */
const isGenerated = (root: string, route: string): boolean =>
  /^\/(?:docs\/category|blog\/(?:tags|authors|archive))(?:\/|$)/.test(route) ||
  existsSync(path.join(root, 'static', route));
