import ts from 'typescript';
import type {EditedText} from './edited-text';
import {childOf, isType, skipSpace, walk} from './syntax';

/** Puts on one line what only types made too long, as Prettier would. */
export function layOut(source: ts.SourceFile, text: EditedText): void {
  const visit = (node: ts.Node): boolean => {
    if (isType(node)) return false;
    let changed = false;
    ts.forEachChild(node, (child) => {
      changed = visit(child) || changed;
    });
    return joinLines(node, text) || changed;
  };
  // What is outdented may let more fit.
  while (visit(source));
}

function joinLines(node: ts.Node, text: EditedText): boolean {
  if (ts.isFunctionLike(node)) {
    const [only] = node.parameters;
    const isJoined =
      node.parameters.length === 1 &&
      only &&
      ts.isObjectBindingPattern(only.name) &&
      joinList(only.name.elements, text);
    const {parameters} = node;
    if (joinList(parameters, text) || isJoined) return true;
    return ts.isArrowFunction(node) && joinValue(node.equalsGreaterThanToken.end, node.body, text);
  }
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return (
      node.arguments !== undefined &&
      (joinList(node.arguments, text) || hugLast(node.arguments, text))
    );
  }
  if (ts.isArrayLiteralExpression(node)) return joinList(node.elements, text);
  if (ts.isIfStatement(node)) {
    const close = childOf(node, ts.SyntaxKind.CloseParenToken);
    return close !== undefined && joinValue(close.end, node.thenStatement, text);
  }
  if ((ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) && node.initializer) {
    const value = node.initializer;
    const equals = childOf(node, ts.SyntaxKind.EqualsToken);
    return (
      equals !== undefined &&
      (joinValue(equals.end, value, text) || hugArrows(equals.end, value, text))
    );
  }
  return false;
}

interface List {
  /** After the opening bracket. */
  readonly open: number;
  /** Before the closing bracket. */
  readonly close: number;
  readonly items: readonly (readonly [start: number, end: number])[];
}

/** A list that is broken over lines and has an edit beside it; undefined for others. */
function brokenList(list: ts.NodeArray<ts.Node>, text: EditedText): List | undefined {
  const open = list.pos;
  const close = skipSpace(text.original, list.end);
  if (!text.original.slice(open, close).includes('\n')) return undefined;
  if (!text.isEdited(text.lineStart(open), text.lineEnd(close))) return undefined;
  const items = list
    .map((item): [number, number] => [item.getStart(), item.end])
    .filter(([start, end]) => text.read(start, end) !== '');
  const [start = close] = items[0] ?? [];
  const gaps = [open, ...items.flat(), close];
  for (let i = 0; i < gaps.length; i += 2)
    if (!/^[\s,]*$/.test(text.read(gaps[i] ?? 0, gaps[i + 1] ?? 0))) return undefined;
  return text.read(open, start).includes('\n') ? {open, close, items} : undefined;
}

/** Writes the items of a list side by side. */
function joinItems({open, close, items}: List, text: EditedText): void {
  let at = open;
  for (const [start, end] of items) {
    text.replace(at, start, at === open ? '' : ', ');
    at = end;
  }
  text.erase(at, close);
}

/** Puts a list on one line if it fits. */
function joinList(nodes: ts.NodeArray<ts.Node>, text: EditedText): boolean {
  const list = brokenList(nodes, text);
  if (!list) return false;
  const flat = list.items.map(([start, end]) => text.read(start, end)).join(', ');
  if (!text.fits(list.open, flat, list.close)) return false;
  joinItems(list, text);
  return true;
}

/** Puts a value on the line of what is before it, if it fits. */
function joinValue(before: number, value: ts.Node, text: EditedText): boolean {
  const start = value.getStart();
  if (!/^\s*\n\s*$/.test(text.read(before, start))) return false;
  if (!text.isEdited(text.lineStart(before), text.lineEnd(value.end))) return false;
  if (!text.fits(before, ` ${text.read(start, value.end)}`, value.end)) return false;
  text.replace(before, start, ' ');
  return true;
}

/** Lets a function that is the last argument begin on the line of the call. */
function hugLast(nodes: ts.NodeArray<ts.Expression>, text: EditedText): boolean {
  const list = brokenList(nodes, text);
  const last = nodes.at(-1);
  if (!list || !last || !ts.isArrowFunction(last) || !ts.isBlock(last.body)) return false;
  const before = list.items.slice(0, -1).map(([start, end]) => `${text.read(start, end)}, `);
  const head = text.read(last.getStart(), last.body.getStart() + 1);
  if (!text.fits(list.open, before.join('') + head)) return false;
  joinItems(list, text);
  outdent(last.body, text);
  return true;
}

/** Lets functions that return functions begin on the line of the `=`. */
function hugArrows(before: number, value: ts.Expression, text: EditedText): boolean {
  const start = value.getStart();
  const starts = [before];
  let last: ts.Node = value;
  let plain = true;
  while (ts.isArrowFunction(last)) {
    plain &&= last.parameters.every(({name, initializer}) => ts.isIdentifier(name) && !initializer);
    starts.push(last.getStart(), last.equalsGreaterThanToken.end);
    last = last.body;
  }
  if (!plain || !ts.isBlock(last)) return false;
  if (!/^\s*\n\s*$/.test(text.read(before, start))) return false;
  const head = text.read(start, last.getStart() + 1).replace(/\s*\n\s*/g, ' ');
  if (!text.fits(before, ` ${head}`)) return false;
  for (let i = 0; i < starts.length - 1; i += 2)
    text.replace(starts[i] ?? 0, starts[i + 1] ?? 0, ' ');
  outdent(last, text);
  return true;
}

/** Moves the lines of a block one step to the left. */
function outdent(block: ts.Block, text: EditedText): void {
  const templates: ts.Node[] = [];
  walk(block, (node) => {
    if (ts.isTemplateLiteral(node)) templates.push(node);
  });
  const {original} = text;
  for (
    let at = original.indexOf('\n', block.getStart());
    at >= 0 && at < block.end;
    at = original.indexOf('\n', at + 1)
  ) {
    if (
      original.startsWith('  ', at + 1) &&
      !text.isEdited(at + 1, at + 3) &&
      !templates.some((node) => node.getStart() < at && at < node.end)
    )
      text.erase(at + 1, at + 3);
  }
}
