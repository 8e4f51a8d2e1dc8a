import type {Configuration} from '../../arkos/endpoints/configuration';
import type {RecordOf} from '../../arkos/endpoints/example';
import type {ValidationFile} from '../../arkos/endpoints/validation-files';
import type {Schema} from '../../arkos/schema';
import type {Simulation} from '../../arkos/simulation';
import type {FileProblem} from '../../arkos/simulation/validation';

/** What every part of the explorer shows something of. */
export interface ExplorerProject {
  readonly schema: Schema;
  readonly configuration: Configuration;
  readonly onConfiguration: (change: Partial<Configuration>) => void;
  readonly simulation: Simulation;
  /** The first record of a model. */
  readonly recordOf: RecordOf;
  /** The validation files, with the reader's changes; none without validation. */
  readonly files: readonly ValidationFile[];
  /** Files that are not simulated, and why. */
  readonly problems: readonly FileProblem[];
  /** Whether the simulation follows the last change; a schema and files are read after it. */
  readonly isReady: boolean;
  readonly onFile: (path: string, text: string) => void;
}

/**
 * The configuration with one endpoint turned on or off.
 *
 * @param configuration - Before.
 * @param module - A model, `auth` or `file-upload`.
 * @param operation - Of the endpoint.
 * @param isOn - What it becomes.
 */
export function withEndpoint(
  {disable, strict}: Configuration,
  module: string,
  operation: string,
  isOn: boolean,
): Pick<Configuration, 'disable'> {
  const own = disable[module];
  const others = Object.entries(own === true ? {} : (own ?? {})).filter(
    ([name]) => name !== operation,
  );
  // Without strict routing everything is on already.
  const said = isOn && strict === false ? [] : [[operation, !isOn] as const];
  return {disable: {...disable, [module]: Object.fromEntries([...others, ...said])}};
}
