import type {StepId} from '../facts';

/** Our words for a step of the stack that every request passes. */
export interface StepNote {
  /** What it does, in a sentence (Markdown). */
  readonly summary: string;
  /** Configuration key with its options. */
  readonly option?: string;
  /** Paths that it handles, with commas, if not all. */
  readonly path?: string;
}

/** Every step; the facts have the order in which a request passes them. */
export const stepNotes: Readonly<Record<StepId, StepNote>> = {
  configureApp: {
    summary: 'What your `configureApp` mounts, before everything else.',
    option: 'configureApp',
  },
  compression: {summary: 'Compresses responses.', option: 'compressionOptions'},
  'global-rate-limit': {
    summary: 'Limits the requests of each IP address, to 500 a minute by default.',
    option: 'globalRequestRateLimitOptions',
  },
  cors: {summary: 'Tells browsers which other origins may call the API.', option: 'cors'},
  'express-json': {summary: 'Parses JSON bodies.', option: 'jsonBodyParserOptions'},
  'cookie-parser': {summary: 'Parses cookies.', option: 'cookieParserParameters'},
  'query-parser': {
    summary: 'Converts `true`, `false`, `null` and `undefined` in the query to values.',
    option: 'queryParserOptions',
  },
  'request-logger': {
    summary:
      'Prints a line for each response. Replace it, because a malformed URL crashes the server.',
  },
  'additional-middlewares': {summary: 'Your own middleware.', option: 'middlewares.additional'},
  'welcome-endpoint': {summary: 'Handles `GET /api`.', option: 'welcomeMessage', path: '/api'},
  'request-debugger': {
    summary:
      'Prints the body and the query, passwords included, if `debugging.requests.level` is 2 or higher. `filter` limits this output, but not the later log of the parsed query.',
    option: 'debugging.requests',
  },
  'file-upload': {
    summary: 'Uploads files and serves them.',
    option: 'fileUpload',
    path: '{baseRoute}',
  },
  'auth-router': {
    summary: 'The endpoints of authentication, if it is configured.',
    option: 'authentication',
    path: '/api/auth, /api/users/me, /api/auth-actions',
  },
  'prisma-models-router': {
    summary:
      'The endpoints of the models. The router file of a model comes before its generated endpoints.',
    path: '/api/{models}',
  },
  'available-resources': {
    summary: 'Handles `GET /api/available-resources`.',
    path: '/api/available-resources',
  },
  swagger: {
    summary:
      'The API reference page, if it is configured; in a production build, only with `swagger.enableAfterBuild`.',
    option: 'swagger',
    path: '/api/docs',
  },
  'additional-routers': {
    summary: 'Your own routers, without a prefix.',
    option: 'routers.additional',
  },
  'not-found': {summary: 'Throws 404 `RouteNotFound`.', path: '*'},
  'global-error-handler': {summary: 'Turns errors into responses.'},
};

/** The steps of a request to a model endpoint, in order, with what each does (Markdown). */
export const pipelineNotes = {
  authenticate: 'Loads the user of the token.',
  'access-control': 'Checks the permission.',
  validation: 'Validates the body, for `createOne`, `createMany` and `updateOne` only.',
  'prisma-query-options': 'Sets `req.prismaQueryOptions` from the query file.',
  'before-interceptors': 'Runs your `before*` interceptors.',
  handler: 'Runs the handler of `BaseController`, and through it the service and its hooks.',
  'after-interceptors':
    'Runs your `after*` interceptors. If there are none, the handler has already responded.',
  'send-response': 'Sends the response from `req.responseData` or `res.locals`.',
  'error-interceptors':
    'Runs your `on*Error` interceptors if an earlier step of the endpoint fails.',
} as const;
