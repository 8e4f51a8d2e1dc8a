import {existsSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import ts from 'typescript';
import type {EntryPoint} from '../../arkos/surface';
import {copyOpened, type HiddenMember} from './declarations';
import type {UnpackedPackage} from '../arkos-record/package';
import {nothing, type CheckResult, type Difference} from './report';

/** What the comparison of declarations needs. */
export interface SurfaceInput {
  /** Root of the repository that holds our surface. */
  readonly root: string;
  /** Our entry points. */
  readonly entryPoints: readonly EntryPoint[];
  /** The package. */
  readonly unpacked: UnpackedPackage;
  /** Folder for copies; the packages that the declarations import must be found from it. */
  readonly workspace: string;
  /** Packages whose declarations are global; those of Node.js and multer unless given. */
  readonly globals?: readonly string[];
}

const baseOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
};

const printing =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrayAsGenericType;

/** Declarations of TypeScript and of installed packages, read once: they do not change meanwhile. */
const installed = new Map<string, ts.SourceFile | undefined>();

function compilerHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(baseOptions);
  const onDisk = {...host};
  host.getSourceFile = (file, ...rest) => {
    // The copies that are compared lie below node_modules/.cache.
    if (!/\/node_modules\/(?!\.cache\/)/.test(file)) return onDisk.getSourceFile(file, ...rest);
    if (!installed.has(file)) installed.set(file, onDisk.getSourceFile(file, ...rest));
    return installed.get(file);
  };
  return host;
}

/** A delegate with types of its own in every place a helper type reads one from. */
const delegate = `interface Delegate {
  create(args: {data: {a: 1}; select?: {b: 2}}): Promise<{c: 3}>;
  createMany(args: {data: {a: 4}[]; skipDuplicates?: boolean}): Promise<{count: 5}>;
  count(args: {where?: {a: 6}}): Promise<7>;
  findMany(args: {where?: {a: 8}; take?: 9}): Promise<{c: 10}[]>;
  findFirst(args: {where?: {a: 11}; take?: 12}): Promise<{c: 13} | null>;
  findUnique(args: {where: {a: 14}; select?: {b: 15}}): Promise<{c: 16} | null>;
  update(args: {where: {a: 17}; data: {b: 18}; select?: {c: 19}}): Promise<{d: 20}>;
  updateMany(args: {where?: {a: 21}; data: {b: 22}; limit?: 23}): Promise<{count: 24}>;
  delete(args: {where: {a: 25}; select?: {b: 26}}): Promise<{c: 27}>;
  deleteMany(args: {where?: {a: 28}; limit?: 29}): Promise<{count: 30}>;
}`;

/**
 * Compares every export of every entry point, in both directions: names, kinds, type parameters and
 * types down to the last member.
 *
 * @remarks Two classes or enums that are declared twice are different to TypeScript, so both sides
 * are copied and opened first ({@link openDeclarations}). Assignability alone would let `any` pass for
 * everything, so the types are walked side by side, and assignability decides where the walk finds
 * nothing to look into. Generic types are compared as instantiated with arguments that differ in
 * every place, and by their type parameters.
 * @param input - Both sides.
 * @returns One result for the entry points and exports, one for the types, one for hidden members.
 * @throws Error when a declaration file of an entry point is not there.
 */
export function compareSurface(input: SurfaceInput): CheckResult[] {
  const oursDirectory = join(input.workspace, 'ours');
  const theirsDirectory = join(input.workspace, 'theirs');
  const first = input.entryPoints[0];
  if (!first) throw new Error('src/arkos/surface/index.ts: there are no entry points');
  const surface = dirname(join(input.root, first.file));
  const declarations = join(input.unpacked.directory, 'dist', 'types');
  if (!existsSync(declarations)) {
    throw new Error(`${declarations}: not there → give a built package, with dist/types`);
  }
  const hidden: Sides<ReadonlyMap<string, readonly HiddenMember[]>> = {
    ours: copyOpened(surface, oursDirectory),
    theirs: copyOpened(declarations, theirsDirectory),
  };
  return new Comparison(input, surface, {ours: oursDirectory, theirs: theirsDirectory}).run(hidden);
}

interface Sides<T> {
  readonly ours: T;
  readonly theirs: T;
}

interface Pair {
  readonly specifier: string;
  readonly files: Sides<string>;
}

class Comparison {
  private readonly types: Difference[] = [];
  private readonly seen = new Map<ts.Type, Set<ts.Type>>();
  private readonly host = compilerHost();
  private readonly options: ts.CompilerOptions;
  private compared = 0;
  /**
   * Signatures with type parameters around the types at hand. Two declarations of a type parameter
   * are never assignable to each other, so there the walk and the printed types decide.
   */
  private typeParametersInScope = 0;
  private checker!: ts.TypeChecker;

  public constructor(
    private readonly input: SurfaceInput,
    private readonly surface: string,
    private readonly directories: Sides<string>,
  ) {
    this.options = {...baseOptions, types: [...(input.globals ?? ['node', 'multer'])]};
  }

  public run(hidden: Sides<ReadonlyMap<string, readonly HiddenMember[]>>): CheckResult[] {
    const names: Difference[] = [];
    const pairs = this.pairEntryPoints(names);
    const program = ts.createProgram({
      rootNames: pairs.flatMap(({files}) => [files.ours, files.theirs]),
      options: this.options,
      host: this.host,
    });
    this.checker = program.getTypeChecker();
    const lines: string[] = [];
    let exported = 0;
    pairs.forEach((pair, index) => {
      const ours = this.exportsOf(program, pair.files.ours);
      const theirs = this.exportsOf(program, pair.files.theirs);
      exported += ours.size;
      for (const [name, symbol] of ours) {
        const other = theirs.get(name);
        const place = this.placeOf(symbol, pair.files.ours);
        if (!other) {
          names.push({
            check: 'exports',
            place,
            ours: `${pair.specifier}: ${name}`,
            theirs: nothing,
          });
          continue;
        }
        const kinds = {ours: kindOf(symbol), theirs: kindOf(other)};
        if (kinds.ours !== kinds.theirs) {
          names.push({
            check: 'exports',
            place,
            ours: `${pair.specifier}: ${name} is a ${kinds.ours}`,
            theirs: `a ${kinds.theirs}`,
          });
          continue;
        }
        lines.push(...this.aliases(index, name, symbol, other, place));
      }
      for (const name of theirs.keys()) {
        if (ours.has(name)) continue;
        names.push({
          check: 'exports',
          place: this.originalPath(pair.files.ours, 1),
          ours: nothing,
          theirs: `${pair.specifier}: ${name}`,
        });
      }
    });
    this.compareAliases(program, pairs, lines);
    return [
      {check: 'exports', compared: exported, differences: names},
      {check: 'types', compared: this.compared, differences: this.types},
      this.compareHidden(hidden),
    ];
  }

  private pairEntryPoints(differences: Difference[]): Pair[] {
    const {manifest} = this.input.unpacked;
    const pairs: Pair[] = [];
    const declared = new Map<string, string>();
    for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
      if (subpath.includes('*') || typeof target === 'string' || !target.types) continue;
      declared.set(`${manifest.name}${subpath.slice(1)}`, target.types);
    }
    for (const {specifier, file} of this.input.entryPoints) {
      const types = declared.get(specifier);
      declared.delete(specifier);
      if (types === undefined) {
        differences.push({
          check: 'exports',
          place: `${file}:1`,
          ours: `the entry point ${specifier}`,
          theirs: nothing,
        });
        continue;
      }
      pairs.push({
        specifier,
        files: {
          ours: join(this.directories.ours, relative(this.surface, join(this.input.root, file))),
          theirs: join(this.directories.theirs, relative(join('dist', 'types'), types)),
        },
      });
    }
    for (const specifier of declared.keys()) {
      differences.push({
        check: 'exports',
        place: 'src/arkos/surface/index.ts:1',
        ours: nothing,
        theirs: `the entry point ${specifier}`,
      });
    }
    return pairs;
  }

  private exportsOf(program: ts.Program, file: string): Map<string, ts.Symbol> {
    const source = program.getSourceFile(file);
    if (!source)
      throw new Error(`${file}: not there → the package names it as types of an entry point`);
    const module = this.checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file}: exports nothing`);
    return new Map(
      this.checker
        .getExportsOfModule(module)
        .map((symbol) => [
          symbol.name,
          symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol,
        ]),
    );
  }

  /** Lines of the check file for one export: what to compare, as pairs of type aliases. */
  private aliases(
    index: number,
    name: string,
    ours: ts.Symbol,
    theirs: ts.Symbol,
    place: string,
  ): string[] {
    const lines: string[] = [];
    const safe = name === 'default' ? '_default' : name;
    const add = (label: string, suffix: string, typeOf: boolean): void => {
      const key = `${safe}_${lines.length}`;
      const write = (side: 'O' | 'T'): string =>
        `export type ${side}${index}_${key} = ${typeOf ? 'typeof ' : ''}${side}${index}.${name}${suffix}; // ${label}`;
      lines.push(write('O'), write('T'));
    };
    if (ours.flags & ts.SymbolFlags.Value) add(name, '', true);
    if (ours.flags & ts.SymbolFlags.Type) {
      const parameters = {ours: typeParameters(ours), theirs: typeParameters(theirs)};
      const text = {
        ours: parametersText(parameters.ours),
        theirs: parametersText(parameters.theirs),
      };
      if (text.ours !== text.theirs) {
        this.types.push({
          check: 'types',
          place,
          ours: `${name}${text.ours}`,
          theirs: `${name}${text.theirs}`,
        });
        return lines;
      }
      for (const args of samples(parameters.ours)) add(`${name}${args}`, args, false);
    }
    return lines;
  }

  private compareAliases(old: ts.Program, pairs: readonly Pair[], lines: readonly string[]): void {
    const file = join(this.input.workspace, 'check.ts');
    const imports = pairs.flatMap(({files}, index) => [
      `import type * as O${index} from '${this.importPath(files.ours)}';`,
      `import type * as T${index} from '${this.importPath(files.theirs)}';`,
    ]);
    writeFileSync(file, [...imports, delegate, ...lines, ''].join('\n'));
    const program = ts.createProgram({
      rootNames: [file],
      options: this.options,
      host: this.host,
      oldProgram: old,
    });
    this.checker = program.getTypeChecker();
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file}: could not be read`);
    for (const diagnostic of program.getSemanticDiagnostics(source)) {
      this.types.push({
        check: 'types',
        place: 'src/commands/verify-arkos/types.ts:1',
        ours: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
        theirs: source.text
          .slice(diagnostic.start ?? 0, (diagnostic.start ?? 0) + (diagnostic.length ?? 0))
          .slice(0, 120),
      });
    }
    const declared = source.statements.filter(ts.isTypeAliasDeclaration);
    for (let i = 0; i + 1 < declared.length; i += 2) {
      const [ours, theirs] = [declared[i], declared[i + 1]];
      if (!ours || !theirs) continue;
      const label = /^ \/\/ (.*)$/m.exec(source.text.slice(ours.getEnd()))?.[1] ?? ours.name.text;
      const left = this.checker.getTypeFromTypeNode(ours.type);
      const right = this.checker.getTypeFromTypeNode(theirs.type);
      const symbol = left.aliasSymbol ?? left.symbol;
      const fallback = pairs[Number(/^O(\d+)_/.exec(ours.name.text)?.[1])]?.files.ours ?? file;
      this.compared += 1;
      this.walk(left, right, label, symbol ? this.placeOf(symbol, fallback) : `${fallback}:1`);
    }
  }

  private importPath(file: string): string {
    return `./${relative(this.input.workspace, file)
      .split(sep)
      .join('/')
      .replace(/\.d\.ts$/, '')}`;
  }

  /** Compares two types; every difference is reported where it is, as deep as possible. */
  private walk(ours: ts.Type, theirs: ts.Type, path: string, place: string): void {
    if (ours === theirs) return;
    const others = this.seen.get(ours) ?? new Set();
    if (others.has(theirs)) return;
    this.seen.set(ours, others.add(theirs));
    const before = this.types.length;
    const same = this.walkParts(ours, theirs, path, place);
    if (this.types.length > before) return;
    if (same && this.typeParametersInScope > 0 && this.print(ours) === this.print(theirs)) return;
    if (!same || !this.mutuallyAssignable(ours, theirs)) this.report(ours, theirs, path, place);
  }

  /** Looks into two types; false when they are different kinds of types. */
  private walkParts(ours: ts.Type, theirs: ts.Type, path: string, place: string): boolean {
    const simple =
      ts.TypeFlags.Any |
      ts.TypeFlags.Unknown |
      ts.TypeFlags.Never |
      ts.TypeFlags.Void |
      ts.TypeFlags.Undefined |
      ts.TypeFlags.Null |
      ts.TypeFlags.String |
      ts.TypeFlags.Number |
      ts.TypeFlags.Boolean |
      ts.TypeFlags.Literal |
      ts.TypeFlags.UniqueESSymbol |
      ts.TypeFlags.TemplateLiteral;
    if ((ours.flags | theirs.flags) & simple) return this.print(ours) === this.print(theirs);
    if ((ours.flags | theirs.flags) & ts.TypeFlags.UnionOrIntersection) {
      return this.walkMembersOfUnion(ours, theirs, path, place);
    }
    if (!(ours.flags & theirs.flags & ts.TypeFlags.Object)) {
      return this.print(ours) === this.print(theirs);
    }
    if (ours.symbol && ours.symbol === theirs.symbol && isReference(ours) && isReference(theirs)) {
      const left = this.checker.getTypeArguments(ours);
      const right = this.checker.getTypeArguments(theirs);
      if (left.length !== right.length) return false;
      left.forEach((argument, i) => {
        const other = right[i];
        if (other) this.walk(argument, other, `${path}<${i}>`, place);
      });
      return true;
    }
    if (this.isForeign(ours) || this.isForeign(theirs)) {
      // A type of a package and another one: their members say nothing about ours.
      if (ours.symbol !== theirs.symbol) return false;
    }
    this.walkProperties(ours, theirs, path, place);
    this.walkIndexes(ours, theirs, path, place);
    return (
      this.walkSignatures(ts.SignatureKind.Call, ours, theirs, path, place) &&
      this.walkSignatures(ts.SignatureKind.Construct, ours, theirs, path, place)
    );
  }

  private isForeign({symbol}: ts.Type): boolean {
    const declarations = symbol?.declarations ?? [];
    return (
      declarations.length > 0 &&
      declarations.every((node) => !node.getSourceFile().fileName.startsWith(this.input.workspace))
    );
  }

  private walkMembersOfUnion(ours: ts.Type, theirs: ts.Type, path: string, place: string): boolean {
    if (!ours.isUnionOrIntersection() || !theirs.isUnionOrIntersection()) return false;
    if (ours.isUnion() !== theirs.isUnion() || ours.types.length !== theirs.types.length) {
      return false;
    }
    const sorted = (types: readonly ts.Type[]): {text: string; type: ts.Type}[] =>
      types
        .map((type) => ({text: this.print(type), type}))
        .sort((a, b) => (a.text < b.text ? -1 : 1));
    const right = sorted(theirs.types);
    const objects = sorted(ours.types).filter(({text, type}, i) => {
      const other = right[i];
      if (!other) return false;
      if (text !== other.text && !(type.flags & ts.TypeFlags.Object)) return false;
      this.walk(type, other.type, path, place);
      return true;
    });
    return objects.length === right.length;
  }

  private walkProperties(ours: ts.Type, theirs: ts.Type, path: string, place: string): void {
    const right = new Map(
      this.checker.getPropertiesOfType(theirs).map((symbol) => [symbol.name, symbol]),
    );
    for (const property of this.checker.getPropertiesOfType(ours)) {
      const at = `${path}.${property.name}`;
      const other = right.get(property.name);
      right.delete(property.name);
      const where = this.placeOf(property, place);
      if (!other) {
        this.types.push({check: 'types', place: where, ours: at, theirs: nothing});
        continue;
      }
      const marks = {ours: marksOf(property), theirs: marksOf(other)};
      if (marks.ours !== marks.theirs) {
        this.types.push({
          check: 'types',
          place: where,
          ours: `${at} is ${marks.ours}`,
          theirs: marks.theirs,
        });
      }
      const left = this.checker.getTypeOfSymbol(property);
      const opposite = this.checker.getTypeOfSymbol(other);
      const inherited = property.declarations?.[0] === other.declarations?.[0];
      if (inherited && this.print(left) === this.print(opposite)) continue;
      this.walk(left, opposite, at, where);
    }
    for (const name of right.keys()) {
      this.types.push({check: 'types', place, ours: nothing, theirs: `${path}.${name}`});
    }
  }

  private walkIndexes(ours: ts.Type, theirs: ts.Type, path: string, place: string): void {
    const left = this.checker.getIndexInfosOfType(ours);
    const right = this.checker.getIndexInfosOfType(theirs);
    const keys = (infos: readonly ts.IndexInfo[]): string =>
      infos
        .map(({keyType, isReadonly}) => `${isReadonly ? 'readonly ' : ''}[${this.print(keyType)}]`)
        .join();
    if (keys(left) !== keys(right)) {
      this.types.push({
        check: 'types',
        place,
        ours: `${path}${keys(left) || ' without an index'}`,
        theirs: keys(right) || 'without an index',
      });
      return;
    }
    left.forEach((info, i) => {
      const other = right[i];
      if (other) this.walk(info.type, other.type, `${path}[${this.print(info.keyType)}]`, place);
    });
  }

  private walkSignatures(
    kind: ts.SignatureKind,
    ours: ts.Type,
    theirs: ts.Type,
    path: string,
    place: string,
  ): boolean {
    const left = this.checker.getSignaturesOfType(ours, kind);
    const right = this.checker.getSignaturesOfType(theirs, kind);
    if (left.length !== right.length) return false;
    left.forEach((signature, i) => {
      const other = right[i];
      if (!other) return;
      const at = kind === ts.SignatureKind.Construct ? `new ${path}` : path;
      const heads = {ours: this.head(signature), theirs: this.head(other)};
      if (heads.ours !== heads.theirs) {
        this.types.push({
          check: 'types',
          place,
          ours: `${at}${heads.ours}`,
          theirs: heads.theirs,
        });
        return;
      }
      const generic = (signature.typeParameters?.length ?? 0) > 0 ? 1 : 0;
      this.typeParametersInScope += generic;
      signature.parameters.forEach((parameter, n) => {
        const opposite = other.parameters[n];
        if (!opposite) return;
        this.walk(
          this.checker.getTypeOfSymbol(parameter),
          this.checker.getTypeOfSymbol(opposite),
          `${at}(${parameter.name})`,
          place,
        );
      });
      this.walk(signature.getReturnType(), other.getReturnType(), `${at}()`, place);
      this.typeParametersInScope -= generic;
    });
    return true;
  }

  /** Type parameters with constraints and defaults, and which parameters may be left out. */
  private head(signature: ts.Signature): string {
    const generics = (signature.typeParameters ?? []).map((parameter) => {
      const constraint = parameter.getConstraint();
      const standard = parameter.getDefault();
      return `${this.print(parameter)}${constraint ? ` extends ${this.print(constraint)}` : ''}${standard ? ` = ${this.print(standard)}` : ''}`;
    });
    const parameters = signature.parameters.map(({valueDeclaration}, i) => {
      if (!valueDeclaration || !ts.isParameter(valueDeclaration)) return `#${i}`;
      if (valueDeclaration.dotDotDotToken) return `...#${i}`;
      return `#${i}${(valueDeclaration.questionToken ?? valueDeclaration.initializer) ? '?' : ''}`;
    });
    return `${generics.length > 0 ? `<${generics.join(', ')}>` : ''}(${parameters.join(', ')})`;
  }

  private mutuallyAssignable(ours: ts.Type, theirs: ts.Type): boolean {
    return (
      this.checker.isTypeAssignableTo(ours, theirs) && this.checker.isTypeAssignableTo(theirs, ours)
    );
  }

  private report(ours: ts.Type, theirs: ts.Type, path: string, place: string): void {
    this.types.push({
      check: 'types',
      place,
      ours: `${path}: ${this.print(ours)}`,
      theirs: this.print(theirs),
    });
  }

  private print(type: ts.Type): string {
    // The names of the namespaces in the check file are no part of a type.
    return this.checker.typeToString(type, undefined, printing).replace(/\b[OT]\d+\./g, '');
  }

  private compareHidden(hidden: Sides<ReadonlyMap<string, readonly HiddenMember[]>>): CheckResult {
    const differences: Difference[] = [];
    let compared = 0;
    for (const [name, members] of hidden.ours) {
      const other = hidden.theirs.get(name) ?? [];
      const write = (list: readonly HiddenMember[]): string[] =>
        list.map((member) => `${member.visibility} ${name}.${member.name}`);
      const [left, right] = [write(members), write(other)];
      compared += left.length;
      const place = 'src/arkos/surface/index.ts:1';
      for (const member of left.filter((text) => !right.includes(text))) {
        differences.push({check: 'hidden members', place, ours: member, theirs: nothing});
      }
      for (const member of right.filter((text) => !left.includes(text))) {
        differences.push({check: 'hidden members', place, ours: nothing, theirs: member});
      }
    }
    return {check: 'hidden members', compared, differences};
  }

  private placeOf(symbol: ts.Symbol, fallback: string): string {
    const declaration = symbol.declarations?.find((node) =>
      node.getSourceFile().fileName.startsWith(this.directories.ours),
    );
    if (!declaration) {
      return fallback.includes(':') ? fallback : this.originalPath(fallback, 1);
    }
    const source = declaration.getSourceFile();
    const name = ts.getNameOfDeclaration(declaration) ?? declaration;
    const {line} = source.getLineAndCharacterOfPosition(name.getStart(source));
    return this.originalPath(source.fileName, line + 1);
  }

  private originalPath(copy: string, line: number): string {
    const path = join(this.surface, relative(this.directories.ours, copy));
    return `${relative(this.input.root, path).split(sep).join('/')}:${line}`;
  }
}

function kindOf(symbol: ts.Symbol): string {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  if (symbol.flags & ts.SymbolFlags.Value && symbol.flags & ts.SymbolFlags.Type) {
    return 'value and type';
  }
  return symbol.flags & ts.SymbolFlags.Value ? 'value' : 'type';
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0
  );
}

function marksOf(symbol: ts.Symbol): string {
  const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const declaration = symbol.declarations?.[0];
  const readonly =
    declaration !== undefined &&
    (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0;
  return `${readonly ? 'readonly' : 'writable'} and ${optional ? 'optional' : 'required'}`;
}

function typeParameters(symbol: ts.Symbol): readonly ts.TypeParameterDeclaration[] {
  for (const declaration of symbol.declarations ?? []) {
    if (
      ts.isClassDeclaration(declaration) ||
      ts.isInterfaceDeclaration(declaration) ||
      ts.isTypeAliasDeclaration(declaration)
    ) {
      return declaration.typeParameters ?? [];
    }
  }
  return [];
}

function parametersText(parameters: readonly ts.TypeParameterDeclaration[]): string {
  if (parameters.length === 0) return '';
  const text = parameters.map((node) => node.getText().replace(/\s+/g, ' ').replace(/"/g, "'"));
  return `<${text.join(', ')}>`;
}

/** Lists of type arguments to instantiate a generic type with, the shortest list included. */
function samples(parameters: readonly ts.TypeParameterDeclaration[]): string[] {
  const choices = parameters.map(({constraint}, index) => {
    const text = constraint?.getText() ?? '';
    if (text === 'string') return ['string', '"auth"', '"file-upload"', '"post"'];
    if (/Record<string, any>|ModelDelegate/.test(text)) return ['Delegate', 'any'];
    return text === '' ? [`{sample: ${index}}`] : ['any'];
  });
  const optional = parameters.findIndex((node) => node.default !== undefined);
  const least = optional === -1 ? parameters.length : optional;
  const lists: string[][] = [];
  for (let length = least; length <= parameters.length; length += 1) {
    let combined: string[][] = [[]];
    for (const choice of choices.slice(0, length)) {
      combined = combined.flatMap((list) => choice.map((argument) => [...list, argument]));
    }
    lists.push(...combined);
  }
  return lists.map((list) => (list.length === 0 ? '' : `<${list.join(', ')}>`));
}
