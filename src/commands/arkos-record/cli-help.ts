/** A flag as the help of a command prints it. */
export interface HelpFlag {
  readonly short?: string;
  readonly long: string;
  readonly value?: string;
  readonly default?: string;
  /** Whether the line has another long form before it. */
  readonly isSecond: boolean;
}

/** A command as the help of its parent prints it. */
export interface HelpCommand {
  readonly name: string;
  readonly alias?: string;
}

/** What the help of a command says. */
export interface Help {
  /** Its flags, without those for help. */
  readonly flags: readonly HelpFlag[];
  /** The commands below it, without `help`. */
  readonly commands: readonly HelpCommand[];
}

/**
 * Reads the help that commander prints.
 *
 * @param text - What `--help` printed.
 * @returns Flags and commands.
 * @throws Error when the text is no such help.
 */
export function parseHelp(text: string): Help {
  if (!text.includes('Usage:'))
    throw new Error(`this is no help of a command → expected a line "Usage:" in:\n${text}`);

  return {
    flags: section(text, 'Options')
      .flatMap(parseFlags)
      .filter(({long}) => long !== '--help'),
    commands: section(text, 'Commands')
      .map((line) => {
        const [name = '', alias] = (/^\S+/.exec(line)?.[0] ?? '').split('|');
        return alias === undefined ? {name} : {name, alias};
      })
      .filter(({name}) => name !== 'help'),
  };
}

/** The entries of a section, wrapped lines joined. */
function section(text: string, title: string): string[] {
  const lines = text.split('\n');
  const start = lines.indexOf(`${title}:`);
  if (start === -1) return [];
  const entries: string[] = [];
  for (const line of lines.slice(start + 1)) {
    if (line.trim() === '') break;
    const isNew = /^ {2}\S/.test(line);
    if (isNew) entries.push(line.trim());
    else entries.push(`${entries.pop() ?? ''} ${line.trim()}`);
  }
  return entries;
}

function parseFlags(line: string): HelpFlag[] {
  const [head = '', ...rest] = line.split(/ {2,}/);
  const standard = /\(default: "?([^")]*)"?\)/.exec(rest.join(' '))?.[1];
  const flags: HelpFlag[] = [];
  let short: string | undefined;
  for (const part of head.split(', ')) {
    const [name = '', value] = part.split(' ');
    if (/^-[a-zA-Z]$/.test(name)) {
      short = name;
      continue;
    }
    flags.push({
      ...(short === undefined ? {} : {short}),
      long: name,
      isSecond: flags.length > 0,
      ...(value === undefined ? {} : {value}),
      ...(standard === undefined || flags.length > 0 ? {} : {default: standard}),
    });
    short = undefined;
  }
  return flags;
}
