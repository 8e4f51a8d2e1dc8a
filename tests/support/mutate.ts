import ts from 'typescript';
import {interceptorNames, serviceHookNames} from '../../src/arkos/data';
import {choose} from './random';

/**
 * A slip of the finger: a letter left out, doubled, replaced, or swapped with the next.
 *
 * @param name - A name or word of at least two characters.
 * @param random - From `randomFrom`.
 * @returns Another one that is still an identifier where `name` is.
 */
export function misspell(name: string, random: () => number): string {
  for (;;) {
    const at = Math.floor(random() * name.length);
    const letter = choose([...'abcdefghijklmnopqrstuvwxyz'], random);
    const slips = [
      name.slice(0, at) + name.slice(at + 1),
      name.slice(0, at) + (name[at] ?? '') + name.slice(at),
      name.slice(0, at) + letter + name.slice(at + 1),
      name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2),
    ];
    const slip = choose(slips, random);
    if (slip !== name && /^-{0,2}[A-Za-z_$][\w$-]*$/.test(slip)) return slip;
  }
}

/** A name in a text. */
export interface Occurrence {
  readonly name: string;
  /** Offset of its first character. */
  readonly offset: number;
}

const calledByName = new Set([...interceptorNames, ...serviceHookNames, 'config']);

/**
 * The identifiers of a code sample that have to be right: what it imports, the properties and
 * options of known types, references to names declared elsewhere, and exports that the framework
 * calls by their name.
 *
 * @remarks Not counted, since another name there is as right as the first: the declarations of
 * local names, of parameters and of the sample's own exports, types and members; keys of an object
 * and properties of a value for which no type names them, such as a request's body or the actions of
 * an access control.
 *
 * @param source - The file.
 * @param checker - Of its program.
 */
export function identifiersThatCount(source: ts.SourceFile, checker: ts.TypeChecker): Occurrence[] {
  const found: Occurrence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text.length > 1 && counts(node, checker))
      found.push({name: node.text, offset: node.getStart(source)});
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function counts(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const {parent} = node;
  if (ts.isImportSpecifier(parent)) return (parent.propertyName ?? parent.name) === node;
  if (ts.isImportClause(parent) || ts.isNamespaceImport(parent)) return false;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    // What an index signature lets through has no name of its own.
    return (checker.getSymbolAtLocation(node)?.name ?? '__index') !== '__index';
  if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
    return parent.dotDotDotToken === undefined && isNamed(parent.parent, node.text, checker);
  if (ts.isPropertyAssignment(parent) && parent.name === node)
    return isNamed(parent.parent, node.text, checker);
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isVariableDeclaration(parent) && parent.name === node)
    return isExportedStatement(parent.parent.parent) && calledByName.has(node.text);
  if (isDeclarationName(node)) return false;
  return true;
}

/** Whether the type that is expected there has the property by its name, not by an index. */
function isNamed(
  node: ts.BindingPattern | ts.ObjectLiteralExpression,
  name: string,
  checker: ts.TypeChecker,
): boolean {
  const type = ts.isObjectLiteralExpression(node)
    ? checker.getContextualType(node)
    : checker.getTypeAtLocation(node);
  const parts = type === undefined ? [] : type.isUnion() ? type.types : [type];
  return parts.some(
    (part) => (part.flags & ts.TypeFlags.Any) === 0 && part.getProperty(name) !== undefined,
  );
}

function isExportedStatement(node: ts.Node): boolean {
  return (
    ts.isVariableStatement(node) &&
    (node.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

function isDeclarationName(node: ts.Identifier): boolean {
  const {parent} = node;
  return (
    (ts.isParameter(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isTypeParameterDeclaration(parent) ||
      ts.isBindingElement(parent)) &&
    parent.name === node
  );
}

/**
 * The names in a fence of another language that have to be right: environment variables, commands
 * and long flags of `arkos`, names in the path and the query of a request, types, attributes and
 * keywords of a Prisma schema.
 *
 * @remarks Not counted: values, headers and bodies; what a parameter of a route takes; names that a
 * schema gives to its models and fields.
 *
 * @param language - As after the fence.
 * @param text - The sample.
 */
export function wordsThatCount(language: string, text: string): Occurrence[] {
  const all = (pattern: RegExp): Occurrence[] =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const name = match.groups?.name;
      return name && name.length > 1
        ? [{name, offset: match.index + match[0].lastIndexOf(name)}]
        : [];
    });
  if (['ini', 'env', 'dotenv'].includes(language)) return all(/^(?<name>[A-Z_]+)=/gm);
  if (language === 'bash') {
    return [
      ...all(/^(?:npx )?arkos (?<name>[a-z]+)/gm),
      ...all(/^(?:npx )?arkos generate (?<name>[a-z-]+)/gm),
      ...all(/^(?:npx )?arkos .*?(?<name>--[a-z]+)/gm),
    ];
  }
  if (language === 'http') {
    const line = text.split('\n')[0] ?? '';
    if (line.startsWith('HTTP/')) return [];
    return [
      ...all(/^[A-Z]+ \/(?<name>[a-z-]+)/g),
      ...all(/^[A-Z]+ \/api\/(?<name>[a-z-]+)/g),
      ...all(/^[A-Z]+ \/api\/[a-z-]+\/(?<name>[a-z-]+)/g),
      ...all(/(?<=^[A-Z]+ \S*[?&])(?<name>[a-zA-Z]+)/g),
      ...all(/(?<=^[A-Z]+ \S*__)(?<name>[a-zA-Z]+)/g),
    ];
  }
  if (language === 'prisma') {
    return [
      ...all(/^(?<name>model|enum|generator|datasource) /gm),
      ...all(/^ +\w+ +(?<name>[A-Z]\w+)/gm),
      ...all(/@(?<name>id|default|unique|relation|updatedAt)\b/g),
      ...all(/\b(?<name>uuid|now|fields|references)\b(?=[(:])/g),
    ];
  }
  return [];
}
