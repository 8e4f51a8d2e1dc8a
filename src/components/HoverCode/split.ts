import type {HoverMark} from './data';

/** A token of a highlighted line. */
export interface Token {
  readonly types: string[];
  readonly content: string;
  readonly empty?: boolean;
}

/** A piece of a line: a token or a part of one, and the mark that it belongs to. */
export interface Piece {
  readonly token: Token;
  readonly mark?: HoverMark;
}

/**
 * Cuts the tokens of a line where marks begin and end.
 *
 * @param tokens - What the highlighter made of the line.
 * @param marks - Marks of this line, from left to right.
 * @returns The same text in pieces, none of which is partly in a mark.
 */
export function splitLine(tokens: readonly Token[], marks: readonly HoverMark[]): Piece[] {
  const pieces: Piece[] = [];
  let column = 0;
  for (const token of tokens) {
    const end = column + token.content.length;
    const inside = marks.filter(([, start, length]) => start < end && start + length > column);
    const cuts = inside.flatMap(([, start, length]) => [start, start + length]);
    const edges = [...new Set([column, ...cuts.filter((cut) => cut > column && cut < end), end])];
    for (let index = 0; index < edges.length - 1 || index === 0; index += 1) {
      const from = edges[index] ?? column;
      const to = edges[index + 1] ?? end;
      const content = token.content.slice(from - column, to - column);
      const mark = inside.find(([, start, length]) => start <= from && start + length >= to);
      pieces.push({token: {...token, content}, ...(mark && content !== '' ? {mark} : {})});
    }
    column = end;
  }
  return pieces;
}
