import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import pluralize from 'pluralize';
import {endpoints, environmentVariables, frameworkErrors} from '../arkos/data';
import {kebabCase} from '../arkos/endpoints';
import {type CodeFacts, noFacts, readCode, type Route} from './code';
import {bookshopFolder, filesOf} from '../bookshop/folder';
import {
  blocksOf,
  type DmmfField,
  type DmmfModel,
  fieldPattern,
  modelsOf,
  scalars,
  type SchemaFile,
} from './prisma-schema';
import type {Sample} from './sample';
import {readSuccesses, type Success} from './successes';
import {codeOf, isCode} from './typescript/projects';

/** The running example, and what a page adds to it. */
export interface ProjectContext {
  /** Absolute folder. */
  readonly folder: string;
  readonly schema: readonly SchemaFile[];
  readonly models: readonly DmmfModel[];
  readonly enums: readonly {readonly name: string; readonly values: readonly string[]}[];
  /** Environment variables that the schema reads. */
  readonly schemaVariables: readonly string[];
  /** Every code file, by its path in the project. */
  readonly code: ReadonlyMap<string, CodeFacts>;
  /** What endpoints and handlers of controllers respond with when all is well, by name. */
  readonly successes: ReadonlyMap<string, Success>;
}

const isCodeFile = (name: string): boolean => /\.[cm]?[jt]sx?$/.test(name);

/**
 * Reads the bookshop.
 *
 * @param root - The repository, absolute.
 * @returns Its schema and what its code mounts, reads and throws.
 * @throws Error when it is not there or its schema is wrong.
 */
export function readProject(root: string): ProjectContext {
  const folder = path.join(root, bookshopFolder);
  if (!existsSync(path.join(folder, 'prisma')))
    throw new Error(`${folder}: there is no bookshop → run it in the repository of the site`);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const files = filesOf(folder).filter((file) => /^(?:src|prisma)\//.test(file));
  const schema = files
    .filter((file) => file.endsWith('.prisma'))
    .map((file): SchemaFile => [file, read(file)]);
  const code = new Map(
    files.filter(isCodeFile).map((file): [string, CodeFacts] => [file, readCode(file, read(file))]),
  );
  const enums = schema.flatMap(([, text]) => enumsIn(text));
  return {
    folder,
    schema,
    models: modelsOf(schema),
    enums,
    schemaVariables: schema.flatMap(([, text]) => variablesIn(text)),
    code,
    successes: readSuccesses(root),
  };
}

/**
 * Adds what a page shows to the bookshop: its code, and the models of its schema.
 *
 * @param context - The bookshop.
 * @param samples - Samples of the page.
 * @returns Both together, for the checks of that page.
 */
export function extendWithPage(
  context: ProjectContext,
  samples: readonly Sample[],
): ProjectContext {
  const code = new Map(context.code);
  const isPart = ({wrong, nocheck}: Sample): boolean =>
    wrong === undefined && nocheck === undefined;
  for (const sample of samples) {
    if (!isCode(sample) || sample.quote) continue;
    const facts = readCode('a.ts', codeOf(sample));
    // A key of its own for each, since two samples may show one file.
    const key = `${sample.path ?? 'src/sample.ts'}#${sample.line}`;
    // What a wrong sample imports is still there to be imported.
    code.set(key, isPart(sample) ? facts : {...noFacts, imports: facts.imports});
  }
  const schemas = samples.filter(
    (sample) => sample.language === 'prisma' && !sample.quote && isPart(sample),
  );
  const models = schemas
    .flatMap(({text}) => blocksOf(text))
    .filter(({kind}) => kind === 'model')
    .map(({name, lines}): DmmfModel => ({name, fields: lines.slice(1, -1).flatMap(fieldOf)}));
  const enums = schemas.flatMap(({text}) => enumsIn(text));
  return {
    ...context,
    code,
    models: [...context.models, ...models],
    enums: [...context.enums, ...enums],
    schemaVariables: [
      ...context.schemaVariables,
      ...schemas.flatMap(({text}) => variablesIn(text)),
    ],
  };
}

/** `url = env("DATABASE_URL")` */
const variablesIn = (text: string): string[] =>
  [...text.matchAll(/\benv\(\s*"(\w+)"/g)].map(([, name = '']) => name);

const enumsIn = (text: string): {name: string; values: string[]}[] =>
  blocksOf(text)
    .filter(({kind}) => kind === 'enum')
    .map(({name, lines}) => ({
      name,
      values: lines.slice(1, -1).flatMap((line) => /^\s*([\p{L}\p{N}_]+)/u.exec(line)?.[1] ?? []),
    }));

function fieldOf(line: string): DmmfField[] {
  const [, name, type, list] = fieldPattern.exec(line) ?? [];
  if (name === undefined || type === undefined) return [];
  const kind = scalars.includes(type) ? 'scalar' : 'object';
  return [{name, type, kind, isList: list !== undefined}];
}

/**
 * The fields of every model.
 *
 * @param context - The bookshop with a page.
 * @returns Their names.
 */
export const fieldsOf = (context: ProjectContext): Set<string> =>
  new Set(context.models.flatMap(({fields}) => fields.map(({name}) => name)));

/**
 * The models of a name: one of the bookshop, or of the page, or both.
 *
 * @param context - The bookshop with a page.
 * @param name - Of the model.
 */
export const modelsNamed = (context: ProjectContext, name: string): DmmfModel[] =>
  context.models.filter((model) => model.name === name);

/**
 * The fields of one model.
 *
 * @param context - The bookshop with a page.
 * @param model - Its name.
 * @returns Their names; none for a model that is not there.
 */
export const fieldNames = (context: ProjectContext, model: string): string[] =>
  modelsNamed(context, model).flatMap(({fields}) => fields.map(({name}) => name));

/**
 * The values of an enum.
 *
 * @param context - The bookshop with a page.
 * @param name - Of the enum.
 * @returns Those of the bookshop and of the page; none for what is no enum.
 */
export const enumValues = (context: ProjectContext, name: string): string[] =>
  context.enums.filter((one) => one.name === name).flatMap(({values}) => values);

/** A route of the framework or of the project. */
export interface KnownRoute extends Route {
  /** Endpoint of the framework, for the grammar of its query. */
  readonly endpoint?: {readonly name: string; readonly model: string};
  /** Base route of the uploads, when it is one of their endpoints. */
  readonly upload?: string;
}

/**
 * Every route of a project.
 *
 * @param context - The bookshop with a page.
 * @returns Patterns with their methods.
 */
export function knownRoutes(context: ProjectContext): KnownRoute[] {
  const uploads = ['/api/uploads', ...settings(context, 'uploads')];
  const swagger = settings(context, 'swagger').map((endpoint) => `/api${endpoint}`);
  const generated = endpoints.flatMap(({path: pattern, method, name, group}): KnownRoute[] => {
    if (pattern.includes('{models}')) {
      return context.models.map((model) => ({
        method,
        path: pattern.replace('{models}', pluralOf(model.name)),
        endpoint: {name, model: model.name},
      }));
    }
    if (pattern.includes('{baseRoute}')) {
      return uploads.map((base) => ({
        method,
        path: pattern.replace('{baseRoute}', base),
        upload: base,
      }));
    }
    // Auth endpoints below `/api/users` are of the model, so their query is, too.
    return group === 'system' && pattern === '*' ? [] : [{method, path: pattern}];
  });
  const own = [...context.code].flatMap(([file, {routes}]) =>
    routes.map((route) => ({...route, path: mountOf(file, uploads) + route.path})),
  );
  return [...generated, ...swagger.map((file) => ({method: 'GET', path: file})), ...own];
}

function settings(context: ProjectContext, name: 'swagger' | 'uploads'): string[] {
  return [...context.code.values()].flatMap((facts) => facts[name] ?? []);
}

/**
 * The name of a model in paths.
 *
 * @param model - Such as `ReadingList`.
 * @returns Such as `reading-lists`.
 */
export const pluralOf = (model: string): string => pluralize.plural(kebabCase(model));

/** Where the router of a module's file is mounted; another router names whole paths. */
function mountOf(file: string, uploads: readonly string[]): string {
  const [, module] = /^src\/modules\/([\w-]+)\/\1\.router\./.exec(file) ?? [];
  if (module === undefined) return '';
  if (module === 'auth') return '/api/auth';
  return module === 'file-upload' ? (uploads.at(-1) ?? '') : `/api/${pluralize.plural(module)}`;
}

/**
 * Every environment variable that something reads.
 *
 * @param context - The bookshop with a page.
 * @returns The framework's, and those that the schema and the code read.
 */
export function variablesOf(context: ProjectContext): string[] {
  return [
    ...environmentVariables.map(({name}) => name),
    ...context.schemaVariables,
    ...[...context.code.values()].flatMap(({variables}) => variables),
  ];
}

/**
 * Every error code that a response may have.
 *
 * @param context - The bookshop with a page.
 * @returns The framework's, and those that the code passes to `AppError`.
 */
export function codesOf(context: ProjectContext): string[] {
  return [
    ...frameworkErrors.flatMap(({code}) => code ?? []),
    ...[...context.code.values()].flatMap(({errors}) => errors.map(({code}) => code)),
  ];
}
