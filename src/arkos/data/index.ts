/**
 * What the framework is, as rows: facts that were recorded, joined with our words for them.
 *
 * @packageDocumentation
 */
import {
  authValues,
  type CommandFact,
  commandFacts,
  type CommandId,
  configDefaults,
  type EndpointFact,
  endpointFacts,
  type FlagFact,
  operatorFacts,
  type OperatorId,
  promptFacts,
  stackFacts,
  variableFacts,
} from '../facts';
import {authNotes} from '../notes/auth';
import {
  type CommandNote,
  commandNotes,
  createdNotes,
  type FlagNote,
  promptNotes,
} from '../notes/commands';
import {type EndpointNote, endpointNotes, unlistedEndpoints} from '../notes/endpoints';
import {type VariableNote, variableNotes} from '../notes/environment';
import {operatorNotes, parameterNotes} from '../notes/query';
import {pipelineNotes, stepNotes} from '../notes/stack';
import {swaggerModeNotes} from '../notes/swagger';
import {originOf, type Row, rowsOf} from './rows';

export {environmentFiles} from '../facts';
export * from './errors';
export * from './files';
export * from './hooks';

/** What is fixed about passwords, tokens and the cookie, apart from keys of the configuration. */
export const authFacts = rowsOf('auth', authNotes).map((row) => ({
  value: (authValues as Readonly<Record<string, number | string>>)[row.name],
  ...row,
}));

/** A flag of a command, by its long form with its dashes. */
export type CliFlag = FlagFact & FlagNote & {readonly long: string};

/** A command of `arkos`; its name is the words after `arkos`, none for `arkos` itself. */
export type CliCommand = Row<
  Omit<CommandFact & CommandNote, 'flags'> & {readonly flags: readonly CliFlag[]}
>;

/** Every command of `arkos`, in the order of its help; each also takes `--help`. */
export const cliCommands: readonly CliCommand[] = rowsOf<CommandNote, CommandFact>(
  'commands',
  commandNotes,
  commandFacts,
).map(({flags: notes, ...command}) => ({
  ...command,
  flags: Object.entries(commandFacts[command.name as CommandId].flags).flatMap(([long, flag]) =>
    notes[long] ? [{long, ...flag, ...notes[long]}] : [],
  ),
}));

/** Every question that `create-arkos` asks, in order. */
export const createPrompts = rowsOf('prompts', promptFacts, promptNotes);

/** What `create-arkos` writes and runs, apart from the folders of the modules. */
export const createResults = rowsOf('created', createdNotes);

/** An endpoint that the framework mounts. */
export type DocumentedEndpoint = Row<EndpointFact & EndpointNote & {readonly group: string}>;

/** Every endpoint, by group: `model`, `auth`, `upload` and `system`. */
export const endpoints: readonly DocumentedEndpoint[] = rowsOf(
  'endpoints',
  {...endpointNotes, ...unlistedEndpoints},
  {...endpointFacts, ...unlistedEndpoints},
).map((row) => {
  const [group = '', name = ''] = row.name.split('.');
  return {...row, group, name};
});

/** A variable that sets a key has the default of the key; those of the commands come before it. */
function defaultOf({internal, option}: VariableNote): string | undefined {
  const value = internal || option === undefined ? undefined : configDefaults[option];
  return value?.replace(/^'(.*)'$/, '$1');
}

/** Every environment variable that the package reads or sets, in the order a reader meets them. */
export const environmentVariables = rowsOf('variables', variableNotes, variableFacts).map(
  (row) => ({default: defaultOf(row), ...row}),
);

/** Every query parameter that is not a filter. */
export const reservedParameters = rowsOf('parameters', parameterNotes);

/** Every operator, the last part of a key such as `title__icontains`. */
export const queryOperators = rowsOf('operators', operatorNotes).map((row) => ({
  /** What the example becomes in `where`. */
  prisma: operatorFacts[row.name as OperatorId],
  ...row,
}));

/**
 * The stack, in the order in which a request passes it; the name of a built-in middleware is its
 * identifier in `middlewares.disable`.
 */
export const stack = rowsOf('stack', stackFacts, stepNotes);

/** The steps of a request to a model endpoint, in order. */
export const modelPipeline: readonly Row<{readonly summary: string}>[] = Object.entries(
  pipelineNotes,
).map(([name, summary]) => ({name, summary, source: originOf('pipeline', name)}));

/** The values of `swagger.mode`. */
export const swaggerModes = rowsOf('swaggerModes', swaggerModeNotes);
