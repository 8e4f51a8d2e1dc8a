import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {stubPaths, surfacePaths} from '../../arkos/surface';
import {bookshopFolder} from '../../bookshop/folder';
import {type JavaScript, originalOffset, toJavaScript} from '../javascript';
import {type Diagnostic, positionAt} from '../sample';
import {explain} from './explain';
import {openFiles} from './files';
import {breaksJavaScript, moduleSyntax, onlyTypeScript} from './javascript-diagnostics';
import {javaScriptProject, type PageProject, type VirtualFile, versionSeen} from './projects';

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
  /** Gives the JavaScript form of a sample, which is compiled too. */
  readonly derive?: (code: string) => JavaScript | undefined;
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
  /** Compiles the bookshop itself: `file:line:column` of each mistake, message and fix. */
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
  readonly fix: string;
}

/** A page that adds to global or foreign types is compiled apart, so that no other page sees it. */
const changesGlobals = /\bdeclare\s+(?:global|module)\b/;

/** Types that this site has and a project of create-arkos does not: a sample must do without. */
const absentTypes =
  /\/node_modules\/@types\/(?:compression|cookie-parser|cors|jsonwebtoken|multer|nodemailer)\//;

/**
 * Makes a compiler for the samples of pages.
 *
 * @param settings - Where to look.
 * @returns The compiler; the first check is slow, later ones read only what changed.
 * @throws Error when the bookshop's `tsconfig.json` cannot be read.
 */
export function createCompiler({
  root,
  arkos,
  derive = toJavaScript,
}: CompilerSettings): SampleCompiler {
  const bookshop = path.join(root, bookshopFolder);
  const {options, fileNames} = readConfig(bookshop);
  const surface = path.join(root, 'src/arkos/surface', path.sep);
  const ownTypes = besideSurface(surface);
  const compilerOptions: ts.CompilerOptions = {
    ...options,
    // The target of the projects that create-arkos writes: `replaceAll` does not compile there.
    target: ts.ScriptTarget.ES2015,
    paths: {...stubPaths(`${root}/`), ...(arkos ?? surfacePaths(`${root}/`))},
    types: ['node'],
    noEmit: true,
    allowJs: true,
    checkJs: true,
    jsx: ts.JsxEmit.Preserve,
    // A sample without import or export is still a file of its own.
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
  const projects = new Map<string, PageProject>();
  const {virtual, byDirectory, resolution, onDisk, inBookshop, readText} = openFiles(root);
  const versions = new Map<string, number>();
  const services = new Map<string, ts.LanguageService>();
  /** Pages of each service; those that change no globals share the one named ''. */
  const groups = new Map<string, Set<string>>([['', new Set()]]);
  /** Pages read the bookshop's files that they import; all of them are read when it is checked. */
  let bookshopToo = false;
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
        const {resolvedModule} = resolved;
        const own = path.resolve(containing).startsWith(surface)
          ? ownTypes[literal.text]
          : undefined;
        if (own !== undefined)
          return {resolvedModule: {resolvedFileName: own, extension: ts.Extension.Dts}};
        return absentTypes.test(resolvedModule?.resolvedFileName ?? '')
          ? {resolvedModule: undefined}
          : {resolvedModule: seenFrom(containing, resolvedModule)};
      }),
  });

  /** Replaces the last version of a page's file by the one that the importing sample sees. */
  function seenFrom(
    containing: string,
    resolved: ts.ResolvedModuleFull | undefined,
  ): ts.ResolvedModuleFull | undefined {
    const importer = virtual.get(path.normalize(containing));
    const javaScript = resolved && inBookshop(resolved.resolvedFileName);
    if (resolved && javaScript !== undefined && !virtual.has(resolved.resolvedFileName))
      return {...resolved, resolvedFileName: javaScript};
    const target = resolved && virtual.get(path.normalize(resolved.resolvedFileName));
    if (!resolved || !importer || target?.project !== importer.project) return resolved;
    const seen = versionSeen(importer.project, target.file.path, importer.file.index);
    return seen ? {...resolved, resolvedFileName: seen.file} : resolved;
  }

  const canonical = (name: string): string => name;
  let cache = ts.createModuleResolutionCache(bookshop, canonical, compilerOptions);

  /** The bookshop as a project, for its JavaScript form. */
  const bookshopProject = (): PageProject => ({
    page: bookshopFolder,
    directory: bookshop,
    files: fileNames.map((file, index) => {
      const name = path.relative(bookshop, file).split(path.sep).join('/');
      const text = ts.sys.readFile(file) ?? '';
      const page = `${bookshopFolder}/${name}`;
      const sample = {page, line: 1, language: 'ts', path: name, text, positions: []};
      return {path: name, file, text, sample, index, visible: true};
    }),
  });

  /** Adds the JavaScript form of a project. */
  function putJavaScript(project: PageProject, group?: string): PageProject {
    const javaScript = javaScriptProject(root, project, derive);
    put(javaScript, group);
    return javaScript;
  }

  function put(project: PageProject, ofGroup?: string): string {
    const before = projects.get(project.page);
    const names = (files: readonly VirtualFile[] = []): string =>
      files.map(({file}) => file).join('\n');
    // A file that comes or goes changes what imports mean.
    if (names(before?.files) !== names(project.files))
      cache = ts.createModuleResolutionCache(bookshop, canonical, compilerOptions);
    const texts = new Map(before?.files.map(({file, text}) => [file, text]));
    for (const {file} of before?.files ?? []) virtual.delete(file);
    for (const file of project.files) {
      virtual.set(file.file, {file, project});
      if (texts.get(file.file) === file.text) continue;
      lastVersion += 1;
      versions.set(file.file, lastVersion);
    }
    projects.set(project.page, project);
    byDirectory.set(project.directory, project);
    const own = project.files.some(({text}) => changesGlobals.test(text)) ? project.page : '';
    const group = ofGroup ?? own;
    for (const [name, pages] of groups) {
      if (name !== group && pages.delete(project.page) && name !== '') {
        groups.delete(name);
        services.get(name)?.dispose();
        services.delete(name);
      }
    }
    const pages = groups.get(group) ?? new Set();
    groups.set(group, pages.add(project.page));
    return group;
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

  function check({page, files, directory}: PageProject): Diagnostic[] {
    const ls = serviceOf(page);
    return files.flatMap(({file, sample}) =>
      diagnosticsOf(ls, file).map((diagnostic) => {
        const {line, character} = positionIn(diagnostic);
        return {
          sample,
          line,
          column: character,
          code: `TS${diagnostic.code}`,
          ...explain(diagnostic, checkerOf(ls), [directory, bookshop]),
        };
      }),
    );
  }

  /** What is wrong with JavaScript forms, at its position in the TypeScript. */
  function checkJavaScript({page, files, directory}: PageProject): Diagnostic[] {
    const ls = serviceOf(page);
    return files.flatMap(({file, sample, edits}) =>
      edits
        ? [
            ...moduleSyntax(ls.getProgram()?.getSourceFile(file)),
            ...diagnosticsOf(ls, file).filter(breaksJavaScript),
          ].map((diagnostic) => {
            const {message} = explain(diagnostic, checkerOf(ls), [directory, bookshop]);
            return {
              sample,
              ...positionAt(sample.text, originalOffset(edits, diagnostic.start ?? 0)),
              code: 'arkos/javascript',
              message: `As JavaScript: ${message} (TS${diagnostic.code})`,
              fix: 'write it so that its JavaScript form is right, see src/samples/javascript.ts',
            };
          })
        : [],
    );
  }

  return {
    check(changed) {
      putJavaScript(bookshopProject());
      const projects = changed.map((project) => ({
        project,
        javaScript: putJavaScript(project, put(project)),
      }));
      return new Map(
        projects.map(({project, javaScript}) => {
          const found = check(project);
          const wrong = new Set(found.map(({sample}) => sample));
          // What is wrong in TypeScript is reported once.
          const more = checkJavaScript(javaScript).filter(({sample}) => !wrong.has(sample));
          return [project.page, [...found, ...more]];
        }),
      );
    },
    checkBookshop() {
      bookshopToo = true;
      const ls = service('');
      const javaScript = checkJavaScript(putJavaScript(bookshopProject()));
      const found = fileNames.flatMap((file) =>
        diagnosticsOf(ls, file).map((diagnostic) => {
          const {line, character} = positionIn(diagnostic);
          return {
            file: path.relative(root, file).split(path.sep).join('/'),
            line: line + 1,
            column: character + 1,
            code: `TS${diagnostic.code}`,
            ...explain(diagnostic, checkerOf(ls), [bookshop]),
          };
        }),
      );
      return [
        ...found,
        ...javaScript.map(({sample, line, column, code, message, fix}) => ({
          file: sample.page,
          line: line + 1,
          column: column + 1,
          code,
          message,
          fix,
        })),
      ];
    },
    program: (page) => serviceOf(page).getProgram(),
  };
}

/** What the surface sees of packages whose types a new project does not have: keys are checked anyway. */
const besideSurface = (surface: string): Readonly<Record<string, string>> => ({
  cors: path.join(surface, 'beside/cors.d.ts'),
});

function checkerOf(ls: ts.LanguageService): ts.TypeChecker {
  const program = ls.getProgram();
  if (!program) throw new Error('The TypeScript language service was disposed of');
  return program.getTypeChecker();
}

function positionIn({file, start}: ts.Diagnostic): ts.LineAndCharacter {
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
  if (problem) {
    throw new Error(
      `${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')} → fix the bookshop's configuration`,
    );
  }
  return parsed;
}
