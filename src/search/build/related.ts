/** Which pages resemble a page: by the words they share, the rarer the more (tf-idf, cosine). */
import {isQuestionWord, wordsOf} from '../embedded/words';
import {relatedness} from '../settings';

/** A page as it was written. */
export interface WrittenPage {
  readonly path: string;
  readonly title: string;
  /** The part of the site, as in the records. */
  readonly lvl0: string;
  readonly description: string;
  /** Its Markdown, without front matter. */
  readonly markdown: string;
}

function withoutMarkup(markdown: string): string {
  return markdown
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, ' ')
    .replace(/^(import|export)\s.*$/gm, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/https?:\/\/\S+/g, ' ');
}

function count(terms: Map<string, number>, text: string, times: number): void {
  for (const {term} of wordsOf(text)) {
    if (term.length < relatedness.shortestWord || isQuestionWord(term)) continue;
    terms.set(term, (terms.get(term) ?? 0) + times);
  }
}

/**
 * Finds the neighbors of every page. The same pages give the same result, in whatever order.
 *
 * @param pages - All pages that have neighbors or can be one.
 * @returns For each path the paths of up to {@link relatedness.count} others, the most alike first.
 */
export function relatedPages(pages: readonly WrittenPage[]): Map<string, readonly string[]> {
  const sorted = [...pages].sort((one, other) => (one.path < other.path ? -1 : 1));
  const counts = sorted.map(({title, description, markdown}) => {
    const terms = new Map<string, number>();
    const text = withoutMarkup(markdown);
    count(terms, text, 1);
    count(terms, title, relatedness.titleTimes);
    count(terms, description, relatedness.descriptionTimes);
    for (const [heading] of text.matchAll(/^#{2,6} .*$/gm))
      count(terms, heading, relatedness.headingTimes);
    return terms;
  });
  const pagesWith = new Map<string, number>();
  for (const terms of counts)
    for (const term of terms.keys()) pagesWith.set(term, (pagesWith.get(term) ?? 0) + 1);

  /** For each term the pages that have it, and how much it says of them. */
  const postings = new Map<string, {readonly pages: number[]; readonly weights: number[]}>();
  const vectors = counts.map((terms, page) => {
    const vector = new Map<string, number>();
    for (const [term, times] of terms) {
      const rarity = Math.log(sorted.length / (pagesWith.get(term) ?? 1));
      if (rarity > 0) vector.set(term, (1 + Math.log(times)) * rarity);
    }
    const length = Math.hypot(...vector.values()) || 1;
    for (const [term, weight] of vector) {
      vector.set(term, weight / length);
      let posting = postings.get(term);
      if (!posting) postings.set(term, (posting = {pages: [], weights: []}));
      posting.pages.push(page);
      posting.weights.push(weight / length);
    }
    return vector;
  });
  return new Map(
    sorted.map(({path, lvl0}, position) => {
      const likeness = new Float64Array(sorted.length);
      for (const [term, weight] of vectors[position] ?? []) {
        const {pages: others, weights} = postings.get(term)!;
        for (let index = 0; index < others.length; index += 1)
          likeness[others[index]!]! += weight * weights[index]!;
      }
      const alike = sorted
        .map((other, page) => ({
          path: other.path,
          likeness: likeness[page]! * (other.lvl0 === lvl0 ? relatedness.samePart : 1),
        }))
        .filter((other) => other.path !== path)
        .sort((one, other) => other.likeness - one.likeness);
      return [path, alike.slice(0, relatedness.count).map((other) => other.path)];
    }),
  );
}
