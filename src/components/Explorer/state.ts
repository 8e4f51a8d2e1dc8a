import {operations, type Operation} from '../../arkos/endpoints';
import {defaultRouterSettings, type RouterSettings} from '../../arkos/endpoints/router';
import {exampleSchemas} from '../../arkos/schema/examples';

/** Everything that a link to the explorer says. */
export interface ExplorerState {
  /** Text of the schema. */
  readonly text: string;
  /** Name of the shown model; the first one unless it is there. */
  readonly model: string;
  readonly settings: RouterSettings;
  /** Whether `authentication` is configured. */
  readonly isProtected: boolean;
  /** Whether bodies are validated with the columns of the model. */
  readonly isValidated: boolean;
}

/** What the explorer starts with. */
export const initialState: ExplorerState = {
  text: exampleSchemas[0]?.text ?? '',
  model: 'Book',
  settings: defaultRouterSettings,
  isProtected: false,
  isValidated: false,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readDisable(value: unknown): RouterSettings['disable'] {
  if (!isObject(value)) return {};
  const entries = Object.entries(value).map(([model, own]) => {
    if (own === true) return [model, true] as const;
    const said = Object.entries(isObject(own) ? own : {}).filter(
      ([name, is]) => operations.includes(name as Operation) && typeof is === 'boolean',
    );
    return [model, Object.fromEntries(said)] as const;
  });
  return Object.fromEntries(entries) as RouterSettings['disable'];
}

/**
 * Reads a state out of a link, which anybody may have written.
 *
 * @param value - What was in the link.
 * @returns A state; what is not valid is as at the start.
 */
export function readState(value: unknown): ExplorerState {
  if (!isObject(value)) return initialState;
  const {text, model, settings, isProtected, isValidated} = value;
  const {strict, disable} = isObject(settings) ? settings : {};
  return {
    text: typeof text === 'string' ? text : initialState.text,
    model: typeof model === 'string' ? model : initialState.model,
    settings: {
      strict: strict === true || strict === 'no-bulk' ? strict : false,
      disable: readDisable(disable),
    },
    isProtected: isProtected === true,
    isValidated: isValidated === true,
  };
}
