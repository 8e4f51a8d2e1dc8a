/**
 * Rules of the hosted index, so that it ranks as the embedded one does where a query is a title or a
 * keyword to the letter: the page or the section that it names comes first.
 */
import {fingerprint, type PageText} from '../../record';

/** A rule as the hosted service takes it (https://www.algolia.com/doc/rest-api/search/save-rules). */
export interface HostedRule {
  readonly objectID: string;
  readonly conditions: readonly [{readonly pattern: string; readonly anchoring: 'is'}];
  readonly consequence: {
    readonly promote: readonly {readonly objectID: string; readonly position: number}[];
  };
}

/** Begins the ids of our rules; any other rule was made by hand. */
export const rulePrefix = 'site-';

/** Records that one query promotes. */
const mostPromoted = 3;

/**
 * Makes the rules of a site.
 *
 * @param pages - What was read from it.
 */
export function hostedRules(pages: readonly PageText[]): HostedRule[] {
  const promoted = new Map<string, Set<string>>();
  for (const {path, sections} of pages) {
    sections.forEach(({heading, anchor, keywords}, index) => {
      const record = anchor === null ? path : `${path}#${anchor}`;
      for (const words of index === 0 ? [heading, ...keywords] : keywords) {
        // Braces name facets in a pattern.
        const pattern = words.toLowerCase().replace(/[{}]/g, '');
        const records = promoted.get(pattern) ?? new Set();
        promoted.set(pattern, records.add(record));
      }
    });
  }
  return Array.from(promoted, ([pattern, records]) => ({
    objectID: rulePrefix + fingerprint(pattern),
    conditions: [{pattern, anchoring: 'is'}],
    consequence: {
      promote: [...records]
        .slice(0, mostPromoted)
        .map((objectID, position) => ({objectID, position})),
    },
  }));
}
