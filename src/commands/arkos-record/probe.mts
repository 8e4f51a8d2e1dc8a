/**
 * Runs inside a child process, in a project of its own, and reads off the running package what its
 * text does not say plainly. Started by `observe.ts` with the folder of the package and the name of
 * the run; prints one line of JSON behind {@link marker}.
 *
 * @packageDocumentation
 */
import Module, {createRequire} from 'node:module';
import {join} from 'node:path';
import {encode, marker} from './wire';

type Anything = Record<string, unknown>;
type Callable = (...args: unknown[]) => unknown;
type Loader = (request: string, parent: unknown, isMain: boolean) => unknown;
/** The part of the internals of Express 4 and of Node.js that is looked at. */
interface Layer {
  readonly handle: (Callable & {readonly stack?: readonly Layer[]}) & {readonly step?: string};
  readonly regexp: {readonly source: string; readonly fast_slash?: boolean};
  readonly route?: {
    readonly path: string;
    readonly methods: Readonly<Record<string, boolean>>;
    readonly stack: readonly Layer[];
  };
}

const [directory = '', run = ''] = process.argv.slice(2);
const load = createRequire(join(directory, 'package.json'));
const part = (path: string): Anything => load(join(directory, 'dist', 'cjs', path)) as Anything;
const method = (owner: unknown, name: string): Callable =>
  ((owner as Anything)[name] as Callable).bind(owner);

/** What the package hands to the libraries it is built on. */
const handed: Record<string, unknown> = {};
const limits: unknown[] = [];

function watch(): void {
  const internals = Module as unknown as {_load: Loader};
  const original = internals._load;
  internals._load = (request, parent, isMain) => {
    const loaded = original.call(Module, request, parent, isMain) as Callable & Anything;
    if (request === 'express-rate-limit') {
      const limit = (options: unknown): unknown => {
        limits.push(options);
        handed.rateLimits = limits;
        return (loaded.rateLimit as Callable)(options);
      };
      return Object.assign(limit, loaded, {rateLimit: limit, default: limit});
    }
    if (request === 'cors' || request === 'compression' || request === 'cookie-parser') {
      return Object.assign((...args: unknown[]) => {
        handed[request] = args;
        return loaded(...args);
      }, loaded);
    }
    if (request === 'class-validator') {
      return {
        ...loaded,
        validate: (data: unknown, options: unknown) => {
          handed.validate = options;
          return (loaded.validate as Callable)(data, options);
        },
      };
    }
    if (request.endsWith('query-parser.helpers')) {
      return {
        ...loaded,
        queryParser: (options: unknown) => {
          handed.queryParser = options;
          return (loaded.queryParser as Callable)(options);
        },
      };
    }
    if (request === 'express') {
      const wrapped = Object.assign((...args: unknown[]) => loaded(...args), loaded);
      return Object.assign(wrapped, {
        static: (path: unknown, options: unknown) => {
          handed.static = options;
          return (loaded.static as Callable)(path, options);
        },
        json: (options: unknown) => {
          handed.json = options ?? null;
          return (loaded.json as Callable)(options);
        },
      });
    }
    return loaded;
  };
}

/** Paths and steps of a stack, in order; nested routers are walked. */
function routes(stack: readonly Layer[], prefix: string): {method: string; path: string}[] {
  return stack.flatMap((layer) => {
    if (layer.route) {
      const {path, methods} = layer.route;
      return Object.keys(methods).map((verb) => ({
        method: verb.toUpperCase(),
        path: `${prefix}${path}`,
      }));
    }
    if (!layer.handle.stack) return [];
    return routes(layer.handle.stack, mountOf(layer, prefix));
  });
}

function mountOf({regexp}: Layer, prefix: string): string {
  const mount = /^\^\\\/((?:[\w-]|\\\/)+?)\\\/\?/.exec(regexp.source)?.[1];
  return mount ? `${prefix}/${mount.replaceAll('\\/', '/')}` : prefix;
}

/** Names of the steps: what they were tagged with, else their route, else the name of the function. */
function steps(stack: readonly Layer[], prefix = ''): string[] {
  return stack.flatMap((layer) => {
    if (layer.handle.step) return [layer.handle.step];
    if (layer.route) {
      const inner = steps(layer.route.stack);
      return inner.some(isTagged) ? inner : routes([layer], prefix).map(({path}) => path);
    }
    if (layer.handle.stack) return steps(layer.handle.stack, mountOf(layer, prefix));
    return [layer.handle.name || mountOf(layer, prefix)];
  });
}

const appOf = (app: unknown): readonly Layer[] =>
  (app as {_router: {stack: readonly Layer[]}})._router.stack;

const tags = new Set<string>();
const isTagged = (step: string): boolean => tags.has(step);

function tagged(step: string): Callable {
  tags.add(step);
  return Object.assign((...args: unknown[]) => (args.at(-1) as Callable | undefined)?.(), {step});
}

async function plain(): Promise<unknown> {
  watch();
  const server = part('server.js');
  const config = structuredClone(
    JSON.parse(JSON.stringify((server.getArkosConfig as Callable)())) as unknown,
  );
  const app = await (server.initApp as Callable)({
    port: undefined,
    authentication: {mode: 'static'},
    validation: {resolver: 'class-validator'},
  });
  if (!app) throw new Error('arkos.init() resolved to nothing: see what it printed');
  const authentication = part('modules/auth/auth.service.js').default;
  const cookie = method(
    authentication,
    'getJwtCookieOptions',
  )({secure: false, headers: {}}) as Anything;
  const token = method(authentication, 'signJwtToken')('1') as string;
  const decode = (index: number): Anything =>
    JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as Anything;
  const claims = decode(1);
  class Dto {}
  const middleware = part('modules/base/base.middlewares.js')
    .handleRequestBodyValidationAndTransformation as Callable;
  await (middleware(Dto) as Callable)({body: {}}, {}, () => undefined);
  Object.assign(process.env, {EMAIL_HOST: 'host', EMAIL_USER: 'user', EMAIL_PASSWORD: 'password'});
  const {EmailService} = part('modules/email/email.service.js') as {
    EmailService: new () => unknown;
  };
  const swagger = await (
    part('modules/swagger/utils/helpers/get-swagger-default-configs.js').default as Callable
  )({}, {});
  const features = part('utils/features/api.features.js').default as new () => {
    readonly excludedFields: readonly string[];
  };
  const {MulterError} = load('multer') as {MulterError: new (code: string) => Error};
  const files = part('utils/dynamic-loader.js').getFileModuleComponentsFileStructure as Callable;
  return {
    config,
    cookie: {httpOnly: cookie.httpOnly, sameSite: cookie.sameSite},
    algorithm: decode(0).alg,
    claims: Object.keys(claims).filter((key) => key !== 'iat' && key !== 'exp'),
    handed,
    email: method(new EmailService(), 'getEmailConfig')(),
    swagger,
    restrictions: part('modules/file-upload/file-upload.service.js').fileUploadDefaultRestrictions,
    environment: part('utils/arkos-env.js').default,
    multer: Object.fromEntries(
      ['LIMIT_FILE_SIZE', 'LIMIT_UNEXPECTED_FILE'].map((code) => [
        code,
        new MulterError(code).message,
      ]),
    ),
    excludedFields: new features().excludedFields,
    files: {model: files('post'), auth: files('auth')},
    routes: routes(appOf(app), ''),
  };
}

async function replaced(keys: Anything): Promise<unknown> {
  const server = part('server.js');
  const {middlewares = [], routers = []} = keys as {middlewares?: string[]; routers?: string[]};
  const {Router} = load('express') as {Router: () => Callable & {use: Callable}};
  const routerWith = (step: string): unknown => {
    const router = Router();
    router.use(tagged(step));
    return router;
  };
  const app = await (server.initApp as Callable)({
    port: undefined,
    authentication: {mode: 'static'},
    swagger: {mode: 'prisma'},
    configureApp: (express: {use: Callable}) => express.use(tagged('configureApp')),
    middlewares: {
      additional: [tagged('additional-middlewares')],
      replace: Object.fromEntries(middlewares.map((key) => [key, tagged(key)])),
    },
    routers: {
      additional: [routerWith('additional-routers')],
      replace: Object.fromEntries(
        routers.map((key) => [
          key,
          key === 'welcomeEndpoint' ? tagged(key) : () => routerWith(key),
        ]),
      ),
    },
  });
  return {steps: steps(appOf(app))};
}

async function disabled(keys: Anything): Promise<unknown> {
  watch();
  const server = part('server.js');
  const {middlewares = [], routers = []} = keys as {middlewares?: string[]; routers?: string[]};
  const app = await (server.initApp as Callable)({
    port: undefined,
    authentication: {mode: 'static'},
    middlewares: {disable: middlewares},
    routers: {disable: routers},
  });
  const handlers = appOf(app).map(({handle}) => handle.name);
  return {
    handed: Object.keys(handed),
    handlers,
    routes: routes(appOf(app), ''),
  };
}

async function strict({strict: value}: Anything): Promise<unknown> {
  const app = await (part('server.js').initApp as Callable)({
    port: undefined,
    authentication: {mode: 'static'},
    routers: {strict: value},
  });
  return {routes: routes(appOf(app), '')};
}

function queries(examples: Anything): unknown {
  const parse = part('utils/helpers/api.features.helpers.js')
    .parseQueryParamsWithModifiers as Callable;
  return Object.fromEntries(Object.entries(examples).map(([name, query]) => [name, parse(query)]));
}

const runs: Readonly<Record<string, (input: Anything) => unknown>> = {
  plain,
  replaced,
  disabled,
  strict,
  queries,
};
const input = JSON.parse(process.argv[4] ?? '{}') as Anything;
const started = runs[run];
if (!started) throw new Error(`there is no run named ${run}`);
process.stdout.write(`\n${marker}${JSON.stringify(encode(await started(input)))}\n`, () =>
  process.exit(0),
);
