import type {Source} from './source';

/** A group of endpoints. */
export type EndpointGroup = 'model' | 'auth' | 'upload' | 'system';

/** A failure an endpoint itself can answer with. */
export interface EndpointError {
  /** HTTP status. */
  readonly status: number;
  /** The `code` of the body; absent when the body has none. */
  readonly code?: string;
  /** When it happens (Markdown). */
  readonly when: string;
}

/** An endpoint that the framework mounts. */
export interface Endpoint {
  readonly group: EndpointGroup;
  /** Name of the endpoint in `config.disable`, in interceptors and in query files. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'ALL';
  /**
   * Path; `{models}` stands for the plural kebab-case name of a model, `{baseRoute}` for
   * `fileUpload.baseRoute`, a colon begins a parameter.
   */
  readonly path: string;
  /** What it does, in a sentence. */
  readonly summary: string;
  /** `public`, `token` (a signed-in user) or `access` (also the permission named in `action`). */
  readonly access: 'public' | 'token' | 'access';
  /** Action the permission is about. */
  readonly action?: 'Create' | 'Update' | 'Delete' | 'View';
  /** Query parameters it takes (Markdown). */
  readonly query?: string;
  /** What the body has to be (Markdown). */
  readonly body?: string;
  /** The answer when all goes well; `body` as TypeScript, absent when there is none. */
  readonly success: {readonly status: number; readonly body?: string};
  readonly errors: readonly EndpointError[];
  /** What surprises in 1.3 (Markdown). */
  readonly remarks?: string;
  readonly source: Source;
}

/** Errors every endpoint behind a token shares. */
export const tokenErrors: readonly EndpointError[] = [
  {status: 401, code: 'LoginRequired', when: 'There is no token.'},
  {status: 401, code: 'InvalidAuthToken', when: 'The token does not verify, or has expired.'},
  {status: 401, code: 'UserNoLongerExists', when: 'The user of the token is gone.'},
  {status: 401, code: 'PasswordChanged', when: 'The password changed after the token was issued.'},
];

/** The error every endpoint behind a permission shares, beside {@link tokenErrors}. */
export const accessErrors: readonly EndpointError[] = [
  {status: 403, code: 'NotEnoughPermissions', when: 'No role of the user may do it.'},
];

const listQuery =
  'Filters, `filters`, `filterMode`, `search`, `sort`, `fields`, `select`, `include`, `omit`, `page`, `limit`.';
const shapeQuery = '`fields`, `select`, `include`, `omit`.';
const bulkQuery = 'Filters, `filters`, `search`; `filterMode` is always `AND`.';
const invalid: EndpointError = {
  status: 400,
  code: 'InvalidRequestBody',
  when: 'The body does not pass the schema or DTO of the module.',
};
const referred: EndpointError = {
  status: 400,
  code: 'Unknown',
  when: 'Another record refers to it by a key that may not be empty.',
};
const prismaInvalid: EndpointError = {
  status: 400,
  code: 'Unknown',
  when: 'Prisma refuses an argument: a missing or unknown column, a wrong type.',
};
const duplicate: EndpointError = {
  status: 409,
  code: 'Unknown',
  when: 'A unique column has the value already.',
};
const foreignKey: EndpointError = {
  status: 400,
  code: 'Unknown',
  when: 'A foreign key names a record that is not there.',
};
const gone: EndpointError = {
  status: 404,
  code: 'RecordNotFound',
  when: 'There is no such record, or a record to connect is not there.',
};
const bulkErrors: readonly EndpointError[] = [
  {status: 400, code: 'MissingRequestQueryParameters', when: 'The query has no filter.'},
  {status: 400, code: 'Unknown', when: '`filterMode` is `OR`.'},
  {status: 404, code: 'NotFound', when: 'Nothing matches.'},
];
const bulkRemark =
  'Whether the query filters is not checked, only that it has a key: with one that filters nothing, every record is taken. Turn the endpoint off, or guard it.';

/**
 * The endpoints of every model.
 *
 * @remarks With `authentication` set each asks for a token and a permission, unless the auth file of
 * the module makes its action public; without it all are open.
 */
export const modelEndpoints: readonly Endpoint[] = [
  {
    group: 'model',
    name: 'createOne',
    method: 'POST',
    path: '/api/{models}',
    summary: 'Creates a record.',
    access: 'access',
    action: 'Create',
    query: shapeQuery,
    body: 'The columns, and relations as plain objects.',
    success: {status: 201, body: '{data: Model}'},
    errors: [invalid, prismaInvalid, duplicate, foreignKey, gone],
    source: 'packages/arkos/src/modules/base/utils/helpers/base.router.helpers.ts:80',
  },
  {
    group: 'model',
    name: 'findMany',
    method: 'GET',
    path: '/api/{models}',
    summary: 'Lists records.',
    access: 'access',
    action: 'View',
    query: listQuery,
    success: {status: 200, body: '{total: number; results: number; data: Model[]}'},
    errors: [
      {status: 400, code: 'Unknown', when: '`filters` is no JSON, or Prisma refuses an argument.'},
      {
        status: 403,
        code: 'UserPasswordExposureDetected',
        when: 'The password of the user model is selected.',
      },
    ],
    remarks: '`total` counts what matches, `results` what the page holds.',
    source: 'packages/arkos/src/modules/base/utils/helpers/base.router.helpers.ts:107',
  },
  {
    group: 'model',
    name: 'createMany',
    method: 'POST',
    path: '/api/{models}/many',
    summary: 'Creates several records.',
    access: 'access',
    action: 'Create',
    body: 'A list of rows.',
    success: {status: 201, body: '{results: number; data: {count: number}}'},
    errors: [
      invalid,
      prismaInvalid,
      duplicate,
      {status: 404, code: 'NotFound', when: 'The list is empty.'},
    ],
    remarks:
      'The schema of creating one record is applied to the list as a whole, so a schema of an object refuses every list.',
    source: 'packages/arkos/src/modules/base/utils/helpers/base.router.helpers.ts:132',
  },
  {
    group: 'model',
    name: 'updateMany',
    method: 'PATCH',
    path: '/api/{models}/many',
    summary: 'Changes every record that matches.',
    access: 'access',
    action: 'Update',
    query: bulkQuery,
    body: 'The columns to change; not validated.',
    success: {status: 200, body: '{results: number; data: {count: number}}'},
    errors: [...bulkErrors, prismaInvalid],
    remarks: bulkRemark,
    source: 'packages/arkos/src/modules/base/utils/helpers/base.router.helpers.ts:160',
  },
  {
    group: 'model',
    name: 'deleteMany',
    method: 'DELETE',
    path: '/api/{models}/many',
    summary: 'Deletes every record that matches.',
    access: 'access',
    action: 'Delete',
    query: bulkQuery,
    success: {status: 200, body: '{results: number; data: {count: number}}'},
    errors: [...bulkErrors, prismaInvalid, referred],
    remarks: bulkRemark,
    source: 'packages/arkos/src/modules/base/utils/helpers/base.router.helpers.ts:184',
  },
  {
    group: 'model',
    name: 'findOne',
    method: 'GET',
    path: '/api/{models}/:id',
    summary: 'Reads a record.',
    access: 'access',
    action: 'View',
    query: shapeQuery,
    success: {status: 200, body: '{data: Model}'},
    errors: [
      {status: 404, code: 'NotFound', when: 'There is no such record.'},
      prismaInvalid,
      {
        status: 403,
        code: 'UserPasswordExposureDetected',
        when: 'The password of the user model is selected.',
      },
    ],
    source: 'packages/arkos/src/modules/base/utils/helpers/base.router.helpers.ts:207',
  },
  {
    group: 'model',
    name: 'updateOne',
    method: 'PATCH',
    path: '/api/{models}/:id',
    summary: 'Changes a record.',
    access: 'access',
    action: 'Update',
    query: shapeQuery,
    body: 'The columns to change, and relations as plain objects.',
    success: {status: 200, body: '{data: Model}'},
    errors: [invalid, prismaInvalid, duplicate, foreignKey, gone],
    source: 'packages/arkos/src/modules/base/utils/helpers/base.router.helpers.ts:231',
  },
  {
    group: 'model',
    name: 'deleteOne',
    method: 'DELETE',
    path: '/api/{models}/:id',
    summary: 'Deletes a record.',
    access: 'access',
    action: 'Delete',
    success: {status: 204},
    errors: [gone, referred],
    source: 'packages/arkos/src/modules/base/utils/helpers/base.router.helpers.ts:258',
  },
];

const rateLimited: EndpointError = {
  status: 429,
  when: 'More than 10 requests in 5 seconds came from the address.',
};

/** The endpoints of authentication, mounted when `authentication` is set. */
export const authEndpoints: readonly Endpoint[] = [
  {
    group: 'auth',
    name: 'signup',
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Creates a user.',
    access: 'public',
    body: 'The columns of the model `User`.',
    success: {status: 201, body: '{data: User}'},
    errors: [invalid, prismaInvalid, duplicate, rateLimited],
    remarks:
      'Without validation every column is taken as sent, `isSuperUser` too, and the strength of the password is not checked. With an `afterSignup` interceptor the answer carries the password hash unless the interceptor takes it out.',
    source: 'packages/arkos/src/modules/auth/auth.router.ts:168',
  },
  {
    group: 'auth',
    name: 'login',
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Exchanges user name and password for a token.',
    access: 'public',
    query: '`usernameField`, one of `authentication.login.allowedUsernames`.',
    body: '`{<username field>, password}`; of a path such as `profile.nickname` the last part.',
    success: {status: 200, body: '{accessToken: string}'},
    errors: [
      {status: 400, code: 'MissingCredentialFields', when: 'User name or password is missing.'},
      {
        status: 401,
        code: 'IncorrectCredentials',
        when: 'There is no such user, or the password is another.',
      },
      {status: 400, code: 'Unknown', when: '`usernameField` is not allowed.'},
      invalid,
      rateLimited,
    ],
    remarks:
      'Also sets the cookie `arkos_access_token`. With `sendAccessTokenThrough: "cookie-only"` the body is empty. Accounts that were deleted by their user or are not active still sign in.',
    source: 'packages/arkos/src/modules/auth/auth.router.ts:138',
  },
  {
    group: 'auth',
    name: 'logout',
    method: 'DELETE',
    path: '/api/auth/logout',
    summary: 'Clears the token cookie.',
    access: 'token',
    success: {status: 204},
    errors: [rateLimited],
    remarks:
      'The cookie becomes `no-token` for ten seconds; the token itself stays valid until it expires.',
    source: 'packages/arkos/src/modules/auth/auth.router.ts:156',
  },
  {
    group: 'auth',
    name: 'updatePassword',
    method: 'POST',
    path: '/api/auth/update-password',
    summary: 'Changes the password of the signed-in user.',
    access: 'token',
    body: '`{currentPassword, newPassword}`',
    success: {
      status: 200,
      body: "{status: 'success'; message: 'Password updated successfully!'}",
    },
    errors: [
      {
        status: 400,
        code: 'SameCurrentAndNewPassword',
        when: 'One of the two passwords is missing.',
      },
      {
        status: 404,
        code: 'Unknown',
        when: 'The account is not active, or was deleted by its user.',
      },
      {status: 400, code: 'IncorrentCurrentPassword', when: 'The current password is another.'},
      {
        status: 400,
        code: 'PasswordDoesNotMeetRequirements',
        when: 'The new password is too weak, and `validation` is not configured.',
      },
      invalid,
      {
        status: 400,
        code: 'Unknown',
        when: 'Once all the checks pass, unless a hook `beforeUpdateOne` of the user sets `passwordChangedAt` again: the date reaches Prisma as an empty object.',
      },
      rateLimited,
    ],
    remarks:
      'In 1.3.10-beta it succeeds only with a hook `beforeUpdateOne` of the user that sets `passwordChangedAt` again: the date it writes is turned into `{}` on the way to Prisma, which refuses it with 400.',
    source: 'packages/arkos/src/modules/auth/auth.router.ts:186',
  },
  {
    group: 'auth',
    name: 'getMe',
    method: 'GET',
    path: '/api/users/me',
    summary: 'Reads the signed-in user.',
    access: 'token',
    success: {status: 200, body: '{data: User}'},
    errors: [],
    source: 'packages/arkos/src/modules/auth/auth.router.ts:60',
  },
  {
    group: 'auth',
    name: 'updateMe',
    method: 'PATCH',
    path: '/api/users/me',
    summary: 'Changes the signed-in user.',
    access: 'token',
    body: 'Columns of the model `User` except the password.',
    success: {status: 200, body: '{data: User}'},
    errors: [
      {status: 400, code: 'InvalidFieldPassword', when: 'The body has a password.'},
      invalid,
      prismaInvalid,
      duplicate,
    ],
    remarks: 'Without validation every other column is taken as sent, roles and `isSuperUser` too.',
    source: 'packages/arkos/src/modules/auth/auth.router.ts:76',
  },
  {
    group: 'auth',
    name: 'deleteMe',
    method: 'DELETE',
    path: '/api/users/me',
    summary: 'Marks the account of the signed-in user as deleted.',
    access: 'token',
    success: {status: 200, body: "{message: 'Account deleted successfully'}"},
    errors: [],
    remarks:
      'Sets `deletedSelfAccountAt`; signing in and tokens keep working. With an `afterDeleteMe` interceptor the answer is `{data: User}` with the password hash, unless the interceptor takes it out.',
    source: 'packages/arkos/src/modules/auth/auth.router.ts:95',
  },
  {
    group: 'auth',
    name: 'findManyAuthAction',
    method: 'GET',
    path: '/api/auth-actions',
    summary: 'Lists the actions that permissions can be about.',
    access: 'access',
    action: 'View',
    success: {
      status: 200,
      body: '{total: number; results: number; data: {roles?: string[]; action: string; resource: string; name: string; description: string; errorMessage: string}[]}',
    },
    errors: [],
    remarks:
      'The permission is about the resource `auth-action`. In static mode no rule can be given for it, so it is for super users alone; `roles` are left out in dynamic mode.',
    source: 'packages/arkos/src/modules/auth/auth.router.ts:207',
  },
  {
    group: 'auth',
    name: 'findOneAuthAction',
    method: 'GET',
    path: '/api/auth-actions/:resourceName',
    summary: 'Lists the actions of one resource.',
    access: 'access',
    action: 'View',
    success: {
      status: 200,
      body: '{total: number; results: number; data: {roles?: string[]; action: string; resource: string; name: string; description: string; errorMessage: string}[]}',
    },
    errors: [],
    remarks: 'A resource that does not exist answers with an empty list.',
    source: 'packages/arkos/src/modules/auth/auth.router.ts:221',
  },
];

const fileType: EndpointError = {
  status: 400,
  code: 'Unknown',
  when: 'The kind is none of `images`, `videos`, `documents`, `files`.',
};
const multerErrors: readonly EndpointError[] = [
  {status: 400, code: 'FileTypeNotAllowed', when: 'The extension is not allowed.'},
  {
    status: 500,
    code: 'LIMIT_UNEXPECTED_FILE',
    when: 'The field is not named like the kind, or there are too many files.',
  },
  {status: 500, code: 'LIMIT_FILE_SIZE', when: 'A file is too large.'},
  {
    status: 400,
    code: 'CannotProcessImage',
    when: 'sharp cannot process an image; without an after interceptor of the endpoint the answer may be 200.',
  },
];
const imageQuery =
  '`width`, `height`, `resizeTo` (pixels) and `format` (`webp`, `jpeg`, `jpg`), for images only. `width` and `height` have to be numbers: by `queryParserOptions.parseNumber`, or by a before interceptor.';

/** The endpoints of file upload, mounted with or without authentication. */
export const uploadEndpoints: readonly Endpoint[] = [
  {
    group: 'upload',
    name: 'findFile',
    method: 'GET',
    path: '{baseRoute}/*',
    summary: 'Serves a file.',
    access: 'access',
    action: 'View',
    success: {status: 200, body: 'the file'},
    errors: [{status: 404, code: 'RouteNotFound', when: 'There is no such file.'}],
    source: 'packages/arkos/src/modules/file-upload/file-upload.router.ts:61',
  },
  {
    group: 'upload',
    name: 'uploadFile',
    method: 'POST',
    path: '{baseRoute}/:fileType',
    summary: 'Stores one or more files.',
    access: 'access',
    action: 'Create',
    query: imageQuery,
    body: '`multipart/form-data`; the field is named like the kind.',
    success: {status: 200, body: '{success: true; data: string[]; message: string}'},
    errors: [fileType, {status: 400, code: 'Unknown', when: 'There is no file.'}, ...multerErrors],
    remarks:
      '`data` is always a list of absolute addresses. An unknown kind creates its folder before the error: let an interceptor refuse it. An image that sharp cannot process is missing from `data` and stays on disk; an answer for it comes second and can end the process, unless an after interceptor is exported.',
    source: 'packages/arkos/src/modules/file-upload/file-upload.router.ts:94',
  },
  {
    group: 'upload',
    name: 'updateFile',
    method: 'PATCH',
    path: '{baseRoute}/:fileType/:fileName',
    summary: 'Stores new files, then deletes the old one.',
    access: 'access',
    action: 'Update',
    query: imageQuery,
    body: '`multipart/form-data`; the field is named like the kind.',
    success: {status: 200, body: '{success: true; data: string[]; message: string}'},
    errors: [
      fileType,
      {status: 400, code: 'Unknown', when: 'There is no new file.'},
      ...multerErrors,
    ],
    remarks: 'An old file that is missing is not an error.',
    source: 'packages/arkos/src/modules/file-upload/file-upload.router.ts:114',
  },
  {
    group: 'upload',
    name: 'deleteFile',
    method: 'DELETE',
    path: '{baseRoute}/:fileType/:fileName',
    summary: 'Deletes a file.',
    access: 'access',
    action: 'Delete',
    success: {status: 204},
    errors: [fileType, {status: 404, code: 'Unknown', when: 'There is no such file.'}],
    remarks:
      'Encoded dots in the name reach files outside the upload folder: keep the endpoint behind a permission.',
    source: 'packages/arkos/src/modules/file-upload/file-upload.router.ts:134',
  },
];

/** What is mounted beside models, authentication and uploads. */
export const systemEndpoints: readonly Endpoint[] = [
  {
    group: 'system',
    name: 'welcome',
    method: 'GET',
    path: '/api',
    summary: 'Answers with `welcomeMessage`.',
    access: 'public',
    success: {status: 200, body: '{message: string}'},
    errors: [],
    source: 'packages/arkos/src/app.ts:143',
  },
  {
    group: 'system',
    name: 'availableResources',
    method: 'GET',
    path: '/api/available-resources',
    summary: 'Lists the kebab-case names of the models, and `file-upload`.',
    access: 'token',
    success: {status: 200, body: '{data: string[]}'},
    errors: [],
    remarks: 'Deprecated: prints a warning at every request and points to `/api/auth-actions`.',
    source: 'packages/arkos/src/modules/base/base.router.ts:18',
  },
  {
    group: 'system',
    name: 'apiReference',
    method: 'GET',
    path: '/api/docs',
    summary: 'Serves the API reference page.',
    access: 'public',
    success: {status: 200, body: 'HTML'},
    errors: [],
    remarks:
      'Only with `swagger` set; `swagger.endpoint` moves it, under `/api`. After a build only with `swagger.enableAfterBuild`. The OpenAPI document is inside the page, there is no address for it alone.',
    source: 'packages/arkos/src/app.ts:185',
  },
  {
    group: 'system',
    name: 'notFound',
    method: 'ALL',
    path: '*',
    summary: 'Answers every path that nothing else answers.',
    access: 'public',
    success: {status: 404, body: "{code: 'RouteNotFound'; message: 'Route not found'}"},
    errors: [],
    source: 'packages/arkos/src/app.ts:192',
  },
];

/** Every endpoint. */
export const endpoints: readonly Endpoint[] = [
  ...modelEndpoints,
  ...authEndpoints,
  ...uploadEndpoints,
  ...systemEndpoints,
];
