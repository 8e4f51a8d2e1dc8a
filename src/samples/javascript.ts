/** The JavaScript form of a TypeScript sample: CommonJS, as Arkos.js 1.3 runs it in production. */
import ts from 'typescript';

/** A replacement in the TypeScript text. */
export interface Edit {
  /** Offset of the first replaced character. */
  readonly start: number;
  /** Offset after the last replaced character. */
  readonly end: number;
  readonly text: string;
}

/** The JavaScript form of a sample. */
export interface JavaScript {
  readonly code: string;
  /** What turns the TypeScript text into `code`, in order and without overlaps. */
  readonly edits: readonly Edit[];
}

/** Columns of a line: the `printWidth` of the samples. */
const width = 100;

/**
 * Derives the JavaScript of a TypeScript sample.
 *
 * @param code - TypeScript.
 * @returns CommonJS JavaScript and the edits that produce it. Undefined when nothing differs, when
 * the text is not a complete program, and when Node.js cannot run it without a compiler (decorators,
 * enums) or not as CommonJS (`import.meta`, top-level `await`).
 */
export function toJavaScript(code: string): JavaScript | undefined {
  const source = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.ES2022, true);
  if (!hasJavaScript(source)) return undefined;
  const read = readNames(source);
  if (source.statements.every((statement) => isErased(statement, read))) return undefined;
  const text = new EditedText(code);
  eraseTypes(source, text);
  convertModule(source, text);
  removeLines(source, text);
  layOut(source, text);
  const edits = text.edits;
  return edits.length === 0 ? undefined : {code: text.read(0, code.length), edits};
}

/** A text with replacements that can be read while it is edited. */
class EditedText {
  #edits: Edit[] = [];

  constructor(readonly original: string) {}

  /** The edits, touching ones joined. */
  get edits(): Edit[] {
    const joined: Edit[] = [];
    for (const edit of this.#edits) {
      const last = joined.at(-1);
      if (last?.end === edit.start)
        joined.splice(-1, 1, {start: last.start, end: edit.end, text: last.text + edit.text});
      else joined.push(edit);
    }
    return joined;
  }

  /** Replaces a range and drops the edits inside it. */
  replace(start: number, end: number, text: string): void {
    this.#edits = this.#edits.filter(
      (edit) =>
        edit.start < start ||
        edit.end > end ||
        // What is inserted at an end of the range stays.
        (edit.start === edit.end && (edit.start === start || edit.end === end)),
    );
    this.#edits.push({start, end, text});
    this.#edits.sort((a, b) => a.start - b.start || a.end - b.end);
  }

  erase(start: number, end: number): void {
    this.replace(start, end, '');
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  /** The edited text of a range of the original. */
  read(start: number, end: number): string {
    let result = '';
    let at = start;
    for (const edit of this.#edits) {
      if (edit.start < start || edit.end > end) continue;
      result += this.original.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return result + this.original.slice(at, end);
  }

  isEdited(start: number, end: number): boolean {
    return this.#edits.some((edit) => edit.start < end && edit.end > start);
  }

  /** Where the edited line of an offset begins in the original. */
  lineStart(at: number): number {
    let start = at;
    while (
      start > 0 &&
      !(this.original.charAt(start - 1) === '\n' && !this.isEdited(start - 1, start))
    )
      start--;
    return start;
  }

  /** Where the edited line of an offset ends in the original. */
  lineEnd(at: number): number {
    let end = at;
    while (
      end < this.original.length &&
      !(this.original.charAt(end) === '\n' && !this.isEdited(end, end + 1))
    )
      end++;
    return end;
  }

  /** Whether one line has room for what is before an offset, a text, and what is after another. */
  fits(before: number, inserted: string, after?: number): boolean {
    const end = after === undefined ? '' : this.read(after, this.lineEnd(after)).split('\n')[0];
    const line = `${this.read(this.lineStart(before), before).split('\n').at(-1)}${inserted}${end}`;
    return line.length <= width && !inserted.includes('\n');
  }
}

/** Calls a function for a node and everything in it, outermost first. */
function walk(node: ts.Node, call: (node: ts.Node) => void): void {
  call(node);
  ts.forEachChild(node, (child) => walk(child, call));
}

function hasModifier(node: ts.Node, ...kinds: ts.SyntaxKind[]): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some(({kind}) => kinds.includes(kind)) ?? false;
}

const isTypeDeclaration = (node: ts.Node): boolean =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  hasModifier(node, ts.SyntaxKind.DeclareKeyword) ||
  (ts.isFunctionDeclaration(node) && !node.body);

/** Whether a text is a program that has a JavaScript form. */
function hasJavaScript(source: ts.SourceFile): boolean {
  let result = true;
  const isTopLevel = (node: ts.Node): boolean =>
    !ts.findAncestor(node, (parent) => ts.isFunctionLike(parent) || ts.isClassLike(parent));
  walk(source, (node) => {
    if (
      (node.flags & ts.NodeFlags.ThisNodeHasError) !== 0 ||
      ts.isDecorator(node) ||
      ts.isMetaProperty(node) ||
      ts.isImportEqualsDeclaration(node) ||
      (ts.isEnumDeclaration(node) && !isTypeDeclaration(node)) ||
      (ts.isModuleDeclaration(node) && !isTypeDeclaration(node)) ||
      (ts.isExportAssignment(node) && node.isExportEquals) ||
      // An exported binding that changes, and re-exports.
      (ts.isVariableStatement(node) &&
        hasModifier(node, ts.SyntaxKind.ExportKeyword) &&
        (node.declarationList.flags & ts.NodeFlags.Const) === 0) ||
      (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier) ||
      ((ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier)) &&
        isTopLevel(node))
    )
      result = false;
  });
  return result;
}

// ---------------------------------------------------------------------------------------- types

/** Offset after the white space that follows an offset. */
function skipSpace(text: string, at: number): number {
  let end = at;
  while (/\s/.test(text.charAt(end))) end++;
  return end;
}

const erasedModifiers = new Set([
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.AbstractKeyword,
]);

/** An expression that only gives its operand another type. */
type Cast = ts.AsExpression | ts.NonNullExpression | ts.SatisfiesExpression | ts.TypeAssertion;
const isCast = (node: ts.Node): node is Cast =>
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isTypeAssertionExpression(node);

/** Erases everything inside of statements that only the compiler reads. */
function eraseTypes(source: ts.SourceFile, text: EditedText): void {
  const {original} = text;
  const annotation = (from: number, type: ts.TypeNode | undefined): void => {
    if (type) text.erase(from, type.end);
  };
  walk(source, (node) => {
    if (ts.isVariableDeclaration(node)) annotation(node.name.end, node.type);
    else if (ts.isParameter(node) || ts.isPropertyDeclaration(node)) {
      const end = node.type?.end ?? node.questionToken?.end;
      if (end !== undefined) text.erase(node.name.end, end);
    } else if (ts.isFunctionLike(node)) {
      const close = node.getChildren().find(({kind}) => kind === ts.SyntaxKind.CloseParenToken);
      if (close) annotation(close.end, node.type);
      if (ts.isMethodDeclaration(node) && node.questionToken)
        text.erase(node.questionToken.pos, node.questionToken.end);
    } else if (isCast(node)) {
      text.erase(node.getStart(), node.expression.getStart());
      text.erase(node.expression.end, node.end);
    } else if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword)
      text.erase(node.pos, node.end);

    for (const list of typeLists(node))
      text.erase(list.pos - 1, original.indexOf('>', list.end) + 1);
    if (ts.canHaveModifiers(node) && !ts.isFunctionTypeNode(node))
      for (const modifier of ts.getModifiers(node) ?? [])
        if (erasedModifiers.has(modifier.kind))
          text.erase(modifier.getStart(), skipSpace(original, modifier.end));
    if (ts.isConstructorDeclaration(node)) assignProperties(node, text);
    if (ts.isFunctionLike(node)) eraseThis(node, text);
  });
  walk(source, (node) => {
    if (ts.isParenthesizedExpression(node)) dropParentheses(node, text);
  });
}

/** The lists between `<` and `>` that a node itself has. */
function typeLists(node: ts.Node): ts.NodeArray<ts.Node>[] {
  const lists: (ts.NodeArray<ts.Node> | undefined)[] = [];
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) lists.push(node.typeParameters);
  if (
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isTaggedTemplateExpression(node) ||
    ts.isExpressionWithTypeArguments(node)
  )
    lists.push(node.typeArguments);
  return lists.filter((list) => list !== undefined);
}

/** Erases a parameter `this`. */
function eraseThis({parameters}: ts.SignatureDeclaration, text: EditedText): void {
  const [first, second] = parameters;
  if (first?.name.getText() === 'this')
    text.erase(first.getStart(), second?.getStart() ?? parameters.end);
}

/** `constructor(private name: string) {}` assigns the property itself. */
function assignProperties({parameters, body}: ts.ConstructorDeclaration, text: EditedText): void {
  const names = parameters
    .filter((parameter) => ts.isParameterPropertyDeclaration(parameter, parameter.parent))
    .map(({name}) => name.getText());
  if (!body || names.length === 0) return;
  const lineOf = text.original.slice(text.original.lastIndexOf('\n', body.parent.getStart()) + 1);
  const indent = /^\s*/.exec(lineOf)?.[0] ?? '';
  const lines = names.map((name) => `\n${indent}  this.${name} = ${name};`).join('');
  const [first] = body.statements;
  if (!first) text.replace(body.getStart(), body.end, `{${lines}\n${indent}}`);
  else if (first.getText().startsWith('super(')) text.insert(first.end, lines);
  else text.insert(body.getStart() + 1, lines);
}

/** Drops parentheses that only a cast needed: `(req as Request).user`. */
function dropParentheses(node: ts.ParenthesizedExpression, text: EditedText): void {
  let inner: ts.Expression = node.expression;
  while (isCast(inner)) inner = inner.expression;
  let outer: ts.Node = node;
  while (isCast(outer.parent)) outer = outer.parent;
  if (inner === node.expression && outer === node) return;
  const {parent} = outer;
  const isOperand =
    (ts.isVariableDeclaration(parent) && parent.initializer === outer) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === outer) ||
    ts.isReturnStatement(parent) ||
    (ts.isCallExpression(parent) && parent.expression !== outer);
  const isSimple =
    ts.isIdentifier(inner) ||
    ts.isPropertyAccessExpression(inner) ||
    ts.isElementAccessExpression(inner) ||
    ts.isCallExpression(inner) ||
    inner.kind === ts.SyntaxKind.ThisKeyword;
  if (!isSimple && !isOperand) return;
  text.erase(node.getStart(), skipSpace(text.original, node.getStart() + 1));
  const close = node.end - 1;
  text.erase(close - /\s*$/.exec(text.original.slice(0, close))![0].length, node.end);
}

// -------------------------------------------------------------------------------------- modules

/** Packages whose `require` returns an object with the default export as its `default`. */
const packagesWithDefault = new Set(['arkos', 'express-rate-limit']);

/** Names that a program reads when it runs, with how often. */
function readNames(source: ts.SourceFile): Map<string, number> {
  const names = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isImportDeclaration(node) || isTypeDeclaration(node)) return;
    if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) return;
    if (ts.isExportDeclaration(node) && node.isTypeOnly) return;
    if (ts.isExportSpecifier(node) && node.isTypeOnly) return;
    if (ts.isIdentifier(node) && isRead(node))
      names.set(node.text, (names.get(node.text) ?? 0) + 1);
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

/** Turns `import` and `export` into `require`, `exports` and `module.exports`. */
function convertModule(source: ts.SourceFile, text: EditedText): void {
  const read = readNames(source);
  const isMixed = source.statements.some(
    (node) => ts.isExportAssignment(node) || hasModifier(node, ts.SyntaxKind.DefaultKeyword),
  );
  /** Named exports of a module with a default: they become properties of it. */
  const later: {name: string; exported: string; after: ts.Node}[] = [];
  let defaultStatement: ts.Statement | undefined;
  const end = source.statements.some((node) => node.getText().endsWith(';')) ? ';' : '';

  const exportName = (statement: ts.Statement, name: string, exported = name): void => {
    if (isMixed) later.push({name, exported, after: statement});
    else text.insert(statement.end, `${gapAfter(statement)}exports.${exported} = ${name}${end}`);
  };

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) convertImport(statement, read, text);
    else if (ts.isExportAssignment(statement)) {
      defaultStatement = statement;
      text.replace(statement.getStart(), statement.expression.getStart(), 'module.exports = ');
    } else if (ts.isExportDeclaration(statement)) {
      if (statement.isTypeOnly || !statement.exportClause) continue;
      if (!ts.isNamedExports(statement.exportClause)) continue;
      const names = statement.exportClause.elements.filter(({isTypeOnly}) => !isTypeOnly);
      const lines = names.map(({name, propertyName}) => ({
        name: (propertyName ?? name).text,
        exported: name.text,
      }));
      if (isMixed) {
        later.push(...lines.map((line) => ({...line, after: statement})));
        continue;
      }
      text.replace(
        statement.getStart(),
        statement.end,
        lines.map(({name, exported}) => `exports.${exported} = ${name}${end}`).join('\n'),
      );
    } else if (isTypeDeclaration(statement)) continue;
    else if (hasModifier(statement, ts.SyntaxKind.DefaultKeyword)) {
      defaultStatement = statement;
      convertDefault(statement, read, text);
    } else if (hasModifier(statement, ts.SyntaxKind.ExportKeyword))
      convertExport(statement, read, isMixed, exportName, text);
  }
  for (const {name, exported, after} of later) {
    const at = Math.max(after.end, defaultStatement?.end ?? 0);
    text.insert(at, `\nmodule.exports.${exported} = ${name}${end}`);
  }
}

/** An assignment follows a declaration of one line directly, a longer one after a blank line. */
const gapAfter = (statement: ts.Node): string =>
  statement.getText().includes('\n') ? '\n\n' : '\n';

function convertImport(
  node: ts.ImportDeclaration,
  read: ReadonlyMap<string, number>,
  text: EditedText,
): void {
  const {importClause, moduleSpecifier} = node;
  const start = node.getStart();
  const specifier = moduleSpecifier.getText().replace(/\.ts(?=['"]$)/, '.js');
  const end = text.original.charAt(node.end - 1) === ';' ? ';' : '';
  if (!importClause) {
    text.replace(start, node.end, `require(${specifier})${end}`);
    return;
  }
  if (isErasedImport(node, read)) return;
  const hasDefault = packagesWithDefault.has(specifier.slice(1, -1));
  const {name, namedBindings} = importClause;
  const isUsed = (identifier: ts.Identifier | undefined): identifier is ts.Identifier =>
    identifier !== undefined && read.has(identifier.text);
  const named =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements
          .filter((element) => !element.isTypeOnly && isUsed(element.name))
          .map(({name: local, propertyName}) =>
            propertyName ? `${propertyName.text}: ${local.text}` : local.text,
          )
      : [];
  const whole =
    namedBindings && ts.isNamespaceImport(namedBindings) && isUsed(namedBindings.name)
      ? namedBindings.name
      : undefined;

  const required = `require(${specifier})`;
  const isSpaced = /\{ /.test(namedBindings?.getText() ?? '');
  const lines: string[] = [];
  const bind = (names: readonly string[], value: string): void => {
    const inner = names.join(', ');
    const line = `const {${isSpaced ? ` ${inner} ` : inner}} = ${value}${end}`;
    lines.push(
      line.length <= width
        ? line
        : `const {\n${names.map((each) => `  ${each},\n`).join('')}} = ${value}${end}`,
    );
  };
  if (isUsed(name)) {
    if (!hasDefault) lines.push(`const ${name.text} = ${required}${end}`);
    else if (named.length === 0) lines.push(`const ${name.text} = ${required}.default${end}`);
    else named.unshift(`default: ${name.text}`);
  }
  if (whole) lines.push(`const ${whole.text} = ${required}${end}`);
  if (named.length > 0) bind(named, isUsed(name) && !hasDefault ? name.text : required);
  text.replace(start, node.end, lines.join('\n'));
}

/** Whether an import only names types: nothing of it is there when the program runs. */
function isErasedImport(
  {importClause}: ts.ImportDeclaration,
  read: ReadonlyMap<string, number>,
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

function convertExport(
  statement: ts.Statement,
  read: ReadonlyMap<string, number>,
  isMixed: boolean,
  exportName: (statement: ts.Statement, name: string) => void,
  text: EditedText,
): void {
  const start = statement.getStart();
  const afterExport = skipSpace(text.original, start + 'export'.length);
  if (ts.isVariableStatement(statement)) {
    const {declarations} = statement.declarationList;
    const [only] = declarations;
    if (!isMixed && declarations.length === 1 && only && ts.isIdentifier(only.name))
      if (!read.has(only.name.text)) {
        text.replace(start, only.name.end, `exports.${only.name.text}`);
        return;
      }
    text.erase(start, afterExport);
    for (const {name} of declarations)
      for (const each of boundNames(name)) exportName(statement, each);
  } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    text.erase(start, afterExport);
    if (statement.name) exportName(statement, statement.name.text);
  }
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? boundNames(element.name) : [],
      );

function convertDefault(
  statement: ts.Statement,
  read: ReadonlyMap<string, number>,
  text: EditedText,
): void {
  if (!ts.isFunctionDeclaration(statement) && !ts.isClassDeclaration(statement)) return;
  const start = statement.getStart();
  const keyword = skipSpace(
    text.original,
    text.original.indexOf('default', start) + 'default'.length,
  );
  if (statement.name && read.has(statement.name.text)) {
    text.erase(start, keyword);
    text.insert(statement.end, `\n\nmodule.exports = ${statement.name.text};`);
  } else {
    text.replace(start, keyword, 'module.exports = ');
    text.insert(statement.end, ';');
  }
}

// --------------------------------------------------------------------------------------- layout

/** Removes statements and class members that only the compiler reads, with their lines. */
function removeLines(source: ts.SourceFile, text: EditedText): void {
  const {original} = text;
  const read = readNames(source);
  const ranges: {start: number; end: number}[] = [];
  walk(source, (node) => {
    if (!isErased(node, read) || ts.findAncestor(node.parent, isTypeDeclaration)) return;
    const own = commentsOf(node, original);
    const start = original.lastIndexOf('\n', own - 1) + 1;
    const newline = original.indexOf('\n', node.end);
    const end = newline < 0 ? original.length : newline + 1;
    const last = ranges.at(-1);
    if (last && original.slice(last.end, start).trim() === '' && last.end >= start - 1)
      last.end = end;
    else ranges.push({start, end});
  });
  for (const {start, end} of ranges) text.erase(...withBlankLines(start, end, original));
}

/** Whether a statement or a class member is only there for the compiler. */
const isErased = (node: ts.Node, read: ReadonlyMap<string, number>): boolean =>
  isTypeDeclaration(node) ||
  (ts.isImportDeclaration(node) && isErasedImport(node, read)) ||
  (ts.isExportDeclaration(node) && isErasedExport(node)) ||
  (ts.isClassElement(node) && isErasedMember(node));

const isErasedExport = ({isTypeOnly, exportClause}: ts.ExportDeclaration): boolean =>
  isTypeOnly ||
  (exportClause !== undefined &&
    ts.isNamedExports(exportClause) &&
    exportClause.elements.every((element) => element.isTypeOnly));

const isErasedMember = (node: ts.ClassElement): boolean =>
  ts.isIndexSignatureDeclaration(node) ||
  hasModifier(node, ts.SyntaxKind.AbstractKeyword, ts.SyntaxKind.DeclareKeyword) ||
  ((ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node)) && !node.body);

/** Where a node begins with the comment that is directly above it; the first line of a file stays. */
function commentsOf(node: ts.Node, original: string): number {
  let start = node.getStart();
  for (const comment of (ts.getLeadingCommentRanges(original, node.pos) ?? []).reverse()) {
    const between = original.slice(comment.end, start);
    if ((between.match(/\n/g) ?? []).length > 1) break;
    const isHeader = comment.pos === 0 && ts.isImportDeclaration(node);
    if (isHeader || /^\/\/ #/.test(original.slice(comment.pos, comment.end))) break;
    start = comment.pos;
  }
  return start;
}

/** Takes the blank lines along that would be left over at a beginning, at an end or twice. */
function withBlankLines(start: number, end: number, original: string): [number, number] {
  const before = original.slice(0, start);
  const after = /^(?:[ \t]*\n)*/.exec(original.slice(end))?.[0].length ?? 0;
  const rest = original.slice(end + after);
  if (/^\s*$/.test(rest)) return [before.trimEnd().length, original.length];
  if (/^[ \t]*\}/.test(rest)) return [before.replace(/\n\s*\n$/, '\n').length, end + after];
  const isFirst = /^$|\n[ \t]*\n$|\{\n$/.test(before);
  return [start, isFirst ? end + after : end];
}

/** Puts on one line what only types made too long, as Prettier would. */
function layOut(source: ts.SourceFile, text: EditedText): void {
  const visit = (node: ts.Node): boolean => {
    if (isTypeDeclaration(node) || ts.isTypeNode(node)) return false;
    let changed = false;
    ts.forEachChild(node, (child) => {
      changed = visit(child) || changed;
    });
    return joinLines(node, text) || changed;
  };
  // What is outdented may let more fit.
  while (visit(source));
}

function joinLines(node: ts.Node, text: EditedText): boolean {
  if (ts.isFunctionLike(node)) {
    const [only] = node.parameters;
    const isJoined =
      node.parameters.length === 1 &&
      only &&
      ts.isObjectBindingPattern(only.name) &&
      joinList(only.name.elements, text);
    const {parameters} = node;
    if (joinList(parameters, text) || isJoined) return true;
    return ts.isArrowFunction(node) && joinValue(node.equalsGreaterThanToken.end, node.body, text);
  }
  if (ts.isCallExpression(node) || ts.isNewExpression(node))
    return (
      node.arguments !== undefined &&
      (joinList(node.arguments, text) || hugLast(node.arguments, text))
    );
  if (ts.isArrayLiteralExpression(node)) return joinList(node.elements, text);
  if (ts.isIfStatement(node))
    return joinValue(
      text.original.lastIndexOf(')', node.thenStatement.getStart()) + 1,
      node.thenStatement,
      text,
    );
  if ((ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) && node.initializer) {
    const value = node.initializer;
    const start = text.original.lastIndexOf('=', value.getStart()) + 1;
    return joinValue(start, value, text) || hugArrows(start, value, text);
  }
  return false;
}

interface List {
  /** After the opening bracket. */
  readonly open: number;
  /** Before the closing bracket. */
  readonly close: number;
  readonly items: readonly (readonly [start: number, end: number])[];
}

/** A list that is broken over lines and has an edit beside it; undefined for others. */
function brokenList(list: ts.NodeArray<ts.Node>, text: EditedText): List | undefined {
  const open = list.pos;
  const close = skipSpace(text.original, list.end);
  if (!text.original.slice(open, close).includes('\n')) return undefined;
  if (!text.isEdited(text.lineStart(open), text.lineEnd(close))) return undefined;
  const items = list
    .map((item): [number, number] => [item.getStart(), item.end])
    .filter(([start, end]) => text.read(start, end) !== '');
  const [start = close] = items[0] ?? [];
  const gaps = [open, ...items.flat(), close];
  for (let i = 0; i < gaps.length; i += 2)
    if (!/^[\s,]*$/.test(text.read(gaps[i] ?? 0, gaps[i + 1] ?? 0))) return undefined;
  return text.read(open, start).includes('\n') ? {open, close, items} : undefined;
}

/** Writes the items of a list side by side. */
function joinItems({open, close, items}: List, text: EditedText): void {
  let at = open;
  for (const [start, end] of items) {
    text.replace(at, start, at === open ? '' : ', ');
    at = end;
  }
  text.erase(at, close);
}

/** Puts a list on one line if it fits. */
function joinList(nodes: ts.NodeArray<ts.Node>, text: EditedText): boolean {
  const list = brokenList(nodes, text);
  if (!list) return false;
  const flat = list.items.map(([start, end]) => text.read(start, end)).join(', ');
  if (!text.fits(list.open, flat, list.close)) return false;
  joinItems(list, text);
  return true;
}

/** Puts a value on the line of what is before it, if it fits. */
function joinValue(before: number, value: ts.Node, text: EditedText): boolean {
  const start = value.getStart();
  if (!/^\s*\n\s*$/.test(text.read(before, start))) return false;
  if (!text.isEdited(text.lineStart(before), text.lineEnd(value.end))) return false;
  if (!text.fits(before, ` ${text.read(start, value.end)}`, value.end)) return false;
  text.replace(before, start, ' ');
  return true;
}

/** Lets a function that is the last argument begin on the line of the call. */
function hugLast(nodes: ts.NodeArray<ts.Expression>, text: EditedText): boolean {
  const list = brokenList(nodes, text);
  const last = nodes.at(-1);
  if (!list || !last || !ts.isArrowFunction(last) || !ts.isBlock(last.body)) return false;
  const before = list.items.slice(0, -1).map(([start, end]) => `${text.read(start, end)}, `);
  const head = text.read(last.getStart(), last.body.getStart() + 1);
  if (!text.fits(list.open, before.join('') + head)) return false;
  joinItems(list, text);
  outdent(last.body, text);
  return true;
}

/** Lets functions that return functions begin on the line of the `=`. */
function hugArrows(before: number, value: ts.Expression, text: EditedText): boolean {
  const start = value.getStart();
  const starts = [before];
  let last: ts.Node = value;
  let plain = true;
  while (ts.isArrowFunction(last)) {
    plain &&= last.parameters.every(({name, initializer}) => ts.isIdentifier(name) && !initializer);
    starts.push(last.getStart(), last.equalsGreaterThanToken.end);
    last = last.body;
  }
  if (!plain || !ts.isBlock(last)) return false;
  if (!/^\s*\n\s*$/.test(text.read(before, start))) return false;
  const head = text.read(start, last.getStart() + 1).replace(/\s*\n\s*/g, ' ');
  if (!text.fits(before, ` ${head}`)) return false;
  for (let i = 0; i < starts.length - 1; i += 2)
    text.replace(starts[i] ?? 0, starts[i + 1] ?? 0, ' ');
  outdent(last, text);
  return true;
}

/** Moves the lines of a block one step to the left. */
function outdent(block: ts.Block, text: EditedText): void {
  const templates: ts.Node[] = [];
  walk(block, (node) => {
    if (ts.isTemplateLiteral(node)) templates.push(node);
  });
  const {original} = text;
  for (
    let at = original.indexOf('\n', block.getStart());
    at >= 0 && at < block.end;
    at = original.indexOf('\n', at + 1)
  )
    if (
      original.startsWith('  ', at + 1) &&
      !text.isEdited(at + 1, at + 3) &&
      !templates.some((node) => node.getStart() < at && at < node.end)
    )
      text.erase(at + 1, at + 3);
}
