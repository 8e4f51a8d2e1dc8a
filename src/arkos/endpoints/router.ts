import {routedModels} from '../schema';
import {endpointsOf, isBulk, type Endpoint, type Operation} from '.';

/** What turns endpoints on and off. */
export interface RouterSettings {
  /** `routers.strict` of the configuration. */
  readonly strict: boolean | 'no-bulk';
  /** `config.disable` in the router file of each module: a model, `auth` or `file-upload`. */
  readonly disable: Readonly<Record<string, true | Readonly<Record<string, boolean>>>>;
}

/** Everything on, as without configuration. */
const defaultRouterSettings: RouterSettings = {strict: false, disable: {}};

/**
 * Tells whether the framework mounts an endpoint.
 *
 * @param model - Name of the model.
 * @param operation - The endpoint's.
 * @param settings - The configuration.
 */
export function isMounted(
  model: string,
  operation: Operation,
  {strict, disable}: RouterSettings,
): boolean {
  const own = disable[model];
  if (own === true) return false;
  const said = own?.[operation];
  if (said !== undefined) return !said;
  return strict === 'no-bulk' ? !isBulk(operation) : !strict;
}

/** A route with the model it is for. */
export interface ModelRoute extends Endpoint {
  readonly model: string;
}

/**
 * Every route of a schema's models, as the framework registers them.
 *
 * @param text - The schema.
 * @param settings - The configuration.
 */
export function routesOf(text: string, settings = defaultRouterSettings): ModelRoute[] {
  return routedModels(text).flatMap((model) =>
    endpointsOf(model)
      .filter(({operation}) => isMounted(model, operation, settings))
      .map((endpoint) => ({...endpoint, model})),
  );
}

/** A file to paste. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}
