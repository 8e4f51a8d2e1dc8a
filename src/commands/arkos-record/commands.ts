import type {CommandFact, FlagFact} from '../../arkos/facts';
import {parseHelp} from './cli-help';
import {scanText, type SourceText} from './scan';

/** Runs the program of the package with words and tells what it prints. */
export type RunProgram = (words: readonly string[]) => Promise<string>;

/**
 * Reads the commands off the help of the package.
 *
 * @param files - The CommonJS build, for the flags that are required.
 * @param program - Runs the program.
 * @returns The commands, parents before children.
 */
export async function recordCommands(
  files: readonly SourceText[],
  program: RunProgram,
): Promise<Record<string, CommandFact>> {
  const required = [
    ...scanText(files, /\.requiredOption\("(\S+, \S+)/g, /utils\/cli\/index\.js$/).keys(),
  ];
  const found: [string, CommandFact][] = [];
  const visit = async (name: string, alias?: string): Promise<void> => {
    const words = name.split(' ').filter(Boolean);
    const help = parseHelp(await program([...words, '--help']));
    const flags: [string, FlagFact][] = [];
    for (const {long, isSecond, ...rest} of help.flags) {
      flags.push([
        long,
        {
          ...rest,
          required: required.includes(`${rest.short ?? ''}, ${long}`),
          accepted: !isSecond || (await accepts(program, words, long)),
        },
      ]);
    }
    found.push([name, {alias, flags: Object.fromEntries(flags)}]);
    for (const command of help.commands)
      await visit(`${name} ${command.name}`.trim(), command.alias);
  };
  await visit('');
  return Object.fromEntries(found);
}

/** Whether a second long form does what the first does: commander prints it and may not know it. */
async function accepts(
  program: RunProgram,
  words: readonly string[],
  long: string,
): Promise<boolean> {
  const printed = await program([...words, long, 'x']);
  return !/^error: (?:unknown|required) option/m.test(printed);
}
