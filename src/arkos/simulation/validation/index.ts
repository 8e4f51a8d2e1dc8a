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

/**
 * Reads validation files.
 *
 * @param files - An empty one counts as none.
 * @param schema - Whose enums they can use.
 * @param configuration - Says what validates, and how strictly.
 */
export async function readValidationFiles(
  files: readonly ValidationFile[],
  {enums}: Schema,
  configuration: Configuration,
): Promise<ReadFiles> {
  const read = await readerOf(configuration);
  const validators: Record<string, Record<string, Validator>> = {};
  const problems: FileProblem[] = [];
  for (const {path, text, module, key} of files.filter((one) => one.text.trim() !== '')) {
    const {folder} = partsOf(path);
    const siblings = Object.fromEntries(
      files
        .filter((other) => other.path !== path && partsOf(other.path).folder === folder)
        .map((other) => [partsOf(other.path).name, other.text]),
    );
    try {
      (validators[module] ??= {})[key] = read(text, {enums, siblings});
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      problems.push({path, line: error.line, message: error.message});
    }
  }
  return {validators, problems};
}
