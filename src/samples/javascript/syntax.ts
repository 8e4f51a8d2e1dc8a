import ts from 'typescript';

/** Calls a function for a node and everything in it, outermost first. */
export function walk(node: ts.Node, call: (node: ts.Node) => void): void {
  call(node);
  ts.forEachChild(node, (child) => walk(child, call));
}

export function hasModifier(node: ts.Node, ...kinds: ts.SyntaxKind[]): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some(({kind}) => kinds.includes(kind)) ?? false;
}

/** The first token of a kind that a node itself has: not one in a comment, nor in its children. */
export const childOf = (node: ts.Node, kind: ts.SyntaxKind): ts.Node | undefined =>
  node.getChildren().find((child) => child.kind === kind);

/** The names that a declaration binds: `a` and `b` of `const {a, c: b}`. */
export const boundNames = (name: ts.BindingName): ts.Identifier[] =>
  ts.isIdentifier(name)
    ? [name]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? boundNames(element.name) : [],
      );

/** Whether a statement or a member declares something that only the compiler knows. */
export const isTypeDeclaration = (node: ts.Node): boolean =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  hasModifier(node, ts.SyntaxKind.DeclareKeyword) ||
  (ts.isFunctionDeclaration(node) && !node.body);

/** Whether a node is a type or declares one: nothing in it runs. */
export const isType = (node: ts.Node): boolean =>
  isTypeDeclaration(node) || (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node));

/** Offset after the white space that follows an offset. */
export function skipSpace(text: string, at: number): number {
  let end = at;
  while (/\s/.test(text.charAt(end))) end++;
  return end;
}

/** Names of the variables that a program reads when it runs. */
export function readNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isType(node) || ts.isImportDeclaration(node)) return;
    if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) return;
    if (ts.isExportDeclaration(node) && node.isTypeOnly) return;
    if (ts.isExportSpecifier(node) && node.isTypeOnly) return;
    if (ts.isIdentifier(node) && isRead(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Whether an identifier is a variable that is read, not a name of something. */
function isRead(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isExportSpecifier(parent)) return (parent.propertyName ?? parent.name) === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  return !('name' in parent && parent.name === node);
}

/** Whether a statement or a class member is only there for the compiler. */
export const isErased = (node: ts.Node, read: ReadonlySet<string>): boolean =>
  isTypeDeclaration(node) ||
  (ts.isImportDeclaration(node) && isErasedImport(node, read)) ||
  (ts.isExportDeclaration(node) && isErasedExport(node)) ||
  (ts.isClassElement(node) && isErasedMember(node));

/** Whether an `export {…}` only names types. */
export const isErasedExport = ({isTypeOnly, exportClause}: ts.ExportDeclaration): boolean =>
  isTypeOnly ||
  (exportClause !== undefined &&
    ts.isNamedExports(exportClause) &&
    exportClause.elements.every((element) => element.isTypeOnly));

const isErasedMember = (node: ts.ClassElement): boolean =>
  ts.isIndexSignatureDeclaration(node) ||
  hasModifier(node, ts.SyntaxKind.AbstractKeyword, ts.SyntaxKind.DeclareKeyword) ||
  ((ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node)) && !node.body);

/** Whether an import only names types: nothing of it is there when the program runs. */
export function isErasedImport(
  {importClause}: ts.ImportDeclaration,
  read: ReadonlySet<string>,
): boolean {
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const {name, namedBindings} = importClause;
  const bindings = [
    ...(name ? [name] : []),
    ...(namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name] : []),
    ...(namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.filter(({isTypeOnly}) => !isTypeOnly).map((each) => each.name)
      : []),
  ];
  return !bindings.some(({text}) => read.has(text));
}
