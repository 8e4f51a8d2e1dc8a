import type {
  CommandFact,
  EndpointFact,
  ErrorFact,
  HookFact,
  RouterConfigFact,
  StepFact,
} from '../../arkos/facts';
import {
  configOptions,
  configPath,
  type Declared,
  type Surface,
} from '../../remark/reference/surface';
import {formatDefault, observedDefaults} from './defaults';
import {scanErrors} from './errors';
import type {
  DisabledObservation,
  ObservedRoute,
  PlainObservation,
  ReplacedObservation,
  StrictObservation,
} from './observe';
import type {PackageManifest} from './package';
import {type FoundEndpoint, scanEndpoints, scanHooks} from './routers';
import {scanText, type SourceText} from './scan';

/** What the recorder has seen of a package. */
export interface Seen {
  readonly manifest: PackageManifest;
  /** The CommonJS build. */
  readonly files: readonly SourceText[];
  /** Declarations of `arkos/services` and of router files. */
  readonly declarations: readonly SourceText[];
  readonly surface: Surface;
  readonly plain: PlainObservation;
  readonly replaced: ReplacedObservation;
  readonly disabled: DisabledObservation;
  /** Routes by value of `routers.strict`. */
  readonly strict: readonly (readonly [value: boolean | string, routes: StrictObservation])[];
  /** What the example of each operator becomes. */
  readonly queries: Readonly<Record<string, unknown>>;
  readonly commands: Readonly<Record<string, CommandFact>>;
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const byId = <Fact>(rows: readonly (readonly [string, Fact])[]): Record<string, Fact> =>
  Object.fromEntries(rows);

/**
 * Puts what was seen into the files of `src/arkos/facts`.
 *
 * @param seen - Everything that was read off the package.
 * @returns Content by name of the file.
 * @throws Error when nothing was found where there must be something.
 */
export function factsOf(seen: Seen): Record<string, object> {
  const {files, manifest, plain, surface} = seen;
  const endpoints = scanEndpoints(files);
  const facts: Record<string, object> = {
    auth: authOf(plain, files),
    commands: seen.commands,
    defaults: Object.fromEntries(observedDefaults(plain, files)),
    disabled: seen.disabled,
    endpoints: endpointsOf(endpoints, plain.routes),
    environment: environmentOf(files),
    errors: errorsOf(files, plain),
    files: filesOf(plain.files),
    hooks: hooksOf(seen),
    interceptors: interceptorsOf(endpoints),
    query: queryOf(seen),
    requirements: {
      node: manifest.engines?.node ?? 'any',
      dependencies: manifest.dependencies ?? {},
      peerDependencies: manifest.peerDependencies ?? {},
    },
    'router-config': routerConfigOf(endpoints, seen),
    stack: stackOf(seen.replaced, surface),
    swagger: {
      modes: byId(
        [
          ...scanText(
            files,
            /case "([\w-]+)":\s*return await\b/g,
            /swagger\.router\.helpers\.js$/,
          ).keys(),
        ].map((mode) => [mode, {}]),
      ),
    },
    unread: unreadOf(surface, files),
  };
  const [empty] = emptyParts(facts);
  if (empty !== undefined) {
    throw new Error(
      `${empty}: nothing was read off the package → see how src/commands/arkos-record reads it`,
    );
  }
  return facts;
}

/** Files with lists inside, none of which may be empty. */
const grouped = new Set(['environment', 'interceptors', 'query', 'router-config', 'swagger']);

/** Names of files, and of lists inside of files, that have nothing in them. */
function emptyParts(facts: Readonly<Record<string, object>>): string[] {
  const parts = Object.entries(facts).flatMap(([name, fact]): [string, object][] => [
    [name, fact],
    ...(grouped.has(name)
      ? Object.entries(fact as Record<string, object>).map(([key, list]): [string, object] => [
          `${name}.${key}`,
          list,
        ])
      : []),
  ]);
  return parts.filter(([, part]) => Object.keys(part).length === 0).map(([name]) => name);
}

function errorsOf(
  files: readonly SourceText[],
  {multer}: PlainObservation,
): Record<string, ErrorFact> {
  return byId<ErrorFact>([
    ...scanErrors(files).map(({id, kind, code, status, message, from}): [string, ErrorFact] => [
      id,
      {kind, code, status, message, from},
    ]),
    ...Object.entries(multer).map(([code, message]): [string, ErrorFact] => [
      code,
      {kind: 'MulterError', code, status: 500, message},
    ]),
  ]);
}

const systemNames: Readonly<Record<string, string>> = {
  '/api': 'welcome',
  '/api/available-resources': 'availableResources',
};

/** The route of the probe's project that an endpoint has there. */
const routeOf = ({method, path}: EndpointFact): string =>
  `${method} ${path.replace('{models}', 'posts').replace('{baseRoute}', '/api/uploads')}`;

function endpointsOf(
  found: readonly FoundEndpoint[],
  routes: readonly ObservedRoute[],
): Record<string, EndpointFact> {
  const mounted = new Set(
    routes
      // The other model has the same routes.
      .filter(({path}) => !/^\/api\/users(?!\/me)/.test(path))
      .map(({method, path}) => `${method} ${path}`),
  );
  const named = found.map(
    ({group, name, method, path, access, action}) =>
      [`${group}.${name}`, {method, path, access, action}] as const,
  );
  const missing = named.filter(([, fact]) => !mounted.delete(routeOf(fact)));
  if (missing.length > 0) {
    throw new Error(
      `endpoints: ${missing.map(([id]) => id).join(', ')} are in the code of the routers and not mounted`,
    );
  }
  const others = [...mounted].map((route): [string, EndpointFact] => {
    const [method = '', path = ''] = route.split(' ');
    const access = path === '/api/available-resources' ? 'token' : 'public';
    return [`system.${systemNames[path] ?? route}`, {method, path, access}];
  });
  return byId([...named, ...others]);
}

function interceptorsOf(
  endpoints: readonly FoundEndpoint[],
): Record<string, Record<string, readonly string[]>> {
  const groups: Record<string, Record<string, readonly string[]>> = {};
  for (const {group, name, interceptors} of endpoints)
    (groups[group === 'upload' ? 'file-upload' : group] ??= {})[name] = [...interceptors.keys()];
  return groups;
}

function routerConfigOf(
  endpoints: readonly FoundEndpoint[],
  {declarations, strict}: Seen,
): Record<string, Record<string, RouterConfigFact>> {
  const typed = [
    ...scanText(declarations, /^ +(\w+)\?: boolean;$/gm, /router-config\.d\.ts$/).keys(),
  ];
  const rankOf = (name: string): number =>
    typed.includes(name) ? typed.indexOf(name) : typed.length;
  const groups: Record<string, Record<string, RouterConfigFact>> = {};
  for (const endpoint of [...endpoints].sort((a, b) => rankOf(a.name) - rankOf(b.name))) {
    const {group, name} = endpoint;
    (groups[group === 'upload' ? 'file-upload' : group] ??= {})[name] = {
      typed: typed.includes(name),
      offWhen: strict
        .filter(
          ([, {routes}]) =>
            !routes.some(({method, path}) => `${method} ${path}` === routeOf(endpoint)),
        )
        .map(([value]) => value),
    };
  }
  return groups;
}

function hooksOf({files, declarations}: Seen): Record<string, HookFact> {
  const exported = scanText(declarations, /\b(\w+HookArgs)\b/g, /services\/index\.d\.ts$/);
  return byId(
    [...scanHooks(files)].map(([method, {args}]) => {
      const name = pascal(method);
      const types = [`Before${name}HookArgs`, `After${name}HookArgs`, `On${name}ErrorHookArgs`];
      return [method, {args, types: types.filter((type) => exported.has(type))}];
    }),
  );
}

function environmentOf(files: readonly SourceText[]): object {
  const loader = /dotenv\.helpers\.js$/;
  const [list = ''] = scanText(files, /requiredVars = \[([^\]]*)\]/g, loader).keys();
  const required = [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
  const names = new Set([
    ...required,
    ...scanText(files, /process\.env\.(\w+)/g).keys(),
    ...scanText(files, /\benv\?\.(\w+)/g).keys(),
  ]);
  const read = scanText(
    files,
    /path_1\.default\.resolve\(cwd, [`"](\.env[^`"]*)[`"]\)/g,
    loader,
  ).keys();
  return {
    variables: byId([...names].map((name) => [name, {required: required.includes(name)}])),
    files: [...read].map((name) => name.replace(/\$\{\w+\}/g, '{NODE_ENV}')),
  };
}

function filesOf(files: PlainObservation['files']): Record<string, {resolver?: string}> {
  const resolvers: Readonly<Record<string, string>> = {dtos: 'class-validator', schemas: 'zod'};
  const rows = (['model', 'auth'] as const).flatMap((module) =>
    Object.entries(files[module]).flatMap(([group, names]) =>
      Object.values(names)
        .filter((name) => name !== '')
        .map((name): [string, {resolver?: string}] => {
          const ofModule = group === 'core' || module === 'model';
          const own = module === 'model' ? 'post' : 'auth';
          const generic = ofModule
            ? name.replace(new RegExp(`(^|-)${own}\\.`), '$1{module}.')
            : name;
          const folder = group === 'core' ? '' : `${group}/`;
          return [
            folder + generic.replace(/\.[jt]s$/, '.{ext}'),
            group === 'core' ? {} : {resolver: resolvers[group]},
          ];
        }),
    ),
  );
  return byId(rows);
}

/** Steps that the configuration cannot name, by what the probe sees of them. */
const unnamedSteps: Readonly<Record<string, readonly [id: string, kind: string]>> = {
  logRequestInfo: ['request-debugger', 'middleware'],
  '/api/available-resources': ['available-resources', 'endpoint'],
  '/api/docs': ['swagger', 'router'],
  '': ['not-found', 'endpoint'],
};

const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Lists what a key of the configuration can name.
 *
 * @param surface - The declared surface.
 * @param part - `middlewares` or `routers`.
 * @returns Keys of `replace`, and values of `disable`.
 */
export function namesOf(
  surface: Surface,
  part: 'middlewares' | 'routers',
): {replace: string[]; disable: string[]} {
  const member = (name: string): Declared | undefined =>
    surface.all.get(`ArkosConfig.${part}.${name}`);
  return {
    replace: (member('replace')?.members ?? []).map(({name}) => name),
    disable: [...(member('disable')?.type ?? '').matchAll(/'([\w-]+)'/g)].map(
      ([, name = '']) => name,
    ),
  };
}

function stackOf({steps}: ReplacedObservation, surface: Surface): Record<string, StepFact> {
  const middlewares = namesOf(surface, 'middlewares');
  const routers = namesOf(surface, 'routers');
  const disable = [...middlewares.disable, ...routers.disable];
  const rows = steps
    .filter((step) => !['query', 'expressInit'].includes(step))
    .map((step): [string, StepFact] => {
      const unnamed = unnamedSteps[step];
      if (unnamed) return [unnamed[0], {kind: unnamed[1]}];
      const isMiddleware = middlewares.replace.includes(step);
      if (!isMiddleware && !routers.replace.includes(step)) return [step, {kind: 'hook'}];
      const id = disable.find((name) => camel(name) === step);
      const kind = isMiddleware ? 'middleware' : step.endsWith('Endpoint') ? 'endpoint' : 'router';
      return [id ?? step, {kind, disable: id, replace: step}];
    });
  return byId(rows);
}

function queryOf({files, plain, queries}: Seen): object {
  const helpers = /api\.features\.helpers\.js$/;
  const fields = {Date: 'dateFields', boolean: 'booleanFields', number: 'numericFields'};
  return {
    excluded: byId(plain.excludedFields.map((name) => [name, {}])),
    operators: byId(Object.entries(queries).map(([name, where]) => [name, formatDefault(where)])),
    conversions: byId(
      Object.entries(fields).map(([type, name]) => {
        const [list = ''] = scanText(
          files,
          new RegExp(`${name}: \\[([^\\]]*)\\]`, 'g'),
          helpers,
        ).keys();
        return [type, [...list.matchAll(/"(\w+)"/g)].map(([, field]) => field)];
      }),
    ),
  };
}

function authOf(seen: PlainObservation, files: readonly SourceText[]): object {
  const first = (pattern: RegExp, path: RegExp): string => {
    const [value] = scanText(files, pattern, path).keys();
    if (value === undefined) throw new Error(`auth: the build has nothing like ${String(pattern)}`);
    return value;
  };
  const service = /auth\.service\.js$/;
  return {
    'password-hash-rounds': Number(first(/\.hash\(password, (\d+)\)/g, service)),
    'password-pattern': first(/passwordValidation\?\.regex \|\|\s*\/(.+)\/;/g, service),
    'token-algorithm': seen.algorithm,
    'token-payload': seen.claims.join(', '),
    'token-lifetime': seen.environment.JWT_EXPIRES_IN,
    'token-header': pascal(first(/headers\?\.(\w+)/g, service)),
    'token-cookie': first(/cookies\?\.(\w+)/g, service),
    'logout-cookie': first(/res\.cookie\("\w+", "([\w-]+)"/g, /auth\.controller\.js$/),
  };
}

/** Keys whose name nothing in the build reads from its parent; some are handed on as a whole. */
function unreadOf(surface: Surface, files: readonly SourceText[]): object {
  const leaves = configOptions(surface).filter(({members}) => members.length === 0);
  const isRead = (path: string): boolean => {
    const [last = '', parent = ''] = path.split('.').reverse();
    const owner = `${parent}|\\w*(?:config|Config)s?|replacedMiddlewares|replacedRouters`;
    return scanText(files, new RegExp(`\\b(?:${owner})\\??\\.(${last})\\b`, 'g')).size > 0;
  };
  return byId(
    leaves
      .map(configPath)
      .filter((path) => !isRead(path))
      .map((path) => [path, {}]),
  );
}
