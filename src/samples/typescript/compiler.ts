import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {besidePaths, surfacePaths} from '../../arkos/surface';
import {bookshopFolder} from '../pages';
import type {Diagnostic} from '../sample';
import {type PageProject, type VirtualFile, versionSeen} from './projects';
import {explain} from './explain';

/** Comments of declarations are for hovers; leaving them unread halves the first check. */
const jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;

/** Source files are parsed once, whichever project reads them. */
const registry = ts.createDocumentRegistry(true, undefined, jsDocParsingMode);

/** The registry is shared, so a version must be new to every compiler. */
let lastVersion = 0;

/** Where the project of a sample finds what it imports. */
export interface CompilerSettings {
  /** The repository, absolute. */
  readonly root: string;
  /**
   * Files that `arkos` and its entry points stand for, absolute, in the form of the compiler's
   * `paths`. Default: the declared surface.
   */
  readonly arkos?: Readonly<Record<string, string[]>>;
}

/** The TypeScript compiler, kept warm between checks. */
export interface SampleCompiler {
  /**
   * Compiles projects, together with those it was given before.
   *
   * @param projects - Pages to add or to replace.
   * @returns What the compiler says about each file of these projects, by page.
   */
  check(projects: readonly PageProject[]): Map<string, Diagnostic[]>;
  /** Compiles the bookshop itself: `file:line:column` of each mistake, message and mend. */
  checkBookshop(): BookshopDiagnostic[];
  /**
   * The program that a page is part of, for tools that read types.
   *
   * @param page - A page that was checked.
   */
  program(page: string): ts.Program | undefined;
}

/** A mistake in a file of the bookshop. */
export interface BookshopDiagnostic {
  /** Path relative to the repository. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  readonly code: string;
  readonly message: string;
  readonly mend: string;
}

/** A page that adds to global or foreign types is compiled apart, so that no other page sees it. */
const changesGlobals = /\bdeclare\s+(?:global|module)\b/;

/** What a JavaScript file cannot say: types of parameters. */
const onlyTypeScript = (code: number): boolean => code >= 7000 && code < 8000;

/**
 * Makes a compiler for the samples of pages.
 *
 * @param settings - Where to look.
 * @returns The compiler; the first check is slow, later ones read only what changed.
 * @throws Error when the bookshop's `tsconfig.json` cannot be read.
 */
export function createCompiler({root, arkos}: CompilerSettings): SampleCompiler {
  const bookshop = path.join(root, bookshopFolder);
  const {options, fileNames} = readConfig(bookshop);
  const compilerOptions: ts.CompilerOptions = {
    ...options,
    paths: {...besidePaths(`${root}/`), ...(arkos ?? surfacePaths(`${root}/`))},
    types: ['node'],
    noEmit: true,
    allowJs: true,
    checkJs: true,
    jsx: ts.JsxEmit.Preserve,
    // A sample without import or export is still a file of its own.
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
  const projects = new Map<string, PageProject>();
  const virtual = new Map<string, {file: VirtualFile; project: PageProject}>();
  const versions = new Map<string, number>();
  const services = new Map<string, ts.LanguageService>();
  /** Pages of each service; those that change no globals share the one named ''. */
  const groups = new Map<string, Set<string>>([['', new Set()]]);
  /** Pages read the bookshop's files that they import; all of them are read when it is checked. */
  let bookshopToo = false;
  const samplesFolder = path.join(bookshop, '.samples') + path.sep;

  /** Where a path below a page's folder is on disk: in the bookshop. */
  const onDisk = (file: string): string => {
    const name = path.normalize(file);
    if (!name.startsWith(samplesFolder)) return name;
    const project = projectOf(name);
    return project ? path.join(bookshop, path.relative(project.directory, name)) : name;
  };

  function projectOf(file: string): PageProject | undefined {
    let folder = path.dirname(file);
    while (folder.startsWith(samplesFolder)) {
      const project = byDirectory.get(folder);
      if (project) return project;
      folder = path.dirname(folder);
    }
    return undefined;
  }
  const byDirectory = new Map<string, PageProject>();

  const fileExists = (file: string): boolean =>
    virtual.has(path.normalize(file)) || ts.sys.fileExists(onDisk(file));
  const readText = (file: string): string | undefined =>
    virtual.get(path.normalize(file))?.file.text ?? ts.sys.readFile(onDisk(file));

  const isVirtualFolder = (folder: string): boolean => {
    const name = path.normalize(folder);
    const prefix = name.endsWith(path.sep) ? name : name + path.sep;
    for (const file of virtual.keys()) if (file.startsWith(prefix)) return true;
    return false;
  };
  const resolution: ts.ModuleResolutionHost = {
    fileExists,
    readFile: readText,
    directoryExists: (folder) =>
      ts.sys.directoryExists(onDisk(`${folder}${path.sep}`)) || isVirtualFolder(folder),
    getDirectories: (folder) => ts.sys.getDirectories(onDisk(`${folder}${path.sep}`)),
    // `node_modules` of this repository may be links: types of one package must stay one.
    realpath: (file) =>
      virtual.has(path.normalize(file)) ? file : (ts.sys.realpath?.(file) ?? file),
    getCurrentDirectory: () => bookshop,
    useCaseSensitiveFileNames: true,
  };

  const host = (group: string): ts.LanguageServiceHost => ({
    ...resolution,
    useCaseSensitiveFileNames: () => true,
    jsDocParsingMode,
    getCompilationSettings: () => compilerOptions,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    getCurrentDirectory: () => bookshop,
    getScriptFileNames: () => [
      ...(group === '' && bookshopToo ? fileNames : []),
      ...[...(groups.get(group) ?? [])].flatMap(
        (page) => projects.get(page)?.files.map(({file}) => file) ?? [],
      ),
    ],
    getScriptVersion: (file) => {
      const name = path.normalize(file);
      const version = versions.get(name);
      if (version !== undefined) return String(version);
      const disk = onDisk(name);
      if (disk.includes(`${path.sep}node_modules${path.sep}`)) return '0';
      return existsSync(disk) ? String(statSync(disk).mtimeMs) : 'none';
    },
    getScriptSnapshot: (file) => {
      const text = readText(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    resolveModuleNameLiterals: (literals, containing, redirected, settings, source) =>
      literals.map((literal) => {
        const resolved = ts.resolveModuleName(
          literal.text,
          containing,
          settings,
          resolution,
          cache,
          redirected,
          ts.getModeForUsageLocation(source, literal, settings),
        );
        return {resolvedModule: seenFrom(containing, resolved.resolvedModule)};
      }),
  });

  /** Replaces the last version of a page's file by the one that the importing sample sees. */
  function seenFrom(
    containing: string,
    resolved: ts.ResolvedModuleFull | undefined,
  ): ts.ResolvedModuleFull | undefined {
    const importer = virtual.get(path.normalize(containing));
    const target = resolved && virtual.get(path.normalize(resolved.resolvedFileName));
    if (!resolved || !importer || target?.project !== importer.project) return resolved;
    const seen = versionSeen(importer.project, target.file.path, importer.file.index);
    return seen ? {...resolved, resolvedFileName: seen.file} : resolved;
  }

  const canonical = (name: string): string => name;
  let cache = ts.createModuleResolutionCache(bookshop, canonical, compilerOptions);

  function put(project: PageProject): void {
    const before = projects.get(project.page);
    const names = (files: readonly VirtualFile[] = []): string =>
      files.map(({file}) => file).join('\n');
    // A file that comes or goes changes what imports mean.
    if (names(before?.files) !== names(project.files))
      cache = ts.createModuleResolutionCache(bookshop, canonical, compilerOptions);
    for (const {file} of before?.files ?? []) virtual.delete(file);
    for (const file of project.files) {
      virtual.set(file.file, {file, project});
      lastVersion += 1;
      versions.set(file.file, lastVersion);
    }
    projects.set(project.page, project);
    byDirectory.set(project.directory, project);
    const group = project.files.some(({text}) => changesGlobals.test(text)) ? project.page : '';
    for (const [name, pages] of groups)
      if (name !== group && pages.delete(project.page) && name !== '') {
        groups.delete(name);
        services.get(name)?.dispose();
        services.delete(name);
      }
    const pages = groups.get(group) ?? new Set();
    groups.set(group, pages.add(project.page));
  }

  function service(group: string): ts.LanguageService {
    const existing = services.get(group);
    if (existing) return existing;
    const created = ts.createLanguageService(host(group), registry);
    services.set(group, created);
    return created;
  }

  const serviceOf = (page: string): ts.LanguageService =>
    service([...groups].find(([, pages]) => pages.has(page))?.[0] ?? '');

  function diagnosticsOf(ls: ts.LanguageService, file: string): ts.Diagnostic[] {
    const found = [...ls.getSyntacticDiagnostics(file), ...ls.getSemanticDiagnostics(file)];
    return /\.[cm]?jsx?$/.test(file) ? found.filter(({code}) => !onlyTypeScript(code)) : found;
  }

  return {
    check(changed) {
      for (const project of changed) put(project);
      return new Map(
        changed.map(({page, files, directory}) => {
          const ls = serviceOf(page);
          return [
            page,
            files.flatMap(({file, sample}) =>
              diagnosticsOf(ls, file).map((diagnostic) => {
                const {line, character} = placeIn(diagnostic);
                return {
                  sample,
                  line,
                  column: character,
                  code: `TS${diagnostic.code}`,
                  ...explain(diagnostic, checkerOf(ls), [directory, bookshop]),
                };
              }),
            ),
          ];
        }),
      );
    },
    checkBookshop() {
      bookshopToo = true;
      const ls = service('');
      return fileNames.flatMap((file) =>
        diagnosticsOf(ls, file).map((diagnostic) => {
          const {line, character} = placeIn(diagnostic);
          return {
            file: path.relative(root, file).split(path.sep).join('/'),
            line: line + 1,
            column: character + 1,
            code: `TS${diagnostic.code}`,
            ...explain(diagnostic, checkerOf(ls), [bookshop]),
          };
        }),
      );
    },
    program: (page) => serviceOf(page).getProgram(),
  };
}

function checkerOf(ls: ts.LanguageService): ts.TypeChecker {
  const program = ls.getProgram();
  if (!program) throw new Error('The TypeScript language service was disposed of');
  return program.getTypeChecker();
}

function placeIn({file, start}: ts.Diagnostic): ts.LineAndCharacter {
  return file && start !== undefined
    ? file.getLineAndCharacterOfPosition(start)
    : {line: 0, character: 0};
}

function readConfig(bookshop: string): ts.ParsedCommandLine {
  const file = path.join(bookshop, 'tsconfig.json');
  const read: {config?: unknown; error?: ts.Diagnostic} = ts.parseConfigFileTextToJson(
    file,
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  );
  const {config, error} = read;
  const parsed = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, bookshop);
  const problem = error ?? parsed.errors[0];
  if (problem)
    throw new Error(
      `${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')} → mend the bookshop's configuration`,
    );
  return parsed;
}
