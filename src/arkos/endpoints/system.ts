import endpoints from '../facts/endpoints.json';
import type {Action, Method} from '.';
import type {Configuration} from './configuration';

/** The modules whose routes depend on the configuration alone. */
export type SystemModule = 'auth' | 'file-upload' | 'system';

type EndpointId = Exclude<keyof typeof endpoints, `model.${string}`>;

/** Name of such a route, as `config.disable` and interceptors spell it where it has either. */
export type SystemOperation =
  (EndpointId extends `${string}.${infer Operation}` ? Operation : never) | 'docs';

/** A route that the framework registers without a model. */
export interface SystemRoute {
  readonly module: SystemModule;
  readonly operation: SystemOperation;
  readonly method: Method;
  /** Path as Express has it: `/api/uploads/:fileType`. */
  readonly path: string;
  /** HTTP status of success. */
  readonly status: number;
  /** Who may send it: anybody, users with a token, or those whom access control lets through. */
  readonly access: 'public' | 'token' | 'access';
  /** What access control asks for. */
  readonly action?: Action;
  /** What a request to it does, as one sentence. */
  readonly summary: string;
}

/** Where files are served, unless `fileUpload.baseRoute` says otherwise. */
const baseRoute = '/api/uploads';

/** Status of success, where it is not 200, and what each route does. */
const words: Readonly<Record<SystemOperation, {status?: number; summary: string}>> = {
  welcome: {summary: 'Returns `welcomeMessage`.'},
  findFile: {summary: 'Returns a file of the upload folder. The path is not checked further.'},
  uploadFile: {
    summary:
      'Stores files and returns their URLs. `:fileType` is images, videos, documents or files, which is also the name of the form field.',
  },
  updateFile: {summary: 'Stores files and deletes the named one, if it is there.'},
  deleteFile: {status: 204, summary: 'Deletes a file. The response has no body.'},
  getMe: {summary: 'Returns the user of the token, without the password.'},
  updateMe: {summary: 'Updates the user of the token, but not the password.'},
  deleteMe: {summary: 'Sets `deletedSelfAccountAt` of the user of the token. Nothing is deleted.'},
  login: {summary: 'Checks a password and returns a token, in the body and as a cookie.'},
  logout: {
    status: 204,
    summary: 'Overwrites the cookie. The token itself stays valid until it expires.',
  },
  signup: {
    status: 201,
    summary: 'Creates a user from the body: every column that the validation lets through.',
  },
  updatePassword: {
    summary: 'Changes the password. Tokens from before the change are rejected afterwards.',
  },
  findManyAuthAction: {summary: 'Lists the permissions that the project declares.'},
  findOneAuthAction: {summary: 'Lists the permissions of one resource.'},
  availableResources: {summary: 'Lists the models and `file-upload`.'},
  docs: {
    summary: 'A page of Scalar with the OpenAPI document that the framework generates.',
  },
};

const modules: Readonly<Record<string, SystemModule>> = {
  auth: 'auth',
  upload: 'file-upload',
  system: 'system',
};

/** In the order of the facts, which is the order of registration within a module. */
const recorded: readonly SystemRoute[] = Object.entries(endpoints).flatMap(([id, fact]) => {
  const [kind = '', name = ''] = id.split('.');
  const module = modules[kind];
  if (!module) return [];
  const operation = name as SystemOperation;
  return {
    module,
    operation,
    method: fact.method as Method,
    path: fact.path.replace('{baseRoute}', baseRoute),
    access: fact.access as SystemRoute['access'],
    ...('action' in fact && {action: fact.action as Action}),
    status: 200,
    ...words[operation],
  };
});

const docs: SystemRoute = {
  module: 'system',
  operation: 'docs',
  method: 'GET',
  path: '/api/docs',
  status: 200,
  access: 'public',
  ...words.docs,
};

/** What strict routing leaves on: the framework's list of what it turns off has a gap. */
const keptByStrict: readonly SystemOperation[] = ['findOneAuthAction'];

function isMounted({module, operation}: SystemRoute, configuration: Configuration): boolean {
  const {authentication, strict, disable, hasDocs} = configuration;
  if (module === 'system') return operation !== 'docs' || hasDocs;
  if (module === 'auth' && authentication === 'off') return false;
  const own = disable[module];
  if (own === true) return false;
  return !(own?.[operation] ?? (strict === true && !keptByStrict.includes(operation)));
}

/** The routes of a project that it gets from its configuration, around those of its models. */
export interface SystemRoutes {
  /** Registered before the models', so they come first where paths meet. */
  readonly before: readonly SystemRoute[];
  readonly after: readonly SystemRoute[];
}

/**
 * The routes that do not depend on models, as the framework registers them.
 *
 * @param configuration - Of the project.
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/app.ts
 */
export function systemRoutesOf(configuration: Configuration): SystemRoutes {
  const mounted = [...recorded, docs].filter((route) => isMounted(route, configuration));
  const of = (...names: readonly string[]): SystemRoute[] =>
    mounted.filter(({module, operation}) => names.includes(module) || names.includes(operation));
  return {
    before: [...of('welcome'), ...of('file-upload'), ...of('auth')],
    after: of('availableResources', 'docs'),
  };
}
