import type {Source} from './source';

/** A step of the stack that every request passes. */
export interface StackStep {
  /** Name of the step; for a built-in middleware the identifier in `middlewares.disable`. */
  readonly id: string;
  readonly kind: 'hook' | 'middleware' | 'endpoint' | 'router';
  /** What it does, in a sentence (Markdown). */
  readonly summary: string;
  /** Value of `middlewares.disable` or `routers.disable` that removes it. */
  readonly disable?: string;
  /** Key of `middlewares.replace` or `routers.replace` that replaces it. */
  readonly replace?: string;
  /** Configuration key with its options. */
  readonly option?: string;
  /** Paths that it handles, if not all. */
  readonly path?: string;
  readonly source: Source;
}

/** The stack, in the order in which a request passes it. */
export const stack: readonly StackStep[] = [
  {
    id: 'configureApp',
    kind: 'hook',
    summary: 'Your `configureApp`, which runs before everything else.',
    option: 'configureApp',
    source: 'packages/arkos/src/app.ts:32',
  },
  {
    id: 'compression',
    kind: 'middleware',
    summary: 'Compresses responses.',
    disable: 'compression',
    replace: 'compression',
    option: 'compressionOptions',
    source: 'packages/arkos/src/app.ts:39',
  },
  {
    id: 'global-rate-limit',
    kind: 'middleware',
    summary: 'Limits requests per IP address, 500 a minute by default.',
    disable: 'global-rate-limit',
    replace: 'globalRateLimit',
    option: 'globalRequestRateLimitOptions',
    source: 'packages/arkos/src/app.ts:45',
  },
  {
    id: 'cors',
    kind: 'middleware',
    summary: 'Allows or rejects cross-origin requests.',
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
    summary: 'Converts `true`, `false`, `null` and `undefined` in the query to values.',
    disable: 'query-parser',
    replace: 'queryParser',
    option: 'queryParserOptions',
    source: 'packages/arkos/src/app.ts:115',
  },
  {
    id: 'request-logger',
    kind: 'middleware',
    summary:
      'Prints a line for each response. A URL that cannot be decoded stops the server here: replace it.',
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
    summary: 'Handles `GET /api`.',
    disable: 'welcome-endpoint',
    replace: 'welcomeEndpoint',
    option: 'welcomeMessage',
    path: '/api',
    source: 'packages/arkos/src/app.ts:142',
  },
  {
    id: 'request-debugger',
    kind: 'middleware',
    summary: 'Prints params, body and query if `debugging.requests.level` is 2 or higher.',
    option: 'debugging.requests',
    source: 'packages/arkos/src/app.ts:151',
  },
  {
    id: 'file-upload',
    kind: 'router',
    summary: 'Uploads files and serves them.',
    disable: 'file-upload',
    replace: 'fileUpload',
    option: 'fileUpload',
    path: '{baseRoute}',
    source: 'packages/arkos/src/app.ts:153',
  },
  {
    id: 'auth-router',
    kind: 'router',
    summary: 'Authentication, if it is configured.',
    disable: 'auth-router',
    replace: 'authRouter',
    option: 'authentication',
    path: '/api',
    source: 'packages/arkos/src/app.ts:161',
  },
  {
    id: 'prisma-models-router',
    kind: 'router',
    summary: 'The endpoints of the models. Each module starts with its own router.',
    disable: 'prisma-models-router',
    replace: 'prismaModelsRouter',
    path: '/api',
    source: 'packages/arkos/src/app.ts:170',
  },
  {
    id: 'available-resources',
    kind: 'endpoint',
    summary: 'Handles `GET /api/available-resources`.',
    path: '/api/available-resources',
    source: 'packages/arkos/src/app.ts:178',
  },
  {
    id: 'swagger',
    kind: 'router',
    summary: 'The API reference page, if it is configured.',
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
    summary: 'Passes on a 404 `RouteNotFound`.',
    path: '*',
    source: 'packages/arkos/src/app.ts:192',
  },
  {
    id: 'global-error-handler',
    kind: 'middleware',
    summary: 'Turns errors into responses.',
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

/** The steps of a request to a model endpoint, in order. */
export const modelPipeline: readonly PipelineStep[] = [
  {id: 'authenticate', summary: 'Loads the user of the token.', source: `${router}:297`},
  {id: 'access-control', summary: 'Checks the permission.', source: `${router}:298`},
  {
    id: 'validation',
    summary: 'Validates the body, for `createOne`, `createMany` and `updateOne` only.',
    source: `${router}:87`,
  },
  {
    id: 'prisma-query-options',
    summary: 'Sets `req.prismaQueryOptions` from the query file.',
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
    summary: 'Runs your `after*` interceptors. Without any, the handler has responded already.',
    source: `${router}:96`,
  },
  {
    id: 'send-response',
    summary: 'Sends what the interceptors have left in `req.responseData` or `res.locals`.',
    source: `${router}:97`,
  },
  {
    id: 'error-interceptors',
    summary: 'Runs your `on*Error` interceptors if something threw.',
    source: `${router}:98`,
  },
];

/** Values that the type of `middlewares.disable` accepts; nothing reads those that are not effective. */
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
