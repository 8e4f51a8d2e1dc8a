import leven from 'leven';

/**
 * The names most like another, by edits of a character (Levenshtein).
 *
 * @param name - What was written.
 * @param candidates - What there is.
 * @param most - How many to return at most.
 * @returns Names at no more than two edits, or a third of the length, nearest first; of a name with
 * fewer than four characters, one edit.
 */
export function nearest(name: string, candidates: Iterable<string>, most = 1): string[] {
  const limit = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  return [...new Set(candidates)]
    .map((candidate) => ({candidate, edits: leven(name.toLowerCase(), candidate.toLowerCase())}))
    .filter(({candidate, edits}) => edits <= limit && edits < candidate.length)
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate))
    .slice(0, most)
    .map(({candidate}) => candidate);
}

/**
 * A fix that names what was perhaps meant.
 *
 * @param name - What was written.
 * @param candidates - What there is.
 * @param otherwise - The fix when nothing is near.
 * @returns `did you mean 'x'?`, or `otherwise`.
 */
export function didYouMean(name: string, candidates: Iterable<string>, otherwise: string): string {
  const [best] = nearest(name, candidates);
  return best === undefined ? otherwise : `did you mean '${best}'?`;
}
