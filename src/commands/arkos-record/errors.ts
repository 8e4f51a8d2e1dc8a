import ts from 'typescript';
import type {ErrorFact} from '../../arkos/facts';
import {
  calledName,
  findAll,
  parseCode,
  type SourceLocation,
  locationOf,
  scanText,
  type SourceText,
} from './scan';

/** An error that the code constructs, and where it does so first. */
export interface FoundError extends ErrorFact {
  readonly id: string;
  readonly position: SourceLocation;
}

const handlerHelpers = /error-handler\.helpers\.[jt]s$/;

/** Stands between the two messages of a condition. */
const either = '\u0000';

/**
 * Finds every `new AppError(…)` and every `Error(…)` that is thrown, but those of functions of the
 * error handler that nothing calls.
 *
 * @param files - The package's build or the framework's sources.
 * @returns One entry for errors that are told apart by nothing; ids are names the error handler
 * translates from (`P2002`), else codes that no other error has, else messages.
 */
export function scanErrors(files: readonly SourceText[]): FoundError[] {
  const translated = scanTranslations(files);
  const distinct = new Map<string, ErrorFact & {position: SourceLocation}>();
  for (const {maker, ...site} of files.flatMap(sitesIn)) {
    const inHandler = handlerHelpers.test(site.position.file) && maker !== undefined;
    const from = inHandler ? translated.get(maker) : undefined;
    if (inHandler && from === undefined && !isCalled(files, maker)) continue;
    for (const message of site.message.split(either)) {
      const error = {...site, message, ...(from === undefined ? {} : {from})};
      const {position, ...fact} = error;
      const key = JSON.stringify(fact);
      if (!distinct.has(key)) distinct.set(key, {...fact, position});
    }
  }
  const errors = [...distinct.values()];
  const codes = errors.map(({code}) => code);
  const isOwn = (code: string | undefined): code is string =>
    code !== undefined && code !== 'Unknown' && codes.indexOf(code) === codes.lastIndexOf(code);
  return errors.map((error) => ({
    id: error.from ?? (isOwn(error.code) ? error.code : error.message.trim()),
    ...error,
  }));
}

const isCalled = (files: readonly SourceText[], name: string): boolean =>
  scanText(files, new RegExp(`\\.(${name})\\(`, 'g')).size > 0;

/** Names of errors and codes of Prisma, by the function that the error handler gives them to. */
function scanTranslations(files: readonly SourceText[]): Map<string, string> {
  const makers = new Map<string, string>();
  for (const file of files.filter(({path}) => /error-handler\.controller\.[jt]s$/.test(path))) {
    for (const {expression, thenStatement} of findAll(parseCode(file), ts.isIfStatement)) {
      const [, name] = /err\.(?:name|code) === "(\w+)"/.exec(expression.getText()) ?? [];
      const [call] = findAll(thenStatement, ts.isCallExpression);
      if (name !== undefined && call) makers.set(calledName(call.expression), name);
    }
  }
  return makers;
}

interface Site extends ErrorFact {
  readonly position: SourceLocation;
  /** The nearest function around it that has a name. */
  readonly maker?: string;
}

function sitesIn(file: SourceText): Site[] {
  if (!/Error\b|app_error/.test(file.text)) return [];
  const root = parseCode(file);
  const calls = findAll(
    root,
    (node): node is ts.NewExpression | ts.CallExpression =>
      ts.isNewExpression(node) || ts.isCallExpression(node),
  );
  return calls.flatMap((call): Site[] => {
    const [message, status, third, fourth] = call.arguments ?? [];
    const site = {
      message: (message && messageOf(message)) ?? '{}',
      position: locationOf(call),
      maker: makerOf(call),
    };
    if (ts.isNewExpression(call) && isAppError(call.expression)) {
      return [
        {
          kind: 'AppError',
          code: [third, fourth].map(codeOf).find((code) => code !== undefined) ?? 'Unknown',
          ...(status && ts.isNumericLiteral(status) ? {status: Number(status.text)} : {}),
          ...site,
        },
      ];
    }
    return call.expression.getText() === 'Error' && ts.isThrowStatement(call.parent)
      ? [{kind: 'Error', ...site}]
      : [];
  });
}

const isAppError = (expression: ts.Expression): boolean =>
  /^(?:app_error_\d+\.default|(?:error_handler_\d+\.)?AppError)$/.test(expression.getText());

const codeOf = (node: ts.Expression | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** The text of a message, `{}` for what is put in, following one constant and the right of `||`. */
function messageOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({literal}) => literal.text)].join('{}');
  if (ts.isParenthesizedExpression(node)) return messageOf(node.expression);
  if (ts.isBinaryExpression(node)) {
    const right = messageOf(node.right);
    if (node.operatorToken.kind === ts.SyntaxKind.BarBarToken) return right;
    const left = messageOf(node.left);
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (ts.isConditionalExpression(node)) {
    const both = [messageOf(node.whenTrue), messageOf(node.whenFalse)];
    return both.includes(undefined) ? undefined : both.join(either);
  }
  if (ts.isIdentifier(node)) {
    const declared = initializerOf(node);
    return declared && messageOf(declared);
  }
  return undefined;
}

function initializerOf(node: ts.Identifier): ts.Expression | undefined {
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

function makerOf(node: ts.Node): string | undefined {
  for (let scope = node.parent; scope; scope = scope.parent) {
    if (ts.isFunctionDeclaration(scope) && scope.name) return scope.name.text;
    if (ts.isMethodDeclaration(scope)) return scope.name.getText();
  }
  return undefined;
}
