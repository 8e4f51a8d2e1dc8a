import path from 'node:path';
import {interceptors, moduleFiles, projectFiles, serviceHookNames} from '../arkos/data';
import {kebabCase} from '../arkos/endpoints';
import type {CodeFacts} from './code';
import {passwordFields} from './http/body';
import {didYouMean, nearest} from './nearest';
import type {Report} from './report';
import {positionAt} from './sample';
import {fieldsOf, knownRoutes, type ProjectContext} from './project-context';

/** A code file of a page or of the bookshop. */
export interface CodeFile {
  /** Path in the project. */
  readonly path: string;
  readonly text: string;
  readonly facts: CodeFacts;
}

const scopes: Record<(typeof moduleFiles)[number]['for'], (module: string) => boolean> = {
  'every module': () => true,
  models: (module) => !['auth', 'file-upload'].includes(module),
  auth: (module) => module === 'auth',
  'models and auth': (module) => module !== 'file-upload',
};

/**
 * Checks what the framework decides by names, which no compiler sees: that a file is where it is
 * loaded, has the default export it is loaded for, and exports only names that are called.
 *
 * @param file - The file.
 * @param context - The bookshop with the page: its models are the modules, and what other files import
 * is no mistake.
 * @param report - Takes what is wrong.
 */
export function checkConventions(file: CodeFile, context: ProjectContext, report: Report): void {
  const extension = /\.([cm]?[jt]s)$/.exec(file.path)?.[1] ?? '';
  if (file.path.startsWith('arkos.config.')) {
    report(
      0,
      0,
      'arkos/not-loaded',
      `Nothing reads '${file.path}'`,
      'pass the configuration to arkos.init()',
    );
  }
  if (
    projectFiles.some(
      ({name, meaning}) =>
        name.replace('{ext}', extension) === file.path && /default export|looked for/.test(meaning),
    )
  )
    requireDefault(file, 'the Prisma client', report);
  checkParameters(file, context, report);
  const [, folder = '', name] = /^src\/modules\/([^/]+)\/(.+)$/.exec(file.path) ?? [];
  if (name === undefined) return;
  checkModuleFile(file, folder, name, extension, context, report);
}

function checkModuleFile(
  file: CodeFile,
  folder: string,
  name: string,
  extension: string,
  context: ProjectContext,
  report: Report,
): void {
  const modules = [...context.models.map((model) => kebabCase(model.name)), 'auth', 'file-upload'];
  const stem = name.split('/').at(-1)?.split('.')[0] ?? '';
  const namesFor = (module: string): {full: string; row: (typeof moduleFiles)[number]}[] =>
    moduleFiles
      .filter((row) => scopes[row.for](module))
      .map((row) => ({
        full: row.name.replaceAll('{module}', module).replace('{ext}', extension),
        row,
      }));
  const suffix = name.slice(name.indexOf('.'));
  const isKind = moduleFiles.some((row) => row.name.replace('{ext}', extension).endsWith(suffix));
  const candidates = namesFor(folder);
  const found = candidates.find(({full}) => full === name);

  if (!modules.includes(folder)) {
    if (isKind && !isImported(file, context)) {
      report(
        0,
        0,
        'arkos/not-loaded',
        `Nothing loads '${file.path}': '${folder}' is no model, 'auth' or 'file-upload'`,
        didYouMean(folder, modules, 'name the folder after a model, in kebab case'),
      );
    }
    return;
  }
  if (!found) {
    const known = candidates.map(({full}) => full);
    const [near] = nearest(name, known);
    if ((isKind || stem === near?.split('.')[0]) && !isImported(file, context)) {
      report(
        0,
        0,
        'arkos/not-loaded',
        `Nothing loads '${name}' in the module '${folder}'`,
        didYouMean(name, known, `use one of ${known.slice(0, 6).join(', ')}`),
      );
    }
    return;
  }
  const {row} = found;
  if (row.replacedBy) {
    report(
      0,
      0,
      'arkos/old-name',
      `'${name}' is an old name, and warns when it is loaded`,
      `name it '${row.replacedBy.replace('{module}', folder).replace('{ext}', extension)}'`,
    );
  }
  if (row.exports.startsWith('default') && !row.name.includes('.router.'))
    requireDefault(file, row.exports.replace(/^default: /, '').replaceAll('`', ''), report);
  if (row.resolver) checkFields(file, name, context, report);
  const called = calledNames(row.name, folder);
  if (called) checkExports(file, called, name, context, report);
}

/** Names of exports that are looked for, when only those are. */
function calledNames(row: string, module: string): readonly string[] | undefined {
  if (row.includes('.router.')) return ['default', 'config'];
  if (row.includes('.hooks.')) return ['default', ...serviceHookNames];
  if (!row.includes('.middlewares.')) return undefined;
  const group = module === 'auth' || module === 'file-upload' ? module : 'model';
  return interceptors.filter((one) => one.group === group).map(({name}) => name);
}

function checkExports(
  file: CodeFile,
  called: readonly string[],
  name: string,
  context: ProjectContext,
  report: Report,
): void {
  const imported = importedNames(file, context);
  for (const {name: exported, offset, isWhole} of file.facts.exports) {
    if (isWhole || called.includes(exported) || imported.has(exported) || imported.has('*'))
      continue;
    const {line, column} = positionAt(file.text, offset);
    report(
      line,
      column,
      'arkos/unknown-export',
      `Nothing calls the export '${exported}' of '${name}'`,
      didYouMean(
        exported,
        called,
        called.length > 4 ? 'see the list of names' : `export ${called.join(' and ')}`,
      ),
    );
  }
}

/** Parameters are strings by any name to the compiler; a route has to have them. */
function checkParameters(file: CodeFile, context: ProjectContext, report: Report): void {
  // A sample that is wrong on purpose is no part of the project, so its own routes are added.
  const known = [...knownRoutes(context), ...file.facts.routes].flatMap(({path: pattern}) =>
    [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  );
  for (const {name, offset} of file.facts.parameters) {
    if (known.includes(name)) continue;
    const {line, column} = positionAt(file.text, offset);
    report(
      line,
      column,
      'arkos/unknown-parameter',
      `No route has the parameter ':${name}'`,
      didYouMean(name, known, 'show the route that has it'),
    );
  }
}

/** Keys of a nested object that the framework takes, beside the fields of its model. */
const nestedWords = ['apiAction'];

/** A body may have keys of its own; one that is nearly a field of a model is a slip. */
function checkFields(file: CodeFile, name: string, context: ProjectContext, report: Report): void {
  const known = [
    ...fieldsOf(context),
    ...nestedWords,
    ...(name.includes('/update-password.') ? passwordFields : []),
  ];
  for (const {name: field, offset} of file.facts.fields) {
    const [near] = known.includes(field) ? [] : nearest(field, known);
    if (near === undefined) continue;
    const {line, column} = positionAt(file.text, offset);
    report(
      line,
      column,
      'arkos/unknown-field',
      `No model has the field '${field}' of '${name}'`,
      `did you mean '${near}'?`,
    );
  }
}

function requireDefault(file: CodeFile, what: string, report: Report): void {
  if (file.facts.exports.some(({name}) => name === 'default')) return;
  report(
    0,
    0,
    'arkos/no-default-export',
    `'${file.path}' has no default export`,
    `export ${what} as default`,
  );
}

/** Names that other files import from a file. */
function importedNames(file: CodeFile, context: ProjectContext): Set<string> {
  const target = file.path.replace(/\.[a-z]+$/, '').replace(/\/index$/, '');
  const names = [...context.code].flatMap(([importer, {imports}]) =>
    imports
      .filter(({from}) => from.startsWith('.') && resolveFrom(importer, from) === target)
      .map(({name}) => name),
  );
  return new Set(names);
}

const isImported = (file: CodeFile, context: ProjectContext): boolean =>
  importedNames(file, context).size > 0;

const resolveFrom = (importer: string, specifier: string): string =>
  path.posix
    .join(path.posix.dirname(importer), specifier)
    .replace(/\.[cm]?[jt]s$/, '')
    .replace(/\/index$/, '');
