import type {Source} from './source';

/** A step of the stack every request runs through. */
export interface StackStep {
  /** Name of the step; for a built-in middleware the identifier in `middlewares.disable`. */
  readonly id: string;
  readonly kind: 'hook' | 'middleware' | 'endpoint' | 'router';
  /** What it does, in a sentence (Markdown). */
  readonly summary: string;
  /** Value for `middlewares.disable` or `routers.disable` that leaves it out. */
  readonly disable?: string;
  /** Key of `middlewares.replace` or `routers.replace` that takes its place. */
  readonly replace?: string;
  /** Configuration key that sets it. */
  readonly option?: string;
  /** Paths it is for, when not all. */
  readonly path?: string;
  readonly source: Source;
}

/** The stack, in the order requests meet it. */
export const stack: readonly StackStep[] = [
  {
    id: 'configureApp',
    kind: 'hook',
    summary: 'What `configureApp` adds to the app comes first.',
    option: 'configureApp',
    source: 'packages/arkos/src/app.ts:32',
  },
  {
    id: 'compression',
    kind: 'middleware',
    summary: 'Compresses answers.',
    disable: 'compression',
    replace: 'compression',
    option: 'compressionOptions',
    source: 'packages/arkos/src/app.ts:39',
  },
  {
    id: 'global-rate-limit',
    kind: 'middleware',
    summary: 'Limits requests of an address, 500 a minute by default.',
    disable: 'global-rate-limit',
    replace: 'globalRateLimit',
    option: 'globalRequestRateLimitOptions',
    source: 'packages/arkos/src/app.ts:45',
  },
  {
    id: 'cors',
    kind: 'middleware',
    summary: 'Answers cross-origin requests.',
    disable: 'cors',
    replace: 'cors',
    option: 'cors',
    source: 'packages/arkos/src/app.ts:66',
  },
  {
    id: 'express-json',
    kind: 'middleware',
    summary: 'Parses JSON bodies.',
    disable: 'express-json',
    replace: 'expressJson',
    option: 'jsonBodyParserOptions',
    source: 'packages/arkos/src/app.ts:103',
  },
  {
    id: 'cookie-parser',
    kind: 'middleware',
    summary: 'Parses cookies.',
    disable: 'cookie-parser',
    replace: 'cookieParser',
    option: 'cookieParserParameters',
    source: 'packages/arkos/src/app.ts:109',
  },
  {
    id: 'query-parser',
    kind: 'middleware',
    summary: 'Turns `true`, `false`, `null` and `undefined` in the query into values.',
    disable: 'query-parser',
    replace: 'queryParser',
    option: 'queryParserOptions',
    source: 'packages/arkos/src/app.ts:115',
  },
  {
    id: 'request-logger',
    kind: 'middleware',
    summary:
      'Prints a line for each answer. In 1.3 an address that cannot be decoded ends the process here: replace it.',
    disable: 'request-logger',
    replace: 'requestLogger',
    source: 'packages/arkos/src/app.ts:130',
  },
  {
    id: 'additional-middlewares',
    kind: 'hook',
    summary: 'Your own middlewares.',
    option: 'middlewares.additional',
    source: 'packages/arkos/src/app.ts:133',
  },
  {
    id: 'welcome-endpoint',
    kind: 'endpoint',
    summary: 'Answers `GET /api`.',
    disable: 'welcome-endpoint',
    replace: 'welcomeEndpoint',
    option: 'welcomeMessage',
    path: '/api',
    source: 'packages/arkos/src/app.ts:142',
  },
  {
    id: 'request-debugger',
    kind: 'middleware',
    summary: 'Prints params, body and query, from `debugging.requests.level` 2 on.',
    option: 'debugging.requests',
    source: 'packages/arkos/src/app.ts:151',
  },
  {
    id: 'file-upload',
    kind: 'router',
    summary: 'Uploads and files.',
    disable: 'file-upload',
    replace: 'fileUpload',
    option: 'fileUpload',
    path: '{baseRoute}',
    source: 'packages/arkos/src/app.ts:153',
  },
  {
    id: 'auth-router',
    kind: 'router',
    summary: 'Authentication, when it is configured.',
    disable: 'auth-router',
    replace: 'authRouter',
    option: 'authentication',
    path: '/api',
    source: 'packages/arkos/src/app.ts:161',
  },
  {
    id: 'prisma-models-router',
    kind: 'router',
    summary: 'The endpoints of the models, each module with its own router first.',
    disable: 'prisma-models-router',
    replace: 'prismaModelsRouter',
    path: '/api',
    source: 'packages/arkos/src/app.ts:170',
  },
  {
    id: 'available-resources',
    kind: 'endpoint',
    summary: 'Answers `GET /api/available-resources`.',
    path: '/api/available-resources',
    source: 'packages/arkos/src/app.ts:178',
  },
  {
    id: 'swagger',
    kind: 'router',
    summary: 'The API reference page, when it is configured.',
    option: 'swagger',
    path: '/api/docs',
    source: 'packages/arkos/src/app.ts:185',
  },
  {
    id: 'additional-routers',
    kind: 'hook',
    summary: 'Your own routers, without a prefix.',
    option: 'routers.additional',
    source: 'packages/arkos/src/app.ts:187',
  },
  {
    id: 'not-found',
    kind: 'endpoint',
    summary: 'Passes 404 `RouteNotFound` on.',
    path: '*',
    source: 'packages/arkos/src/app.ts:192',
  },
  {
    id: 'global-error-handler',
    kind: 'middleware',
    summary: 'Turns errors into answers.',
    disable: 'global-error-handler',
    replace: 'globalErrorHandler',
    source: 'packages/arkos/src/app.ts:201',
  },
];

/** A step around the handler of a generated model endpoint. */
export interface PipelineStep {
  readonly id: string;
  /** What it does, in a sentence (Markdown). */
  readonly summary: string;
  readonly source: Source;
}

const router = 'packages/arkos/src/modules/base/utils/helpers/base.router.helpers.ts';

/** What a request to a model endpoint runs through, in order. */
export const modelPipeline: readonly PipelineStep[] = [
  {id: 'authenticate', summary: 'Loads the user of the token.', source: `${router}:297`},
  {id: 'access-control', summary: 'Asks for the permission.', source: `${router}:298`},
  {
    id: 'validation',
    summary: 'Validates the body, for `createOne`, `createMany` and `updateOne` only.',
    source: `${router}:87`,
  },
  {
    id: 'prisma-query-options',
    summary: 'Puts the options of the query file into `req.prismaQueryOptions`.',
    source: `${router}:90`,
  },
  {id: 'before-interceptors', summary: 'Runs your `before*` interceptors.', source: `${router}:94`},
  {
    id: 'handler',
    summary: 'Runs the handler of `BaseController`, and through it the service and its hooks.',
    source: `${router}:95`,
  },
  {
    id: 'after-interceptors',
    summary: 'Runs your `after*` interceptors; without any, the handler has answered already.',
    source: `${router}:96`,
  },
  {
    id: 'send-response',
    summary: 'Sends what the interceptors have left in `req.responseData` or `res.locals`.',
    source: `${router}:97`,
  },
  {
    id: 'error-interceptors',
    summary: 'Runs your `on*Error` interceptors when something threw.',
    source: `${router}:98`,
  },
];

/** Values the type of `middlewares.disable` takes, and of them those nothing reads. */
export const disableableMiddlewares: readonly {readonly id: string; readonly effective: boolean}[] =
  [
    ...stack.flatMap(({kind, disable}) =>
      kind === 'middleware' && disable !== undefined ? [{id: disable, effective: true}] : [],
    ),
    {id: 'auth-rate-limit', effective: false},
  ];

/** Values of `routers.disable`. */
export const disableableRouters: readonly string[] = stack.flatMap(({kind, disable}) =>
  kind !== 'middleware' && disable !== undefined ? [disable] : [],
);
