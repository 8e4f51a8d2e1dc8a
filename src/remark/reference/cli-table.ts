import {type CliCommand, type CliFlag, cliCommands, createPrompts} from '../../arkos/data';
import type {
  ReferenceData,
  ReferencePart,
  ReferenceRow,
} from '../../components/ReferenceTable/data';
import {cliAnchor, slug} from './anchors';
import {code, labelled, paragraph, remark, UnknownName} from './parts';

const none: readonly ReferencePart[] = [];

const commandName = ({name}: CliCommand): string => `arkos ${name}`.trim();

function commandRow(command: CliCommand): ReferenceRow {
  const {alias, writes, runs} = command;
  return {
    id: cliAnchor(command.name),
    name: commandName(command),
    cells: [
      none,
      [
        paragraph(command.summary),
        ...labelled('Short', code(alias)),
        ...labelled('Writes', code(writes)),
        ...labelled('Runs', runs?.map((one) => `\`${one}\``).join(', ')),
        ...remark(command.remarks),
      ],
    ],
    source: command.source,
  };
}

/** A flag of commands; several take the same one when they are below one parent. */
function flagRow(
  flag: CliFlag,
  [first, ...others]: readonly CliCommand[],
  parent?: CliCommand,
): ReferenceRow {
  const anchorIn = ({name}: CliCommand): string => cliAnchor(name, flag.long);
  return {
    ...(first && {id: anchorIn(first)}),
    ...(others.length > 0 && {alsoIds: others.map(anchorIn)}),
    name: [flag.short, flag.long].filter(Boolean).join(', ') + (flag.value ? ` ${flag.value}` : ''),
    isPart: true,
    ...(flag.required ? {mark: 'required'} : {}),
    ...(flag.accepted ? {} : {mark: 'not accepted'}),
    cells: [
      flag.default === undefined ? none : [{code: flag.default}],
      [
        paragraph(flag.meaning),
        ...labelled('In', parent && `every command of \`${commandName(parent)}\``),
        ...remark(flag.remarks),
      ],
    ],
  };
}

/** A command with its flags; those that all commands below it share stand with it, once. */
function commandRows(command: CliCommand, shown: readonly CliCommand[]): ReferenceRow[] {
  const below = ({name}: CliCommand): CliCommand[] =>
    shown.filter((other) => name !== '' && other.name.startsWith(`${name} `));
  const sharedBy = (commands: readonly CliCommand[]): readonly CliFlag[] => {
    const [first, ...others] = commands;
    const isShared = others.every(
      ({flags}) => JSON.stringify(flags) === JSON.stringify(first?.flags),
    );
    return first && others.length > 0 && isShared ? first.flags : [];
  };
  const parent = shown.find((other) => below(other).includes(command));
  const own = parent && sharedBy(below(parent)).length > 0 ? [] : command.flags;
  return [
    commandRow(command),
    ...own.map((flag) => flagRow(flag, [command])),
    ...sharedBy(below(command)).map((flag) => flagRow(flag, below(command), command)),
  ];
}

function createTable(): ReferenceData {
  const answer = (value: string | boolean): string =>
    typeof value === 'string' ? value : value ? 'yes' : 'no';
  return {
    id: 'cli-create-arkos',
    name: 'create-arkos',
    caption: 'Questions of create-arkos',
    columns: ['Question', 'Default', 'Meaning'],
    rows: [
      ...createPrompts.map((prompt) => {
        const chosen = prompt.default ?? prompt.choices?.[0];
        return {
          id: `cli-create-arkos-${slug(prompt.name)}`,
          name: prompt.question,
          cells: [
            chosen === undefined ? none : [{code: answer(chosen)}],
            [
              paragraph(
                prompt.choices
                  ? `One of ${prompt.choices.map((one) => `\`${one}\``).join(', ')}.`
                  : prompt.kind === 'yes-no'
                    ? 'Yes or no.'
                    : (prompt.accepts ?? 'Any text.'),
              ),
              ...labelled('Asked when', prompt.when),
            ],
          ],
          source: prompt.source,
        };
      }),
    ],
  };
}

/**
 * The table of `<Cli of="…"/>`.
 *
 * @param of - `arkos` for every command, a command such as `arkos generate` with those below it, or
 * `create-arkos`.
 * @returns What to show.
 * @throws UnknownName when there is no such command.
 */
export function cliTable(of: string): ReferenceData {
  if (of === 'create-arkos') return createTable();
  const rows = cliCommands.filter(
    (command) => of === 'arkos' || `${commandName(command)} `.startsWith(`${of} `),
  );
  if (rows.length === 0) {
    throw new UnknownName(`There is no command '${of}'`, [
      ...cliCommands.map(commandName),
      'create-arkos',
    ]);
  }
  return {
    caption: `Commands: ${of}`,
    columns: ['Command or flag', 'Default', 'Meaning'],
    rows: rows.flatMap((command) => commandRows(command, rows)),
  };
}
