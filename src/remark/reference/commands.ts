import {isDeepStrictEqual} from 'node:util';

import type {CliCommand} from '../../arkos/data';

/**
 * Moves the flags that every command of a group takes to the group, so that a table lists them once.
 *
 * @param commands - Those of the table; one whose group is not among them keeps its own flags.
 * @returns The same commands, in the same order.
 */
export function withSharedFlags(commands: readonly CliCommand[]): CliCommand[] {
  const shared = new Map<string, CliCommand['flags']>();
  for (const {name} of commands) {
    const [first, ...others] = commands.filter((one) => one.name.startsWith(`${name} `));
    if (
      first &&
      others.length > 0 &&
      others.every(({flags}) => isDeepStrictEqual(flags, first.flags))
    )
      shared.set(name, first.flags);
  }
  return commands.map((command) => {
    const {name, flags} = command;
    if (shared.has(name.split(' ').slice(0, -1).join(' '))) return {...command, flags: []};
    return {...command, flags: [...flags, ...(shared.get(name) ?? [])]};
  });
}
