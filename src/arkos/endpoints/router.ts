import {routedModels} from '../schema';
import {endpointsOf, isBulk, kebabCase, operations, type Endpoint, type Operation} from '.';

/** What turns endpoints on and off. */
export interface RouterSettings {
  /** `routers.strict` of the configuration. */
  readonly strict: boolean | 'no-bulk';
  /** `config.disable` in the router file of each model, by the model's name. */
  readonly disable: Readonly<Record<string, true | Readonly<Partial<Record<Operation, boolean>>>>>;
}

/** Everything on, as without configuration. */
export const defaultRouterSettings: RouterSettings = {strict: false, disable: {}};

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
export interface Route extends Endpoint {
  readonly model: string;
}

/**
 * Every route of a schema's models, as the framework registers them.
 *
 * @param text - The schema.
 * @param settings - The configuration.
 */
export function routesOf(text: string, settings = defaultRouterSettings): Route[] {
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

/**
 * The files that make the framework follow the settings.
 *
 * @param settings - The configuration.
 * @returns The configuration, where `strict` is set, and a router file for each model with settings of its own.
 */
export function configurationFiles({strict, disable}: RouterSettings): SourceFile[] {
  const files: SourceFile[] = [];
  if (strict)
    files.push({
      path: 'src/app.ts',
      text: `import arkos from 'arkos';\n\narkos.init({\n  routers: {strict: ${strict === true ? 'true' : `'${strict}'`}},\n});\n`,
    });
  for (const [model, own] of Object.entries(disable)) {
    const said =
      own === true
        ? 'true'
        : `{${operations.flatMap((operation) => (own[operation] === undefined ? [] : `${operation}: ${own[operation]}`)).join(', ')}}`;
    if (said === '{}') continue;
    const folder = kebabCase(model);
    files.push({
      path: `src/modules/${folder}/${folder}.router.ts`,
      text: `import type {RouterConfig} from 'arkos';\n\nexport const config: RouterConfig = {\n  disable: ${said},\n};\n`,
    });
  }
  return files;
}
