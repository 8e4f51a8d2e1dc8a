import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type HttpFile, parseHttpFile} from './http-file';
import type {Exchange, Recording, RecordingFile} from './recording';

/** The requests and recordings of a folder. */
export interface Exchanges {
  /** The `.http` files, by name. */
  requests: HttpFile[];
  /** The `.json` files beside them, by name. */
  recordings: RecordingFile[];
}

/**
 * Reads a folder of exchanges.
 *
 * @param folder - `docs/_bookshop/exchanges` or one like it.
 * @returns What `compareWithRecordings` takes.
 * @throws {@link HttpFileError} for a mistake in an `.http` file; Error naming the file for a
 * recording that is not JSON or not a recording.
 */
export function readExchanges(folder: string): Exchanges {
  return {
    requests: filesWith('.http', folder).map((name) =>
      parseHttpFile(readFileSync(path.join(folder, name), 'utf8'), name),
    ),
    recordings: readRecordings(recordingFiles(folder)),
  };
}

/**
 * Lists the recordings in a folder.
 *
 * @param folder - `docs/_bookshop/exchanges` or one like it.
 * @returns Absolute paths, sorted.
 */
export const recordingFiles = (folder: string): string[] =>
  filesWith('.json', folder).map((name) => path.join(folder, name));

/**
 * Reads recordings.
 *
 * @param files - Their paths.
 * @returns Each with the name of its file.
 * @throws Error naming the file that is not JSON or not a recording.
 */
export const readRecordings = (files: readonly string[]): RecordingFile[] =>
  files.map((file) => ({
    file: path.basename(file),
    recording: parseRecording(readFileSync(file, 'utf8'), path.basename(file)),
  }));

/**
 * Finds the exchanges of recordings by the name that pages use, `books/list-books`.
 *
 * @param recordings - The recordings.
 * @returns Each exchange by `<file>/<name>`.
 */
export const byName = (recordings: readonly RecordingFile[]): Map<string, Exchange> =>
  new Map(
    recordings.flatMap(({file, recording: {exchanges}}) =>
      exchanges.map((exchange): [string, Exchange] => [
        `${path.basename(file, '.json')}/${exchange.name}`,
        exchange,
      ]),
    ),
  );

const filesWith = (ending: string, folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();

function parseRecording(text: string, file: string): Recording {
  const recording = parseJson(text);
  if (!isRecording(recording))
    throw new Error(`${file}:1 is not a recording → delete it and run \`npm run bookshop:record\``);
  return recording;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecording(value: unknown): value is Recording {
  if (typeof value !== 'object' || value === null) return false;
  const {source, arkos, exchanges} = value as Partial<Recording>;
  return typeof source === 'string' && typeof arkos === 'string' && Array.isArray(exchanges);
}
