import ts from 'typescript';
import {boundNames, hasModifier} from './javascript/syntax';
import {type Responses, responsesOf} from './responds';

/** A route that code mounts. */
export interface Route {
  /** In upper case; `ALL` for any. */
  readonly method: string;
  /** Pattern of Express; begins with `/`. */
  readonly path: string;
  /** Absent when the code does not say it in literals. */
  readonly responses?: Responses;
  /** The last handler when it is a member, such as `authorController.batchUpdate`. */
  readonly handler?: {readonly controller: string; readonly name: string};
}

/** An error of the project. */
export interface ThrownError {
  readonly code: string;
  /** Absent when it is no literal. */
  readonly status?: number;
  /** Absent when it is no literal. */
  readonly message?: string;
}

/** What the other checkers have to know of a code file. */
export interface CodeFacts {
  /** Routes, relative to where the file's router is mounted. */
  readonly routes: readonly Route[];
  /** Names read from `process.env`. */
  readonly variables: readonly string[];
  /** The errors that it makes with a code: `new AppError(message, status, code)`. */
  readonly errors: readonly ThrownError[];
  /** `swagger.endpoint`, when it is set. */
  readonly swagger?: string;
  /** `fileUpload.baseRoute`, when it is set. */
  readonly uploads?: string;
  /** Route parameters that it reads, with their offset. */
  readonly parameters: readonly {readonly name: string; readonly offset: number}[];
  /** Keys of zod objects and properties of classes, with their offset: what a body may have. */
  readonly fields: readonly {readonly name: string; readonly offset: number}[];
  readonly exports: readonly ExportedName[];
  /** Names that it imports, with the path they come from as written. */
  readonly imports: readonly ImportedName[];
}

/** A name that a file exports. */
interface ExportedName {
  /** `default` for the default export. */
  readonly name: string;
  readonly offset: number;
  /** Whether it is the object in `module.exports = {…}`, which is the default and has the names. */
  readonly isWhole?: true;
}

/** A name that a file imports. */
interface ImportedName {
  /** `*` for any, as in `import * as all` and `require()`; empty for a file that only runs. */
  readonly name: string;
  readonly from: string;
}

/** What an empty file says. */
export const noFacts: CodeFacts = {
  routes: [],
  variables: [],
  errors: [],
  parameters: [],
  fields: [],
  exports: [],
  imports: [],
};

const routeMethods = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'all']);

/**
 * Reads off a file what the checkers of requests, variables and file names need, by its syntax.
 *
 * @param name - File name; decides on TypeScript or JavaScript.
 * @param text - Its source; mistakes are left to the compiler.
 * @returns The facts.
 */
export function readCode(name: string, text: string): CodeFacts {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  const routes: Route[] = [];
  const variables: string[] = [];
  const errors: ThrownError[] = [];
  const fields: {name: string; offset: number}[] = [];
  const parameters: {name: string; offset: number}[] = [];
  const settings: {swagger?: string; uploads?: string} = {};

  const visit = (node: ts.Node): void => {
    for (const name of fieldNames(node))
      fields.push({name: name.getText(), offset: name.getStart()});
    variables.push(...variablesIn(node));
    if (ts.isCallExpression(node)) {
      routes.push(...routesOf(node));
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'AppError') {
      errors.push(...errorIn(node));
    } else if (isParameter(node)) {
      parameters.push({name: node.name.text, offset: node.name.getStart()});
    } else if (ts.isPropertyAssignment(node)) {
      const [value] = textOf(node.initializer);
      const path = `${ownerOf(node)}.${node.name.getText()}`;
      if (value !== undefined && path === 'swagger.endpoint') settings.swagger = value;
      if (value !== undefined && path === 'fileUpload.baseRoute') settings.uploads = value;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {routes, variables, errors, fields, parameters, ...settings, ...modulesOf(source)};
}

function fieldNames(node: ts.Node): ts.PropertyName[] {
  if (ts.isPropertyDeclaration(node)) return [node.name];
  if (!ts.isCallExpression(node) || !node.expression.getText().endsWith('.object')) return [];
  const [shape] = node.arguments;
  return shape && ts.isObjectLiteralExpression(shape)
    ? shape.properties.flatMap(({name}) => (name && ts.isIdentifier(name) ? [name] : []))
    : [];
}

const textOf = (node: ts.Node): string[] => (ts.isStringLiteralLike(node) ? [node.text] : []);

function errorIn({
  arguments: given = ts.factory.createNodeArray(),
}: ts.NewExpression): ThrownError[] {
  const [first, second, ...others] = given;
  const [code] = others.flatMap(textOf);
  if (code === undefined) return [];
  const [message] = first ? textOf(first) : [];
  return [
    {
      code,
      ...(message === undefined ? {} : {message}),
      ...(second && ts.isNumericLiteral(second) ? {status: Number(second.text)} : {}),
    },
  ];
}

/** `process.env.KEY`, `process.env['KEY']`, `const {KEY} = process.env` */
function variablesIn(node: ts.Node): string[] {
  const isEnvironment = (value: ts.Node | undefined): boolean => value?.getText() === 'process.env';
  if (ts.isPropertyAccessExpression(node))
    return isEnvironment(node.expression) ? [node.name.text] : [];
  if (ts.isElementAccessExpression(node))
    return isEnvironment(node.expression) ? textOf(node.argumentExpression) : [];
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return [];
  return isEnvironment(node.initializer)
    ? node.name.elements.map(({name, propertyName}) => (propertyName ?? name).getText())
    : [];
}

function isParameter(node: ts.Node): node is ts.PropertyAccessExpression {
  return (
    ts.isPropertyAccessExpression(node) && /\breq(?:uest)?\.params$/.test(node.expression.getText())
  );
}

/** Name of the property whose object has a property. */
function ownerOf({parent}: ts.PropertyAssignment): string {
  const owner = parent.parent;
  return ts.isPropertyAssignment(owner) ? owner.name.getText() : '';
}

/** `router.get('/path', …)`, `app.all(['/a', '/b'], …)`, `router.route('/path').get(…)`. */
function routesOf({expression, arguments: [first, ...handlers]}: ts.CallExpression): Route[] {
  if (!first || !ts.isPropertyAccessExpression(expression)) return [];
  const name = expression.name.text;
  const receiver = expression.expression.getText();
  if (!/(?:router|app|server)$/i.test(receiver)) return [];
  const method = routeMethods.has(name) ? name.toUpperCase() : undefined;
  if (method === undefined && name !== 'route') return [];
  const responses = responsesOf(handlers);
  const last = handlers.at(-1);
  const handler = last &&
    ts.isPropertyAccessExpression(last) && {
      controller: last.expression.getText(),
      name: last.name.text,
    };
  return (ts.isArrayLiteralExpression(first) ? [...first.elements] : [first])
    .flatMap(textOf)
    .filter((path) => path.startsWith('/'))
    .map((path) => ({
      method: method ?? 'ALL',
      path,
      ...(responses && {responses}),
      ...(handler && {handler}),
    }));
}

function modulesOf(source: ts.SourceFile): Pick<CodeFacts, 'exports' | 'imports'> {
  const exports: ExportedName[] = [];
  const imports: ImportedName[] = [];
  const add = (name: ts.Node | undefined, as = name?.getText()): void => {
    if (name && as) exports.push({name: as, offset: name.getStart()});
  };
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement)) {
      add(statement, 'default');
    } else if (ts.isExportDeclaration(statement)) {
      if (statement.exportClause && ts.isNamedExports(statement.exportClause))
        for (const {name} of statement.exportClause.elements) add(name);
    } else if (hasModifier(statement, ts.SyntaxKind.ExportKeyword)) {
      const isDefault = hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
      if (ts.isVariableStatement(statement)) {
        for (const {name} of statement.declarationList.declarations)
          for (const each of boundNames(name)) add(each);
      } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
        add(statement.name ?? statement, isDefault ? 'default' : undefined);
      }
    }
  }
  const visit = (node: ts.Node): void => {
    imports.push(...importsIn(node));
    if (ts.isBinaryExpression(node)) exports.push(...assignedExports(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {exports, imports};
}

/** What a declaration, a call of `require` or an `import()` imports. */
function importsIn(node: ts.Node): ImportedName[] {
  const named = (from: string, names: readonly string[]): ImportedName[] =>
    names.map((name) => ({name, from}));
  if (ts.isCallExpression(node)) {
    const {kind} = node.expression;
    const isImport =
      kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require';
    return isImport
      ? node.arguments
          .slice(0, 1)
          .flatMap(textOf)
          .flatMap((from) => named(from, ['*']))
      : [];
  }
  if (ts.isExportDeclaration(node)) {
    const {exportClause, moduleSpecifier} = node;
    const names =
      exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map(({name, propertyName}) => (propertyName ?? name).text)
        : ['*'];
    return moduleSpecifier ? textOf(moduleSpecifier).flatMap((from) => named(from, names)) : [];
  }
  if (!ts.isImportDeclaration(node)) return [];
  const {name, namedBindings} = node.importClause ?? {};
  const bound = namedBindings
    ? ts.isNamedImports(namedBindings)
      ? namedBindings.elements.map((element) => (element.propertyName ?? element.name).text)
      : ['*']
    : [];
  const names = node.importClause ? [...(name ? ['default'] : []), ...bound] : [''];
  return textOf(node.moduleSpecifier).flatMap((from) => named(from, names));
}

/** `exports.name = …`, `module.exports.name = …`, `module.exports = …` */
function assignedExports({left, right, operatorToken}: ts.BinaryExpression): ExportedName[] {
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken || !ts.isPropertyAccessExpression(left))
    return [];
  const offset = left.name.getStart();
  if (/^(?:module\.)?exports$/.test(left.expression.getText()))
    return [{name: left.name.text, offset}];
  if (left.getText() !== 'module.exports') return [];
  if (!ts.isObjectLiteralExpression(right)) return [{name: 'default', offset}];
  const names = right.properties.flatMap(({name}) =>
    name && ts.isIdentifier(name) ? {name: name.text, offset: name.getStart()} : [],
  );
  return [{name: 'default', offset, isWhole: true}, ...names];
}
