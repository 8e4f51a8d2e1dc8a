import type {Source} from './source';

/** A group of endpoints that interceptors wrap. */
export type InterceptorGroup = 'model' | 'auth' | 'file-upload';

/** An export of `<module>.middlewares.ts` that is called around an endpoint. */
export interface Interceptor {
  readonly name: string;
  readonly group: InterceptorGroup;
  /** Name of the endpoint. */
  readonly endpoint: string;
  /** Before the endpoint, after it, or if something threw. */
  readonly phase: 'before' | 'after' | 'error';
  /** False if the router names it and nothing ever reaches it. */
  readonly reached: boolean;
  readonly source: Source;
}

const models = 'packages/arkos/src/modules/base/utils/helpers/base.router.helpers.ts';
const auth = 'packages/arkos/src/modules/auth/auth.router.ts';
const uploads = 'packages/arkos/src/modules/file-upload/file-upload.router.ts';

/** Lines of the before, after and error interceptor of an endpoint; 0 where there is none. */
type Lines = readonly [before: number, after: number, error: number];

function around(
  group: InterceptorGroup,
  file: typeof models | typeof auth | typeof uploads,
  endpoint: string,
  [before, after, error]: Lines,
  reached = true,
): Interceptor[] {
  const pascal = endpoint.charAt(0).toUpperCase() + endpoint.slice(1);
  const all: readonly (readonly [string, Interceptor['phase'], number])[] = [
    [`before${pascal}`, 'before', before],
    [`after${pascal}`, 'after', after],
    [`on${pascal}Error`, 'error', error],
  ];
  return all
    .filter(([, , line]) => line > 0)
    .map(([name, phase, line]) => ({
      name,
      group,
      endpoint,
      phase,
      reached: phase !== 'after' || reached,
      source: `${file}:${line}`,
    }));
}

/**
 * Every interceptor, in the order of the endpoints.
 *
 * @remarks Each is a function or a list of functions, wrapped in `catchAsync`; a default export of
 * the file is ignored. An `after` interceptor changes the response through `req.responseData` and
 * `req.responseStatus`, or `res.locals.data` and `res.locals.status`; exporting one is what makes
 * the endpoint leave the response to it.
 */
export const interceptors: readonly Interceptor[] = [
  ...around('model', models, 'createOne', [94, 96, 98]),
  ...around('model', models, 'findMany', [119, 121, 123]),
  ...around('model', models, 'createMany', [147, 149, 151]),
  ...around('model', models, 'updateMany', [171, 173, 175]),
  ...around('model', models, 'deleteMany', [195, 197, 199]),
  ...around('model', models, 'findOne', [218, 220, 222]),
  ...around('model', models, 'updateOne', [245, 247, 249]),
  ...around('model', models, 'deleteOne', [269, 271, 273]),
  ...around('auth', auth, 'getMe', [67, 69, 71]),
  ...around('auth', auth, 'updateMe', [86, 88, 90]),
  ...around('auth', auth, 'deleteMe', [102, 104, 106]),
  ...around('auth', auth, 'login', [147, 149, 151]),
  ...around('auth', auth, 'logout', [159, 161, 163]),
  ...around('auth', auth, 'signup', [177, 179, 181]),
  ...around('auth', auth, 'updatePassword', [196, 198, 200]),
  ...around('auth', auth, 'findManyAuthAction', [211, 213, 215], false),
  ...around('auth', auth, 'findOneAuthAction', [225, 227, 229], false),
  ...around('file-upload', uploads, 'findFile', [72, 0, 89]),
  ...around('file-upload', uploads, 'uploadFile', [105, 107, 109]),
  ...around('file-upload', uploads, 'updateFile', [125, 127, 129]),
  ...around('file-upload', uploads, 'deleteFile', [145, 147, 149]),
];

/** Names of {@link interceptors}. */
export const interceptorNames: readonly string[] = interceptors.map(({name}) => name);
