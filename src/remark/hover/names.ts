import ts from 'typescript';

import type {Declared} from '../reference/surface';

/** A longer type says less than its name. */
const longestType = 280;

function propertyOf(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Symbol | undefined {
  const parts = type.isUnion() ? type.types : [type];
  return parts
    .map((part) => checker.getPropertyOfType(part, name))
    .find((symbol) => symbol !== undefined);
}

/**
 * What a name in a sample stands for.
 *
 * @param checker - Of the program with the sample.
 * @param node - The name.
 * @returns The symbol behind imports, bindings and keys of typed objects.
 */
export function symbolAt(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const {parent} = node;
  if (
    ts.isObjectLiteralElementLike(parent) &&
    parent.name === node &&
    ts.isObjectLiteralExpression(parent.parent)
  ) {
    const type = checker.getContextualType(parent.parent);
    return type && propertyOf(checker, type, node.text);
  }
  if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) {
    return ts.isObjectBindingPattern(parent.parent)
      ? propertyOf(checker, checker.getTypeAtLocation(parent.parent), node.text)
      : undefined;
  }
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * Writes a type on one line.
 *
 * @param info - What an editor shows of the name.
 * @param declared - What the surface declares there, for a type that is too long.
 */
export function typeText(info: ts.QuickInfo | undefined, declared: Declared): string {
  const shown = ts
    .displayPartsToString(info?.displayParts)
    .replace(/^\(alias\) /, '')
    .replace(/\nimport [\S\s]*$/, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/;\s*}/g, '}')
    .replaceAll('{ ', '{')
    .trim();
  if (shown !== '' && shown.length <= longestType) return shown;
  const own = `${declared.path}${declared.optional ? '?' : ''}: ${declared.type.replace(/\{[^{}]*\}/g, '{…}')}`;
  return own.length <= longestType ? own : `${own.slice(0, longestType - 1)}…`;
}
