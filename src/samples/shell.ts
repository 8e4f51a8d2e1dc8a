import {parse} from 'shell-quote';
import {cliCommands, type CliCommand, type CliFlag} from '../arkos/data';
import {escapeRegExp} from './escape';
import {didYouMean} from './nearest';
import type {Report} from './report';
import type {Sample} from './sample';

/** Programs that run another one, and the words between. */
const runners = [
  ['npx'],
  ['bunx'],
  ['pnpm', 'exec'],
  ['pnpm', 'dlx'],
  ['pnpm'],
  ['yarn', 'dlx'],
  ['yarn'],
  ['npm', 'exec'],
  ['bun', 'x'],
];

/** What `npm create arkos` is with each package manager. */
const creators = [
  ['npm', 'create'],
  ['npm', 'init'],
  ['pnpm', 'create'],
  ['yarn', 'create'],
  ['bun', 'create'],
];

const help: CliFlag = {
  long: '--help',
  required: false,
  meaning: 'Prints the help.',
  accepted: true,
};

/**
 * Checks a shell fence: commands and flags of `arkos` and `create-arkos` exist; other programs are
 * left alone.
 *
 * @param sample - The fence.
 * @param report - Takes what is wrong.
 */
export function checkShell(sample: Sample, report: Report): void {
  const rows = sample.text.split('\n');
  for (let index = 0; index < rows.length; index++) {
    const first = index;
    let line = rows[index] ?? '';
    while (line.endsWith('\\') && index + 1 < rows.length)
      line = `${line.slice(0, -1)}\n${rows[++index] ?? ''}`;
    checkShellLine(line, (at, column, ...rest) => {
      report(first + at, column, ...rest);
    });
  }
}

/**
 * Checks the commands of one line.
 *
 * @param line - Source; a continued line with its line ends.
 * @param report - Takes what is wrong, at positions in the line.
 */
export function checkShellLine(line: string, report: Report): void {
  let commands: string[][];
  try {
    commands = commandsOf(line);
  } catch (error) {
    const {message} = error as Error;
    report(0, 0, 'shell', `The command does not parse: ${message}`, 'write a variable as ${NAME}');
    return;
  }
  for (const words of commands) {
    const command = withoutAssignments(words);
    // The name of the thing is looked for where it is a word of its own.
    const position = (word: string): [line: number, column: number] => {
      const offset = Math.max(0, line.search(new RegExp(`(?<=^|[\\s"'=])${escapeRegExp(word)}`)));
      const before = line.slice(0, offset).split('\n');
      return [before.length - 1, before.at(-1)?.length ?? 0];
    };
    const say = (word: string, code: string, message: string, fix: string): void => {
      report(...position(word), code, message, fix);
    };
    const create = creation(command);
    if (create) {
      checkCreation(create, say);
    } else {
      const args = argumentsOf(command);
      if (args) checkArkos(args, say);
    }
  }
}

type Say = (word: string, code: string, message: string, fix: string) => void;

/**
 * Parses a command line.
 *
 * @param line - Its source; a prompt before it is not part of it.
 * @returns Its words, with undefined for an operator such as `&&` or `|`.
 * @throws Error when the shell could not parse it either.
 */
export const shellWords = (line: string): (string | undefined)[] =>
  parse(line.replace(/^\s*\$ /, '').replace(/\\\n/g, ' '), (name) => `$${name}`).flatMap(
    (entry) => {
      if (typeof entry === 'string') return entry;
      if ('pattern' in entry) return entry.pattern;
      return 'op' in entry ? [undefined] : [];
    },
  );

/** The words of each command of a line. */
function commandsOf(line: string): string[][] {
  const commands: string[][] = [[]];
  for (const word of shellWords(line)) {
    if (word === undefined) commands.push([]);
    else commands.at(-1)?.push(word);
  }
  return commands.filter((words) => words.length > 0);
}

const withoutAssignments = (words: string[]): string[] =>
  words.slice(
    Math.max(
      0,
      words.findIndex((word) => !/^\w+=/.test(word)),
    ),
  );

const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  start.every((word, index) => words[index] === word);

const isPackage = (word: string | undefined, name: string): boolean =>
  word !== undefined && (word === name || word.startsWith(`${name}@`));

/** The words after `create-arkos`, or undefined when it is another command. */
function creation(words: string[]): string[] | undefined {
  const creator = creators.find((start) => startsWith(words, start));
  if (creator && isPackage(words[creator.length], 'arkos')) return words.slice(creator.length + 1);
  const at = runnerLength(words);
  return isPackage(words[at], 'create-arkos') ? words.slice(at + 1) : undefined;
}

/** The words after `arkos`, or undefined when it is another command. */
function argumentsOf(words: string[]): string[] | undefined {
  const at = runnerLength(words);
  return isPackage(words[at], 'arkos') ? words.slice(at + 1) : undefined;
}

function runnerLength(words: string[]): number {
  const runner = runners.find((start) => startsWith(words, start));
  if (!runner) return 0;
  const rest = words.slice(runner.length);
  // `npx --yes arkos`: flags of the runner itself.
  return (
    runner.length +
    Math.max(
      0,
      rest.findIndex((word) => !word.startsWith('-')),
    )
  );
}

function checkCreation(args: string[], say: Say): void {
  const flag = args.find((word) => word.startsWith('-') && word !== '--');
  if (flag) {
    say(
      flag,
      'arkos/unknown-flag',
      `create-arkos has no flag '${flag}'`,
      'it asks: give a name only',
    );
  }
  const names = args.filter((word) => !word.startsWith('-'));
  if (names[1]) {
    say(
      names[1],
      'arkos/unknown-argument',
      `create-arkos takes one argument, and '${names[1]}' is a second`,
      'give the name of the project only',
    );
  }
}

function checkArkos(args: string[], say: Say): void {
  const {command, rest, unknown} = commandFor(args);
  if (unknown !== undefined) {
    const siblings = childrenOf(command.name).map(({name}) => name.split(' ').at(-1) ?? '');
    say(
      unknown,
      'arkos/unknown-command',
      `There is no command 'arkos ${[command.name, unknown].filter(Boolean).join(' ')}'`,
      didYouMean(
        unknown,
        siblings,
        siblings.length ? `use one of ${siblings.join(', ')}` : 'leave it out',
      ),
    );
    return;
  }
  const flags = [...command.flags.filter(({accepted}) => accepted), help];
  const given = new Set<CliFlag>();
  let misspelt = false;
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index] ?? '';
    const [name = '', inline] = word.split(/=(.*)/s);
    if (!name.startsWith('-')) {
      say(
        word,
        'arkos/unknown-argument',
        `'arkos ${command.name}' takes no argument, and '${word}' is one`,
        'name it with a flag, or leave it out',
      );
      continue;
    }
    const flag = flags.find(({short, long}) => name === short || name === long);
    if (!flag) {
      misspelt = true;
      const known = flags.flatMap(({short, long}) => (short ? [short, long] : [long]));
      say(
        word,
        'arkos/unknown-flag',
        `'arkos ${command.name}' has no flag '${name}'`,
        didYouMean(
          name,
          known.filter((one) => one.startsWith('--')),
          `use one of ${known.join(', ')}`,
        ),
      );
      // What follows may be its value: a mistake is reported once.
      if (!rest[index + 1]?.startsWith('-')) index++;
      continue;
    }
    given.add(flag);
    if (!flag.value || inline !== undefined) continue;
    index++;
    const value = rest[index];
    if (value === undefined || value.startsWith('-'))
      say(word, 'arkos/missing-value', `'${name}' has no value`, `write ${name} ${flag.value}`);
  }
  const missing = flags.find((flag) => flag.required && !given.has(flag) && !given.has(help));
  if (missing && !misspelt) {
    say(
      command.name.split(' ').at(-1) ?? '',
      'arkos/missing-flag',
      `'arkos ${command.name}' stops without '${missing.long}'`,
      `add ${missing.long} ${missing.value ?? ''}`.trim(),
    );
  }
}

const childrenOf = (name: string): CliCommand[] =>
  cliCommands.filter(
    (command) => command.name !== '' && command.name.split(' ').slice(0, -1).join(' ') === name,
  );

/** Walks down the commands as far as the words go; `g c` is `generate controller`. */
function commandFor(args: string[]): {command: CliCommand; rest: string[]; unknown?: string} {
  let command = cliCommands.find(({name}) => name === '');
  if (!command) throw new Error('src/arkos/data/index.ts has no row for arkos itself → add it');
  let rest = args;
  for (;;) {
    const [word] = rest;
    const children = childrenOf(command.name);
    if (word === undefined || word.startsWith('-') || children.length === 0) return {command, rest};
    const next = children.find(
      ({name, alias}) => name.split(' ').at(-1) === word || alias === word,
    );
    if (!next) return {command, rest, unknown: word};
    command = next;
    rest = rest.slice(1);
  }
}
