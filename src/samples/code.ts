import ts from 'typescript';

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
  /** What it exports, `default` included, with the offset of the name. */
  readonly exports: readonly {readonly name: string; readonly offset: number}[];
  /** Names that it imports, with the path they come from as written. */
  readonly imports: readonly {readonly name: string; readonly from: string}[];
}

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
    if (ts.isCallExpression(node)) {
      routes.push(...routesOf(node));
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'AppError') {
      errors.push(...errorIn(node));
    } else if (isEnvironment(node)) {
      variables.push(node.name.text);
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

function isEnvironment(node: ts.Node): node is ts.PropertyAccessExpression {
  return ts.isPropertyAccessExpression(node) && node.expression.getText() === 'process.env';
}

function isParameter(node: ts.Node): node is ts.PropertyAccessExpression {
  return (
    ts.isPropertyAccessExpression(node) && /\breq(?:uest)?\.params$/.test(node.expression.getText())
  );
}

/** Name of the property whose object a property stands in. */
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
  const exports: {name: string; offset: number}[] = [];
  const imports: {name: string; from: string}[] = [];
  const add = (name: ts.Node | undefined, as = name?.getText()): void => {
    if (name && as) exports.push({name: as, offset: name.getStart()});
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const [from = ''] = textOf(statement.moduleSpecifier);
      const {name, namedBindings} = statement.importClause ?? {};
      if (name) imports.push({name: 'default', from});
      if (namedBindings && ts.isNamedImports(namedBindings)) {
        for (const element of namedBindings.elements)
          imports.push({name: (element.propertyName ?? element.name).text, from});
      }
    } else if (ts.isExportAssignment(statement)) {
      add(statement, 'default');
    } else if (ts.isExportDeclaration(statement)) {
      if (statement.exportClause && ts.isNamedExports(statement.exportClause))
        for (const {name} of statement.exportClause.elements) add(name);
    } else if (isExported(statement)) {
      const isDefault = hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
      if (ts.isVariableStatement(statement))
        for (const {name} of statement.declarationList.declarations) add(name);
      else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
        add(statement.name ?? statement, isDefault ? 'default' : undefined);
    }
  }
  return {exports, imports};
}

const isExported = (node: ts.Statement): boolean => hasModifier(node, ts.SyntaxKind.ExportKeyword);

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some((modifier) => modifier.kind === kind) ?? false;
}
