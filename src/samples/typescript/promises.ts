import ts from 'typescript';
import {partsOf} from './explain';

/** A promise that nobody waits for. */
export interface FloatingPromise {
  /** Offset in the file. */
  readonly offset: number;
  /** The expression as written. */
  readonly text: string;
}

/**
 * Finds promises without `await` that the compiler lets pass: a call that is a statement of its own in an async
 * function, a promise in the position of a value that may be anything, as in
 * `res.json({data: books.findMany()})`, and one among the values of a condition, which it always meets.
 *
 * @param source - A file that compiles.
 * @param checker - Of its program.
 * @returns The promises, in order.
 */
export function floatingPromises(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): FloatingPromise[] {
  const found: FloatingPromise[] = [];
  const add = (node: ts.Expression): void => {
    found.push({offset: node.getStart(source), text: node.getText(source)});
  };
  const isPromise = (node: ts.Expression): boolean =>
    partsOf(checker.getTypeAtLocation(node)).some(
      (type) => type.getSymbol()?.name === 'Promise' || type.getSymbol()?.name === 'PrismaPromise',
    );
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) {
      if (isBareCall(node.expression) && isInAsync(node) && isPromise(node.expression))
        add(node.expression);
    } else if (ts.isPropertyAssignment(node)) {
      if (isForAnything(node.initializer, checker) && isPromise(node.initializer))
        add(node.initializer);
    } else if (ts.isShorthandPropertyAssignment(node)) {
      if (isForAnything(node.name, checker) && isPromise(node.name)) add(node.name);
    } else if (ts.isTemplateSpan(node) && isPromise(node.expression)) {
      add(node.expression);
    } else if (ts.isCallExpression(node) && isResponse(node)) {
      for (const argument of node.arguments) if (isPromise(argument)) add(argument);
    }
    const condition = conditionOf(node);
    if (condition && isPromise(condition)) add(condition);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What a statement or an operator takes for true or false. */
function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node)) return node.expression;
  if (ts.isConditionalExpression(node)) return node.condition;
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return node.operand;
  const isLogical =
    ts.isBinaryExpression(node) &&
    [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken].includes(
      node.operatorToken.kind,
    );
  return isLogical ? node.left : undefined;
}

/** A call whose failure is not handled: `.catch(…)` and `.then(…, …)` handle it. */
function isBareCall(node: ts.Expression): boolean {
  if (!ts.isCallExpression(node)) return false;
  const {expression} = node;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
  // The framework starts itself.
  return (
    !['catch', 'finally', 'init'].includes(name) && !(name === 'then' && node.arguments.length > 1)
  );
}

function isInAsync(node: ts.Node): boolean {
  const own = ts.findAncestor(node, ts.isFunctionLike);
  return own !== undefined && (ts.getCombinedModifierFlags(own) & ts.ModifierFlags.Async) !== 0;
}

/** Whether the position of a value takes any type, so that a promise is none of what is meant. */
function isForAnything(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const wanted = checker.getContextualType(node);
  return wanted === undefined || (wanted.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/** `res.json(…)`, `res.status(200).send(…)` */
const isResponse = ({expression}: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) &&
  ['json', 'send'].includes(expression.name.text) &&
  /^(?:res|response)\b/.test(expression.getText());
