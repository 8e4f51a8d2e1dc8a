import type {ErrorId} from '../facts';

/** What an error is about. */
export type ErrorArea =
  'auth' | 'database' | 'mail' | 'model' | 'query' | 'routing' | 'setup' | 'upload' | 'validation';

/** Our words for an error, without its area. */
interface AreaNote {
  /** Names for the values in the message, in order. */
  readonly values?: readonly string[];
  /** Whether it stops the start of the server, or a command, rather than a request. */
  readonly atStart?: true;
  /** Why it happens (Markdown). */
  readonly cause: string;
  /** What to do about it (Markdown). */
  readonly fix: string;
}

/** Our words for an error. */
export interface ErrorNote extends AreaNote {
  readonly area: ErrorArea;
}

/** Ids that do not exist in the facts do not compile. */
type Recorded<Id extends ErrorId> = Id;

/**
 * Errors that no page explains: a mistake in the framework or in arguments that a reader never writes,
 * or an error that no code path reaches.
 */
type InternalError = Recorded<
  | 'ValidationError: The exported router from auth.router.{} is not a valid express Router.'
  | 'Unknown operation type: {}'
  | 'Unknown transaction operation: {}'
  | 'Validation Error: service hook must be of type function or array of functions but received value of type {}'
  | 'Found more then 1 {} classes among your .dto.{} files, there is no way to correctly generate json-schemas for swagger documentation.'
  | 'Failed to generate schema for {} {}: {}'
  | '{} for {} already exists.'
  | 'Module name is required for auth config template'
  | 'Module name is required for controller template'
  | 'Module name is required for hooks template'
  | 'Module name is required for middleware template'
  | 'Module name is required for query config template'
  | 'Module name is required for router template'
  | 'Module name is required for service template'
  | 'Unknown template type: {}'
  | 'first argument should be an array'
  | 'Path must be a string'
  | 'Prisma not found'
  | 'Invalid {} provided'
  | 'MissiongResourseName'
  | 'AuthActionNotFound'
  | 'Unsupported file type: {}'
>;

type DocumentedError = Exclude<ErrorId, InternalError>;

/** Words for errors of one area; a list where one error has several causes. */
function about<Id extends DocumentedError>(
  area: ErrorArea,
  notes: Readonly<Record<Id, AreaNote | readonly AreaNote[]>>,
): Readonly<Record<Id, readonly ErrorNote[]>> {
  const found = {} as Record<Id, readonly ErrorNote[]>;
  for (const [id, note] of Object.entries<AreaNote | readonly AreaNote[]>(notes))
    found[id as Id] = [note].flat().map((one) => ({area, ...one}));
  return found;
}

/**
 * Every other error, by area, in the order of the tables.
 *
 * @remarks In production the message of every error that is not an `AppError` is hidden: the
 * response is a 500 with "Internal server error, please try again later." In development the
 * response has the stack trace and the original error. Under a path that does not start with `/api`
 * the body is short; in production the code of an `AppError` is `Unknown` there, and any other error
 * keeps its status and has no code.
 */
export const errorNotes: Readonly<Record<DocumentedError, readonly ErrorNote[]>> = {
  ...about('auth', {
    LoginRequired: {
      cause: 'The endpoint requires a login, and the request has no token.',
      fix: 'Send `Authorization: Bearer <token>` or the cookie `arkos_access_token`, or make the action public in the auth file.',
    },
    InvalidAuthToken: {
      cause:
        'The token has expired, was signed with another secret, or has no `id`. In a production build without a JWT secret, every token is invalid.',
      fix: 'Log in again. Use the same `JWT_SECRET` on every instance.',
    },
    UserNoLongerExists: {
      cause: 'The user of the token is no longer in the database.',
      fix: 'Log in with an account that exists.',
    },
    PasswordChanged: {
      cause: 'The token was issued before the `passwordChangedAt` of the user.',
      fix: 'Log in again.',
    },
    NotEnoughPermissions: {
      cause: 'No role of the user allows the action, or, in static mode, the module has no rules.',
      fix: 'Add the role to the auth file (static) or the permission to the database (dynamic).',
    },
    MissingCredentialFields: {
      values: ['field'],
      cause: 'The body of the login lacks the username or the password.',
      fix: 'Send both. The message contains the name of the username field.',
    },
    IncorrectCredentials: {
      values: ['field'],
      cause: 'No user has this username, or the password is wrong.',
      fix: 'Correct the username or the password.',
    },
    'Invalid usernameField parameter, it is not allowed!': {
      cause:
        '`?usernameField=` names a field that is not in `authentication.login.allowedUsernames`.',
      fix: 'Add the field to the list, or remove the parameter.',
    },
    InvalidFieldPassword: {
      cause: 'The body of `PATCH /api/users/me` contains a password, and no schema removes it.',
      fix: 'Remove it, and change the password with `POST /api/auth/update-password`.',
    },
    SameCurrentAndNewPassword: {
      cause:
        'One of the two passwords is missing. Despite the code, the framework does not compare the two passwords.',
      fix: 'Send `currentPassword` and `newPassword`.',
    },
    'User not found!': {
      cause: '`POST /api/auth/update-password`: the account is not active, or its user deleted it.',
      fix: 'Set `isActive` to true and `deletedSelfAccountAt` to null.',
    },
    IncorrentCurrentPassword: {
      cause: '`currentPassword` is wrong.',
      fix: 'Send the current password. The code is spelled this way in the framework.',
    },
    PasswordDoesNotMeetRequirements: {
      cause:
        'The new password does not match `authentication.passwordValidation.regex`, and `validation` is not configured.',
      fix: 'Choose a stronger password, or change the pattern and the message in the configuration.',
    },
    MissingJWTOnProduction: {
      cause:
        'The server signs a token in a production build, but neither `JWT_SECRET` nor `authentication.jwt.secret` is set.',
      fix: 'Set one of the two.',
    },
    MissingJWTSecretInProduction: {
      cause:
        'Your code called `authService.verifyJwtToken` in a production build, but neither `JWT_SECRET` nor `authentication.jwt.secret` is set. The built-in endpoints turn this error into `InvalidAuthToken`.',
      fix: 'Set `JWT_SECRET` or `authentication.jwt.secret`.',
    },
    'Validation Error: In order to use static authentication user needs at least role field or roles for multiple roles.':
      {
        cause: 'In static mode, the signed-in user has neither `role` nor `roles`.',
        fix: 'Add one of the two to the model `User`, with a default.',
      },
    'Invalid time format: {}': {
      values: ['input'],
      cause:
        '`JWT_EXPIRES_IN` or `authentication.jwt.expiresIn` is a string without a unit, such as `3600`, or with a space before the unit.',
      fix: 'Write `30d`, `12h` or a number in the configuration.',
    },
    'Missing req object in order get jwt cookie options': {
      cause: 'Your code called `authService.getJwtCookieOptions` without a request.',
      fix: 'Pass the request.',
    },
    'authService.permission() should be called during application initialization level.': {
      cause:
        'Your code called `authService.permission` while it handled a request. After an awaited middleware of the same route, the framework does not detect the mistake.',
      fix: 'Call it once at module level, and keep the function that it returns.',
    },
    'Validation Error: Trying to use authService.permission without setting up authentication.': {
      cause: 'Your code checks a permission, but `authentication` is not configured.',
      fix: 'Configure `authentication`, or remove the check.',
    },
  }),
  ...about('model', {
    '{} with ID {} not found': {
      values: ['Model', 'id'],
      cause: 'No record has this id.',
      fix: 'Check the id.',
    },
    '{} not found': [
      {
        values: ['Model'],
        cause: 'No record matches the path parameters.',
        fix: 'Check the path parameters.',
      },
      {
        values: ['Models'],
        cause: 'No record matches the filter of `PATCH …/many`.',
        fix: 'Widen the filter.',
      },
    ],
    'No records found to delete': {
      cause:
        'No record matches the filter of `DELETE …/many`, or `POST …/many` creates no record: the array is empty, or `skipDuplicates` skips all. A single record whose column `count` is 0 also returns this error, even after a successful write.',
      fix: 'Widen the filter, send at least one record, or rename the column.',
    },
    MissingRequestQueryParameters: {
      values: ['operation'],
      cause:
        'The request to a bulk endpoint has no query key, or only `filterMode` or `prismaQueryOptions`.',
      fix: 'Add a filter.',
    },
    'req.query.filterMode === OR is not valid for {} operation': {
      values: ['operation'],
      cause: 'The request to a bulk endpoint has `filterMode=OR`.',
      fix: 'Remove it. Bulk filters are combined with AND.',
    },
    'Failed to create the resources. Please check your input.': {
      cause: 'A create or batch method returned nothing, or an empty list.',
      fix: 'Send at least one record.',
    },
    NoFieldToIsInPrismaWhereClause: {
      cause:
        'The request updates an item of a list relation, but the item has neither `id` nor a `@unique` field.',
      fix: 'Add the `id` or a `@unique` field to the item.',
    },
    'Validation Error: Invalid usage of apiAction field, it must only be used on relation fields whether single or multiple.':
      {
        cause:
          '`apiAction` is at the top level of the body, or an item of a list relation without an `id` has `create` or an action that is treated as create, such as `connectOrCreate`.',
        fix: "Use it only inside relations. In a list, leave out `apiAction: 'create'`: an item without `id` is created anyway, unless its only key is a unique field, which connects.",
      },
    'Validation Error: Unknown value "{}" for apiAction field, available values are {}.': {
      values: ['apiAction', 'values'],
      cause: '`apiAction` has an unknown value.',
      fix: 'Use connect, update, delete or disconnect, or, on a relation to one record, create.',
    },
  }),
  ...about('query', {
    'Invalid req.query.filters JSON format': {
      cause: '`filters` is not JSON.',
      fix: 'Encode the value, as in `encodeURIComponent(JSON.stringify(filters))`.',
    },
    UserPasswordExposureDetected: {
      cause:
        '`fields`, `select` or `include` names the password of the model `User` or of a relation called `user`, in the request or, for lists, in a query file.',
      fix: 'Remove it.',
    },
    CannotExposeUserPassword: {
      cause: '`omit` sets the password of the model `User` to false.',
      fix: 'Remove it.',
    },
    'Cannot disable password omission protection': {
      cause: '`omit` sets a column named `password` to false, on another model.',
      fix: 'Remove it.',
    },
    'The addFields and removeFields parameters are deprecated.': {
      cause: '`addFields` or `removeFields` is in the query.',
      fix: 'Use `fields=%2Bname` and `fields=-name`.',
    },
    'Trying to use APIFeatures.filter() without passing request on class constructor or APIFeatures.setup() method.':
      {
        cause: 'Your code created an `APIFeatures` without a request.',
        fix: 'Pass the request to the constructor.',
      },
    'Model name is required for search functionality': {
      cause:
        'The request has `?search=`, but your code created the `APIFeatures` without a model name.',
      fix: 'Pass the model name to the constructor.',
    },
    "Model '{}' not found or has no fields": {
      values: ['model'],
      cause:
        'The request has `?search=`, but the model name of the `APIFeatures` is not in the Prisma client.',
      fix: 'Write the name in camelCase, as in the Prisma client.',
    },
  }),
  ...about('upload', {
    'Invalid file type': {
      cause: 'The type in the URL is not `images`, `videos`, `documents` or `files`.',
      fix: 'Use one of the four.',
    },
    'No file uploaded': {
      cause: 'The form contains no file, or the request is not `multipart/form-data`.',
      fix: 'Send a file in the field that has the name of the type.',
    },
    'No new file uploaded': {
      cause: 'The form of a `PATCH` contains no file.',
      fix: 'Send a file in the field that has the name of the type.',
    },
    FileTypeNotAllowed: {
      values: ['extensions'],
      cause: 'The extension of the file does not match the pattern of its type.',
      fix: 'Send another format or type, or widen `supportedFilesRegex`.',
    },
    CannotProcessImage: {
      values: ['message of sharp'],
      cause:
        'sharp cannot process the image, for example because it is damaged, or `width` or `height` is a string. At the endpoints, without an `afterUploadFile` or `afterUpdateFile` interceptor, the framework then responds twice, which can crash the server.',
      fix: 'Send another image. At the endpoints, use the safe setup. After `upload`, return without a response if the result is null or a shorter list.',
    },
    'File not found': {
      cause:
        'The file to delete does not exist, or `deleteFileByUrl` got an absolute URL whose file name needs encoding, such as one with a space.',
      fix: 'Check the file name, or call `deleteFileByName`.',
    },
    'Failed to delete file: {}': {
      values: ['reason'],
      cause: 'The file system does not allow the deletion. The message contains its path.',
      fix: 'Read the reason in the message. Often the folder has the wrong permissions.',
    },
    'Invalid file URL: base route not found': {
      cause: '`deleteFileByUrl` received a URL that is not below `fileUpload.baseRoute`.',
      fix: 'Pass a URL from the response of an upload.',
    },
    'Unable to determine file type or file name from URL': {
      cause: '`deleteFileByUrl` received a URL without a type or a file name.',
      fix: 'Pass a URL from the response of an upload.',
    },
    'File type parameter is required': {
      cause: '`deleteFileByName` received no file type.',
      fix: 'Pass one of the four types.',
    },
    'Invalid file type: {}. Must be one of: {}': {
      values: ['fileType', 'fileTypes'],
      cause: '`deleteFileByName` received an unknown file type.',
      fix: 'Pass one of the four types.',
    },
    LIMIT_UNEXPECTED_FILE: {
      cause:
        'The field does not have the name of the type, or there are more files than `maxCount`.',
      fix: 'Name the field `images`, `videos`, `documents` or `files`, or send fewer files.',
    },
    LIMIT_FILE_SIZE: {
      cause: 'A file is larger than `maxSize` of its type.',
      fix: 'Send a smaller file, or raise the limit.',
    },
  }),
  ...about('validation', {
    InvalidRequestBody: {
      cause: 'The body does not match the Zod schema or the DTO. `meta` has the details.',
      fix: 'Correct the fields that `meta` names.',
    },
    'ValidationError: Please export as default a valid class under {}, in order to use as Dto.': {
      values: ['file'],
      atStart: true,
      cause:
        'The default export of a file in `dtos/` is not a class. The path in the message leaves out that folder.',
      fix: 'Export the class as default.',
    },
    'ValidationError: Please export as default a valid zod schema under {}, in order to use as Schema':
      {
        values: ['file'],
        atStart: true,
        cause:
          'The default export of a file in `schemas/` is not a Zod 3 schema. The path in the message leaves out that folder.',
        fix: 'Export the schema as default.',
      },
  }),
  ...about('routing', {
    RouteNotFound: {
      cause:
        'No route matches the path and the method: an endpoint is disabled, a model name is misspelled, or an uploaded file is missing.',
      fix: 'Check the method, the plural and the prefix.',
    },
    'ValidationError: The exported router from {}.router.{} is not a valid express Router.': {
      values: ['module', 'extension'],
      atStart: true,
      cause: 'The default export of a router file is not a router.',
      fix: 'Export `Router()` as default.',
    },
    'ValidationError: The exported router from file-upload.router.{} is not a valid express or arkos Router.':
      {
        values: ['extension'],
        atStart: true,
        cause: 'The default export of `file-upload.router` is not a router.',
        fix: 'Export `Router()` as default.',
      },
    'Validation Error: Invalid interceptor of type {}, they must be a function or an array of function. checkout https://arkosjs.com/docs/core-concepts/interceptor-middlewares':
      {
        values: ['type'],
        atStart: true,
        cause: 'An interceptor is not a function or an array of functions.',
        fix: 'Export a function or an array of functions.',
      },
    'Cannot use both {} and {} at once, please choose only one name convention.': {
      values: ['file', 'otherFile'],
      atStart: true,
      cause: 'A module has a file under both its old and its new name.',
      fix: 'Delete the one with the old name.',
    },
  }),
  ...about('setup', {
    PrismaInstanceNotFound: {
      values: ['extension'],
      cause:
        'At startup: `src/utils/prisma.ts` or, without it, `src/utils/prisma/index.ts` is missing or has no Prisma client as default export.',
      fix: 'Export the client as default there.',
    },
    AppErrorMisuse: {
      values: ['type', 'json'],
      cause: '`new AppError` received two strings or two objects after the status.',
      fix: 'Pass one string (the code) and one object (the meta).',
    },
    'Missing required environment variables: {}': {
      values: ['names'],
      atStart: true,
      cause: 'You ran a command without `DATABASE_URL`.',
      fix: 'Set it in `.env`.',
    },
    'Unknown mode for auto documentation, supported values are prisma, class-validator, zod or json-schemas':
      {
        atStart: true,
        cause: '`swagger.mode` is missing or has an unknown value.',
        fix: 'Use `prisma`, `class-validator` or `zod`. The fourth value in the message does not exist.',
      },
  }),
  ...about('mail', {
    'You are trying to use emailService without setting email configurations. Please configure either arkosConfig.email or environment variables (EMAIL_HOST, EMAIL_USER, EMAIL_PASSWORD)':
      {
        cause: 'The host, user or password of the mail server is not configured.',
        fix: 'Set `email`, or the three environment variables.',
      },
    'Failed to connect to email server': {
      cause: '`send` verified the connection first, and that failed.',
      fix: 'Read the reason in the log, and check the host, port, TLS and account.',
    },
  }),
  ...about('database', {
    JsonWebTokenError: {
      cause: 'Your handler passed a jsonwebtoken error to `next()`.',
      fix: 'Log in again.',
    },
    TokenExpiredError: {
      cause: 'Your handler passed the error for an expired token to `next()`.',
      fix: 'Log in again.',
    },
    PrismaClientValidationError: {
      values: ['last line of the Prisma message'],
      cause:
        'An argument does not match the Prisma schema: a missing or unknown column, or a wrong type.',
      fix: 'Correct the argument that the message names.',
    },
    PrismaClientInitializationError: {
      cause: 'Prisma cannot start, or cannot reach the database.',
      fix: 'Check `DATABASE_URL` and the database.',
    },
    P1000: {
      cause: 'The database rejects the user or the password.',
      fix: 'Check `DATABASE_URL`.',
    },
    P1001: {
      cause: 'The database does not respond.',
      fix: 'Start it, and check the host and the port.',
    },
    P1002: {
      cause: 'The database responds too late.',
      fix: 'Check the load and the network.',
    },
    P1003: {
      cause: 'The database does not exist.',
      fix: 'Create it, or check `DATABASE_URL`.',
    },
    P2000: {
      values: ['field'],
      cause: 'A value is too long for its column.',
      fix: 'Send a shorter value.',
    },
    P2001: {cause: 'The record does not exist.', fix: 'Check the filter.'},
    P2002: {
      values: ['fields'],
      cause:
        'Another record has the same value in a unique column. With the engine type `client`, the message says `unknown field`.',
      fix: 'Send another value.',
    },
    P2003: {
      cause:
        'A foreign key refers to a record that does not exist, or other records still refer to the record to delete.',
      fix: 'Create the other record first, or delete the records that refer to it.',
    },
    P2004: {
      values: ['constraint'],
      cause: 'A constraint of the database rejects the record.',
      fix: 'Check the constraint.',
    },
    P2025: {
      cause:
        'A record to update, delete or connect does not exist. If Prisma gives a cause, it is the message.',
      fix: 'Check the id.',
    },
    P3000: {cause: 'Prisma could not create the schema.', fix: 'Check the schema.'},
    P3001: {
      values: ['migration'],
      cause: 'The migration exists already.',
      fix: 'None needed.',
    },
    P3002: {
      values: ['migration'],
      cause: 'A migration failed.',
      fix: 'Fix the script.',
    },
    P3003: {
      cause: 'The migrations have another format.',
      fix: 'Baseline the database again.',
    },
    NetworkError: {
      cause: 'An error named `NetworkError` reached the handler.',
      fix: 'Check the network.',
    },
  }),
};
