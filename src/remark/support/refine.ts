import type {Edit} from '../../samples/javascript';

const tokensOf = (text: string): string[] => text.match(/'[^'\n]*'|\w+|\s+|[^\w\s]/g) ?? [];

const isWord = (token: string): boolean => /\w/.test(token);

/** For each place in both lists, how many words the lists have in common from there on. */
function commonWords(before: readonly string[], after: readonly string[]): number[][] {
  const counts = Array.from({length: before.length + 1}, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (i: number, j: number): number => counts[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const isSame = before[i] === after[j];
      const own = isSame ? at(i + 1, j + 1) + (isWord(before[i] ?? '') ? 1 : 0) : 0;
      const row = counts[i];
      if (row) row[j] = Math.max(own, at(i + 1, j), at(i, j + 1));
    }
  }
  return counts;
}

function refineOne({start, end, text}: Edit, code: string): Edit[] {
  const before = tokensOf(code.slice(start, end));
  const after = tokensOf(text);
  const counts = commonWords(before, after);
  const edits: Edit[] = [];
  let from = start;
  let at = start;
  let added = '';
  let i = 0;
  let j = 0;
  const close = (): void => {
    let last = at;
    for (; last > from && added !== '' && /\W/.test(added.slice(-1)); last -= 1) {
      if (code[last - 1] !== added.slice(-1)) break;
      added = added.slice(0, -1);
    }
    if (last > from || added !== '') edits.push({start: from, end: last, text: added});
    added = '';
  };
  while (i < before.length || j < after.length) {
    const token = before[i];
    const here = counts[i]?.[j] ?? 0;
    const isKept =
      token !== undefined &&
      token === after[j] &&
      (isWord(token) ? here > (counts[i + 1]?.[j + 1] ?? 0) : from === at && added === '');
    if (isKept) {
      close();
      at += token.length;
      from = at;
      i += 1;
      j += 1;
    } else if (token !== undefined && (counts[i + 1]?.[j] ?? -1) >= here) {
      at += token.length;
      i += 1;
    } else {
      added += after[j] ?? '';
      j += 1;
    }
  }
  close();
  return edits;
}

/**
 * Leaves out of replacements what they replace by itself, so that a name that both languages have is
 * in the page once.
 *
 * @param edits - In order.
 * @param code - The text that they replace parts of.
 * @returns Replacements with the same result.
 */
export function refine(edits: readonly Edit[], code: string): Edit[] {
  return edits.flatMap((edit) => (edit.text === '' ? [edit] : refineOne(edit, code)));
}
