import ts from 'typescript';
import type {BuiltFile} from './package';

/** A construction of an error in the package. */
export interface ErrorSite {
  /** Path below `dist/cjs`. */
  readonly file: string;
  readonly kind: 'AppError' | 'Error';
  /** The message with `{}` where values stand; null when it is only known at run time. */
  readonly message: string | null;
  /** HTTP status of an `AppError`. */
  readonly status: number | null;
  /** Code of an `AppError`; `Unknown` when it is given none. */
  readonly code: string | null;
  /** Name of the nearest function around it that has one. */
  readonly maker: string | null;
}

/**
 * Finds every `new AppError(…)` and every `Error(…)` that is thrown.
 *
 * @param files - The CommonJS build.
 * @returns The sites, in the order of the files.
 */
export function scanErrors(files: readonly BuiltFile[]): ErrorSite[] {
  return files.flatMap(({path, text}) => {
    if (!/Error\b|app_error/.test(text)) return [];
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
    const sites: ErrorSite[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isNewExpression(node) && isAppError(node.expression, path)) {
        const [message, status, third, fourth] = node.arguments ?? [];
        sites.push({
          file: path,
          kind: 'AppError',
          message: message ? messageOf(message) : null,
          status: status && ts.isNumericLiteral(status) ? Number(status.text) : null,
          code: [third, fourth].map(codeOf).find((code) => code !== null) ?? 'Unknown',
          maker: makerOf(node),
        });
      } else if (
        (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
        ts.isIdentifier(node.expression) &&
        node.expression.text === 'Error' &&
        ts.isThrowStatement(node.parent)
      ) {
        const message = node.arguments?.[0];
        sites.push({
          file: path,
          kind: 'Error',
          message: message ? messageOf(message) : null,
          status: null,
          code: null,
          maker: makerOf(node),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return sites;
  });
}

function isAppError(expression: ts.Expression, path: string): boolean {
  const text = expression.getText();
  return (
    /^app_error_1\.default$|^error_handler_1\.AppError$/.test(text) ||
    (text === 'AppError' && path.endsWith('app-error.js'))
  );
}

function codeOf(node: ts.Expression | undefined): string | null {
  return node && (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    ? node.text
    : null;
}

/** The text of a message, `{}` for what is put in, following one constant and the right of `||`. */
function messageOf(node: ts.Expression): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({literal}) => literal.text)].join('{}');
  }
  if (ts.isParenthesizedExpression(node)) return messageOf(node.expression);
  if (ts.isBinaryExpression(node)) {
    const right = messageOf(node.right);
    if (node.operatorToken.kind === ts.SyntaxKind.BarBarToken) return right;
    const left = messageOf(node.left);
    return left === null || right === null ? null : left + right;
  }
  if (ts.isConditionalExpression(node)) {
    const both = [messageOf(node.whenTrue), messageOf(node.whenFalse)];
    return both.includes(null) ? null : both.join('\u0000');
  }
  if (ts.isIdentifier(node)) {
    const declared = declarationOf(node);
    return declared ? messageOf(declared) : null;
  }
  return null;
}

function declarationOf(node: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node = node; scope.parent; scope = scope.parent) {
    if (!ts.isBlock(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      const found = statement.declarationList.declarations.find(
        ({name}) => ts.isIdentifier(name) && name.text === node.text,
      );
      if (found) return found.initializer;
    }
  }
  return undefined;
}

function makerOf(node: ts.Node): string | null {
  for (let scope = node.parent; scope; scope = scope.parent) {
    if (ts.isFunctionDeclaration(scope) && scope.name) return scope.name.text;
    if (ts.isMethodDeclaration(scope)) return scope.name.getText();
  }
  return null;
}

/**
 * Collects what a pattern finds.
 *
 * @param files - The CommonJS build.
 * @param pattern - Global pattern whose first group is wanted.
 * @param path - Only files whose path matches.
 * @returns The distinct finds.
 */
export function scanText(files: readonly BuiltFile[], pattern: RegExp, path = /./): Set<string> {
  const found = new Set<string>();
  for (const file of files) {
    if (!path.test(file.path)) continue;
    for (const [, name] of file.text.matchAll(pattern)) if (name !== undefined) found.add(name);
  }
  return found;
}
