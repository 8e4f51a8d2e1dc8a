import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {originOf} from '../../arkos/data/rows';
import {entryPoints} from '../../arkos/surface';
import {whileUnchanged} from '../support/unchanged';
import {configAnchor, slug} from './anchors';
import {type Doc, docOf} from './doc';

/** A parameter as declared. */
export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

/** An export of the package, a type its exports need, or a member of one of these. */
export interface Declared {
  /** Name alone. */
  readonly name: string;
  /** Names from the top, joined with dots; what `of="…"` takes. */
  readonly path: string;
  readonly anchor: string;
  readonly kind: 'class' | 'function' | 'interface' | 'member' | 'method' | 'type' | 'value';
  /** Type of a value or property; of a method its signatures; empty for a class or an interface. */
  readonly type: string;
  readonly optional: boolean;
  readonly doc: Doc;
  /** First version that declares it; `1.0` stands for every earlier one. */
  readonly since?: string;
  /** Path and line in the framework's repository. */
  readonly source?: string;
  /** Parameters of the first signature, where there is one. */
  readonly parameters: readonly Parameter[];
  /** The declaration without comments. */
  readonly code: string;
  /** Members in order, to any depth. */
  readonly members: readonly Declared[];
  /** Entry points that export it; empty for a member or a type that no entry point exports. */
  readonly entries: readonly string[];
  /** Name it is imported by, `default` for the default export; undefined when it is not exported. */
  readonly imported?: string;
  /** Declaration file and place of the name in it, for tools that come from there. */
  readonly file: string;
  readonly position: number;
}

/**
 * Lists members with those of a value that is an object too, to any depth.
 *
 * @param members - Members of a declaration.
 * @returns Each member, followed by what is inside of it.
 */
export const withNested = (members: readonly Declared[]): Declared[] =>
  members.flatMap((member) => [member, ...withNested(member.members)]);

/**
 * Lists the keys of the configuration.
 *
 * @param surface - The declared surface.
 * @returns The members of `ArkosConfig`, to any depth, in the order of the type.
 */
export function configOptions(surface: Surface): readonly Declared[] {
  const config = surface.all.get('ArkosConfig');
  if (!config) throw new Error('The surface has no ArkosConfig');
  return withNested(config.members);
}

/**
 * The name of a configuration key.
 *
 * @param option - One of {@link configOptions}.
 * @returns Its names from the top of the configuration, joined with dots.
 */
export const configPath = ({path: name}: Declared): string => name.slice('ArkosConfig.'.length);

/** The declared surface, read. */
export interface Surface {
  /** Everything by path. */
  readonly all: ReadonlyMap<string, Declared>;
  /** What entry points export, in their order, each once. */
  readonly exports: readonly Declared[];
  /** Every name that something has. */
  readonly names: ReadonlySet<string>;
  /** Finds what a place in a declaration file declares. */
  at(file: string, position: number): Declared | undefined;
}

const printer = ts.createPrinter({removeComments: true});
const isPrivate = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({kind}) => kind === ts.SyntaxKind.PrivateKeyword);

const print = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).trim();

/** The type with the bodies of nested object types left out: their members have rows. */
function shortType(node: ts.TypeNode | undefined): string {
  if (!node) return '';
  if (ts.isTypeLiteralNode(node)) return node.members.length > 3 ? '{…}' : flat(print(node));
  return flat(print(node));
}

const flat = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replace(/;\s*}/g, '}');

function parametersOf(node: ts.Node): Parameter[] {
  const signature = signatureOf(node);
  return (signature?.parameters ?? []).map((parameter) => ({
    name: parameter.name.getText(),
    type: flat(parameter.type ? print(parameter.type) : ''),
    optional: parameter.questionToken !== undefined || parameter.initializer !== undefined,
  }));
}

function signatureOf(node: ts.Node): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionLike(node)) return node;
  if (
    (ts.isPropertySignature(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isVariableDeclaration(node)) &&
    node.type &&
    ts.isFunctionTypeNode(node.type)
  )
    return node.type;
  return undefined;
}

function membersIn(node: ts.Node): readonly ts.Node[] {
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) return node.members;
  if (ts.isTypeLiteralNode(node)) return node.members;
  if (ts.isIntersectionTypeNode(node)) return node.types.flatMap(membersIn);
  if (ts.isParenthesizedTypeNode(node)) return membersIn(node.type);
  // The shapes of an option: objects that differ in a key, or an object and something short.
  if (ts.isUnionTypeNode(node)) return node.types.filter(ts.isTypeLiteralNode).flatMap(membersIn);
  if (
    (ts.isTypeAliasDeclaration(node) ||
      ts.isPropertySignature(node) ||
      ts.isVariableDeclaration(node)) &&
    node.type
  )
    return membersIn(node.type);
  return [];
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const {name} = node as ts.NamedDeclaration;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

const anchorOf = (names: readonly string[]): string => {
  const [first, ...rest] = names;
  return first === 'ArkosConfig' && rest.length > 0
    ? configAnchor(rest.join('.'))
    : `api-${names.map(slug).join('.')}`;
};

function declaredMembers(node: ts.Node, parents: readonly string[], file: string): Declared[] {
  const byName = new Map<string, ts.Node[]>();
  for (const member of membersIn(node)) {
    const name = nameOf(member);
    if (name !== undefined && !isPrivate(member))
      byName.set(name, [...(byName.get(name) ?? []), member]);
  }
  return [...byName].map(([name, nodes]) => declare(name, nodes, parents, file));
}

function kindOf(node: ts.Node, nested: boolean): Declared['kind'] {
  if (ts.isClassDeclaration(node)) return 'class';
  if (ts.isInterfaceDeclaration(node)) return 'interface';
  if (ts.isTypeAliasDeclaration(node)) return 'type';
  if (signatureOf(node)) return nested ? 'method' : 'function';
  return nested ? 'member' : 'value';
}

function typeOf(nodes: readonly ts.Node[]): string {
  return nodes
    .map((node) => {
      if (
        ts.isMethodDeclaration(node) ||
        ts.isMethodSignature(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isConstructorDeclaration(node)
      ) {
        const parameters = node.parameters.map((one) => flat(print(one))).join(', ');
        return ts.isConstructorDeclaration(node)
          ? `(${parameters})`
          : `(${parameters}) => ${node.type ? flat(print(node.type)) : 'void'}`;
      }
      const {type} = node as {type?: ts.TypeNode};
      return ts.isTypeAliasDeclaration(node) ? shortType(node.type) : shortType(type);
    })
    .join(' | ');
}

function declare(
  name: string,
  nodes: readonly ts.Node[],
  parents: readonly string[],
  file: string,
  extra: Partial<Declared> = {},
): Declared {
  const [node] = nodes;
  if (!node) throw new Error(`${file}: '${name}' is declared nowhere`);
  const names = [...parents, name];
  const commented =
    ts.isVariableDeclaration(node) && ts.isVariableStatement(node.parent.parent)
      ? node.parent.parent
      : node;
  return {
    name,
    path: names.join('.'),
    anchor: anchorOf(names),
    kind: kindOf(node, parents.length > 0),
    type: typeOf(nodes),
    optional: (node as {questionToken?: ts.Node}).questionToken !== undefined,
    doc: docOf(commented),
    since: originOf('since', names.join('.')),
    source: originOf('surface', names.join('.')),
    parameters: parametersOf(node),
    code: nodes
      .map((one) =>
        print(
          ts.isVariableDeclaration(one) && ts.isVariableStatement(one.parent.parent)
            ? one.parent.parent
            : one,
        ),
      )
      .join('\n'),
    members: declaredMembers(node, names, file),
    entries: [],
    file,
    position: ((node as ts.NamedDeclaration).name ?? node).getStart(),
    ...extra,
  };
}

interface Module {
  readonly file: string;
  readonly source: ts.SourceFile;
  readonly top: ReadonlyMap<string, ts.Node[]>;
}

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const top = new Map<string, ts.Node[]>();
  const add = (name: string, node: ts.Node): unknown =>
    top.set(name, [...(top.get(name) ?? []), node]);
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations) add(one.name.getText(), one);
    } else if (ts.isDeclarationStatement(statement)) {
      const name = nameOf(statement);
      if (name !== undefined) add(name, statement);
    }
  }
  return {file, source, top};
}

/** Where the names that a module exports are declared: file and local name by exported name. */
function exportsOf(
  module: Module,
  modules: (specifier: string, from: string) => Module,
): Map<string, {module: Module; name: string}> {
  const found = new Map<string, {module: Module; name: string}>();
  for (const statement of module.source.statements) {
    if (ts.isExportDeclaration(statement)) {
      const from = statement.moduleSpecifier as ts.StringLiteral | undefined;
      const origin = from ? modules(from.text, module.file) : module;
      const named = statement.exportClause;
      if (!named) {
        for (const [name, place] of exportsOf(origin, modules))
          if (name !== 'default') found.set(name, place);
      } else if (ts.isNamedExports(named)) {
        for (const {name, propertyName} of named.elements) {
          const local = (propertyName ?? name).text;
          const place =
            exportsOf(origin, modules).get(local) ??
            (origin.top.has(local) ? {module: origin, name: local} : undefined);
          if (place) found.set(name.text, place);
        }
      }
    } else if (ts.isExportAssignment(statement)) {
      found.set('default', {module, name: statement.expression.getText()});
    } else if (
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword)
    ) {
      const names = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map((one) => one.name.getText())
        : [nameOf(statement) ?? ''];
      for (const name of names.filter(Boolean)) found.set(name, {module, name});
    }
  }
  return found;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => path.join(folder, name))
    .sort();
}

function load(root: string, files: readonly string[]): Surface {
  const modules = new Map(files.map((file) => [file, readModule(file)]));
  const resolve = (specifier: string, from: string): Module => {
    const file = `${path.resolve(path.dirname(from), specifier)}.d.ts`;
    const found = modules.get(file);
    if (!found) throw new Error(`${from}: '${specifier}' is no file of the surface`);
    return found;
  };
  const exported = new Map<string, {entries: string[]; imported: string}>();
  for (const {specifier, file} of entryPoints) {
    const module = modules.get(path.join(root, file));
    if (!module) throw new Error(`${file}: no such file → src/arkos/surface/index.ts names it`);
    for (const [imported, place] of exportsOf(module, resolve)) {
      const key = `${place.module.file}#${place.name}`;
      const known = exported.get(key) ?? {entries: [], imported};
      known.entries.push(specifier);
      exported.set(key, known);
    }
  }
  const top = [...modules.values()].flatMap((module) =>
    [...module.top].map(([name, nodes]) => {
      const key = exported.get(`${module.file}#${name}`);
      return declare(
        name,
        nodes,
        [],
        module.file,
        key && {entries: key.entries, imported: key.imported},
      );
    }),
  );
  // A class and the object made of it differ in the case of a letter only, which anchors lose.
  const types = new Set(top.filter(({kind}) => kind !== 'value').map(({anchor}) => anchor));
  const unique = top.map((one) =>
    one.kind === 'value' && types.has(one.anchor) ? renameAnchor(one, `${one.anchor}-value`) : one,
  );
  const all = new Map<string, Declared>();
  const places = new Map<string, Declared>();
  const keep = (one: Declared): void => {
    if (!all.has(one.path) || one.entries.length > 0) all.set(one.path, one);
    places.set(`${one.file}#${one.position}`, one);
    one.members.forEach(keep);
  };
  unique.forEach(keep);
  const order = [...exported.keys()];
  const key = (one: Declared): number => order.indexOf(`${one.file}#${one.name}`);
  return {
    all,
    exports: unique.filter(({entries}) => entries.length > 0).sort((a, b) => key(a) - key(b)),
    names: new Set([...places.values()].map(({name}) => name)),
    at: (file, position) => places.get(`${file}#${position}`),
  };
}

function renameAnchor(one: Declared, anchor: string): Declared {
  return {
    ...one,
    anchor,
    members: one.members.map((member) =>
      renameAnchor(member, member.anchor.replace(one.anchor, anchor)),
    ),
  };
}

/**
 * Reads the declared surface with the TypeScript parser; again only when a file of it has changed.
 *
 * @param root - The repository, absolute.
 * @returns Exports, the types they need, and all their members, but what is private or internal.
 * @throws Error when an entry point or a file that one names is not there.
 */
export const readSurface: (root: string) => Surface = whileUnchanged(
  (root) => filesBelow(path.join(root, 'src/arkos/surface')),
  (files, root) => load(root, files),
);
