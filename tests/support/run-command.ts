import path from 'node:path';
import {format} from 'node:util';

import {vi} from 'vitest';

import {root} from '../../src/root';

/** How a command ended. */
interface Outcome {
  readonly code: number;
  /** What it printed to its two outputs. */
  readonly out: string;
  readonly err: string;
}

let runs = 0;

/**
 * Runs a command of `package.json` in this process: to start one for TypeScript takes seconds. That
 * each command starts as a process is tested by its `--help`.
 *
 * @param name - File name in `src/commands`
 * @param args - Its arguments
 */
export async function runHere(name: string, args: readonly string[]): Promise<Outcome> {
  const {argv, exitCode} = process;
  const lines: {out: string[]; err: string[]} = {out: [], err: []};
  const print = vi
    .spyOn(console, 'log')
    .mockImplementation((...parts) => void lines.out.push(format(...parts)));
  const complain = vi
    .spyOn(console, 'error')
    .mockImplementation((...parts) => void lines.err.push(format(...parts)));
  const file = path.join(root, 'src/commands', name);
  try {
    process.argv = [process.execPath, file, ...args];
    process.exitCode = undefined;
    // A module runs once; with another query it is another module, and what it imports is the same.
    runs += 1;
    await import(/* @vite-ignore */ `${file}?run=${runs}`);
    await vi.waitUntil(() => process.exitCode !== undefined, {timeout: 120_000});
    return {
      code: Number(process.exitCode),
      out: lines.out.join('\n'),
      err: lines.err.join('\n'),
    };
  } finally {
    print.mockRestore();
    complain.mockRestore();
    process.argv = argv;
    process.exitCode = exitCode;
  }
}
