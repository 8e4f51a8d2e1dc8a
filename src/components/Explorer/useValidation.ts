import {useEffect, useMemo, useRef, useState} from 'react';

import type {Configuration} from '../../arkos/endpoints/configuration';
import {validationFilesOf, type ValidationFile} from '../../arkos/endpoints/validation-files';
import type {Schema} from '../../arkos/schema';
import {
  readValidationFiles,
  type FileProblem,
  type KnownFiles,
  type ReadFiles,
} from '../../arkos/simulation/validation';

const nothing: ReadFiles = {validators: {}, problems: []};

/** What is wrong with files whose library is not there, which it is not for a reader who went offline. */
const unreadable = (files: readonly ValidationFile[], error: unknown): FileProblem[] =>
  files.map(({path}) => ({
    path,
    line: 1,
    message: `The library that reads the file could not be loaded (${String(error)}). Edit the file to try again when you are online.`,
  }));

/** The validation files, and what they become. */
export interface Validation extends ReadFiles {
  readonly files: readonly ValidationFile[];
  /** Whether these files have been read; until then the rest is of earlier ones. */
  readonly isRead: boolean;
}

/** What was read, and out of what. */
interface Read {
  readonly files: readonly ValidationFile[];
  readonly configuration: Configuration;
  readonly result: ReadFiles;
}

/**
 * Keeps the validation files of a project read; the library that reads them is loaded when it is chosen.
 *
 * @param schema - The files start from its columns.
 * @param configuration - Says what validates.
 * @param edited - What the reader changed, by path.
 */
export function useValidation(
  schema: Schema,
  configuration: Configuration,
  edited: Readonly<Record<string, string>>,
): Validation {
  const {validation, usernameField} = configuration;
  const [read, setRead] = useState<Read>();
  const known = useRef<KnownFiles>(new Map());
  const files = useMemo(
    () =>
      validation === 'off'
        ? []
        : validationFilesOf(schema, validation, usernameField).map((file) => ({
            ...file,
            text: edited[file.path] ?? file.text,
          })),
    [schema, validation, usernameField, edited],
  );
  useEffect(() => {
    let isCurrent = true;
    const reading =
      files.length === 0
        ? Promise.resolve(nothing)
        : readValidationFiles(files, schema, configuration, known.current);
    void reading
      .catch((error: unknown): ReadFiles => ({validators: {}, problems: unreadable(files, error)}))
      .then((result) => isCurrent && setRead({files, configuration, result}));
    return () => {
      isCurrent = false;
    };
  }, [files, schema, configuration]);
  const isRead = read?.files === files && read.configuration === configuration;
  return {...(read?.result ?? nothing), files, isRead};
}
