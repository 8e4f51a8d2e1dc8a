import ts from 'typescript';
import type {EditedText} from './edited-text';
import {isErased, isType, skipSpace} from './syntax';

/** Removes statements and class members that only the compiler reads, with their lines. */
export function removeLines(
  source: ts.SourceFile,
  read: ReadonlySet<string>,
  text: EditedText,
): void {
  const {original} = text;
  const ranges: {start: number; end: number}[] = [];
  const inline: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (!isErased(node, read)) {
      if (!isType(node)) ts.forEachChild(node, visit);
      return;
    }
    const own = commentsOf(node, original);
    const start = original.lastIndexOf('\n', own - 1) + 1;
    const newline = original.indexOf('\n', node.end);
    const end = newline < 0 ? original.length : newline + 1;
    if (isBesideOther(node, start, end, read)) {
      inline.push(node);
      return;
    }
    const last = ranges.at(-1);
    if (last && original.slice(last.end, start).trim() === '' && last.end >= start - 1)
      last.end = end;
    else ranges.push({start, end});
  };
  visit(source);
  for (const node of inline) {
    const end = skipSpace(original, node.end);
    const isLast = original.slice(node.end, end).includes('\n') || end === original.length;
    if (isLast) text.erase(original.slice(0, node.getStart()).trimEnd().length, node.end);
    else text.erase(node.getStart(), end);
  }
  for (const {start, end} of ranges) text.erase(...withBlankLines(start, end, original));
}

/** Whether a line that a node would take along has a statement or a member that stays. */
function isBesideOther(
  node: ts.Node,
  start: number,
  end: number,
  read: ReadonlySet<string>,
): boolean {
  const isOther = (other: ts.Node): boolean =>
    other.kind !== ts.SyntaxKind.EndOfFileToken &&
    other.end > start &&
    other.getStart() < end &&
    !isErased(other, read);
  return ts.forEachChild(node.parent, isOther) ?? false;
}

/** Where a node begins with the comment that is directly above it; the first line of a file stays. */
function commentsOf(node: ts.Node, original: string): number {
  let start = node.getStart();
  for (const comment of (ts.getLeadingCommentRanges(original, node.pos) ?? []).reverse()) {
    const between = original.slice(comment.end, start);
    if ((between.match(/\n/g) ?? []).length > 1) break;
    const isHeader = comment.pos === 0 && ts.isImportDeclaration(node);
    if (isHeader || original.slice(comment.pos, comment.end).startsWith('// #')) break;
    start = comment.pos;
  }
  return start;
}

/** Takes the blank lines along that would be left over at a beginning, at an end or twice. */
function withBlankLines(start: number, end: number, original: string): [number, number] {
  const before = original.slice(0, start);
  const after = /^(?:[ \t]*\n)*/.exec(original.slice(end))?.[0].length ?? 0;
  const rest = original.slice(end + after);
  if (/^\s*$/.test(rest)) return [before.trimEnd().length, original.length];
  if (/^[ \t]*\}/.test(rest)) return [before.replace(/\n\s*\n$/, '\n').length, end + after];
  const isFirst = /^$|\n[ \t]*\n$|\{\n$/.test(before);
  return [start, isFirst ? end + after : end];
}
