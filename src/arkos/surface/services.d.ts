/**
 * The entry point `arkos/services`: data, authentication, mail and files, and what service hooks are called with.
 *
 * @packageDocumentation
 */
import type multer from 'multer';
import type {Transporter} from 'nodemailer';
import type {AccessControlConfig, AuthenticationControlConfig, AuthJwtPayload} from './auth';
import type {
  ArkosNextFunction,
  ArkosRequest,
  ArkosRequestHandler,
  ArkosResponse,
  User,
} from './shared/http';
import type {SMTPConnectionOptions} from './shared/mail';
import type {PrismaField} from './shared/schema';
import type {
  CountFilters,
  CreateManyData,
  CreateManyOptions,
  CreateManyResult,
  CreateOneData,
  CreateOneOptions,
  CreateOneResult,
  DeleteManyFilters,
  DeleteManyResult,
  DeleteOneFilters,
  DeleteOneResult,
  FindByIdOptions,
  FindByIdResult,
  FindManyFilters,
  FindManyOptions,
  FindManyResult,
  FindOneFilters,
  FindOneOptions,
  FindOneResult,
  ModelDelegate,
  UpdateManyData,
  UpdateManyFilters,
  UpdateManyOptions,
  UpdateManyResult,
  UpdateOneData,
  UpdateOneFilters,
  UpdateOneOptions,
  UpdateOneResult,
} from './shared/service-types';
import type {MsDuration} from './utils';

/**
 * Reads and writes one model: it translates relations, hashes passwords and runs service hooks.
 */
export declare class BaseService<T extends ModelDelegate = any> {
  /** Name of the model in camel case. */
  modelName: string;
  /** Relation fields of the model. */
  relationFields: ModelGroupRelationFields;
  /** Always undefined. */
  prisma: any;
  /**
   * Creates a service for a model.
   *
   * @param modelName - Name of the model in Pascal, camel, kebab or snake case, such as
   * `book-review`. Models named `book_review` or `APIKey` in the schema do not work, because the
   * service looks for `bookReview` and `apiKey` in the client.
   */
  constructor(modelName: string);
  private executeOperation;
  private executeTransactionOperation;
  private executeHooks;
  private buildHookParams;
  private buildTransactionHookParams;
  private handlePasswordHashing;
  private processRelationFieldsInBody;
  private buildPrismaArgs;
  private executeTransactionLogic;
  private shouldHashPassword;
  private processPasswordHashing;
  /**
   * Creates a record.
   *
   * @remarks Relations with the `apiAction` delete, disconnect or update are dropped.
   *
   * @param data - Columns, and relations in Prisma's form.
   * @param queryOptions - Prisma arguments besides `data`.
   * @param context - `user`, `accessToken`, `skip` and `throwOnError`.
   * @returns The record.
   */
  createOne<TOptions extends CreateOneOptions<T>>(
    data: CreateOneData<T>,
    queryOptions?: TOptions,
    context?: ServiceBaseContext,
  ): Promise<CreateOneResult<T>>;
  /**
   * Creates several records with Prisma's `createMany`.
   *
   * @remarks Relations with the `apiAction` delete, disconnect or update are dropped.
   *
   * @param data - An array of records, or one record, whose relations are not translated.
   * @param queryOptions - Prisma arguments besides `data`.
   * @param context - `user`, `accessToken`, `skip` and `throwOnError`.
   * @returns `{count}`, the number of created records.
   */
  createMany<TOptions extends CreateManyOptions<T>>(
    data: CreateManyData<T>,
    queryOptions?: TOptions,
    context?: ServiceBaseContext,
  ): Promise<CreateManyResult<T>>;
  /**
   * Counts records.
   *
   * @param filters - Prisma `where`.
   * @param context - `user`, `accessToken`, `skip` and `throwOnError`.
   * @returns The count; 0 after an error with `throwOnError: false`.
   */
  count(filters?: CountFilters<T>, context?: ServiceBaseContext): Promise<number>;
  /**
   * Finds records.
   *
   * @remarks Returns every match unless you pass `take`. The page size of 30 applies only to
   * requests.
   *
   * @param filters - Prisma `where`.
   * @param queryOptions - Prisma arguments besides `where`.
   * @param context - `user`, `accessToken`, `skip` and `throwOnError`.
   * @returns The records; an empty array after an error with `throwOnError: false`.
   */
  findMany<TOptions extends FindManyOptions<T>>(
    filters?: FindManyFilters<T>,
    queryOptions?: TOptions,
    context?: ServiceBaseContext,
  ): Promise<FindManyResult<T, TOptions>>;
  /**
   * Finds a record by its `id`.
   *
   * @param id - The id.
   * @param queryOptions - Prisma arguments besides `where`.
   * @param context - `user`, `accessToken`, `skip` and `throwOnError`.
   * @returns The record, or null.
   */
  findById<TOptions extends FindByIdOptions<T>>(
    id: string | number,
    queryOptions?: TOptions,
    context?: ServiceBaseContext,
  ): Promise<FindByIdResult<T>>;
  /**
   * Finds the first record that matches.
   *
   * @remarks Uses `findUnique` if `filters` has only an `id` other than `me`, otherwise
   * `findFirst`. So `{id: {in: […]}}` fails: use `findMany`.
   *
   * @param filters - Prisma `where`.
   * @param queryOptions - Prisma arguments besides `where`.
   * @param context - `user`, `accessToken`, `skip` and `throwOnError`.
   * @returns The record, or null.
   */
  findOne<TOptions extends FindOneOptions<T>>(
    filters: FindOneFilters<T>,
    queryOptions?: TOptions,
    context?: ServiceBaseContext,
  ): Promise<FindOneResult<T>>;
  /**
   * Updates one record.
   *
   * @param filters - Prisma `where` of a unique record.
   * @param data - Columns to update, and relations in Prisma's form.
   * @param queryOptions - Prisma arguments besides `where` and `data`.
   * @param context - `user`, `accessToken`, `skip` and `throwOnError`.
   * @returns The record.
   */
  updateOne<TOptions extends UpdateOneOptions<T>>(
    filters: UpdateOneFilters<T>,
    data: UpdateOneData<T>,
    queryOptions?: TOptions,
    context?: ServiceBaseContext,
  ): Promise<UpdateOneResult<T>>;
  /**
   * Updates every record that matches.
   *
   * @param filters - Prisma `where`.
   * @param data - Columns to update.
   * @param queryOptions - Prisma arguments besides `where` and `data`.
   * @param context - `user`, `accessToken`, `skip` and `throwOnError`.
   * @returns `{count}`, the number of updated records.
   */
  updateMany<TOptions extends UpdateManyOptions<T>>(
    filters: UpdateManyFilters<T>,
    data: UpdateManyData<T>,
    queryOptions?: TOptions,
    context?: ServiceBaseContext,
  ): Promise<UpdateManyResult<T>>;
  /**
   * Deletes one record.
   *
   * @param filters - Prisma `where` of a unique record.
   * @param context - `user`, `accessToken`, `skip` and `throwOnError`.
   * @returns The deleted record.
   */
  deleteOne(
    filters: DeleteOneFilters<T>,
    context?: ServiceBaseContext,
  ): Promise<DeleteOneResult<T>>;
  /**
   * Deletes every record that matches.
   *
   * @param filters - Prisma `where`.
   * @param context - `user`, `accessToken`, `skip` and `throwOnError`.
   * @returns `{count}`, the number of deleted records.
   */
  deleteMany(
    filters: DeleteManyFilters<T>,
    context?: ServiceBaseContext,
  ): Promise<DeleteManyResult<T>>;
  /**
   * Updates several records, each with its own data, in one transaction.
   *
   * @remarks Each object needs an `id`; other unique columns do not work. Throws a `TypeError` if no
   * model in the schema has a relation field of this model's type. The declared type of the result
   * is an array of promises, so TypeScript needs
   * `await Promise.all(await service.batchUpdate(…))`.
   *
   * @param dataArray - One object per record: the `id` and the data.
   * @param queryOptions - Prisma arguments for every update.
   * @param context - `user`, `accessToken`, `skip` and `throwOnError`.
   * @returns The records.
   */
  batchUpdate<TOptions extends UpdateOneOptions<T>>(
    dataArray: UpdateOneData<T>[],
    queryOptions?: TOptions,
    context?: ServiceBaseContext,
  ): Promise<Array<UpdateOneResult<T>>>;
  /**
   * Deletes several records in one transaction.
   *
   * @param batchFilters - Prisma `where` of each unique record.
   * @param context - `user`, `accessToken`, `skip` and `throwOnError`.
   * @returns The deleted records.
   */
  batchDelete(
    batchFilters: Array<DeleteOneFilters<T>>,
    context?: ServiceBaseContext,
  ): Promise<Array<DeleteOneResult<T>>>;
}

/** The user of a service call, and how it handles hooks and errors. */
export interface ServiceBaseContext {
  /** The signed-in user. */
  user?: User;
  /** The token of the request. */
  accessToken?: string;
  /** Hooks to skip: one kind, an array of kinds, or all. */
  skip?: ('before' | 'after' | 'error')[] | 'before' | 'after' | 'error' | 'all';
  /**
   * `false` returns a fallback after the error hook instead of throwing: undefined, an empty array
   * from `findMany`, 0 from `count`. An error that the error hook throws is still thrown.
   *
   * @defaultValue true
   */
  throwOnError?: boolean;
}

/**
 * The argument of a `beforeCreateOne` hook.
 *
 * @remarks On the model `User` with a plain password in `data`, changes to the top level of `data`
 * are lost, because `data` is copied when the password is hashed. A `Date` that the hook sets is
 * stored correctly.
 */
export interface BeforeCreateOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The data, with relations already translated. Change the object itself. */
  data: CreateOneData<T>;
  /** The Prisma options, if the caller passed any. Change the object itself. */
  queryOptions?: CreateOneOptions<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of an `afterCreateOne` hook. */
export interface AfterCreateOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The result of Prisma. Change the object itself. */
  result: Awaited<CreateOneResult<T>>;
  /** The data that was written; on `User`, with the plain password: do not log it. */
  data: CreateOneData<T>;
  /** The Prisma options that were used. Changing them has no effect. */
  queryOptions?: CreateOneOptions<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/**
 * The argument of a `beforeCreateMany` hook.
 *
 * @remarks With a single object, `data` is the object of the caller, with relations as they were
 * passed. On the model `User`, the passwords of an array are already hashed; that of a single object
 * is plain, and changes to its top level are lost.
 */
export interface BeforeCreateManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The data, with relations already translated. Change the object itself. */
  data: CreateManyData<T>;
  /** The Prisma options, if the caller passed any. Change the object itself. */
  queryOptions?: CreateManyOptions<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/**
 * The argument of an `afterCreateMany` hook.
 *
 * @remarks The hook also receives `data`, which the type does not declare.
 */
export interface AfterCreateManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The result of Prisma. Change the object itself. */
  result: Awaited<CreateManyResult<T>>;
  /** The Prisma options that were used. Changing them has no effect. */
  queryOptions?: CreateManyOptions<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of a `beforeCount` hook. */
export interface BeforeCountHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The filter. Change the object itself. */
  filters?: CountFilters<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of an `afterCount` hook. */
export interface AfterCountHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The count. A number, so the hook cannot change it. */
  result: number;
  /** The filter that was used. Changing it has no effect. */
  filters?: CountFilters<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of a `beforeFindMany` hook. */
export interface BeforeFindManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The filter. Change the object itself. */
  filters?: FindManyFilters<T>;
  /** The Prisma options, if the caller passed any. Change the object itself. */
  queryOptions?: FindManyOptions<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of an `afterFindMany` hook. */
export interface AfterFindManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The result of Prisma. Change the object itself. */
  result: Awaited<FindManyResult<T>>;
  /** The filter that was used. A list endpoint passes the same object to `count` next. */
  filters?: FindManyFilters<T>;
  /** The Prisma options that were used. Changing them has no effect. */
  queryOptions?: FindManyOptions<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of a `beforeFindOne` hook. */
export interface BeforeFindOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The filter. Change the object itself. */
  filters: FindOneFilters<T>;
  /** The Prisma options, if the caller passed any. Change the object itself. */
  queryOptions?: FindOneOptions<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of an `afterFindOne` hook. */
export interface AfterFindOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The result of Prisma. Change the object itself. */
  result: Awaited<FindOneResult<T>>;
  /** The filter that was used. Changing it has no effect. */
  filters: FindOneFilters<T>;
  /** The Prisma options that were used. Changing them has no effect. */
  queryOptions?: FindOneOptions<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/**
 * The argument of a `beforeUpdateOne` hook.
 *
 * @remarks On the model `User` with a plain password in `data`, changes to the top level of `data`
 * are lost, because `data` is copied when the password is hashed. A `Date` that the hook sets is
 * stored correctly.
 */
export interface BeforeUpdateOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The filter. Change the object itself. */
  filters: UpdateOneFilters<T>;
  /** The data, with relations already translated. Change the object itself. */
  data: UpdateOneData<T>;
  /** The Prisma options, if the caller passed any. Change the object itself. */
  queryOptions?: UpdateOneOptions<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of an `afterUpdateOne` hook. */
export interface AfterUpdateOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The result of Prisma. Change the object itself. */
  result: Awaited<UpdateOneResult<T>>;
  /** The filter that was used. Changing it has no effect. */
  filters: UpdateOneFilters<T>;
  /** The data that was written; on `User`, with the plain password: do not log it. */
  data: UpdateOneData<T>;
  /** The Prisma options that were used. Changing them has no effect. */
  queryOptions?: UpdateOneOptions<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/**
 * The argument of a `beforeUpdateMany` hook.
 *
 * @remarks On the model `User` with a plain password in `data`, changes to the top level of `data`
 * are lost, because `data` is copied when the password is hashed.
 */
export interface BeforeUpdateManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The filter. Change the object itself. */
  filters: UpdateManyFilters<T>;
  /** The data, with relations already translated. Change the object itself. */
  data: UpdateManyData<T>;
  /** The Prisma options, if the caller passed any. Change the object itself. */
  queryOptions?: UpdateManyOptions<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of an `afterUpdateMany` hook. */
export interface AfterUpdateManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The result of Prisma. Change the object itself. */
  result: Awaited<UpdateManyResult<T>>;
  /** The filter that was used. Changing it has no effect. */
  filters: UpdateManyFilters<T>;
  /** The data that was written; on `User`, with the plain password: do not log it. */
  data: UpdateManyData<T>;
  /** The Prisma options that were used. Changing them has no effect. */
  queryOptions?: UpdateManyOptions<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of a `beforeDeleteOne` hook. */
export interface BeforeDeleteOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The filter. Change the object itself. */
  filters: DeleteOneFilters<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of an `afterDeleteOne` hook. */
export interface AfterDeleteOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The result of Prisma. Change the object itself. */
  result: Awaited<DeleteOneResult<T>>;
  /** The filter that was used. Changing it has no effect. */
  filters: DeleteOneFilters<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of a `beforeDeleteMany` hook. */
export interface BeforeDeleteManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The filter. Change the object itself. */
  filters: DeleteManyFilters<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of an `afterDeleteMany` hook. */
export interface AfterDeleteManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /** The result of Prisma. Change the object itself. */
  result: Awaited<DeleteManyResult<T>>;
  /** The filter that was used. Changing it has no effect. */
  filters: DeleteManyFilters<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/**
 * What a hook for errors receives besides the argument of the `before` hook.
 *
 * @remarks The hook can replace the error only by throwing another one. `data` is the object that
 * was passed to the method, before relations were translated.
 */
interface ErrorHookArgs {
  /** The error. */
  error: any;
}

/** The argument of an `onCreateOneError` hook. */
export interface OnCreateOneErrorHookArgs<T extends ModelDelegate, Context = ServiceBaseContext>
  extends BeforeCreateOneHookArgs<T, Context>, ErrorHookArgs {}

/** The argument of an `onCreateManyError` hook. */
export interface OnCreateManyErrorHookArgs<T extends ModelDelegate, Context = ServiceBaseContext>
  extends BeforeCreateManyHookArgs<T, Context>, ErrorHookArgs {}

/** The argument of an `onCountError` hook. */
export interface OnCountErrorHookArgs<T extends ModelDelegate, Context = ServiceBaseContext>
  extends BeforeCountHookArgs<T, Context>, ErrorHookArgs {}

/** The argument of an `onFindManyError` hook. */
export interface OnFindManyErrorHookArgs<T extends ModelDelegate, Context = ServiceBaseContext>
  extends BeforeFindManyHookArgs<T, Context>, ErrorHookArgs {}

/** The argument of an `onFindByIdError` hook. */
export interface OnFindByIdErrorHookArgs<
  T extends ModelDelegate,
  Context = ServiceBaseContext,
> extends ErrorHookArgs {
  /** The id that was passed to the method. */
  id: string | number;
  /** The Prisma options that were used. */
  queryOptions?: FindByIdOptions<T>;
  /** The context of the call, or undefined if the caller passed none. */
  context?: Context;
}

/** The argument of an `onFindOneError` hook. */
export interface OnFindOneErrorHookArgs<T extends ModelDelegate, Context = ServiceBaseContext>
  extends BeforeFindOneHookArgs<T, Context>, ErrorHookArgs {}

/** The argument of an `onUpdateOneError` hook. */
export interface OnUpdateOneErrorHookArgs<T extends ModelDelegate, Context = ServiceBaseContext>
  extends BeforeUpdateOneHookArgs<T, Context>, ErrorHookArgs {}

/** The argument of an `onUpdateManyError` hook. */
export interface OnUpdateManyErrorHookArgs<T extends ModelDelegate, Context = ServiceBaseContext>
  extends BeforeUpdateManyHookArgs<T, Context>, ErrorHookArgs {}

/** The argument of an `onDeleteOneError` hook. */
export interface OnDeleteOneErrorHookArgs<T extends ModelDelegate, Context = ServiceBaseContext>
  extends BeforeDeleteOneHookArgs<T, Context>, ErrorHookArgs {}

/** The argument of an `onDeleteManyError` hook. */
export interface OnDeleteManyErrorHookArgs<T extends ModelDelegate, Context = ServiceBaseContext>
  extends BeforeDeleteManyHookArgs<T, Context>, ErrorHookArgs {}

/** Signs and verifies tokens, hashes passwords and checks permissions. */
export declare class AuthService {
  /**
   * Signs a token for a user.
   *
   * @param id - Id of the user.
   * @param expiresIn - Lifetime: a duration such as `30d`, or a number of seconds. Default:
   * `authentication.jwt.expiresIn`, then `JWT_EXPIRES_IN`, then `30d`.
   * @param secret - Signing secret. Default: `authentication.jwt.secret`, then `JWT_SECRET`, then a
   * public constant of the package.
   * @returns The token, HS256, with `{id, iat, exp}`.
   * @throws AppError 500 `MissingJWTOnProduction` with `ARKOS_BUILD=true`, without `JWT_SECRET` and
   * `authentication.jwt.secret`, even if you pass `secret`.
   */
  signJwtToken(id: number | string, expiresIn?: MsDuration | number, secret?: string): string;
  /**
   * Returns the attributes of the token cookie for a request.
   *
   * @param req - The request; `secure` depends on it.
   * @returns Options for `res.cookie()`.
   * @throws Error if `req` is missing.
   * @throws Error `Invalid time format: …` if the lifetime has no unit, or a space before the unit.
   */
  getJwtCookieOptions(req: ArkosRequest): {
    /** When a token that is issued now expires. */
    expires: Date;
    /** Whether the cookie is hidden from scripts in the browser. */
    httpOnly: boolean;
    /** Whether it is only sent over HTTPS. */
    secure: boolean;
    /** Whether it is sent with requests from other sites. */
    sameSite: 'lax' | 'strict' | 'none';
  };
  /**
   * Guesses whether a string is a bcrypt hash.
   *
   * @param password - The string.
   * @returns True for every string with a number after the second `$`, so also for a password such
   * as `pa$$1word`.
   * @throws Error `Illegal arguments: …` if it is not a string.
   */
  isPasswordHashed(password: string): boolean;
  /**
   * Compares a password with a hash.
   *
   * @param candidatePassword - The plain password.
   * @param userPassword - The hash in the database.
   * @returns Whether they match.
   */
  isCorrectPassword(candidatePassword: string, userPassword: string): Promise<boolean>;
  /**
   * Hashes a password with bcrypt and 12 rounds.
   *
   * @param password - The plain password.
   * @returns The hash.
   */
  hashPassword(password: string): Promise<string>;
  /**
   * Tests a password against `authentication.passwordValidation.regex`.
   *
   * @remarks The default pattern requires an uppercase letter, a lowercase letter and a digit. It
   * sets no minimum length.
   *
   * @param password - The plain password.
   * @returns Whether it matches.
   */
  isPasswordStrong(password: string): boolean;
  /**
   * Returns whether the password changed after a token was issued.
   *
   * @param user - The user, with `passwordChangedAt`.
   * @param JWTTimestamp - The `iat` of the token, in seconds.
   * @returns True if the token is older than the password.
   */
  userChangedPasswordAfter(user: User, JWTTimestamp: number): boolean;
  /**
   * Verifies a token.
   *
   * @param token - The token.
   * @param secret - Secret of the token. Default as in `signJwtToken`.
   * @returns The content of the token.
   * @throws AppError 500 `MissingJWTSecretInProduction` with `ARKOS_BUILD=true`, without `JWT_SECRET` and
   * `authentication.jwt.secret`, even if you pass `secret`.
   * @throws `JsonWebTokenError` or `TokenExpiredError` from jsonwebtoken.
   */
  verifyJwtToken(token: string, secret?: string): Promise<AuthJwtPayload>;
  /**
   * Checks the roles of a user against the rules of a module.
   *
   * @param user - The user, with `role` or `roles`.
   * @param action - The action.
   * @param accessControl - Rules of the module.
   * @returns Whether one of the roles has the permission.
   * @throws Error if the user has neither `role` nor `roles`.
   */
  protected checkStaticAccessControl(
    user: User,
    action: string,
    accessControl: AccessControlConfig,
  ): boolean;
  /**
   * Checks a user against the permissions in the database.
   *
   * @remarks Reads `prisma.userRole`, with its role and `permissions`.
   *
   * @param userId - Id of the user.
   * @param action - The action.
   * @param resource - Kebab-case name of the resource.
   * @returns Whether one of the roles has the permission.
   */
  protected checkDynamicAccessControl(
    userId: string,
    action: string,
    resource: string,
  ): Promise<boolean>;
  /**
   * Creates a middleware that rejects a signed-in user without a permission. Requests without
   * `req.user` pass, so put `authenticate` first.
   *
   * @remarks Adds the action to `/api/auth-actions`.
   *
   * @param action - The action.
   * @param resource - Kebab-case name of the resource.
   * @param accessControl - The rules of the module, with the action as a key. Always pass them in
   * static mode, because the default, the module's auth file, may not be loaded yet.
   * @returns The middleware.
   * @throws Passes AppError 403 `NotEnoughPermissions` to `next()`.
   * @throws Passes `Error` to `next()` (500), in static mode with rules, if the user has neither
   * `role` nor `roles`.
   */
  handleAccessControl(
    action: AccessAction,
    resource: string,
    accessControl?: AccessControlConfig,
  ): ArkosRequestHandler;
  /**
   * Reads the token of a request and loads its user.
   *
   * @remarks Also sets `req.accessToken`.
   *
   * @param req - The request, with the header `Authorization: Bearer …` or the cookie
   * `arkos_access_token`. The header has priority.
   * @returns The user, or null if authentication is not configured.
   * @throws AppError 401 `LoginRequired` without a token.
   * @throws AppError 401 `InvalidAuthToken` for an invalid token.
   * @throws AppError 401 `UserNoLongerExists` if the user no longer exists.
   * @throws AppError 401 `PasswordChanged` if the password has changed since the token was issued,
   * except on paths with `logout`.
   */
  getAuthenticatedUser(req: ArkosRequest): Promise<User | null>;
  /**
   * Middleware that requires a valid token and loads its user into `req.user`. Without
   * `authentication` in the configuration, every request passes.
   *
   * @throws Passes the errors of `getAuthenticatedUser` to `next()`.
   */
  authenticate: any;
  /**
   * Returns the middleware for an action: `authenticate`, or one that lets every request pass.
   *
   * @param action - The action.
   * @param authenticationControl - The setting of the module.
   * @returns The middleware.
   */
  handleAuthenticationControl(
    action: AccessAction,
    authenticationControl?: AuthenticationControlConfig | undefined,
  ): ArkosRequestHandler;
  /**
   * Creates a permission check for use in handlers.
   *
   * @param action - The action.
   * @param resource - Kebab-case name of the resource.
   * @param accessControl - Rules of the module, for static mode. Always pass them: without them, the
   * check returns false for everyone except superusers. Only `auth`, `file-upload` and models that the
   * schema names in kebab case, such as `review`, have a default.
   * @returns A function that takes a user and returns whether the action is allowed. For
   * superusers it is always true.
   * @throws Error in some request handlers. Call it at module level.
   * @throws The returned function throws Error if authentication is not configured, and AppError
   * 401 `LoginRequired` without a user.
   * @throws The returned function throws Error (500), in static mode with rules, if the user has
   * neither `role` nor `roles`.
   */
  permission(
    action: string,
    resource: string,
    accessControl?: AccessControlConfig,
  ): (user: Record<string, any>) => Promise<boolean>;
  /**
   * Always empty.
   *
   * @defaultValue {}
   */
  actionsPerResource: Record<string, Set<string>>;
}

/** The instance that the framework uses. */
export declare const authService: AuthService;

/** A message. */
export type EmailOptions = {
  /**
   * Sender.
   *
   * @defaultValue `auth.user` of the connection
   */
  from?: string;
  /** Recipient or recipients. */
  to: string | string[];
  /** Subject. */
  subject: string;
  /**
   * Plain text.
   *
   * @defaultValue generated from `html`
   */
  text?: string;
  /** Body as HTML. */
  html: string;
};

/**
 * Sends mail over SMTP.
 */
export declare class EmailService {
  private transporter;
  private customConfig;
  /**
   * Creates a service.
   *
   * @param config - Connection that replaces the configuration and the environment. No defaults are
   * added.
   */
  constructor(config?: SMTPConnectionOptions);
  private getEmailConfig;
  private getTransporter;
  /**
   * Sends a message.
   *
   * @param options - The message.
   * @param connectionOptions - Another connection for this message. It is verified first.
   * @param skipVerification - `false` verifies the connection first. Default: true.
   * @returns `success: true` and Nodemailer's result.
   * @throws AppError 500 if the host, user or password is not configured, even with
   * `connectionOptions`. Services with options of their own are exempt.
   * @throws Error `Failed to connect to email server` if the verification fails.
   * @throws The Nodemailer error.
   */
  send(
    options: EmailOptions,
    connectionOptions?: SMTPConnectionOptions,
    skipVerification?: boolean,
  ): Promise<
    {
      /** Always true, because a failure throws. */
      success: boolean;
      /** Message id from the mail server. */
      messageId?: string;
    } & Record<string, any>
  >;
  /**
   * Verifies the connection.
   *
   * @param transporterToVerify - A Nodemailer transporter. Default: the service's own.
   * @returns `true` if the server accepts the connection and the login. Failures are logged, not
   * thrown.
   */
  verifyConnection(transporterToVerify?: Transporter): Promise<boolean>;
  /**
   * Changes the connection of the service.
   *
   * @param config - The new connection. No defaults are added.
   */
  updateConfig(config: SMTPConnectionOptions): void;
  /**
   * Creates a service, like `new EmailService(config)`.
   *
   * @param config - Its connection.
   * @returns The service.
   */
  static create(config: SMTPConnectionOptions): EmailService;
}

/** The instance that uses your configuration. */
export declare const emailService: EmailService;

/**
 * Stores uploaded files in one folder, using Multer. The delete methods do not use this folder: their
 * arguments determine the path.
 */
export declare class FileUploadService {
  /** Absolute path of the folder. */
  readonly uploadDir: string;
  private fileSizeLimit;
  private allowedFileTypes;
  private storage;
  private maxCount;
  /**
   * Creates a service and its folder.
   *
   * @param uploadDir - Folder, relative to the working directory, even if it starts with a slash.
   * @param fileSizeLimit - Maximum size of one file in bytes. Default: 5242880 (5 MiB).
   * @param allowedFileTypes - Pattern for the lowercase file extension with its dot, such as
   * `/^\.zip$/`. Default: every file.
   * @param maxCount - Maximum number of files in one request. Default: 30.
   */
  constructor(
    uploadDir: string,
    fileSizeLimit?: number,
    allowedFileTypes?: RegExp,
    maxCount?: number,
  );
  private fileFilter;
  /**
   * Creates a Multer instance with the settings of the service.
   *
   * @returns Multer with disk storage, the extension filter and the size limit.
   */
  getUpload(): multer.Multer;
  /**
   * Creates a middleware that accepts one file.
   *
   * @remarks The form field is `images`, `videos` or `documents` if `uploadDir` ends in that word,
   * and `files` otherwise.
   *
   * @param oldFilePath - File in `baseUploadDir` to delete, even if the request has no file.
   * @returns The middleware.
   * @throws Passes `MulterError` to `next()` (500).
   * @throws Passes AppError 400 `FileTypeNotAllowed` to `next()`.
   */
  handleSingleUpload(oldFilePath?: string): ArkosRequestHandler;
  /**
   * Creates a middleware that accepts up to `maxCount` files.
   *
   * @returns The middleware.
   * @throws Passes `MulterError` to `next()` (500).
   * @throws Passes AppError 400 `FileTypeNotAllowed` to `next()`.
   */
  handleMultipleUpload(): ArkosRequestHandler;
  /**
   * Creates a middleware that deletes a file. It logs a failure and calls `next()` anyway.
   *
   * @param oldFilePath - Path of the file, absolute or relative to the working directory.
   * @returns The middleware.
   */
  handleDeleteSingleFile(oldFilePath: string): ArkosRequestHandler;
  /**
   * Deletes the file that a URL of the upload router refers to.
   *
   * @param fileUrl - Absolute URL, or a path.
   * @returns True.
   * @throws AppError 400 if the path lacks `baseRoute`, a file type or a file name. Neither the host
   * nor `../` is checked.
   * @throws AppError 404 `File not found`, also if the file name in an absolute URL needs encoding.
   * @throws AppError 500 for any other failure.
   */
  deleteFileByUrl(fileUrl: string): Promise<boolean>;
  private getFieldName;
  /**
   * Stores the files of a request in your own handler, and returns their URLs.
   *
   * @param req - The request.
   * @param res - The response.
   * @param next - Called with the error if sharp cannot process the image.
   * @param options - If the path of the folder contains `/images`, how to process files with the
   * extension of a JPEG, PNG, GIF, TIFF or SVG; others, such as `.webp`, are stored unchanged. `format`: `webp`, `jpeg` or `jpg`. `width` and
   * `height`: the box in pixels that the image is scaled to fit, up or down. `resizeTo`: the length
   * of the shorter side, which overrides `width` and `height`. Pass numbers: a string in `width` or
   * `height` causes 400 `CannotProcessImage`.
   * @returns The URL of the file, or null if sharp cannot process the image. If
   * `req.query.multiple` selects several files, an array of the URLs. With the default
   * `baseUploadDir`, the URL is wrong if the file name or the project's path contains `uploads`.
   * @throws AppError 400 `No file uploaded`.
   * @throws `MulterError`.
   * @throws AppError 400 `FileTypeNotAllowed`.
   */
  upload(
    req: ArkosRequest,
    res: ArkosResponse,
    next: ArkosNextFunction,
    options?: {
      /** `webp`, `jpeg` or `jpg` re-encodes; the file keeps its extension. */
      format?: string;
      /** Width in pixels of the box that the image is scaled to fit, up or down. */
      width?: number;
      /** Height in pixels of the box that the image is scaled to fit, up or down. */
      height?: number;
      /**
       * Size of the smaller side in pixels; the other side has no limit. Overrides width and
       * height.
       */
      resizeTo?: number;
    },
  ): Promise<string | string[] | null>;
  /**
   * Deletes a file by its name.
   *
   * @param fileName - Name of the file.
   * @param fileType - Type of the file.
   * @returns True.
   * @throws AppError 400 without a file type, or with an unknown one.
   * @throws AppError 404 `File not found`.
   * @throws AppError 500 for any other failure.
   */
  deleteFileByName(
    fileName: string,
    fileType: 'images' | 'videos' | 'documents' | 'files',
  ): Promise<boolean>;
}

/**
 * Creates the four services of the upload router from the configuration.
 *
 * @remarks Every call creates new services.
 *
 * @returns One service for each file type.
 */
export declare const getFileUploadServices: () => {
  /** Stores images. */
  imageUploadService: FileUploadService;
  /** Stores videos. */
  videoUploadService: FileUploadService;
  /** Stores documents. */
  documentUploadService: FileUploadService;
  /** Stores any file. */
  fileUploadService: FileUploadService;
};

/** Relation fields of a model, to one and to many. */
type ModelGroupRelationFields = {
  /** Relations to one record. */
  singular: PrismaField[] | undefined;
  /** Relations to many records. */
  list: PrismaField[] | undefined;
};

/**
 * The action of a permission: one of the four of the generated endpoints, or a name of your own.
 */
type AccessAction = 'Create' | 'Update' | 'Delete' | 'View' | string;

export {};
