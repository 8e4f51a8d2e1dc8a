import path from 'node:path';
import ts from 'typescript';
import {entryPoints} from '../../arkos/surface';
import {nearest} from '../nearest';

/** Codes of names that are not there, and where the names that are can be asked for. */
const unknownProperty = new Set([2339, 2551, 2353, 2561, 2568]);
const unknownExport = new Set([2305, 2724, 2614, 2460, 2459]);
const unknownModule = new Set([2307, 2792]);

/**
 * Says what a diagnostic of TypeScript means to the writer of a page.
 *
 * @param diagnostic - From the compiler.
 * @param checker - Of the same program.
 * @param folders - Absolute folders to leave out of messages.
 * @returns The message in one line, and the fix: TypeScript's own suggestion, the nearest name, or
 * how to mark the sample.
 */
export function explain(
  diagnostic: ts.Diagnostic,
  checker: ts.TypeChecker,
  folders: readonly string[],
): {message: string; fix: string} {
  const full = folders.reduce(
    (text, folder) => text.replaceAll(`${folder}${path.sep}`, '').replaceAll(folder, '.'),
    summaryOf(diagnostic.messageText),
  );
  const {message, suggestion} = cutSuggestion(full);
  const meant = suggestion ?? nearestTo(diagnostic, checker);
  return {
    message,
    fix: meant
      ? `did you mean ${meant}?`
      : `fix the sample, or mark it wrong="TS${diagnostic.code}" if it is meant to fail`,
  };
}

/**
 * Cuts TypeScript's own suggestion off a message.
 *
 * @param text - Such as `Unknown compiler option 'strct'. Did you mean 'strict'?`
 * @returns The message, and the name in its quotation marks when there is a suggestion.
 */
export function cutSuggestion(text: string): {message: string; suggestion?: string} {
  const suggestion = / Did you mean (?:to write )?(['"].+?['"])\?/.exec(text)?.[1];
  const message = text.replace(/ Did you mean [^?]*\?/, '').replace(/\.$/, '');
  return suggestion === undefined ? {message} : {message, suggestion};
}

/** The first line of a chain says what is wrong, the last one why. */
function summaryOf(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return message;
  let last = message;
  while (last.next?.[0]) last = last.next[0];
  return last === message ? message.messageText : `${message.messageText} ${last.messageText}`;
}

function nearestTo(diagnostic: ts.Diagnostic, checker: ts.TypeChecker): string | undefined {
  const {file, start} = diagnostic;
  if (!file || start === undefined) return undefined;
  const node = nodeAt(file, start);
  const names = candidates(diagnostic.code, node, checker);
  const written = ts.isStringLiteral(node) ? node.text : node.getText(file);
  const [best] = nearest(written, names);
  return best === undefined ? undefined : `'${best}'`;
}

function candidates(code: number, node: ts.Node, checker: ts.TypeChecker): string[] {
  if (unknownModule.has(code)) return entryPoints.map(({specifier}) => specifier);
  if (unknownExport.has(code)) {
    const specifier = ts.findAncestor(
      node,
      (parent): parent is ts.ExportDeclaration | ts.ImportDeclaration =>
        ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent),
    )?.moduleSpecifier;
    const module = specifier && checker.getSymbolAtLocation(specifier);
    return module ? checker.getExportsOfModule(module).map(({name}) => name) : [];
  }
  if (unknownProperty.has(code)) return propertyNames(node, checker);
  if (ts.isStringLiteral(node)) {
    const wanted = checker.getContextualType(node);
    return partsOf(wanted).flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  }
  return [];
}

function propertyNames(node: ts.Node, checker: ts.TypeChecker): string[] {
  const {parent} = node;
  const type =
    ts.isPropertyAccessExpression(parent) && parent.name === node
      ? checker.getTypeAtLocation(parent.expression)
      : ts.isBindingElement(parent)
        ? checker.getTypeAtLocation(parent.parent)
        : ts.isObjectLiteralElementLike(parent) && ts.isObjectLiteralExpression(parent.parent)
          ? checker.getContextualType(parent.parent)
          : undefined;
  return partsOf(type).flatMap((part) => checker.getPropertiesOfType(part).map(({name}) => name));
}

/** The members of a union; of any other type, itself. */
export const partsOf = (type: ts.Type | undefined): ts.Type[] =>
  type === undefined ? [] : type.isUnion() ? type.types : [type];

function nodeAt(file: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(file) || position >= node.getEnd()) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}
