import ts from 'typescript';
import type {Report} from '../report';
import {positionAt, type Sample} from '../sample';
import type {ProjectContext} from '../project-context';
import {checkRequestBody, checkRequestLine} from './index';

/** A value that only running the sample shows. */
const unknown = undefined;

/**
 * Checks the requests that code sends with `fetch`: route, method, query and JSON body.
 *
 * @param sample - The fence.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkFetch({text}: Sample, context: ProjectContext, report: Report): void {
  if (!text.includes('fetch(')) return;
  const source = ts.createSourceFile('sample.tsx', text, ts.ScriptTarget.ES2022, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'fetch')
      checkCall(node, text, context, report);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function checkCall(
  {arguments: [url, init]}: ts.CallExpression,
  text: string,
  context: ProjectContext,
  report: Report,
): void {
  const written = url && textOf(url);
  const [, target] =
    /^(?:https?:\/\/[^/]*)?(\/api\b.*)$/.exec(typeof written === 'string' ? written : '') ?? [];
  if (!url || target === undefined) return;
  const options = init ? valueOf(init) : {};
  if (typeof options !== 'object' || options === null) return;
  const method = 'method' in options ? options.method : 'GET';
  if (typeof method !== 'string') return;
  const row = `${method} ${target}`;
  checkRequestLine(row, context, (_line, _column, ...rest) => {
    const {line, column} = positionAt(text, url.getStart());
    report(line, column, ...rest);
  });
  const body = init && bodyOf(init);
  if (!body) return;
  const {line} = positionAt(text, body.getStart());
  const rows = text.split('\n').slice(line).join('\n');
  checkRequestBody(row, valueOf(body), {body: rows, line}, context, report);
}

/** The text of a literal; a placeholder of a template is some value. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = node.templateSpans.map(({literal}) => literal.text);
  // `${url}/api/books`: the placeholder is the origin.
  if (node.head.text === '') return parts[0]?.startsWith('/') ? parts.join('1') : undefined;
  return [node.head.text, ...parts].join('1');
}

/** What a literal stands for. */
function valueOf(node: ts.Node): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf);
  if (!ts.isObjectLiteralExpression(node)) return unknown;
  return Object.fromEntries(
    node.properties.flatMap((property): [string, unknown][] => {
      const name =
        property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
          ? property.name.text
          : undefined;
      if (name === undefined) return [];
      return [[name, ts.isPropertyAssignment(property) ? valueOf(property.initializer) : unknown]];
    }),
  );
}

/** The object in `body: JSON.stringify({…})`. */
function bodyOf(init: ts.Node): ts.Node | undefined {
  if (!ts.isObjectLiteralExpression(init)) return undefined;
  const body = init.properties.find((property) => property.name?.getText() === 'body');
  if (!body || !ts.isPropertyAssignment(body) || !ts.isCallExpression(body.initializer))
    return undefined;
  return body.initializer.expression.getText() === 'JSON.stringify'
    ? body.initializer.arguments[0]
    : undefined;
}
