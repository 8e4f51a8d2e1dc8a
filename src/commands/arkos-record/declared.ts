import {posix} from 'node:path';
import ts from 'typescript';
import {parseCode, type SourceLocation, locationOf, type SourceText} from './scan';

/**
 * Finds every name that TypeScript sources declare: types, classes, functions and values, and their
 * members to any depth.
 *
 * @param files - The sources.
 * @returns Positions by dotted path, such as `ArkosConfig.authentication.mode`, in the order of the
 * files.
 */
export function declaredNames(files: readonly SourceText[]): Map<string, SourceLocation[]> {
  const names = new Map<string, SourceLocation[]>();
  const renamed: Renamed[] = [];
  for (const file of files) {
    const source = parseCode(file);
    const add = (node: ts.Node, parents: readonly string[], name: string): void => {
      const key = [...parents, name].join('.');
      const position = locationOf(nameOf(node));
      const others = names.get(key) ?? [];
      // A function and an object of functions may have one name: the function is what is exported.
      names.set(
        key,
        ts.isFunctionDeclaration(node) ? [position, ...others] : [...others, position],
      );
      for (const member of membersOf(node)) addNamed(member, [...parents, name]);
    };
    const addNamed = (node: ts.Node, parents: readonly string[]): void => {
      if (ts.isConstructorDeclaration(node)) {
        add(node, parents, 'constructor');
        for (const parameter of node.parameters)
          if (ts.isParameterPropertyDeclaration(parameter, node)) addNamed(parameter, parents);
        return;
      }
      const {name} = node as ts.NamedDeclaration;
      if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)))
        add(node, parents, name.text);
    };
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) renamed.push(...renamedImports(statement, file.path));
      else if (ts.isVariableStatement(statement))
        for (const one of statement.declarationList.declarations) addNamed(one, []);
      else addNamed(statement, []);
    }
  }
  for (const {name, original, file: declaring} of renamed) {
    for (const [key, positions] of [...names]) {
      if (key !== original && !key.startsWith(`${original}.`)) continue;
      const own = positions.filter((position) => position.file === declaring);
      if (own.length > 0) names.set(name + key.slice(original.length), own);
    }
  }
  return names;
}

/** A name that a file imports under another one. */
interface Renamed {
  readonly name: string;
  readonly original: string;
  /** The file that declares it. */
  readonly file: string;
}

function renamedImports(
  {importClause, moduleSpecifier}: ts.ImportDeclaration,
  from: string,
): Renamed[] {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return [];
  const file = `${posix.join(posix.dirname(from), moduleSpecifier.text)}.ts`;
  return bindings.elements.flatMap(({name, propertyName}) =>
    propertyName && propertyName.text !== 'default'
      ? [{name: name.text, original: propertyName.text, file}]
      : [],
  );
}

const nameOf = (node: ts.Node): ts.Node => (node as ts.NamedDeclaration).name ?? node;

/** The declarations inside of a declaration or a type. */
function membersOf(node: ts.Node | undefined): readonly ts.Node[] {
  if (!node) return [];
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) return node.members;
  if (ts.isEnumDeclaration(node) || ts.isTypeLiteralNode(node)) return node.members;
  if (ts.isObjectLiteralExpression(node)) return node.properties;
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node))
    return node.types.flatMap(membersOf);
  if (ts.isConditionalTypeNode(node))
    return [...membersOf(node.trueType), ...membersOf(node.falseType)];
  if (ts.isParenthesizedTypeNode(node)) return membersOf(node.type);
  if (ts.isArrayTypeNode(node)) return membersOf(node.elementType);
  if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node))
    return [...membersOf(node.type), ...membersOf(node.initializer)];
  if (ts.isTypeAliasDeclaration(node) || ts.isPropertySignature(node)) return membersOf(node.type);
  return [];
}
