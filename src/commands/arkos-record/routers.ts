import ts from 'typescript';
import type {EndpointFact} from '../../arkos/facts';
import {
  calledName,
  findAll,
  literalText,
  parseCode,
  type SourceLocation,
  locationOf,
  type SourceText,
} from './scan';

/** An endpoint that a router of the framework defines. */
export interface FoundEndpoint extends EndpointFact {
  readonly group: 'auth' | 'model' | 'upload';
  readonly name: string;
  readonly position: SourceLocation;
  /** The interceptors around it with their positions, in the order they run. */
  readonly interceptors: ReadonlyMap<string, SourceLocation>;
}

const routers = [
  {group: 'model', path: /base\.router\.helpers\.[jt]s$/, prefix: '/api'},
  {group: 'auth', path: /auth\.router\.[jt]s$/, prefix: '/api'},
  {group: 'upload', path: /file-upload\.router\.[jt]s$/, prefix: ''},
] as const;

const verbs = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Reads the endpoints that a project can turn off by name, off the code that mounts them.
 *
 * @param files - The package's build or the framework's sources.
 * @returns The endpoints, in the order in which each router mounts them.
 */
export function scanEndpoints(files: readonly SourceText[]): FoundEndpoint[] {
  return routers.flatMap(({group, path, prefix}) =>
    files
      .filter((file) => path.test(file.path))
      .flatMap((file) => findAll(parseCode(file), ts.isIfStatement))
      .flatMap(({expression, thenStatement}): FoundEndpoint[] => {
        const names = findAll(expression, ts.isCallExpression)
          .filter((call) => calledName(call.expression) === 'isEndpointDisabled')
          .map((call) => literalText(call.arguments[1]));
        const mount = findAll(thenStatement, ts.isCallExpression).find((call) =>
          verbs.includes(calledName(call.expression)),
        );
        const [name] = names;
        if (names.length !== 1 || name === undefined || !mount) return [];
        return [{group, name, ...endpointOf(mount, prefix)}];
      }),
  );
}

function endpointOf(
  mount: ts.CallExpression,
  prefix: string,
): Omit<FoundEndpoint, 'group' | 'name'> {
  const [path, ...handlers] = mount.arguments;
  const pattern = (literalText(path) ?? '')
    .replace('{routeName}', '{models}')
    .replace('{basePathname}', '{baseRoute}/');
  const calls = handlers.flatMap((handler) => findAll(handler, ts.isCallExpression));
  const action = calls
    .filter((call) => /AccessControl$|^processAuthentication/.test(calledName(call.expression)))
    .map((call) => literalText(call.arguments[0]))
    .find((text) => text !== undefined);
  const authenticates = handlers.some((handler) => calledName(handler) === 'authenticate');
  const interceptors = handlers
    .flatMap((handler) => findAll(handler, ts.isPropertyAccessExpression))
    .filter(({expression}) => expression.getText() === 'interceptors')
    .map((node) => [node.name.text, locationOf(node)] as const);
  return {
    method: calledName(mount.expression).toUpperCase(),
    path: prefix + pattern,
    access: action === undefined ? (authenticates ? 'token' : 'public') : 'access',
    ...(action === undefined ? {} : {action}),
    position: locationOf(mount),
    interceptors: new Map(interceptors),
  };
}

/** What a service hook of a method is called with. */
export interface FoundHooks {
  readonly args: readonly string[];
  readonly position: SourceLocation;
}

/**
 * Reads the methods with service hooks off the service.
 *
 * @param files - The package's build or the framework's sources.
 * @returns By method, in the order of the service: keys of the object its hooks get.
 * @throws Error when the arguments of a method are not found.
 */
export function scanHooks(files: readonly SourceText[]): Map<string, FoundHooks> {
  const service = files.filter(({path}) => /base\.service\.[jt]s$/.test(path)).map(parseCode);
  const shapes = new Map<string, FoundHooks>();
  const clauses = service.flatMap((root) => findAll(root, ts.isCaseClause));
  let waiting: string[] = [];
  for (const {expression, statements} of clauses) {
    waiting.push(literalText(expression) ?? '');
    const [result] = statements;
    if (!result) continue;
    const object = findAll(result, ts.isObjectLiteralExpression)[0];
    const args = (object?.properties ?? []).flatMap(({name}) => name?.getText() ?? []);
    // What follows the arguments of a method is the context; other switches make other objects.
    if (args.at(-1) === 'context')
      for (const method of waiting) shapes.set(method, {args, position: locationOf(result)});
    waiting = [];
  }
  const methods = service
    .flatMap((root) => findAll(root, ts.isPropertyAssignment))
    .filter(({name}) => name.getText() === 'operationType')
    .flatMap(({initializer}) => literalText(initializer) ?? []);
  return new Map(
    methods.map((method) => {
      const shape = shapes.get(method);
      if (!shape) throw new Error(`the service says nowhere what the hooks of ${method} get`);
      return [method, shape];
    }),
  );
}
