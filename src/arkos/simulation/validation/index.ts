/**
 * Validation files as the simulation takes them: parsed, never run.
 *
 * @packageDocumentation
 */
import type {Configuration} from '../../endpoints/configuration';
import type {ValidationFile} from '../../endpoints/validation-files';
import type {Schema} from '../../schema';
import type {Validator, Validators} from '..';
import {SourceError} from './lexer';
import type {Surroundings} from './scope';

/** A file that is not simulated. */
export interface FileProblem {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** What some validation files become. */
export interface ReadFiles {
  /** By module; what a file that cannot be read would validate is not there. */
  readonly validators: Readonly<Partial<Record<string, Validators>>>;
  readonly problems: readonly FileProblem[];
}

/** What one file became: a validator, or why it is none. */
type FileResult = {readonly validator: Validator} | {readonly problem: FileProblem};

/** What files became, by everything that they depend on. */
export type KnownFiles = Map<string, FileResult>;

type Read = (source: string, surroundings: Surroundings) => Validator;

/** The reader of a resolver; the library it needs is loaded with it. */
async function readerOf({validation, forbidsUnknown}: Configuration): Promise<Read> {
  if (validation === 'zod') return (await import('./zod')).readZodFile;
  const {readDtoFile} = await import('./dto');
  const options = {forbidNonWhitelisted: forbidsUnknown};
  return (source, surroundings) => readDtoFile(source, surroundings, options);
}

/** Folder and name without the extension: what an import between files of a module names. */
const partsOf = (path: string): {folder: string; name: string} => ({
  folder: path.replace(/\/[^/]*$/, ''),
  name: path.replace(/^.*\//, '').replace(/\.ts$/, ''),
});

/** The texts of each folder by name: what files of a module can import from each other. */
function textsByFolder(files: readonly ValidationFile[]): Map<string, Record<string, string>> {
  const folders = new Map<string, Record<string, string>>();
  for (const {path, text} of files) {
    const {folder, name} = partsOf(path);
    folders.set(folder, {...folders.get(folder), [name]: text});
  }
  return folders;
}

function readFile(
  {path, text}: ValidationFile,
  surroundings: Surroundings,
  read: Read,
): FileResult {
  try {
    return {validator: read(text, surroundings)};
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return {problem: {path, line: error.line, message: error.message}};
  }
}

/**
 * Reads validation files.
 *
 * @param files - An empty one counts as none.
 * @param schema - Whose enums they can use.
 * @param configuration - Says what validates, and how strictly.
 * @param known - What was read before: a file that is the same is not read again. Afterwards it has
 * what was read now.
 */
export async function readValidationFiles(
  files: readonly ValidationFile[],
  {enums}: Schema,
  configuration: Configuration,
  known: KnownFiles = new Map(),
): Promise<ReadFiles> {
  const read = await readerOf(configuration);
  const {validation, forbidsUnknown} = configuration;
  const validators: Record<string, Record<string, Validator>> = {};
  const problems: FileProblem[] = [];
  const results: KnownFiles = new Map();
  const folders = textsByFolder(files);
  for (const file of files.filter(({text}) => text.trim() !== '')) {
    const surroundings = {enums, siblings: folders.get(partsOf(file.path).folder) ?? {}};
    const key = JSON.stringify([validation, forbidsUnknown, file, surroundings]);
    const result = known.get(key) ?? readFile(file, surroundings, read);
    results.set(key, result);
    if ('problem' in result) problems.push(result.problem);
    else (validators[file.module] ??= {})[file.key] = result.validator;
  }
  known.clear();
  for (const [key, result] of results) known.set(key, result);
  return {validators, problems};
}
