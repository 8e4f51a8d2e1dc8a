import {fileFacts} from '../facts';
import {
  type FileNote,
  fileNotes,
  projectFileNotes,
  validatorExports,
  validatorNotes,
} from '../notes/files';
import {originOf} from './origin';

/** A file or folder that is loaded from `src/modules/<module>/` by its name. */
export interface ModuleFile extends FileNote {
  /** Name; `{module}` stands for the kebab-case name of the module, `{ext}` for `ts` or `js`. */
  readonly name: string;
  /** The resolver that loads it. */
  readonly resolver?: keyof typeof validatorExports;
  readonly source?: string;
}

const validators = (
  resolver: keyof typeof validatorExports,
  nameOf: (name: string) => string,
): ModuleFile[] =>
  Object.entries(validatorNotes)
    .map(([name, note]) => ({...note, name: nameOf(name)}))
    .filter(({name}) => name in fileFacts)
    .map((file) => ({
      ...file,
      exports: validatorExports[resolver],
      resolver,
      source: originOf('files', file.name),
    }));

/** Every name the loader looks for. */
export const moduleFiles: readonly ModuleFile[] = [
  ...Object.entries(fileNotes).map(([name, note]) => ({
    name,
    ...note,
    source: originOf('files', name),
  })),
  ...validators('zod', (name) => `schemas/${name}.schema.{ext}`),
  ...validators('class-validator', (name) => `dtos/${name}.dto.{ext}`),
];

/** A file outside the modules that the framework reads. */
export interface ProjectFile {
  readonly path: string;
  /** What it is for, in a sentence (Markdown). */
  readonly meaning: string;
  readonly source?: string;
}

/** What is read outside `src/modules`. */
export const projectFiles: readonly ProjectFile[] = Object.entries(projectFileNotes).map(
  ([path, meaning]) => ({path, meaning, source: originOf('projectFiles', path)}),
);
