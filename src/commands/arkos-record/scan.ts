import ts from 'typescript';

/** A file of the package's build, or of the framework's sources. */
export interface SourceText {
  /** Path below the folder that holds the code, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Where something is in the code. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
}

/**
 * Parses a file of either kind.
 *
 * @param file - JavaScript or TypeScript.
 * @returns Its tree, with parents.
 */
export const parseCode = ({path, text}: SourceText): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/**
 * Where a node begins.
 *
 * @param node - A node of a parsed file.
 * @returns Path of the file, and the line from one on.
 */
export function locationOf(node: ts.Node): SourceLocation {
  const source = node.getSourceFile();
  const {line} = source.getLineAndCharacterOfPosition(node.getStart(source));
  return {file: source.fileName, line: line + 1};
}

/**
 * Lists the nodes of a tree that pass a test.
 *
 * @param root - Where to begin.
 * @param test - Which nodes to list.
 * @returns The nodes, outer before inner, in the order of the text.
 */
export function findAll<Node extends ts.Node>(
  root: ts.Node,
  test: (node: ts.Node) => node is Node,
): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node): void => {
    if (test(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/**
 * The last name of what is called: `get` of `router.get(…)` and of the compiled `(0, a.get)(…)`.
 *
 * @param node - The expression that is called.
 * @returns The name, empty when there is none.
 */
export function calledName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isParenthesizedExpression(node)) return calledName(node.expression);
  if (ts.isBinaryExpression(node)) return calledName(node.right);
  return ts.isCallExpression(node) ? calledName(node.expression) : '';
}

/**
 * The text of a literal or a template.
 *
 * @param node - An expression.
 * @returns Its text, with the source of what a template puts in as `{…}`; undefined for another one.
 */
export function literalText(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(
    ({expression, literal}) => `{${expression.getText()}}${literal.text}`,
  );
  return [node.head.text, ...spans].join('');
}

/**
 * Collects what a pattern finds.
 *
 * @param files - The code.
 * @param pattern - Global pattern whose first group is wanted.
 * @param path - Only files whose path matches.
 * @returns The distinct finds with their first position, in the order of the files.
 */
export function scanText(
  files: readonly SourceText[],
  pattern: RegExp,
  path = /./,
): Map<string, SourceLocation> {
  const found = new Map<string, SourceLocation>();
  for (const file of files) {
    if (!path.test(file.path)) continue;
    for (const {1: name, index} of file.text.matchAll(pattern)) {
      if (name !== undefined && !found.has(name))
        found.set(name, {file: file.path, line: file.text.slice(0, index).split('\n').length});
    }
  }
  return found;
}
