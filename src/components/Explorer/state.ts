import {defaultConfiguration, type Configuration} from '../../arkos/endpoints/configuration';
import {exampleSchemas} from '../../arkos/schema/examples';

/** Everything that a link to the explorer says. */
export interface ExplorerState {
  /** Text of the schema. */
  readonly text: string;
  /** Name of the shown model; the first one unless it is there. */
  readonly model: string;
  readonly configuration: Configuration;
  /** The validation files that the reader changed, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** What the explorer starts with. */
export const initialState: ExplorerState = {
  text: exampleSchemas[0]?.text ?? '',
  model: 'Book',
  configuration: defaultConfiguration,
  files: {},
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of an object whose values pass a test. */
const entriesOf = <Value>(
  value: unknown,
  isValid: (one: unknown, name: string) => one is Value,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, Value] =>
      isValid(entry[1], entry[0]),
    ),
  );

const isText = (value: unknown): value is string => typeof value === 'string';

const isSwitch = (value: unknown, name: string): value is boolean =>
  typeof value === 'boolean' && /^\w+$/.test(name);

function readDisable(value: unknown): Configuration['disable'] {
  const entries = Object.entries(isObject(value) ? value : {}).map(
    ([module, own]) => [module, own === true ? own : entriesOf(own, isSwitch)] as const,
  );
  return Object.fromEntries(entries);
}

/** One of some values, or the first of them. */
const oneOf = <Value>(value: unknown, [first, ...rest]: readonly [Value, ...Value[]]): Value =>
  rest.find((one) => one === value) ?? first;

function readConfiguration(value: unknown): Configuration {
  const given = isObject(value) ? value : {};
  const {usernameField} = given;
  return {
    ...defaultConfiguration,
    strict: oneOf<Configuration['strict']>(given.strict, [false, 'no-bulk', true]),
    disable: readDisable(given.disable),
    authentication: oneOf(given.authentication, ['off', 'static', 'dynamic']),
    // It becomes a part of a file to paste.
    usernameField:
      isText(usernameField) && /^\w+$/.test(usernameField)
        ? usernameField
        : defaultConfiguration.usernameField,
    validation: oneOf(given.validation, ['off', 'zod', 'class-validator']),
    forbidsUnknown: given.forbidsUnknown === true,
    hasDocs: given.hasDocs === true,
  };
}

/**
 * Reads a state out of a link, which anybody may have written.
 *
 * @param value - What was in the link.
 * @returns A state; what is not valid is as at the start.
 */
export function readState(value: unknown): ExplorerState {
  if (!isObject(value)) return initialState;
  const {text, model, configuration, files} = value;
  return {
    text: isText(text) ? text : initialState.text,
    model: isText(model) ? model : initialState.model,
    configuration: readConfiguration(configuration),
    files: entriesOf(files, isText),
  };
}
