import {existsSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import ts from 'typescript';
import type {EntryPoint} from '../../arkos/surface';
import {copyOpened, type HiddenMember} from './declarations';
import {typedEntries, type UnpackedPackage} from '../arkos-record/package';
import {delegate, parametersText, genericSamples, typeParameters} from './generics';
import {CheckResult, nothing, surfaceIndex} from './report';
import {TypeWalker} from './walker';

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
  if (!existsSync(declarations))
    throw new Error(`${declarations}: not there → give a built package, with dist/types`);

  const hidden: HiddenMembers = {
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
  private readonly names = new CheckResult('exports');
  private readonly types = new CheckResult('types');
  private readonly host = compilerHost();
  private readonly options: ts.CompilerOptions;
  private checker!: ts.TypeChecker;

  public constructor(
    private readonly input: SurfaceInput,
    private readonly surface: string,
    private readonly directories: Sides<string>,
  ) {
    this.options = {...baseOptions, types: [...(input.globals ?? ['node', 'multer'])]};
  }

  public run(hidden: HiddenMembers): CheckResult[] {
    const pairs = this.pairEntryPoints();
    const program = ts.createProgram({
      rootNames: pairs.flatMap(({files}) => [files.ours, files.theirs]),
      options: this.options,
      host: this.host,
    });
    this.checker = program.getTypeChecker();
    const lines: string[] = [];
    pairs.forEach((pair, index) => {
      const ours = this.exportsOf(program, pair.files.ours);
      const theirs = this.exportsOf(program, pair.files.theirs);
      this.names.compared += ours.size;
      for (const [name, symbol] of ours) {
        const other = theirs.get(name);
        const location = this.locationOf(symbol, pair.files.ours);
        if (!other) {
          this.names.add(location, `${pair.specifier}: ${name}`, nothing);
          continue;
        }
        const kinds = {ours: kindOf(symbol), theirs: kindOf(other)};
        if (kinds.ours !== kinds.theirs) {
          const what = `${pair.specifier}: ${name} is a ${kinds.ours}`;
          this.names.add(location, what, `a ${kinds.theirs}`);
          continue;
        }
        lines.push(...this.aliases(index, name, symbol, other, location));
      }
      for (const name of theirs.keys()) {
        const location = this.originalPath(pair.files.ours, 1);
        if (!ours.has(name)) this.names.add(location, nothing, `${pair.specifier}: ${name}`);
      }
    });
    this.compareAliases(program, pairs, lines);
    return [this.names, this.types, compareHidden(hidden)];
  }

  private pairEntryPoints(): Pair[] {
    const pairs: Pair[] = [];
    const declared = typedEntries(this.input.unpacked.manifest);
    for (const {specifier, file} of this.input.entryPoints) {
      const types = declared.get(specifier);
      declared.delete(specifier);
      if (types === undefined) {
        this.names.add(`${file}:1`, `the entry point ${specifier}`, nothing);
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
    for (const specifier of declared.keys())
      this.names.add(surfaceIndex, nothing, `the entry point ${specifier}`);
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
    location: string,
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
        this.types.add(location, `${name}${text.ours}`, `${name}${text.theirs}`);
        return lines;
      }
      for (const args of genericSamples(parameters.ours)) add(`${name}${args}`, args, false);
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
      const {start = 0, length = 0, messageText} = diagnostic;
      this.types.add(
        'src/commands/verify-arkos/types.ts:1',
        ts.flattenDiagnosticMessageText(messageText, ' '),
        source.text.slice(start, start + Math.min(length, 120)),
      );
    }
    const walker = new TypeWalker(
      this.checker,
      this.input.workspace,
      (symbol, fallback) => this.locationOf(symbol, fallback),
      this.types,
    );
    const declared = source.statements.filter(ts.isTypeAliasDeclaration);
    for (let i = 0; i + 1 < declared.length; i += 2) {
      const [ours, theirs] = [declared[i], declared[i + 1]];
      if (!ours || !theirs) continue;
      const label = /^ \/\/ (.*)$/m.exec(source.text.slice(ours.getEnd()))?.[1] ?? ours.name.text;
      const left = this.checker.getTypeFromTypeNode(ours.type);
      const right = this.checker.getTypeFromTypeNode(theirs.type);
      const symbol = left.aliasSymbol ?? left.symbol;
      const fallback = pairs[Number(/^O(\d+)_/.exec(ours.name.text)?.[1])]?.files.ours ?? file;
      this.types.compared += 1;
      walker.compare(
        left,
        right,
        label,
        symbol ? this.locationOf(symbol, fallback) : `${fallback}:1`,
      );
    }
  }

  private importPath(file: string): string {
    return `./${relative(this.input.workspace, file)
      .split(sep)
      .join('/')
      .replace(/\.d\.ts$/, '')}`;
  }

  private locationOf(symbol: ts.Symbol, fallback: string): string {
    const declaration = symbol.declarations?.find((node) =>
      node.getSourceFile().fileName.startsWith(this.directories.ours),
    );
    if (!declaration) return fallback.includes(':') ? fallback : this.originalPath(fallback, 1);

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
  if (symbol.flags & ts.SymbolFlags.Value && symbol.flags & ts.SymbolFlags.Type)
    return 'value and type';

  return symbol.flags & ts.SymbolFlags.Value ? 'value' : 'type';
}

type HiddenMembers = Sides<ReadonlyMap<string, readonly HiddenMember[]>>;

function compareHidden({ours, theirs}: HiddenMembers): CheckResult {
  const result = new CheckResult('hidden members');
  const write = (name: string, members: readonly HiddenMember[] = []): string[] =>
    members.map((member) => `${member.visibility} ${name}.${member.name}`);
  for (const [name, members] of ours) {
    const [left, right] = [write(name, members), write(name, theirs.get(name))];
    result.compared += left.length;
    for (const member of left.filter((text) => !right.includes(text)))
      result.add(surfaceIndex, member, nothing);
    for (const member of right.filter((text) => !left.includes(text)))
      result.add(surfaceIndex, nothing, member);
  }
  return result;
}
