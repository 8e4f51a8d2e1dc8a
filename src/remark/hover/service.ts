import path from 'node:path';

import ts from 'typescript';

import {surfacePaths} from '../../arkos/surface';
import {bookshopFolder} from '../../samples/pages';
import {type Declared, readSurface} from '../reference/surface';

/** A longer type says less than its name. */
const longestType = 280;

/** A name of the framework in a sample. */
export interface FrameworkName {
  /** Characters from the beginning of the sample. */
  readonly start: number;
  readonly length: number;
  /** What the surface declares there. */
  readonly declared: Declared;
  /** Its type, as an editor shows it. */
  readonly type: string;
}

/** What the compiler says of a sample. */
export interface SampleTypes {
  /** Names of the framework, in order. */
  readonly names: readonly FrameworkName[];
  /** The message of the diagnostic that was asked for, where the compiler gives it. */
  readonly message?: string;
}

/** A TypeScript sample of a page. */
export interface TypeScriptSample {
  /** File it stands for, relative to the bookshop, if it has a title. */
  readonly path?: string;
  readonly code: string;
  /** A diagnostic whose message is needed, such as `TS2551`. */
  readonly diagnostic?: string;
}

/** Answers what the names in samples are. */
export interface HoverService {
  /**
   * Finds the names of the framework in the samples of one page. The samples are files of the
   * bookshop, in place of those it has.
   *
   * @param samples - In their order.
   * @returns What is known of each sample.
   */
  read(samples: readonly TypeScriptSample[]): SampleTypes[];
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.Node16,
  moduleResolution: ts.ModuleResolutionKind.Node16,
  strict: true,
  esModuleInterop: true,
  skipLibCheck: true,
  experimentalDecorators: true,
  noEmit: true,
  types: ['node'],
};

/** Gives each sample a file; a second one of the same path lies beside the first. */
function filesOf(folder: string, samples: readonly TypeScriptSample[]): Map<string, string> {
  const files = new Map<string, string>();
  samples.forEach(({path: given, code}, index) => {
    const usable = given && /\.tsx?$/.test(given) && !given.includes('..');
    const wish = path.join(folder, usable ? given : `src/sample-${index}.ts`);
    const file = files.has(wish) ? wish.replace(/\.(tsx?)$/, `.sample-${index}.$1`) : wish;
    files.set(file, code);
  });
  return files;
}

function propertyOf(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Symbol | undefined {
  const parts = type.isUnion() ? type.types : [type];
  return parts
    .map((part) => checker.getPropertyOfType(part, name))
    .find((symbol) => symbol !== undefined);
}

function symbolAt(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const {parent} = node;
  if (
    ts.isObjectLiteralElementLike(parent) &&
    parent.name === node &&
    ts.isObjectLiteralExpression(parent.parent)
  ) {
    const type = checker.getContextualType(parent.parent);
    return type && propertyOf(checker, type, node.text);
  }
  if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
    return ts.isObjectBindingPattern(parent.parent)
      ? propertyOf(checker, checker.getTypeAtLocation(parent.parent), node.text)
      : undefined;
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function typeText(info: ts.QuickInfo | undefined, declared: Declared): string {
  const shown = ts
    .displayPartsToString(info?.displayParts)
    .replace(/^\(alias\) /, '')
    .replace(/\nimport [\S\s]*$/, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/;\s*}/g, '}')
    .replaceAll('{ ', '{')
    .trim();
  if (shown !== '' && shown.length <= longestType) return shown;
  const own = `${declared.path}${declared.optional ? '?' : ''}: ${declared.type.replace(/\{[^{}]*\}/g, '{…}')}`;
  return own.length <= longestType ? own : `${own.slice(0, longestType - 1)}…`;
}

/**
 * Starts a TypeScript language service over the surface, the bookshop and samples.
 *
 * @param root - The repository, absolute.
 * @returns The service; it keeps what it has parsed for the next page.
 */
export function createHoverService(root: string): HoverService {
  const folder = path.join(root, bookshopFolder);
  const surfaceFolder = path.join(root, 'src/arkos/surface') + path.sep;
  const settings = {...options, baseUrl: root, paths: surfacePaths('./')};
  let files = new Map<string, string>();
  let version = 0;
  const snapshots = new Map<string, {version: string; snapshot?: ts.IScriptSnapshot}>();
  // Beside `npm start` somebody edits these; a dependency stays as it is.
  const versionOf = (file: string): string =>
    [folder, surfaceFolder].some((edited) => path.normalize(file).startsWith(edited))
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
  const service = ts.createLanguageService({
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [...files.keys()],
    getScriptVersion: (file) => (files.has(file) ? `sample ${version}` : versionOf(file)),
    getScriptSnapshot: (file) => {
      const sample = files.get(file);
      return sample === undefined ? fromDisk(file) : ts.ScriptSnapshot.fromString(sample);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (file) => files.has(file) || ts.sys.fileExists(file),
    readFile: (file) => files.get(file) ?? ts.sys.readFile(file),
    directoryExists: (folder) => ts.sys.directoryExists(folder),
    getDirectories: (folder) => ts.sys.getDirectories(folder),
    realpath: (file) => ts.sys.realpath?.(file) ?? file,
  });

  function namesOf(file: string, checker: ts.TypeChecker, source: ts.SourceFile): FrameworkName[] {
    const surface = readSurface(root);
    const names: FrameworkName[] = [];
    // To print a type takes longer than to find it, and most names are used many times.
    const texts = new Map<ts.Symbol, Map<ts.Type, string>>();
    const textAt = (node: ts.Identifier, symbol: ts.Symbol, declared: Declared): string => {
      const known = texts.get(symbol) ?? new Map<ts.Type, string>();
      texts.set(symbol, known);
      const type = checker.getTypeAtLocation(node);
      const text =
        known.get(type) ??
        typeText(service.getQuickInfoAtPosition(file, node.getStart()), declared);
      known.set(type, text);
      return text;
    };
    const search = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const symbol = symbolAt(checker, node);
        const declaration = symbol?.declarations?.find((one) =>
          path.normalize(one.getSourceFile().fileName).startsWith(surfaceFolder),
        );
        const named = declaration && ((declaration as ts.NamedDeclaration).name ?? declaration);
        const declared =
          named && surface.at(path.normalize(named.getSourceFile().fileName), named.getStart());
        if (symbol && declared)
          names.push({
            start: node.getStart(),
            length: node.getWidth(),
            declared,
            type: textAt(node, symbol, declared),
          });
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

  return {
    read(samples) {
      files = filesOf(folder, samples);
      version += 1;
      const program = service.getProgram();
      if (!program) throw new Error('TypeScript made no program of the samples');
      const checker = program.getTypeChecker();
      return [...files.keys()].map((file, index) => {
        const source = program.getSourceFile(file);
        if (!source) throw new Error(`${file}: TypeScript did not read the sample`);
        const code = samples[index]?.diagnostic;
        const message = code && messageOf(file, code);
        return {names: namesOf(file, checker, source), ...(message ? {message} : {})};
      });
    },
  };
}
