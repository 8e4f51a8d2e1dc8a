import ts from 'typescript';
import type {EditedText} from './edited-text';
import {childOf, isType, skipSpace, walk} from './syntax';

const erasedModifiers = new Set([
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.AbstractKeyword,
]);

/** An expression that only gives its operand another type. */
type Cast = ts.AsExpression | ts.NonNullExpression | ts.SatisfiesExpression | ts.TypeAssertion;
const isCast = (node: ts.Node): node is Cast =>
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isTypeAssertionExpression(node);

/** Erases everything inside of statements that only the compiler reads. */
export function eraseTypes(source: ts.SourceFile, text: EditedText): void {
  const {original} = text;
  const annotation = (from: number, type: ts.TypeNode | undefined): void => {
    if (type) text.erase(from, type.end);
  };
  const visit = (node: ts.Node): void => {
    if (isType(node)) return;
    if (ts.isVariableDeclaration(node)) {
      annotation(node.name.end, node.type);
    } else if (ts.isParameter(node) && node.name.getText() === 'this') {
      eraseThis(node, text);
    } else if (ts.isParameter(node) || ts.isPropertyDeclaration(node)) {
      const end = node.type?.end ?? node.questionToken?.end;
      if (end !== undefined) text.erase(node.name.end, end);
    } else if (ts.isFunctionLike(node)) {
      const close = childOf(node, ts.SyntaxKind.CloseParenToken);
      if (close) annotation(close.end, node.type);
      if (ts.isMethodDeclaration(node) && node.questionToken)
        text.erase(node.questionToken.pos, node.questionToken.end);
    } else if (isCast(node)) {
      text.erase(node.getStart(), node.expression.getStart());
      text.erase(node.expression.end, node.end);
    } else if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) {
      text.erase(node.pos, node.end);
    }

    for (const list of typeLists(node)) {
      const close = childOf(node, ts.SyntaxKind.GreaterThanToken);
      if (close) text.erase(list.pos - 1, close.end);
    }
    if (ts.canHaveModifiers(node)) {
      for (const modifier of ts.getModifiers(node) ?? []) {
        if (erasedModifiers.has(modifier.kind))
          text.erase(modifier.getStart(), skipSpace(original, modifier.end));
      }
    }
    if (ts.isConstructorDeclaration(node)) assignProperties(node, text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  walk(source, (node) => {
    if (ts.isParenthesizedExpression(node)) dropParentheses(node, text);
  });
}

/** The lists between `<` and `>` that a node itself has. */
function typeLists(node: ts.Node): ts.NodeArray<ts.Node>[] {
  const lists: (ts.NodeArray<ts.Node> | undefined)[] = [];
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) lists.push(node.typeParameters);
  if (
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isTaggedTemplateExpression(node) ||
    ts.isExpressionWithTypeArguments(node)
  )
    lists.push(node.typeArguments);
  return lists.filter((list) => list !== undefined);
}

/** Erases a parameter `this`. */
function eraseThis(first: ts.ParameterDeclaration, text: EditedText): void {
  const {parameters} = first.parent;
  text.erase(first.getStart(), parameters[1]?.getStart() ?? parameters.end);
}

/** `constructor(private name: string) {}` assigns the property itself. */
function assignProperties({parameters, body}: ts.ConstructorDeclaration, text: EditedText): void {
  const names = parameters
    .filter((parameter) => ts.isParameterPropertyDeclaration(parameter, parameter.parent))
    .map(({name}) => name.getText());
  if (!body || names.length === 0) return;
  const lineOf = text.original.slice(text.original.lastIndexOf('\n', body.parent.getStart()) + 1);
  const indent = /^\s*/.exec(lineOf)?.[0] ?? '';
  const lines = names.map((name) => `\n${indent}  this.${name} = ${name};`).join('');
  // `this` exists only after the call of `super`.
  const superCall = body.statements.find(
    (statement) =>
      ts.isExpressionStatement(statement) &&
      ts.isCallExpression(statement.expression) &&
      statement.expression.expression.kind === ts.SyntaxKind.SuperKeyword,
  );
  if (body.statements.length === 0)
    text.replace(body.getStart(), body.end, `{${lines}\n${indent}}`);
  else text.insert(superCall?.end ?? body.getStart() + 1, lines);
}

/** Drops parentheses that only a cast needed: `(req as Request).user`. */
function dropParentheses(node: ts.ParenthesizedExpression, text: EditedText): void {
  let inner: ts.Expression = node.expression;
  while (isCast(inner)) inner = inner.expression;
  let outer: ts.Node = node;
  while (isCast(outer.parent)) outer = outer.parent;
  if (inner === node.expression && outer === node) return;
  const {parent} = outer;
  const isOperand =
    (ts.isVariableDeclaration(parent) && parent.initializer === outer) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === outer) ||
    ts.isReturnStatement(parent) ||
    (ts.isCallExpression(parent) && parent.expression !== outer);
  const isSimple =
    ts.isIdentifier(inner) ||
    inner.kind === ts.SyntaxKind.ThisKeyword ||
    // `(a?.b).c` is not `a?.b.c`, and `new (a())()` is not `new a()()`.
    ((ts.isPropertyAccessExpression(inner) ||
      ts.isElementAccessExpression(inner) ||
      ts.isCallExpression(inner)) &&
      !ts.isOptionalChain(inner) &&
      !ts.isNewExpression(parent));
  const isList =
    ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.CommaToken;
  if (isList || (!isSimple && !isOperand)) return;
  const start = node.getStart();
  // `await(a as B)` has nothing else between the keyword and its operand.
  const gap = /[\w$]/.test(text.original.charAt(start - 1)) ? ' ' : '';
  text.replace(start, skipSpace(text.original, start + 1), gap);
  const close = node.end - 1;
  text.erase(text.original.slice(0, close).trimEnd().length, node.end);
}
