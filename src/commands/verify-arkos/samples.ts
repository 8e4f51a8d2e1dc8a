import {dirname, join, relative, resolve, sep} from 'node:path';
import ts from 'typescript';
import type {PageSource} from '../../content/page';
import {createChecker} from '../../samples/check';
import {typedEntries, type UnpackedPackage} from '../arkos-record/package';
import {copyDeclarations} from './declarations';
import {CheckResult} from './report';

/** Files that are to be compiled against the package. */
export interface SampleProject {
  /** Name in the report, such as `bookshop`. */
  readonly name: string;
  /** Files to compile, absolute. */
  readonly rootNames: readonly string[];
  /** Options to compile with; of `paths`, what leads to the framework is replaced. */
  readonly options: ts.CompilerOptions;
}

/**
 * Reads a project from its `tsconfig.json`.
 *
 * @param name - Name in the report.
 * @param tsconfig - Path of the file.
 * @returns The project.
 * @throws Error when the file is not there, or cannot be read as configuration.
 */
export function projectFrom(name: string, tsconfig: string): SampleProject {
  const read = ts.readConfigFile(tsconfig, (path) => ts.sys.readFile(path));
  const parsed = ts.parseJsonConfigFileContent(
    read.config,
    ts.sys,
    dirname(tsconfig),
    undefined,
    tsconfig,
  );
  const [error] = read.error ? [read.error] : parsed.errors;
  if (error)
    throw new Error(`${tsconfig}: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`);

  return {name, rootNames: parsed.fileNames, options: parsed.options};
}

/**
 * Copies the declarations of the package to a place from which the packages they import are found,
 * and tells how to reach them.
 *
 * @param unpacked - The package.
 * @param workspace - Folder to copy to.
 * @returns Absolute `paths` for a compilation, one entry a specifier with types.
 */
export function packagePaths(
  {directory, manifest}: UnpackedPackage,
  workspace: string,
): Record<string, string[]> {
  const copy = join(workspace, 'real');
  copyDeclarations(join(directory, 'dist', 'types'), copy);
  return Object.fromEntries(
    [...typedEntries(manifest)].map(([specifier, types]) => [
      specifier,
      [join(copy, relative(join('dist', 'types'), types))],
    ]),
  );
}

/**
 * Compiles samples with the entry points of the framework where `paths` says they are.
 *
 * @param project - The samples.
 * @param paths - `paths` of the compilation, absolute.
 * @param root - Root of this repository, to name locations from.
 * @returns One difference a diagnostic; a project without files is a difference too.
 */
export function compileSamples(
  project: SampleProject,
  paths: Record<string, string[]>,
  root: string,
): CheckResult {
  const result = new CheckResult(`samples: ${project.name}`);
  const {pathsBasePath} = project.options;
  const base = typeof pathsBasePath === 'string' ? pathsBasePath : root;
  const otherPaths = Object.entries(project.options.paths ?? {})
    .filter(([specifier]) => !/^arkos(?:\/|$)/.test(specifier))
    .map(([specifier, files]) => [specifier, files.map((file) => resolve(base, file))] as const);
  const options: ts.CompilerOptions = {
    ...project.options,
    baseUrl: undefined,
    paths: {...Object.fromEntries(otherPaths), ...paths},
    noEmit: true,
    skipLibCheck: true,
  };
  const program = ts.createProgram(project.rootNames, options);
  const own = new Set(project.rootNames);
  result.compared = own.size;
  if (own.size === 0) result.add('.:1', 'no files at all', 'nothing to compile');
  for (const diagnostic of ts.getPreEmitDiagnostics(program)) {
    const {file, start = 0} = diagnostic;
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1;
    const location = file ? `${relative(root, file.fileName).split(sep).join('/')}:${line}` : '.:1';
    const ours = file?.text.split('\n')[line - 1] ?? '';
    result.add(location, ours.trim(), `TS${diagnostic.code} ${message}`);
  }
  return result;
}

/**
 * Checks the samples in pages with the entry points of the framework where `paths` says they are.
 *
 * @param root - Root of this repository, with the bookshop.
 * @param pages - The pages.
 * @param paths - `paths` of the compilation, absolute.
 * @returns One difference a finding; pages without any code sample are a difference too.
 */
export function checkPageSamples(
  root: string,
  pages: readonly PageSource[],
  paths: Readonly<Record<string, string[]>>,
): CheckResult {
  const result = new CheckResult('samples: pages');
  const texts = new Map(pages.map(({page, text}) => [page, text.split('\n')]));
  for (const {checked, findings} of createChecker({root, arkos: paths}).checkPages(pages)) {
    result.compared += (checked.TypeScript ?? 0) + (checked.JavaScript ?? 0);
    for (const {file, line, message, fix} of findings) {
      const ours = texts.get(file)?.[line - 1] ?? '';
      result.add(`${file}:${line}`, ours.trim(), `${message} → ${fix}`);
    }
  }
  if (result.compared === 0) result.add('.:1', 'no sample at all', 'nothing to check');
  return result;
}
