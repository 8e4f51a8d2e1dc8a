import type {EndpointFact, EndpointId} from '../facts';

/** An error that an endpoint itself can return. */
export interface EndpointError {
  /** HTTP status. */
  readonly status: number;
  /** The `code` of the body; absent when the body has none. */
  readonly code?: string;
  /** When it happens (Markdown). */
  readonly when: string;
}

/** Our words for an endpoint. */
export interface EndpointNote {
  /** What it does, in one sentence. */
  readonly summary: string;
  /** Query parameters it accepts (Markdown). */
  readonly query?: string;
  /** What the request body must be (Markdown). */
  readonly body?: string;
  /** The response on success; `body` as TypeScript, absent if there is none. */
  readonly success: {readonly status: number; readonly body?: string};
  readonly errors: readonly EndpointError[];
  /** What may surprise a reader (Markdown). */
  readonly remarks?: string;
}

const failure = (status: number, when: string, code?: string): EndpointError => ({
  status,
  ...(code !== undefined && {code}),
  when,
});

/** The code of an error that was thrown without one. */
const unknown = (status: number, when: string): EndpointError => failure(status, when, 'Unknown');

const listQuery =
  'Filters, `filters`, `filterMode`, `search`, `sort`, `fields`, `select`, `include`, `omit`, `page`, `limit`.';
const shapeQuery = '`fields`, `select`, `include`, `omit`.';
const bulkQuery = 'Filters, `filters`, `search`; `filterMode` is always `AND`.';
const invalid = failure(
  400,
  'The body does not match the schema or DTO of the module.',
  'InvalidRequestBody',
);
const referred = unknown(400, 'Another record still refers to it through a required foreign key.');
const prismaInvalid = unknown(
  400,
  'Prisma rejects the body or the query, for example for a missing or unknown column or a wrong type.',
);
const duplicate = unknown(409, 'The value of a unique column is already taken.');
const foreignKey = unknown(400, 'A foreign key refers to a record that does not exist.');
/** What endpoints of a model have in common; the table of all of them leaves it to the page. */
export const sharedModelErrors: readonly EndpointError[] = [prismaInvalid, duplicate, foreignKey];
const exposed = failure(
  403,
  'The query selects the password of the user.',
  'UserPasswordExposureDetected',
);
const gone = failure(
  404,
  'The record, or a record to connect, does not exist. For a one-to-many list, the status is 500.',
  'RecordNotFound',
);
const noRecord = failure(404, 'The record does not exist.', 'RecordNotFound');
const noRelated = failure(
  404,
  'A record to connect does not exist. For a one-to-many list, the status is 500.',
  'RecordNotFound',
);
const bulkErrors: readonly EndpointError[] = [
  failure(
    400,
    'The query string has no key, or only `filterMode` or `prismaQueryOptions`.',
    'MissingRequestQueryParameters',
  ),
  unknown(400, '`filterMode` is `OR`.'),
  failure(404, 'No record matches.', 'NotFound'),
];

const rateLimited = failure(429, 'The IP address sent more than 10 requests in 5 seconds.');

const fileType = unknown(400, '`Invalid file type`: the type in the path does not exist.');
const multerErrors: readonly EndpointError[] = [
  failure(400, 'The extension is not allowed.', 'FileTypeNotAllowed'),
  failure(
    500,
    'The form field has the wrong name, or there are too many files. In production, the code is `Unknown`.',
    'LIMIT_UNEXPECTED_FILE',
  ),
  failure(500, 'A file is too large. In production, the code is `Unknown`.', 'LIMIT_FILE_SIZE'),
  failure(
    400,
    'sharp fails on an image. Without an `after` interceptor, the response may be 200.',
    'CannotProcessImage',
  ),
];
const imageQuery =
  '`width`, `height`, `resizeTo` (pixels) and `format` (`webp`, `jpeg`, `jpg`), for images only. `width` and `height` must be numbers: convert them in a `before` interceptor, as `checkImageSize` of the safe setup does.';

/**
 * Every endpoint, by group.
 *
 * @remarks With `authentication` set, those of a model need a token and a permission, unless the auth
 * file of the module makes the action public. Without it, all are public, and those of authentication
 * are not mounted.
 */
export const endpointNotes: Readonly<Record<EndpointId, EndpointNote>> = {
  'model.createOne': {
    summary: 'Creates a record.',
    query: shapeQuery,
    body: 'The columns, and relations as plain objects.',
    success: {status: 201, body: '{data: Model}'},
    errors: [invalid, prismaInvalid, duplicate, foreignKey, noRelated, exposed],
  },
  'model.findMany': {
    summary: 'Lists records.',
    query: listQuery,
    success: {status: 200, body: '{total: number; results: number; data: Model[]}'},
    errors: [unknown(400, '`filters` is not JSON, or Prisma rejects an argument.'), exposed],
    remarks: '`total` counts every match, `results` the records on this page.',
  },
  'model.createMany': {
    summary: 'Creates several records.',
    body: 'An array of records, or one record, with columns only.',
    success: {status: 201, body: '{results: number; data: {count: number}}'},
    errors: [
      invalid,
      prismaInvalid,
      duplicate,
      foreignKey,
      failure(404, 'The array is empty, or `skipDuplicates` skips all records.', 'NotFound'),
    ],
    remarks:
      'The schema for creating one record validates the whole body, so an object schema rejects every array and accepts a single record.',
  },
  'model.updateMany': {
    summary: 'Updates every record that matches the query.',
    query: bulkQuery,
    body: 'The columns to update. Not validated.',
    success: {status: 200, body: '{results: number; data: {count: number}}'},
    errors: [...bulkErrors, prismaInvalid, duplicate, foreignKey],
  },
  'model.deleteMany': {
    summary: 'Deletes every record that matches the query.',
    query: bulkQuery,
    success: {status: 200, body: '{results: number; data: {count: number}}'},
    errors: [...bulkErrors, prismaInvalid, referred],
  },
  'model.findOne': {
    summary: 'Returns a record.',
    query: shapeQuery,
    success: {status: 200, body: '{data: Model}'},
    errors: [failure(404, 'The record does not exist.', 'NotFound'), prismaInvalid, exposed],
  },
  'model.updateOne': {
    summary: 'Updates a record.',
    query: shapeQuery,
    body: 'The columns to update, and relations as plain objects.',
    success: {status: 200, body: '{data: Model}'},
    errors: [invalid, prismaInvalid, duplicate, foreignKey, gone, exposed],
  },
  'model.deleteOne': {
    summary: 'Deletes a record.',
    success: {status: 204},
    errors: [noRecord, referred],
  },
  'auth.signup': {
    summary: 'Creates a user.',
    body: 'The columns of the model `User`.',
    success: {status: 201, body: '{data: User}'},
    errors: [invalid, prismaInvalid, duplicate, rateLimited],
    remarks:
      'Validate the body, or clients can set every column, roles included. With an `afterSignup` interceptor, the response contains the password hash.',
  },
  'auth.login': {
    summary: 'Returns a token for a username and a password.',
    query: '`usernameField`, one of `authentication.login.allowedUsernames`.',
    body: '`{<username field>, password}`; for `profile.nickname`, send `nickname`.',
    success: {status: 200, body: '{accessToken: string}'},
    errors: [
      failure(400, 'The username or the password is missing.', 'MissingCredentialFields'),
      failure(401, 'The user does not exist, or the password is wrong.', 'IncorrectCredentials'),
      unknown(400, '`usernameField` is not one of the allowed fields.'),
      invalid,
      rateLimited,
    ],
    remarks:
      'Also sets the cookie `arkos_access_token`, unless `sendAccessTokenThrough` is `response-only`. With `cookie-only` the body is empty. Validate the body: without a schema, the username can be a Prisma filter such as `{"startsWith": "a"}`, and a password that is not a string returns 500 if the user exists.',
  },
  'auth.logout': {
    summary: 'Clears the token cookie.',
    success: {status: 204},
    errors: [rateLimited],
    remarks:
      'The token stays valid until it expires. The cookie that overwrites it lacks `SameSite` and `Secure`, so some browsers ignore it in cross-site requests.',
  },
  'auth.updatePassword': {
    summary: 'Updates the password of the signed-in user.',
    body: '`{currentPassword, newPassword}`',
    success: {
      status: 200,
      body: "{status: 'success'; message: 'Password updated successfully!'}",
    },
    errors: [
      failure(400, 'One of the two passwords is missing.', 'SameCurrentAndNewPassword'),
      unknown(404, 'The account is inactive, or its user deleted it.'),
      failure(400, 'The current password is wrong.', 'IncorrentCurrentPassword'),
      failure(
        400,
        'The new password is too weak, and `validation` is not set.',
        'PasswordDoesNotMeetRequirements',
      ),
      invalid,
      unknown(400, 'No `beforeUpdateOne` hook of `User` replaces `passwordChangedAt`.'),
      rateLimited,
    ],
    remarks:
      'Fails until a `beforeUpdateOne` hook of `User` replaces `data.passwordChangedAt` with a valid date, because the framework turns its own date into `{}`, which Prisma rejects.',
  },
  'auth.getMe': {
    summary: 'Returns the signed-in user.',
    success: {status: 200, body: '{data: User}'},
    errors: [],
  },
  'auth.updateMe': {
    summary: 'Updates the signed-in user.',
    body: 'Columns of the model `User`, except the password.',
    success: {status: 200, body: '{data: User}'},
    errors: [
      failure(400, 'The body contains a password.', 'InvalidFieldPassword'),
      invalid,
      prismaInvalid,
      duplicate,
    ],
    remarks:
      'Validate the body: without a schema, users can set every other column, roles included.',
  },
  'auth.deleteMe': {
    summary: 'Marks the account of the signed-in user as deleted.',
    success: {status: 200, body: "{message: 'Account deleted successfully'}"},
    errors: [],
    remarks:
      'Sets `deletedSelfAccountAt`; login and existing tokens still work. With an `afterDeleteMe` interceptor, the response is `{data: User}` with the password hash.',
  },
  'auth.findManyAuthAction': {
    summary: 'Lists the actions that need a permission.',
    success: {
      status: 200,
      body: '{total: number; results: number; data: {roles?: string[]; action: string; resource: string; name: string; description: string; errorMessage: string}[]}',
    },
    errors: [],
    remarks:
      'Needs the permission `View` on `auth-action`. In static mode you cannot grant it, so only superusers have access. In dynamic mode `roles` is missing.',
  },
  'auth.findOneAuthAction': {
    summary: 'Lists the actions of one resource.',
    success: {
      status: 200,
      body: '{total: number; results: number; data: {roles?: string[]; action: string; resource: string; name: string; description: string; errorMessage: string}[]}',
    },
    errors: [],
    remarks: 'Returns an empty list for an unknown resource.',
  },
  'upload.findFile': {
    summary: 'Serves a file.',
    success: {status: 200, body: 'the file'},
    errors: [failure(404, 'The file does not exist.', 'RouteNotFound')],
  },
  'upload.uploadFile': {
    summary: 'Stores one or more files.',
    query: imageQuery,
    body: '`multipart/form-data`; the form field has the name of the file type.',
    success: {status: 200, body: '{success: true; data: string[]; message: string}'},
    errors: [
      fileType,
      unknown(400, '`No file uploaded`: the request has no file.'),
      ...multerErrors,
    ],
    remarks: '`data` is always an array of absolute URLs.',
  },
  'upload.updateFile': {
    summary: 'Stores the new files, then deletes the old one.',
    query: 'As for `uploadFile`.',
    body: 'As for `uploadFile`.',
    success: {status: 200, body: '{success: true; data: string[]; message: string}'},
    errors: [unknown(400, '`No new file uploaded`: the request has no file.')],
    remarks:
      'Can return the other errors of `uploadFile` too. A missing old file is not an error. Unsafe without `mustBePlainName` of the safe setup, because the file name can contain an encoded slash.',
  },
  'upload.deleteFile': {
    summary: 'Deletes a file.',
    success: {status: 204},
    errors: [
      fileType,
      unknown(404, '`File not found`: the file does not exist.'),
      unknown(500, '`Failed to delete file: …`: the file system does not allow the deletion.'),
    ],
    remarks:
      'Unsafe without `mustBePlainName` of the safe setup, because the file name can contain an encoded slash.',
  },
  'system.welcome': {
    summary: 'Returns `welcomeMessage`.',
    success: {status: 200, body: '{message: string}'},
    errors: [],
  },
  'system.availableResources': {
    summary: 'Lists the kebab-case names of the models, and `file-upload`.',
    success: {status: 200, body: '{data: string[]}'},
    errors: [],
    remarks: 'Deprecated: each request logs a warning that points to `/api/auth-actions`.',
  },
};

/** Endpoints that are mounted as middlewares, so that no list of routes has them. */
export const unlistedEndpoints: Readonly<Record<string, EndpointFact & EndpointNote>> = {
  'system.apiReference': {
    method: 'GET',
    path: '/api/docs',
    summary: 'Serves the API documentation.',
    access: 'public',
    success: {status: 200, body: 'HTML'},
    errors: [],
    remarks:
      'Needs `swagger`, and in a production build `swagger.enableAfterBuild`. `swagger.endpoint` changes the path, below `/api`. The OpenAPI document is part of the page and has no URL of its own.',
  },
  'system.notFound': {
    method: 'ALL',
    path: '*',
    summary: 'Handles every request that nothing else handles.',
    access: 'public',
    success: {
      status: 404,
      body: "{status: 'fail'; message: 'Route not found'; meta: object; code: 'RouteNotFound'}",
    },
    errors: [],
    remarks:
      '`meta` is `{}`. After a missing upload, or after a route that called `next()`, it describes that route and names its middleware. Outside `/api` the body is `{"title": "Internal server error", "message": "Route not found"}`, in production also with `"code": "Unknown"`.',
  },
};
