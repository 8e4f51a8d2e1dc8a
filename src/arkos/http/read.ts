import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseHttpFile, type HttpFile} from './parse';
import type {Recording, RecordingFile} from './recording';

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
export async function readExchanges(folder: string): Promise<Exchanges> {
  const names = (await readdir(folder)).sort();
  const read = (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8');
  const withEnding = (ending: string): string[] => names.filter((name) => name.endsWith(ending));
  return {
    requests: await Promise.all(
      withEnding('.http').map(async (name) => parseHttpFile(await read(name), name)),
    ),
    recordings: await Promise.all(
      withEnding('.json').map(async (file) => ({
        file,
        recording: parseRecording(await read(file), file),
      })),
    ),
  };
}

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
