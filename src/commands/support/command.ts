import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {parseArgs, type ParseArgsConfig} from 'node:util';

/** What a process of its own loads to run TypeScript: `node --import`. */
export const tsxLoader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Declared extends Options> = ReturnType<typeof parseArgs<{options: Declared}>>['values'];

/** A command line that cannot be run as it is; the help follows the message. */
export class UsageError extends Error {
  public override readonly name = 'UsageError';
}

/** A command of `package.json`. */
export interface Command<Declared extends Options> {
  /** How it is used, for `--help`. */
  readonly help: string;
  /** Its flags, as `parseArgs` takes them; `--help` is every command's. */
  readonly options?: Declared;
  /** Whether it takes arguments that are no flags. */
  readonly takesOperands?: boolean;
  /**
   * Runs it.
   *
   * @param values - Of the flags.
   * @param operands - Arguments that are no flags.
   * @returns The exit code; 0 when it is left out.
   */
  readonly run: (values: Values<Declared>, operands: readonly string[]) => Promise<number | void>;
}

/**
 * Runs a command with the arguments of the process. It exits with 2 when it throws, or when the
 * arguments are wrong.
 *
 * @param command - See {@link Command}
 */
export function runCommand<const Declared extends Options>(command: Command<Declared>): void {
  const {help, run} = command;
  start(command).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      console.error(isMisuse(error) ? `${message}\n\n${help}` : message);
      process.exitCode = 2;
    },
  );

  async function start({options, takesOperands}: Command<Declared>): Promise<number> {
    if (process.argv.includes('--help')) {
      console.log(help);
      return 0;
    }
    const {values, positionals} = parseArgs({
      options: options ?? ({} as Declared),
      allowPositionals: takesOperands === true,
    });
    return (await run(values, positionals)) ?? 0;
  }
}

const isMisuse = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof TypeError &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS'));

/**
 * Insists on a value.
 *
 * @param value - Of a flag or an operand.
 * @param name - What the reader calls it.
 * @throws UsageError when it was not given.
 */
export function required(value: string | undefined, name: string): string {
  if (!value) throw new UsageError(`${name} is missing`);
  return value;
}
