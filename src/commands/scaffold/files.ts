import {mkdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The repository. */
export const root = path.resolve(__dirname, '../../..');

/**
 * Writes a file that is not there yet.
 *
 * @param file - relative to the repository
 * @param text - what is in it
 * @throws Error when it is there
 */
export async function create(file: string, text: string): Promise<void> {
  const full = path.join(root, file);
  const isThere = await stat(full).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`${file} is there already → choose another name`);
  await mkdir(path.dirname(full), {recursive: true});
  await writeFile(full, text);
  console.log(`wrote ${file}`);
}

/**
 * Changes a file.
 *
 * @param file - relative to the repository
 * @param edit - makes the new text of the old one
 */
export async function change(file: string, edit: (text: string) => string): Promise<void> {
  const full = path.join(root, file);
  await writeFile(full, edit(await readFile(full, 'utf8')));
  console.log(`changed ${file}`);
}

/**
 * Runs a command, and prints its error with its help.
 *
 * @param help - how it is used
 * @param run - the command; a string that it returns is printed
 */
export function runCommand(help: string, run: () => Promise<string>): void {
  if (process.argv.includes('--help')) {
    console.log(help);
    return;
  }
  run().then(
    (text) => {
      console.log(text);
    },
    (error: unknown) => {
      console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
      process.exitCode = 2;
    },
  );
}
