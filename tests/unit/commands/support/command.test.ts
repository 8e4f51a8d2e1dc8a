import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {
  type Command,
  required,
  runCommand,
  UsageError,
} from '../../../../src/commands/support/command';

const help = 'npm run something -- --name NAME';
const {argv} = process;
const print = vi.spyOn(console, 'log');
const complain = vi.spyOn(console, 'error');

beforeEach(() => {
  print.mockReset().mockImplementation(() => undefined);
  complain.mockReset().mockImplementation(() => undefined);
});

afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
});

afterAll(() => {
  print.mockRestore();
  complain.mockRestore();
});

/** Runs a command with arguments; the exit code that it asked for. */
async function run(
  args: readonly string[],
  command: Partial<Command<{name: {type: 'string'}}>> = {},
): Promise<unknown> {
  process.argv = [...argv.slice(0, 2), ...args];
  runCommand({
    help,
    options: {name: {type: 'string'}},
    run: ({name}) => {
      console.log(required(name, '--name'));
      return Promise.resolve();
    },
    ...command,
  });
  await vi.waitUntil(() => process.exitCode !== undefined, {timeout: 20_000});
  return process.exitCode;
}

describe('a command', () => {
  it('gets its flags, and exits with what it returns', async () => {
    expect(await run(['--name', 'books'])).toBe(0);
    expect(print).toHaveBeenCalledExactlyOnceWith('books');
    process.exitCode = undefined;
    expect(await run([], {run: () => Promise.resolve(1)})).toBe(1);
  });

  it('prints its help, and does nothing else', async () => {
    expect(await run(['--help', '--name', 'books'])).toBe(0);
    expect(print).toHaveBeenCalledExactlyOnceWith(help);
  });

  it.each([
    ['a missing flag', [], '--name is missing'],
    ['an unknown flag', ['--nam', 'x'], "Unknown option '--nam'"],
    ['an argument that it does not take', ['books'], "Unexpected argument 'books'"],
  ])('exits with 2 for %s, and says how it is used', async (_, args, message) => {
    expect(await run(args)).toBe(2);
    const [said] = complain.mock.lastCall as [string];
    expect(said).toContain(message);
    expect(said).toContain(help);
  });

  it('exits with 2 when it fails, without its help', async () => {
    const fails = (error: Error) => ({run: () => Promise.reject(error)});
    expect(await run([], fails(new Error('no package')))).toBe(2);
    expect(complain).toHaveBeenLastCalledWith('no package');
    process.exitCode = undefined;
    expect(await run([], fails(new UsageError('no name')))).toBe(2);
    expect(complain).toHaveBeenLastCalledWith(`no name\n\n${help}`);
  });
});
