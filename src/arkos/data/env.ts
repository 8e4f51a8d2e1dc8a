import {configDefaults, variableFacts, type VariableId} from '../facts';
import {type VariableNote, variableNotes} from '../notes/environment';
import {originOf} from './origin';

/** An environment variable that the package reads or sets. */
export interface EnvironmentVariable extends VariableNote {
  readonly name: string;
  /** Value used when it is not set. */
  readonly default?: string;
  /** Whether some command does not start without it. */
  readonly required: boolean;
  /** Where it is read. */
  readonly source?: string;
}

/** A variable that sets a key has the default of the key; those of the commands come before it. */
function defaultOf({internal, option}: VariableNote): string | undefined {
  const value = internal || option === undefined ? undefined : configDefaults[option];
  return value?.replace(/^'(.*)'$/, '$1');
}

/** Every variable, in the order a reader meets them. */
export const environmentVariables: readonly EnvironmentVariable[] = (
  Object.keys(variableNotes) as VariableId[]
).map((name) => ({
  name,
  default: defaultOf(variableNotes[name]),
  ...variableFacts[name],
  ...variableNotes[name],
  source: originOf('variables', name),
}));

export {environmentFiles} from '../facts';
