import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Finds the line of a data file on which a row is written.
 *
 * @param root - Root of this repository.
 * @param file - Data file below `src/arkos/data`, without extension.
 * @param needle - Text the line has, such as `path: 'port'`.
 * @returns `src/arkos/data/<file>.ts:<line>`; line 1 when no line has the text.
 */
export function dataPlace(root: string, file: string, needle: string): string {
  const path = `src/arkos/data/${file}.ts`;
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(needle));
  return `${path}:${Math.max(index, 0) + 1}`;
}
