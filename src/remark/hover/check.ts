import path from 'node:path';

import ts from 'typescript';

import {surfacePaths} from '../../arkos/surface';
import {bookshopFolder} from '../../bookshop/folder';
import {type Declared, readSurface} from '../reference/surface';
import {symbolAt, typeText} from './names';
import type {FrameworkName, SampleTypes, TypeScriptSample} from './types';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.Node16,
  moduleResolution: ts.ModuleResolutionKind.Node16,
  strict: true,
  esModuleInterop: true,
  skipLibCheck: true,
  experimentalDecorators: true,
  noEmit: true,
  types: ['node'],
};

/** The samples of one page: files of a folder of their own, which shows the bookshop's below them. */
interface Project {
  /** Where a sample stands among those of all pages. */
  readonly files: readonly string[];
  /** Sample by the file of the bookshop that it stands for or lies beside. */
  readonly placed: ReadonlyMap<string, string>;
}

/** Names the file of the bookshop that each sample is; a second one of a path lies beside the first. */
function placesOf(samples: readonly TypeScriptSample[]): string[] {
  const taken = new Set<string>();
  return samples.map(({path: given}, index) => {
    const usable = given && /\.tsx?$/.test(given) && !given.includes('..');
    const wish = path.normalize(usable ? given : `src/sample-${index}.ts`);
    const place = taken.has(wish) ? wish.replace(/\.(tsx?)$/, `.sample-${index}.$1`) : wish;
    taken.add(place);
    return place;
  });
}

/** A type that a page has shown. */
interface Shown {
  /** What decides its text: another name with the same has the same text. */
  readonly decides: readonly unknown[];
  readonly text: string;
}

/** Finds the names in the samples of several pages. */
export type Check = (pages: readonly (readonly TypeScriptSample[])[]) => SampleTypes[][];

/** Names that a module gives to what another exports, which may be called otherwise there. */
function aliasesIn({statements}: ts.SourceFile): string[] {
  return statements.flatMap((statement) => {
    if (ts.isImportEqualsDeclaration(statement)) return [statement.name.text];
    if (ts.isExportDeclaration(statement)) {
      const {exportClause} = statement;
      return exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map(({name}) => name.text)
        : [];
    }
    const {name, namedBindings} =
      (ts.isImportDeclaration(statement) ? statement.importClause : undefined) ?? {};
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    return [...(name ? [name] : []), ...named.map((element) => element.name)].map(({text}) => text);
  });
}

/** Gives literal types the order in which the surface declares them: unions are shown in it. */
function orderLiterals(checker: ts.TypeChecker, source: ts.SourceFile): void {
  const search = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node)) checker.getTypeFromTypeNode(node);
    ts.forEachChild(node, search);
  };
  search(source);
}

/**
 * Starts a TypeScript language service; it keeps what it has parsed for the next pages.
 *
 * @param root - The repository, absolute.
 * @returns What finds the names.
 */
export function createCheck(root: string): Check {
  const folder = path.join(root, bookshopFolder);
  const surfaceFolder = path.join(root, 'src/arkos/surface') + path.sep;
  // All of them, whatever a page imports: how a type is shown depends on what was read before.
  const surfaceFiles = ts.sys.readDirectory(surfaceFolder, ['.d.ts']).sort();
  const samplesFolder = path.join(folder, '.samples') + path.sep;
  const settings = {...options, baseUrl: root, paths: surfacePaths('./')};
  /** Text of each sample by its file. */
  const texts = new Map<string, string>();
  let projects: readonly Project[] = [];
  let version = 0;
  const snapshots = new Map<string, {version: string; snapshot?: ts.IScriptSnapshot}>();
  // Beside `npm start` somebody edits these; a dependency stays as it is.
  const versionOf = (file: string): string =>
    file.startsWith(`${folder}${path.sep}`) || file.startsWith(surfaceFolder)
      ? String(ts.sys.getModifiedTime?.(file)?.getTime())
      : 'installed';
  const fromDisk = (file: string): ts.IScriptSnapshot | undefined => {
    const current = versionOf(file);
    const known = snapshots.get(file);
    if (known?.version === current) return known.snapshot;
    const text = ts.sys.readFile(file);
    const snapshot = text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    snapshots.set(file, {version: current, ...(snapshot ? {snapshot} : {})});
    return snapshot;
  };
  const host = {
    fileExists: (file: string) => texts.has(file) || ts.sys.fileExists(file),
    readFile: (file: string) => texts.get(file) ?? ts.sys.readFile(file),
    directoryExists: (name: string) => ts.sys.directoryExists(name),
    getDirectories: (name: string) => ts.sys.getDirectories(name),
    realpath: (file: string) => ts.sys.realpath?.(file) ?? file,
    getCurrentDirectory: () => root,
  };
  const packages = ts.createModuleResolutionCache(root, (name) => name, settings);

  /** Resolves what a sample imports as if it stood in the bookshop with the others of its page. */
  function resolve(
    specifier: string,
    file: string,
    mode: ts.ResolutionMode,
  ): ts.ResolvedModuleFull | undefined {
    if (!file.startsWith(samplesFolder)) {
      return ts.resolveModuleName(specifier, file, settings, host, packages, undefined, mode)
        .resolvedModule;
    }
    const [number = '', ...inside] = file.slice(samplesFolder.length).split('/');
    const from = path.join(folder, ...inside);
    if (!specifier.startsWith('.')) {
      return ts.resolveModuleName(specifier, from, settings, host, packages, undefined, mode)
        .resolvedModule;
    }
    const placed = projects[Number(number)]?.placed;
    const over = {
      ...host,
      fileExists: (name: string) => placed?.has(name) === true || host.fileExists(name),
    };
    const found = ts.resolveModuleName(
      specifier,
      from,
      settings,
      over,
      undefined,
      undefined,
      mode,
    ).resolvedModule;
    const sample = found && placed?.get(found.resolvedFileName);
    return sample ? {...found, resolvedFileName: sample} : found;
  }

  const service = ts.createLanguageService({
    ...host,
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [...surfaceFiles, ...projects.flatMap(({files}) => files)],
    // While it stays the same, the service looks at no file again.
    getProjectVersion: () => String(version),
    jsDocParsingMode: ts.JSDocParsingMode.ParseForTypeErrors,
    getScriptVersion: (file) => (texts.has(file) ? `sample ${version}` : versionOf(file)),
    getScriptSnapshot: (file) => {
      const sample = texts.get(file);
      return sample === undefined ? fromDisk(file) : ts.ScriptSnapshot.fromString(sample);
    },
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    resolveModuleNameLiterals: (literals, file, _redirected, given, source) =>
      literals.map((literal) => ({
        resolvedModule: resolve(
          literal.text,
          file,
          ts.getModeForUsageLocation(source, literal, given),
        ),
      })),
  });

  /** The type of a name as an editor shows it; to print one takes longer than to find it. */
  function typeOf(
    file: string,
    checker: ts.TypeChecker,
    node: ts.Identifier,
    declared: Declared,
    shown: Map<Declared, Shown[]>,
  ): string {
    const callee = ts.isPropertyAccessExpression(node.parent) ? node.parent : node;
    const call = callee.parent;
    const isCalled =
      (ts.isCallExpression(call) || ts.isNewExpression(call)) && call.expression === callee;
    const decides = [
      checker.getTypeAtLocation(node),
      isCalled ? checker.getResolvedSignature(call) : undefined,
      node.parent.kind,
    ];
    const known = shown.get(declared) ?? [];
    shown.set(declared, known);
    const same = known.find((one) => one.decides.every((part, at) => part === decides[at]));
    if (same) return same.text;
    const text = typeText(service.getQuickInfoAtPosition(file, node.getStart()), declared);
    known.push({decides, text});
    return text;
  }

  function namesOf(
    file: string,
    checker: ts.TypeChecker,
    source: ts.SourceFile,
    candidates: ReadonlySet<string>,
    shown: Map<Declared, Shown[]>,
  ): FrameworkName[] {
    const surface = readSurface(root);
    const names: FrameworkName[] = [];
    const search = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && candidates.has(node.text)) {
        const declaration = symbolAt(checker, node)?.declarations?.find((one) =>
          one.getSourceFile().fileName.startsWith(surfaceFolder),
        );
        const named = declaration && ((declaration as ts.NamedDeclaration).name ?? declaration);
        const declared = named && surface.at(named.getSourceFile().fileName, named.getStart());
        if (declared) {
          names.push({
            start: node.getStart(),
            length: node.getWidth(),
            declared,
            type: typeOf(file, checker, node, declared, shown),
          });
        }
      }
      ts.forEachChild(node, search);
    };
    search(source);
    return names;
  }

  function messageOf(file: string, code: string): string | undefined {
    const found = [
      ...service.getSyntacticDiagnostics(file),
      ...service.getSemanticDiagnostics(file),
    ].find((one) => `TS${one.code}` === code);
    return found && ts.flattenDiagnosticMessageText(found.messageText, '\n').split('\n')[0];
  }

  return (pages) => {
    texts.clear();
    version += 1;
    projects = pages.map((samples, number) => {
      const places = placesOf(samples);
      const files = places.map((place) => path.join(samplesFolder, String(number), place));
      samples.forEach(({code}, index) => texts.set(files[index] ?? '', code));
      const placed = new Map(
        places.map((place, index) => [path.join(folder, place), files[index] ?? '']),
      );
      return {files, placed};
    });
    const program = service.getProgram();
    if (!program) throw new Error('TypeScript made no program of the samples');
    const checker = program.getTypeChecker();
    for (const file of surfaceFiles) {
      const source = program.getSourceFile(file);
      if (source) orderLiterals(checker, source);
    }
    // To ask the compiler what a name stands for is expensive, and most cannot be the framework's.
    const candidates = new Set(readSurface(root).names);
    for (const source of program.getSourceFiles()) {
      if (program.isSourceFileFromExternalLibrary(source)) continue;
      for (const name of aliasesIn(source)) candidates.add(name);
    }
    return projects.map(({files}, page) => {
      const shown = new Map<Declared, Shown[]>();
      return files.map((file, index) => {
        const source = program.getSourceFile(file);
        if (!source) throw new Error(`${file}: TypeScript did not read the sample`);
        const code = pages[page]?.[index]?.diagnostic;
        const message = code && messageOf(file, code);
        return {
          names: namesOf(file, checker, source, candidates, shown),
          ...(message ? {message} : {}),
        };
      });
    });
  };
}
