import type {Edit} from '../../samples/javascript';
import type {Quote} from '../quote-regions';

/** Where the lines of a quote are, in the file and in the fence. */
interface Line {
  /** First character in the fence. */
  readonly start: number;
  readonly length: number;
  /** Characters that the line lost on the left. */
  readonly margin: number;
}

/** A fence as a part of the file that it quotes. */
export interface Quoted {
  /**
   * Finds a character of the file in the fence.
   *
   * @param offset - Characters from the beginning of the file.
   * @returns Characters from the beginning of the fence, or undefined when it is not quoted.
   */
  at(offset: number): number | undefined;
  /**
   * Finds replacements in the file that concern the fence.
   *
   * @param edits - In the file.
   * @returns The same in the fence; undefined when one of them is only partly quoted.
   */
  edits(edits: readonly Edit[]): Edit[] | undefined;
}

/**
 * Compares a fence with the file it quotes.
 *
 * @param quote - Where it comes from.
 * @param value - Its text.
 * @returns Both, line by line.
 */
export function quotedIn({whole, lines, margin}: Quote, value: string): Quoted {
  const rows = whole.split('\n');
  const starts: number[] = [];
  let next = 0;
  for (const row of rows) {
    starts.push(next);
    next += row.length + 1;
  }
  const shown = new Map<number, Line>();
  let start = 0;
  value.split('\n').forEach((text, index) => {
    const line = lines[index] ?? -1;
    // Imports come from outside of the region and lose nothing.
    shown.set(line, {start, length: text.length, margin: rows[line] === text ? 0 : margin});
    start += text.length + 1;
  });
  shown.delete(-1);
  const lineAt = (offset: number): number => {
    const after = starts.findIndex((first) => first > offset);
    return after < 0 ? rows.length - 1 : after - 1;
  };
  const at = (offset: number): number | undefined => {
    const line = lineAt(offset);
    const found = shown.get(line);
    const column = offset - (starts[line] ?? 0) - (found?.margin ?? 0);
    return found && column >= 0 && column <= found.length ? found.start + column : undefined;
  };

  /** The parts of an edit's range that the fence has, and whether it has all of them. */
  function ranges({start: from, end}: Edit): {parts: [number, number][]; isWhole: boolean} {
    const last = lineAt(Math.max(from, end - 1));
    const parts: [number, number][] = [];
    let isWhole = true;
    for (let line = lineAt(from); line <= last; line += 1) {
      const found = shown.get(line);
      const first = starts[line] ?? 0;
      if (!found) {
        isWhole = false;
        continue;
      }
      const left = Math.max(0, Math.max(from, first) - first - found.margin);
      const right = Math.max(0, Math.min(end, starts[line + 1] ?? next) - first - found.margin);
      parts.push([found.start + left, Math.min(value.length, found.start + right)]);
    }
    return {parts, isWhole};
  }

  return {
    at,
    edits(edits) {
      const found: Edit[] = [];
      for (const edit of edits) {
        const {parts, isWhole} = ranges(edit);
        const [first] = parts;
        if (!first) continue;
        if (!isWhole && edit.text !== '') return undefined;
        const depth = shown.get(lineAt(edit.start))?.margin ?? 0;
        const text = edit.text.replaceAll(`\n${' '.repeat(depth)}`, '\n');
        parts.forEach(([start, end], index) => {
          const added = index === 0 ? text : '';
          if (start < end || added !== '') found.push({start, end, text: added});
        });
      }
      return found;
    },
  };
}
