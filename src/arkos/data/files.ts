import {fileFacts} from '../facts';
import {
  type FileNote,
  fileNotes,
  projectFileNotes,
  validatorExports,
  validatorNotes,
} from '../notes/files';
import {originOf, type Row, rowsOf} from './rows';

/**
 * A file that is loaded from `src/modules/<module>/` by its name, in which `{module}` stands for the
 * kebab-case name of the module and `{ext}` for `ts` or `js`; with the resolver that loads it.
 */
export type ModuleFile = Row<FileNote & {readonly resolver?: keyof typeof validatorExports}>;

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
  ...rowsOf('files', fileNotes),
  ...validators('zod', (name) => `schemas/${name}.schema.{ext}`),
  ...validators('class-validator', (name) => `dtos/${name}.dto.{ext}`),
];

/** What is read outside `src/modules`; its name is its path. */
export const projectFiles: readonly Row<{readonly meaning: string}>[] = Object.entries(
  projectFileNotes,
).map(([name, meaning]) => ({name, meaning, source: originOf('projectFiles', name)}));
