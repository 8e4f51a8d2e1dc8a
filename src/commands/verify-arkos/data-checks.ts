import type * as AllData from '../../arkos/data';
import {parseHelp} from './cli-help';
import type {
  DisabledObservation,
  ObservedRoute,
  PlainObservation,
  ReplacedObservation,
} from './observe';
import type {BuiltFile, Manifest} from './package';
import {
  compareNames,
  compareValues,
  nothing,
  show,
  type CheckResult,
  type Difference,
} from './report';
import {scanErrors, scanText} from './scan';

/** The data, or a part of it in tests. */
export type Data = typeof AllData;

/** Finds where a row is written: data file without extension, text on its line. */
export type Place = (file: string, needle: string) => string;

const present = (differences: readonly (Difference | null)[]): Difference[] =>
  differences.filter((difference) => difference !== null);

/**
 * Holds version, engines and dependencies against `package.json`.
 *
 * @param data - Our data.
 * @param manifest - The manifest.
 * @param place - Where rows are.
 * @returns What differs.
 */
export function checkRelease(
  {release}: Pick<Data, 'release'>,
  manifest: Manifest,
  place: Place,
): CheckResult {
  const check = 'release';
  const rows: readonly (readonly [string, unknown, unknown])[] = [
    ['name:', release.name, manifest.name],
    ['version:', release.version, manifest.version],
    ['node:', release.node, manifest.engines?.node],
    ['dependencies:', release.dependencies, manifest.dependencies ?? {}],
    ['peerDependencies:', release.peerDependencies, manifest.peerDependencies ?? {}],
  ];
  return {
    check,
    compared: rows.length,
    differences: present(
      rows.map(([name, ours, theirs]) =>
        compareValues(check, place('release', name), ours, theirs),
      ),
    ),
  };
}

/** Text of the build that shows a default which nothing can be asked for. */
interface Evidence {
  readonly path: string;
  /** The default it shows. */
  readonly value: unknown;
  /** End of the path of the file. */
  readonly file: string;
  readonly contains: string;
}

const evidence: readonly Evidence[] = [
  {
    path: 'request.parameters.allowDangerousPrismaQueryOptions',
    value: false,
    file: 'base.middlewares.js',
    contains: '?.allowDangerousPrismaQueryOptions',
  },
  {
    path: 'authentication.login.sendAccessTokenThrough',
    value: 'both',
    file: 'auth.controller.js',
    contains: '!authConfigs?.login?.sendAccessTokenThrough',
  },
  {
    path: 'middlewares.additional',
    value: [],
    file: 'app.js',
    contains: 'if (arkosConfig?.middlewares?.additional)',
  },
  {
    path: 'middlewares.disable',
    value: [],
    file: 'app.js',
    contains: 'middlewaresConfig?.disable || []',
  },
  {
    path: 'routers.additional',
    value: [],
    file: 'app.js',
    contains: 'if (routersConfig?.additional)',
  },
  {path: 'routers.disable', value: [], file: 'app.js', contains: 'routersConfig?.disable || []'},
  {
    path: 'swagger.enableAfterBuild',
    value: false,
    file: 'app.js',
    contains: 'arkosConfig.swagger.enableAfterBuild === true',
  },
  {
    path: 'debugging.dynamicLoader.level',
    value: 0,
    file: 'debugger.service.js',
    contains: 'dynamicLoader?.level || 0',
  },
];

/** Defaults that stand in the build as they are written. */
const written: readonly {readonly path: string; readonly file: string}[] = [
  {path: 'authentication.passwordValidation.regex', file: 'auth.service.js'},
  {path: 'authentication.passwordValidation.message', file: 'auth.controller.js'},
];

/** What the surface says about the default of a configuration key. */
export interface DocumentedOption {
  readonly path: string;
  /** Text of `@defaultValue`. */
  readonly default?: string;
  /** Where it is declared. */
  readonly place: string;
}

/** Keys that the type accepts and no code reads. */
const unreadOptions = [
  'middlewares.replace.authRateLimit',
  'debugging.dynamicLoader.filters.components',
];

/**
 * Writes a default the way a configuration would.
 *
 * @param value - The default.
 * @returns TypeScript, on one line.
 */
export function formatDefault(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  if (Array.isArray(value)) return `[${value.map(formatDefault).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  return `{${entries.map(([key, inner]) => `${key}: ${formatDefault(inner)}`).join(', ')}}`;
}

/**
 * Holds the default of every configuration key against the running package, and keys that nothing
 * reads against its text.
 *
 * @param options - What the surface says about the keys.
 * @param seen - The run with an almost empty configuration.
 * @param files - The CommonJS build.
 * @param place - Where a key that we lack would belong.
 * @returns What differs; a default that nothing shows is a difference too.
 */
export function checkDefaults(
  options: readonly DocumentedOption[],
  seen: PlainObservation,
  files: readonly BuiltFile[],
  place: string,
): CheckResult {
  const check = 'defaults';
  const theirs = observedDefaults(seen, files);
  const differences: Difference[] = [];
  let compared = 0;
  for (const {path, default: ours, place: where} of options) {
    const value = theirs.get(path);
    const written = value === undefined ? undefined : `\`${formatDefault(value)}\``;
    theirs.delete(path);
    if (written === undefined && !/^`[^`]*[^`\w][^`]*`$|^`(?:true|false|\d+)`$/.test(ours ?? ''))
      continue;
    compared += 1;
    if (written !== ours)
      differences.push({
        check,
        place: where,
        ours: `${path} = ${ours ?? nothing}`,
        theirs: written ?? nothing,
      });
  }
  for (const path of unreadOptions) {
    compared += 1;
    const [last = '', parent = ''] = path.split('.').reverse();
    const read = new RegExp(
      `\\b(?:${parent}|replacedMiddlewares|replacedRouters)\\??\\.(${last})\\b`,
      'g',
    );
    if (scanText(files, read).size > 0)
      differences.push({check, place, ours: `${path} is never read`, theirs: 'it is read'});
  }
  for (const [path, value] of theirs)
    differences.push({check, place, ours: nothing, theirs: `${path} = ${formatDefault(value)}`});
  return {check, compared, differences};
}

/** Path and value of every default that can be shown. */
function observedDefaults(
  seen: PlainObservation,
  files: readonly BuiltFile[],
): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const put = (path: string, value: unknown): void => {
    if (value !== undefined) found.set(path, value);
  };
  const {config, handed, swagger} = seen;
  for (const path of [
    'welcomeMessage',
    'port',
    'host',
    'routers.strict',
    'fileUpload.baseUploadDir',
    'fileUpload.baseRoute',
    'debugging.requests.level',
  ]) {
    put(path, at(config, path));
  }
  const limits = Array.isArray(handed.rateLimits) ? handed.rateLimits : [];
  put('globalRequestRateLimitOptions', without(limits[0], 'handler'));
  put('authentication.requestRateLimitOptions', without(limits[1], 'handler'));
  put('authentication.jwt.expiresIn', seen.environment.JWT_EXPIRES_IN);
  put('authentication.jwt.cookie.httpOnly', seen.cookie.httpOnly);
  put('authentication.jwt.cookie.sameSite', seen.cookie.sameSite);
  put('validation.validationOptions', handed.validate);
  put('fileUpload.expressStaticOptions', handed.static);
  put('queryParserOptions', handed.queryParser);
  put('cors.options', without(at(handed, 'cors.0'), 'origin'));
  put('cookieParserParameters', handed['cookie-parser']);
  put('email.port', seen.email.port);
  put('email.secure', seen.email.secure);
  for (const path of [
    'endpoint',
    'strict',
    'options.definition.openapi',
    'options.definition.info.title',
    'options.definition.info.version',
    'options.definition.info.description',
    'options.definition.components.securitySchemes',
    'options.definition.security',
    'options.apis',
    'options.deepLinking',
    'options.tryItOutEnabled',
    'options.persistAuthorization',
    'scalarApiReferenceConfiguration',
  ]) {
    put(`swagger.${path}`, at(swagger, path));
  }
  for (const kind of ['images', 'videos', 'documents', 'files']) {
    for (const key of ['maxCount', 'maxSize', 'supportedFilesRegex']) {
      put(`fileUpload.restrictions.${kind}.${key}`, at(seen.restrictions, `${kind}.${key}`));
    }
  }
  for (const {path, value, file, contains} of evidence) {
    if (files.some((built) => built.path.endsWith(file) && built.text.includes(contains))) {
      put(path, value);
    }
  }
  for (const {path, file} of written) {
    const text = files.find((built) => built.path.endsWith(file))?.text ?? '';
    if (path.endsWith('.regex')) {
      const pattern = /passwordValidation\?\.regex \|\|\s*\/(.+)\/;/.exec(text)?.[1];
      if (pattern !== undefined) put(path, new RegExp(pattern));
    } else {
      put(path, /passwordValidation\?\.message \|\|\s*"([^"]+)"/.exec(text)?.[1]);
    }
  }
  return found;
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null
          ? (inner as Record<string, unknown>)[key]
          : undefined,
      value,
    );
}

function without(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/**
 * Holds error codes, messages, statuses and the names the error handler knows against the build.
 *
 * @remarks `AppError`s are compared in both directions. A plain `Error` of ours must be in the
 * build; the others there are internal.
 * @param data - Our data.
 * @param files - The CommonJS build.
 * @param place - Where rows are.
 * @returns What differs.
 */
export function checkErrors(
  {frameworkErrors, unusedErrorMakers}: Pick<Data, 'frameworkErrors' | 'unusedErrorMakers'>,
  files: readonly BuiltFile[],
  place: Place,
): CheckResult[] {
  const sites = scanErrors(files);
  const built = new Set<string>();
  const plain = new Set<string>();
  for (const {kind, message, status, code, maker} of sites) {
    if (maker !== null && unusedErrorMakers.includes(maker)) continue;
    for (const text of (message ?? '{}').split('\u0000')) {
      if (kind === 'AppError') built.add(`${code ?? ''} ${status ?? ''} ${text}`);
      else plain.add(text);
    }
  }
  const normal = (message: string): string => message.replace(/\{[^{}]*\}/g, '{}');
  const where = (message: string): string =>
    place('errors', show(message).slice(1, -1).replaceAll('\\"', '"'));
  const ours = new Map<string, string>();
  const missing: Difference[] = [];
  let plainCount = 0;
  for (const {kind, code, status, message} of frameworkErrors) {
    if (kind === 'AppError') ours.set(`${code ?? ''} ${status} ${normal(message)}`, where(message));
    else if (kind === 'Error') {
      plainCount += 1;
      if (!plain.has(normal(message))) {
        missing.push({check: 'errors', place: where(message), ours: message, theirs: nothing});
      }
    }
  }
  const appErrors = compareNames(
    'errors',
    ours,
    built,
    place('errors', 'export const frameworkErrors'),
  );
  const makers = new Set(sites.map(({maker}) => maker));
  const stale = unusedErrorMakers
    .filter((maker) => !makers.has(maker))
    .map((maker) => ({
      check: 'errors',
      place: place('errors', `'${maker}'`),
      ours: `${maker} is unused`,
      theirs: nothing,
    }));
  const called = unusedErrorMakers
    .filter((maker) => scanText(files, new RegExp(`\\.(${maker})\\(`, 'g')).size > 0)
    .map((maker) => ({
      check: 'errors',
      place: place('errors', `'${maker}'`),
      ours: `${maker} is unused`,
      theirs: 'it is called',
    }));
  const codes = compareNames(
    'error codes',
    new Map(
      frameworkErrors
        .filter(({kind}) => kind === 'AppError')
        .map(({code = '', message}) => [code, where(message)]),
    ),
    new Set(sites.flatMap(({kind, code}) => (kind === 'AppError' && code !== null ? [code] : []))),
    place('errors', 'export const frameworkErrors'),
  );
  const handled = compareNames(
    'handled errors',
    new Map(
      frameworkErrors.flatMap(({from}) =>
        from === undefined ? [] : [[from, place('errors', `from: '${from}'`)]],
      ),
    ),
    scanText(files, /err\.(?:name|code) === "(\w+)"/g, /error-handler\.controller\.js$/),
    place('errors', 'export const frameworkErrors'),
  );
  return [
    codes,
    {
      ...appErrors,
      compared: appErrors.compared + plainCount,
      differences: [...appErrors.differences, ...missing, ...stale, ...called],
      notes: [`${plain.size} plain errors in the package, ${plainCount} of them in the data`],
    },
    handled,
  ];
}

/**
 * Holds the names of interceptors against the routers, and those of hooks against the service.
 *
 * @param data - Our data.
 * @param files - The CommonJS build.
 * @param place - Where rows are.
 * @returns What differs.
 */
export function checkNames(
  data: Pick<Data, 'interceptors' | 'serviceHooks' | 'routerConfigKeys' | 'swaggerModes'>,
  files: readonly BuiltFile[],
  place: Place,
): CheckResult[] {
  const routers = /(?:base\.router\.helpers|auth\.router|file-upload\.router)\.js$/;
  const methods = scanText(files, /operationType: "(\w+)"/g, /base\.service\.js$/);
  const hooks = [...methods].flatMap((method) => {
    const pascal = method.charAt(0).toUpperCase() + method.slice(1);
    return [`before${pascal}`, `after${pascal}`, `on${pascal}Error`];
  });
  return [
    compareNames(
      'interceptors',
      new Map(
        data.interceptors.map(({name, endpoint}) => [name, place('interceptors', `'${endpoint}'`)]),
      ),
      scanText(files, /processMiddleware\)?\(interceptors\?\.(\w+)/g, routers),
      place('interceptors', 'export const interceptors'),
    ),
    compareNames(
      'service hooks',
      new Map(data.serviceHooks.map(({name, method}) => [name, place('hooks', `'${method}'`)])),
      new Set(hooks),
      place('hooks', 'export const serviceHooks'),
    ),
    compareNames(
      'router config',
      new Map(data.routerConfigKeys.map(({name}) => [name, place('router-config', `'${name}'`)])),
      scanText(files, /isEndpointDisabled\)?\(routerConfig, "(\w+)"/g, routers),
      place('router-config', 'export const routerConfigKeys'),
    ),
    compareNames(
      'swagger modes',
      new Map(data.swaggerModes.map(({name}) => [name, place('swagger', `name: '${name}'`)])),
      scanText(files, /case "([\w-]+)":\s*return await\b/g, /swagger\.router\.helpers\.js$/),
      place('swagger', 'export const swaggerModes'),
    ),
  ];
}

/**
 * Holds the environment variables and files against what the build reads.
 *
 * @param data - Our data.
 * @param files - The CommonJS build.
 * @param place - Where rows are.
 * @returns What differs.
 */
export function checkEnvironment(
  data: Pick<Data, 'environmentVariables' | 'environmentFiles'>,
  files: readonly BuiltFile[],
  place: Place,
): CheckResult[] {
  const loader = /dotenv\.helpers\.js$/;
  const required = [...scanText(files, /requiredVars = \[([^\]]*)\]/g, loader)].flatMap((list) =>
    [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => name),
  );
  const read = new Set([
    ...scanText(files, /process\.env\.(\w+)/g),
    ...scanText(files, /\benv\?\.(\w+)/g),
    ...required,
  ]);
  const variables = compareNames(
    'environment variables',
    new Map(data.environmentVariables.map(({name}) => [name, place('env', `name: '${name}'`)])),
    read,
    place('env', 'export const environmentVariables'),
  );
  const ours = data.environmentVariables.filter((row) => row.required).map(({name}) => name);
  const order = [
    ...scanText(files, /path_1\.default\.resolve\(cwd, [`"](\.env[^`"]*)[`"]\)/g, loader),
  ].map((name) => name.replace(/\$\{\w+\}/g, '{NODE_ENV}'));
  return [
    variables,
    {
      check: 'required variables',
      compared: ours.length,
      differences: present([
        compareValues('required variables', place('env', 'required: true'), ours, required),
      ]),
    },
    {
      check: 'environment files',
      compared: data.environmentFiles.length,
      differences: present([
        compareValues(
          'environment files',
          place('env', 'export const environmentFiles'),
          data.environmentFiles.map(({name}) => name),
          order,
        ),
      ]),
    },
  ];
}

/**
 * Holds the endpoints against the routes of the running application.
 *
 * @param data - Our data.
 * @param routes - Its routes, for the models `User` and `Post`.
 * @param place - Where rows are.
 * @returns What differs.
 */
export function checkEndpoints(
  {endpoints}: Pick<Data, 'endpoints'>,
  routes: readonly ObservedRoute[],
  place: Place,
): CheckResult {
  // The page and the 404 are mounted as middlewares, not as routes.
  const mounted = endpoints.filter(({name}) => name !== 'apiReference' && name !== 'notFound');
  return compareNames(
    'endpoints',
    new Map(
      mounted.map(({method, path, name}) => [
        `${method} ${path.replace('{models}', 'posts').replace('{baseRoute}', '/api/uploads')}`,
        place('endpoints', `name: '${name}'`),
      ]),
    ),
    new Set(
      routes
        .filter(({path}) => !/^\/api\/users(?!\/me)/.test(path))
        .map(({method, path}) => `${method} ${path}`),
    ),
    place('endpoints', 'export const endpoints'),
  );
}

/**
 * Holds the order of the stack, and what can be replaced and disabled, against the running
 * application.
 *
 * @param data - Our data.
 * @param replaced - The run in which everything is replaced.
 * @param disabled - The run in which everything is disabled.
 * @param place - Where rows are.
 * @returns What differs.
 */
export function checkStack(
  {stack}: Pick<Data, 'stack'>,
  replaced: ReplacedObservation,
  disabled: DisabledObservation,
  place: Place,
): CheckResult {
  const check = 'stack';
  const order = stack
    .filter(({kind, replace}) => kind === 'hook' || replace !== undefined)
    .map(({id, replace}) => replace ?? id);
  const left = disabled.routes.map(({method, path}) => `${method} ${path}`);
  const still = disabled.handlers.filter((name) =>
    ['handleRequestLogs', 'errorHandler', 'compression', 'corsMiddleware'].includes(name),
  );
  return {
    check,
    compared: order.length * 2,
    differences: present([
      compareValues(check, place('middlewares', 'export const stack'), order, replaced.steps),
      compareValues(
        check,
        place('middlewares', "id: 'available-resources'"),
        ['GET /api/available-resources'],
        left,
      ),
      compareValues(
        check,
        place('middlewares', 'export const disableable'),
        [],
        [...disabled.handed, ...still],
      ),
    ]),
  };
}

/**
 * Holds the names of files against those the loader puts together.
 *
 * @param data - Our data.
 * @param files - Names it makes for the module `post` and for `auth`.
 * @param place - Where rows are.
 * @returns What differs.
 */
export function checkModuleFiles(
  {moduleFiles}: Pick<Data, 'moduleFiles'>,
  files: PlainObservation['files'],
  place: Place,
): CheckResult {
  const theirs = new Set<string>();
  for (const [module, groups] of [
    ['post', files.model],
    ['auth', files.auth],
  ] as const) {
    for (const [group, names] of Object.entries(groups)) {
      for (const name of Object.values(names)) {
        if (name === '') continue;
        const folder = group === 'core' ? '' : `${group}/`;
        const own = group === 'core' || module === 'post';
        const generic = own ? name.replace(new RegExp(`(^|-)${module}\\.`), '$1{module}.') : name;
        theirs.add(folder + generic.replace(/\.[jt]s$/, '.{ext}'));
      }
    }
  }
  return compareNames(
    'module files',
    new Map(
      moduleFiles.map(({name}) => [
        name,
        place('modules', name.includes('/') ? 'export const moduleFiles' : `'${name}'`),
      ]),
    ),
    theirs,
    place('modules', 'export const moduleFiles'),
  );
}

/**
 * Queries to run through the package: the example of every operator.
 *
 * @param data - Our data.
 * @returns Query objects by operator.
 */
export function queryExamples({
  queryOperators,
}: Pick<Data, 'queryOperators'>): Record<string, Record<string, string>> {
  return Object.fromEntries(
    queryOperators.map(({name, example}) => {
      const equals = example.indexOf('=');
      return [name, {[example.slice(0, equals)]: example.slice(equals + 1)}];
    }),
  );
}

/**
 * Holds the query grammar against what the package makes of it.
 *
 * @param data - Our data.
 * @param answers - What it makes of {@link queryExamples}.
 * @param excluded - Keys it never makes filters of.
 * @param files - The CommonJS build.
 * @param place - Where rows are.
 * @returns What differs.
 */
export function checkQuery(
  data: Pick<Data, 'queryOperators' | 'excludedFromWhere' | 'valueConversions'>,
  answers: Readonly<Record<string, unknown>>,
  excluded: readonly string[],
  files: readonly BuiltFile[],
  place: Place,
): CheckResult[] {
  const helpers = /api\.features\.helpers\.js$/;
  const fields = {Date: 'dateFields', boolean: 'booleanFields', number: 'numericFields'} as const;
  return [
    compareNames(
      'excluded query keys',
      new Map(data.excludedFromWhere.map((name) => [name, place('query', `name: '${name}'`)])),
      new Set(excluded),
      place('query', 'export const reservedParameters'),
    ),
    compareNames(
      'query operators',
      new Map(data.queryOperators.map(({name}) => [name, place('query', `name: '${name}'`)])),
      scanText(files, /case "(\w+)":/g, helpers),
      place('query', 'export const queryOperators'),
    ),
    {
      check: 'query examples',
      compared: data.queryOperators.length,
      differences: present(
        data.queryOperators.map(({name, prisma}) =>
          compareValues(
            'query examples',
            place('query', `name: '${name}'`),
            evaluate(prisma),
            answers[name],
          ),
        ),
      ),
    },
    {
      check: 'value conversions',
      compared: data.valueConversions.length,
      differences: present(
        data.valueConversions.map(({to, fields: ours}) => {
          const [list = ''] = scanText(
            files,
            new RegExp(`${fields[to]}: \\[([^\\]]*)\\]`, 'g'),
            helpers,
          );
          const theirs = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name);
          return compareValues('value conversions', place('query', `to: '${to}'`), ours, theirs);
        }),
      ),
    },
  ];
}

/** Reads an object literal of ours: single quotes and bare keys become JSON. */
function evaluate(literal: string): unknown {
  const json = literal
    .replace(/'([^']*)'/g, (_, text: string) => JSON.stringify(text))
    .replace(/([{,]\s*)(\w+):/g, '$1"$2":');
  return JSON.parse(json) as unknown;
}

/**
 * Holds the commands and their flags against the help of the package.
 *
 * @param data - Our data.
 * @param help - Prints the help of a command, given as words.
 * @param files - The CommonJS build.
 * @param place - Where rows are.
 * @returns What differs.
 */
export async function checkCommands(
  {cliCommands}: Pick<Data, 'cliCommands'>,
  help: (words: readonly string[]) => Promise<string>,
  files: readonly BuiltFile[],
  place: Place,
): Promise<CheckResult[]> {
  const where = (name: string): string => {
    const last = name.split(' ').at(-1) ?? '';
    const exact = place('cli', `name: '${name}'`);
    return exact.endsWith(':1') ? place('cli', `'${last}'`) : exact;
  };
  const ours = new Map(
    cliCommands
      .filter(({name}) => name !== '')
      .map(({name, alias}) => [alias === undefined ? name : `${name}|${alias}`, where(name)]),
  );
  const theirs = new Set<string>();
  const flags: Difference[] = [];
  let compared = 0;
  const queue: string[] = [''];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const printed = parseHelp(await help(name.split(' ').filter(Boolean)));
    for (const command of printed.commands) {
      const full = `${name} ${command.name}`.trim();
      theirs.add(command.alias === undefined ? full : `${full}|${command.alias}`);
      queue.push(full);
    }
    const row = cliCommands.find((command) => command.name === name);
    const write = (flag: {
      short?: string;
      long: string;
      value?: string;
      default?: string;
    }): string =>
      [flag.short, flag.long, flag.value, flag.default && `(default ${flag.default})`]
        .filter(Boolean)
        .join(' ');
    const left = (row?.flags ?? []).map(write);
    const right = printed.flags.map(write);
    compared += left.length;
    const program = `arkos ${name}`.trim();
    for (const flag of left.filter((text) => !right.includes(text))) {
      flags.push({check: 'flags', place: where(name), ours: `${program} ${flag}`, theirs: nothing});
    }
    for (const flag of right.filter((text) => !left.includes(text))) {
      flags.push({check: 'flags', place: where(name), ours: nothing, theirs: `${program} ${flag}`});
    }
  }
  const required = cliCommands.filter(({flags: list}) => list.some((flag) => flag.required)).length;
  const built = files
    .filter(({path}) => path.endsWith('utils/cli/index.js'))
    .reduce((count, {text}) => count + [...text.matchAll(/\.requiredOption\(/g)].length, 0);
  return [
    compareNames('commands', ours, theirs, place('cli', 'export const cliCommands')),
    {
      check: 'flags',
      compared,
      differences: [
        ...flags,
        ...present([
          compareValues(
            'flags',
            place('cli', 'required: true'),
            `${required} required`,
            `${built} required`,
          ),
        ]),
      ],
    },
  ];
}

/**
 * Holds the facts of authentication that have a value against the build and a token it signed.
 *
 * @param data - Our data.
 * @param seen - The run with an almost empty configuration.
 * @param files - The CommonJS build.
 * @param place - Where rows are.
 * @returns What differs.
 */
export function checkAuthFacts(
  {authFacts}: Pick<Data, 'authFacts'>,
  seen: Pick<PlainObservation, 'algorithm' | 'claims'>,
  files: readonly BuiltFile[],
  place: Place,
): CheckResult {
  const check = 'auth facts';
  const observed: Readonly<Record<string, unknown>> = {
    'token-algorithm': seen.algorithm,
    'token-payload': seen.claims.join(', '),
  };
  const differences: Difference[] = [];
  let compared = 0;
  for (const {name, value, source} of authFacts) {
    if (value === undefined) continue;
    compared += 1;
    const where = place('auth', `name: '${name}'`);
    if (name in observed) {
      differences.push(...present([compareValues(check, where, value, observed[name])]));
      continue;
    }
    const path = source.replace(/^packages\/arkos\/src\//, '').replace(/\.ts:\d+$/, '.js');
    const text = files.find((file) => file.path === path)?.text ?? '';
    const needle = typeof value === 'number' ? `, ${value})` : String(value);
    if (!text.includes(needle) && !text.includes(needle.toLowerCase())) {
      differences.push({
        check,
        place: where,
        ours: `${name} = ${show(value)}`,
        theirs: `${path} does not have it`,
      });
    }
  }
  return {check, compared, differences};
}
