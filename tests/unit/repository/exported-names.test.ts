import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {expect, it} from 'vitest';

import {root} from '../../../src/root';

/** Modules by their path, as text. */
type Modules = ReadonlyMap<string, string>;

/**
 * Names that several modules export on purpose: each of them has the same interface (`start` of the
 * scripts of a page), or does the same as the framework's function.
 */
const shared = new Set([
  ...['start', 'apply', 'onClick', 'mount', 'initialState', 'readState'],
  ...['camelCase', 'kebabCase', 'pascalCase'],
]);

const has = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((one) => one.kind === kind);

/** The names that a statement gives to something of its own; those of a default export are none. */
function namesIn(statement: ts.Statement, imported: ReadonlySet<string>): string[] {
  if (ts.isExportDeclaration(statement)) {
    // Without another name, what comes from elsewhere is the same thing.
    const {exportClause, moduleSpecifier} = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements
      .filter(({propertyName, name}) => {
        const local = (propertyName ?? name).text;
        return moduleSpecifier || imported.has(local) ? local !== name.text : true;
      })
      .map(({name}) => name.text)
      .filter((name) => name !== 'default');
  }
  if (!has(statement, ts.SyntaxKind.ExportKeyword)) return [];
  if (has(statement, ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({name}) =>
      ts.isIdentifier(name) ? name.text : [],
    );
  }
  return ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
    ? [statement.name?.text ?? '']
    : [];
}

function exportsOf(file: string, text: string): Set<string> {
  const {statements} = ts.createSourceFile(file, text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const imported = new Set(
    statements.flatMap((statement) => {
      const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings)
        ? bindings.elements.map(({name}) => name.text)
        : [];
    }),
  );
  return new Set(statements.flatMap((statement) => namesIn(statement, imported)));
}

/** What counts as one module: the surface, whose names are the framework's, is one. */
const moduleOf = (file: string): string =>
  file.startsWith('src/arkos/surface/') ? 'src/arkos/surface' : file;

/** The names that two modules export for two things, each with the modules. */
function duplicates(modules: Modules): string[] {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of modules) {
    for (const name of exportsOf(file, text)) {
      const declaring = found.get(name) ?? new Set();
      found.set(name, declaring.add(moduleOf(file)));
    }
  }
  return [...found]
    .filter(([name, declaring]) => declaring.size > 1 && !shared.has(name))
    .map(([name, declaring]) => `${name}: ${[...declaring].join(', ')}`);
}

it('no two modules export one name for two things', () => {
  const files = ['src', 'tests/support'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.m?[jt]sx?$/.test(name))
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`),
  );
  expect(files.length).toBeGreaterThan(400);
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const modules = new Map(files.map((file) => [file, read(file)]));
  expect(duplicates(modules)).toEqual([]);
  // Each exception is still one.
  const names = [...modules].flatMap(([file, text]) => [...exportsOf(file, text)]);
  for (const name of shared)
    expect(names.filter((other) => other === name).length, name).toBeGreaterThan(1);
});

it('two things of one name are found, one thing from two modules is not', () => {
  const modules = new Map([
    [
      'src/a.ts',
      'export interface Finding {}\nexport const [one] = [1];\nexport default class B {}',
    ],
    ['src/b.tsx', "export type Finding = string;\nexport {Hit} from './c';\nexport class B {}"],
    ['src/c.ts', 'interface Hit {}\nexport type {Hit};\nexport async function start() {}'],
    ['src/d.ts', "import {Hit} from './c';\nexport {Hit};\nexport const one = 1, two = 2;"],
    ['src/e.ts', "export {three as two} from './f';\nexport function start(): void {}"],
    ['src/arkos/surface/f.d.ts', 'export declare function three(): void;\nexport enum Four {}'],
    ['src/arkos/surface/g.d.ts', 'export declare function three(): void;'],
    ['src/h.ts', 'const Five = 5;\nexport {Five as Four};'],
  ]);
  expect(duplicates(modules)).toEqual([
    'Finding: src/a.ts, src/b.tsx',
    'two: src/d.ts, src/e.ts',
    'Four: src/arkos/surface, src/h.ts',
  ]);
});
