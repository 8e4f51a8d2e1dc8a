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
 *
 * @remarks Each call translates relations, hashes passwords, runs the before hooks, calls Prisma
 * and runs the after hooks. An error in any of these steps runs the error hooks and is thrown
 * again.
 *
 * @typeParam T - The delegate of the model: `Prisma.PostDelegate` or `typeof prisma.post`.
 * @since 1.0
 * @source packages/arkos/src/modules/base/base.service.ts:106
 */
export declare class BaseService<T extends ModelDelegate = any> {
  /**
   * Name of the model in camel case.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:107
   */
  modelName: string;
  /**
   * Relation fields of the model.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:108
   */
  relationFields: ModelGroupRelationFields;
  /**
   * Never set.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:109
   */
  prisma: any;
  /**
   * Creates a service for a model.
   *
   * @param modelName - Name of the model, in any case.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:111
   */
  constructor(modelName: string);
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.service.ts:124
   */
  private executeOperation;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.service.ts:210
   */
  private executeTransactionOperation;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.service.ts:265
   */
  private executeHooks;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.service.ts:287
   */
  private buildHookParams;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.service.ts:325
   */
  private buildTransactionHookParams;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.service.ts:341
   */
  private handlePasswordHashing;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.service.ts:366
   */
  private processRelationFieldsInBody;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.service.ts:422
   */
  private buildPrismaArgs;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.service.ts:456
   */
  private executeTransactionLogic;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.service.ts:521
   */
  private shouldHashPassword;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.service.ts:525
   */
  private processPasswordHashing;
  /**
   * Creates a record.
   *
   * @remarks JSON values with nested arrays are stored changed, and a `Date` in `data` becomes
   * `{}`: pass `date.toISOString()`. Relations with the `apiAction` delete, disconnect or update
   * are dropped. On `User` with a plain password in `data`, changes that a before hook makes to
   * `data` are lost.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param data - Columns, and relations as plain objects.
   * @param queryOptions - Prisma arguments besides `data`.
   * @param context - User, token, and the hooks to skip. Always the last argument.
   * @returns The record.
   * @throws The error of Prisma or of a hook, unless `context.throwOnError` is false.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:554
   */
  createOne<TOptions extends CreateOneOptions<T>>(
    data: CreateOneData<T>,
    queryOptions?: TOptions,
    context?: ServiceBaseContext,
  ): Promise<CreateOneResult<T>>;
  /**
   * Creates records in one statement.
   *
   * @remarks JSON values with nested arrays are stored changed, and a `Date` in `data` becomes
   * `{}`: pass `date.toISOString()`. Relations with the `apiAction` delete, disconnect or update
   * are dropped.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param data - An array of records.
   * @param queryOptions - Prisma arguments besides `data`.
   * @param context - User, token, and the hooks to skip. Always the last argument.
   * @returns The number of created records.
   * @throws The error of Prisma or of a hook, unless `context.throwOnError` is false.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:568
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
   * @param context - User, token, and the hooks to skip. Always the last argument.
   * @returns The count; 0 after an error with `throwOnError: false`.
   * @throws The error of Prisma or of a hook, unless `context.throwOnError` is false.
   * @since 1.1.59-beta
   * @source packages/arkos/src/modules/base/base.service.ts:582
   */
  count(filters?: CountFilters<T>, context?: ServiceBaseContext): Promise<number>;
  /**
   * Finds records.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param filters - Prisma `where`.
   * @param queryOptions - Prisma arguments besides `where`.
   * @param context - User, token, and the hooks to skip. Always the last argument.
   * @returns The records; an empty array after an error with `throwOnError: false`.
   * @throws The error of Prisma or of a hook, unless `context.throwOnError` is false.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:593
   */
  findMany<TOptions extends FindManyOptions<T>>(
    filters?: FindManyFilters<T>,
    queryOptions?: TOptions,
    context?: ServiceBaseContext,
  ): Promise<FindManyResult<T, TOptions>>;
  /**
   * Finds a record by its `id`.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param id - The id.
   * @param queryOptions - Prisma arguments besides `where`.
   * @param context - User, token, and the hooks to skip. Always the last argument.
   * @returns The record, or null.
   * @throws The error of Prisma or of a hook, unless `context.throwOnError` is false.
   * @since 1.1.67-beta
   * @source packages/arkos/src/modules/base/base.service.ts:605
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
   * `findFirst`.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param filters - Prisma `where`.
   * @param queryOptions - Prisma arguments besides `where`.
   * @param context - User, token, and the hooks to skip. Always the last argument.
   * @returns The record, or null.
   * @throws The error of Prisma or of a hook, unless `context.throwOnError` is false.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:617
   */
  findOne<TOptions extends FindOneOptions<T>>(
    filters: FindOneFilters<T>,
    queryOptions?: TOptions,
    context?: ServiceBaseContext,
  ): Promise<FindOneResult<T>>;
  /**
   * Updates one record.
   *
   * @remarks JSON values with nested arrays are stored changed, and a `Date` in `data` becomes
   * `{}`: pass `date.toISOString()`. On `User` with a plain password in `data`, changes that a
   * before hook makes to `data` are lost.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param filters - Prisma `where` of a unique record.
   * @param data - Columns to update, and relations as plain objects.
   * @param queryOptions - Prisma arguments besides `where` and `data`.
   * @param context - User, token, and the hooks to skip. Always the last argument.
   * @returns The record.
   * @throws The error of Prisma or of a hook, unless `context.throwOnError` is false.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:647
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
   * @remarks JSON values with nested arrays are stored changed, and a `Date` in `data` becomes
   * `{}`: pass `date.toISOString()`. On `User` with a plain password in `data`, changes that a
   * before hook makes to `data` are lost.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param filters - Prisma `where`.
   * @param data - Columns to update.
   * @param queryOptions - Prisma arguments besides `where` and `data`.
   * @param context - User, token, and the hooks to skip. Always the last argument.
   * @returns The number of updated records.
   * @throws The error of Prisma or of a hook, unless `context.throwOnError` is false.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:662
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
   * @param context - User, token, and the hooks to skip. Always the last argument.
   * @returns The deleted record.
   * @throws The error of Prisma or of a hook, unless `context.throwOnError` is false.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:677
   */
  deleteOne(
    filters: DeleteOneFilters<T>,
    context?: ServiceBaseContext,
  ): Promise<DeleteOneResult<T>>;
  /**
   * Deletes every record that matches.
   *
   * @param filters - Prisma `where`.
   * @param context - User, token, and the hooks to skip. Always the last argument.
   * @returns The number of deleted records.
   * @throws The error of Prisma or of a hook, unless `context.throwOnError` is false.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:688
   */
  deleteMany(
    filters: DeleteManyFilters<T>,
    context?: ServiceBaseContext,
  ): Promise<DeleteManyResult<T>>;
  /**
   * Updates several records, each with its own data, in one transaction.
   *
   * @remarks Each object needs an `id`; other unique columns do not work. Throws a TypeError for a
   * model that no relation field of the schema refers to. The declared type of the result is an
   * array of promises: read it with `await Promise.all(await service.batchUpdate(…))`.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param dataArray - One object per record: the `id` and the data.
   * @param queryOptions - Prisma arguments for every update.
   * @param context - User, token, and the hooks to skip. Always the last argument.
   * @returns The records.
   * @throws The error of Prisma or of a hook, unless `context.throwOnError` is false.
   * @since 1.3.4-beta
   * @source packages/arkos/src/modules/base/base.service.ts:699
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
   * @param context - User, token, and the hooks to skip. Always the last argument.
   * @returns The deleted records.
   * @throws The error of Prisma or of a hook, unless `context.throwOnError` is false.
   * @since 1.3.4-beta
   * @source packages/arkos/src/modules/base/base.service.ts:713
   */
  batchDelete(
    batchFilters: Array<DeleteOneFilters<T>>,
    context?: ServiceBaseContext,
  ): Promise<Array<DeleteOneResult<T>>>;
}

/**
 * The user of a service call, and how it handles hooks and errors.
 *
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:152
 */
export interface ServiceBaseContext {
  /**
   * The signed-in user.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:156
   */
  user?: User;
  /**
   * The token of the request.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:161
   */
  accessToken?: string;
  /**
   * Hooks to skip: one kind, an array of kinds, or all.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:178
   */
  skip?: ('before' | 'after' | 'error')[] | 'before' | 'after' | 'error' | 'all';
  /**
   * `false` returns a fallback after the error hooks instead of throwing: undefined, an empty array
   * from `findMany`, 0 from `count`.
   *
   * @defaultValue true
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:192
   */
  throwOnError?: boolean;
}

/**
 * The argument of a `beforeCreateOne` hook.
 *
 * @remarks On the model `User` with a plain password in `data`, changes to `data` are lost, because
 * `data` is copied when the password is hashed. A `Date` that the hook sets is stored correctly.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:195
 */
export interface BeforeCreateOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The data, with relations already translated. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:199
   */
  data: CreateOneData<T>;
  /**
   * The Prisma options. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:200
   */
  queryOptions?: CreateOneOptions<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:201
   */
  context?: Context;
}

/**
 * The argument of an `afterCreateOne` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:204
 */
export interface AfterCreateOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The result of Prisma. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:208
   */
  result: Awaited<CreateOneResult<T>>;
  /**
   * The data that was written. Changing it has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:209
   */
  data: CreateOneData<T>;
  /**
   * The Prisma options that were used. Changing them has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:210
   */
  queryOptions?: CreateOneOptions<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:211
   */
  context?: Context;
}

/**
 * The argument of a `beforeCreateMany` hook.
 *
 * @remarks On the model `User`, passwords are already hashed, and changes to `data` are kept.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:214
 */
export interface BeforeCreateManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The data, with relations already translated. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:218
   */
  data: CreateManyData<T>;
  /**
   * The Prisma options. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:219
   */
  queryOptions?: CreateManyOptions<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:220
   */
  context?: Context;
}

/**
 * The argument of an `afterCreateMany` hook.
 *
 * @remarks The hook also receives `data`, which the type lacks.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:223
 */
export interface AfterCreateManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The result of Prisma. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:227
   */
  result: Awaited<CreateManyResult<T>>;
  /**
   * The Prisma options that were used. Changing them has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:228
   */
  queryOptions?: CreateManyOptions<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:229
   */
  context?: Context;
}

/**
 * The argument of a `beforeCount` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:232
 */
export interface BeforeCountHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:236
   */
  filters?: CountFilters<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:237
   */
  context?: Context;
}

/**
 * The argument of an `afterCount` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:240
 */
export interface AfterCountHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The count. A number, so the hook cannot change it.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:244
   */
  result: number;
  /**
   * The filter that was used. Changing it has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:245
   */
  filters?: CountFilters<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:246
   */
  context?: Context;
}

/**
 * The argument of a `beforeFindMany` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:249
 */
export interface BeforeFindManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:253
   */
  filters?: FindManyFilters<T>;
  /**
   * The Prisma options. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:254
   */
  queryOptions?: FindManyOptions<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:255
   */
  context?: Context;
}

/**
 * The argument of an `afterFindMany` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:258
 */
export interface AfterFindManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The result of Prisma. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:262
   */
  result: Awaited<FindManyResult<T>>;
  /**
   * The filter that was used. A list endpoint passes the same object to `count` next.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:263
   */
  filters?: FindManyFilters<T>;
  /**
   * The Prisma options that were used. Changing them has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:264
   */
  queryOptions?: FindManyOptions<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:265
   */
  context?: Context;
}

/**
 * The argument of a `beforeFindOne` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:268
 */
export interface BeforeFindOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:272
   */
  filters: FindOneFilters<T>;
  /**
   * The Prisma options. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:273
   */
  queryOptions?: FindOneOptions<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:274
   */
  context?: Context;
}

/**
 * The argument of an `afterFindOne` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:277
 */
export interface AfterFindOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The result of Prisma. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:281
   */
  result: Awaited<FindOneResult<T>>;
  /**
   * The filter that was used. Changing it has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:282
   */
  filters: FindOneFilters<T>;
  /**
   * The Prisma options that were used. Changing them has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:283
   */
  queryOptions?: FindOneOptions<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:284
   */
  context?: Context;
}

/**
 * The argument of a `beforeUpdateOne` hook.
 *
 * @remarks On the model `User` with a plain password in `data`, changes to `data` are lost, because
 * `data` is copied when the password is hashed. A `Date` that the hook sets is stored correctly.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:287
 */
export interface BeforeUpdateOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:291
   */
  filters: UpdateOneFilters<T>;
  /**
   * The data, with relations already translated. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:292
   */
  data: UpdateOneData<T>;
  /**
   * The Prisma options. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:293
   */
  queryOptions?: UpdateOneOptions<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:294
   */
  context?: Context;
}

/**
 * The argument of an `afterUpdateOne` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:297
 */
export interface AfterUpdateOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The result of Prisma. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:301
   */
  result: Awaited<UpdateOneResult<T>>;
  /**
   * The filter that was used. Changing it has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:302
   */
  filters: UpdateOneFilters<T>;
  /**
   * The data that was written. Changing it has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:303
   */
  data: UpdateOneData<T>;
  /**
   * The Prisma options that were used. Changing them has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:304
   */
  queryOptions?: UpdateOneOptions<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:305
   */
  context?: Context;
}

/**
 * The argument of a `beforeUpdateMany` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:308
 */
export interface BeforeUpdateManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:312
   */
  filters: UpdateManyFilters<T>;
  /**
   * The data, with relations already translated. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:313
   */
  data: UpdateManyData<T>;
  /**
   * The Prisma options. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:314
   */
  queryOptions?: UpdateManyOptions<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:315
   */
  context?: Context;
}

/**
 * The argument of an `afterUpdateMany` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:318
 */
export interface AfterUpdateManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The result of Prisma. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:322
   */
  result: Awaited<UpdateManyResult<T>>;
  /**
   * The filter that was used. Changing it has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:323
   */
  filters: UpdateManyFilters<T>;
  /**
   * The data that was written. Changing it has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:324
   */
  data: UpdateManyData<T>;
  /**
   * The Prisma options that were used. Changing them has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:325
   */
  queryOptions?: UpdateManyOptions<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:326
   */
  context?: Context;
}

/**
 * The argument of a `beforeDeleteOne` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:329
 */
export interface BeforeDeleteOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:333
   */
  filters: DeleteOneFilters<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:334
   */
  context?: Context;
}

/**
 * The argument of an `afterDeleteOne` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:337
 */
export interface AfterDeleteOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The result of Prisma. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:341
   */
  result: Awaited<DeleteOneResult<T>>;
  /**
   * The filter that was used. Changing it has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:342
   */
  filters: DeleteOneFilters<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:343
   */
  context?: Context;
}

/**
 * The argument of a `beforeDeleteMany` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:346
 */
export interface BeforeDeleteManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:350
   */
  filters: DeleteManyFilters<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:351
   */
  context?: Context;
}

/**
 * The argument of an `afterDeleteMany` hook.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:354
 */
export interface AfterDeleteManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The result of Prisma. Change the object itself.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:358
   */
  result: Awaited<DeleteManyResult<T>>;
  /**
   * The filter that was used. Changing it has no effect.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:359
   */
  filters: DeleteManyFilters<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:360
   */
  context?: Context;
}

/**
 * The argument of an `onCreateOneError` hook.
 *
 * @remarks The hook can replace the error only by throwing another one. `data` is the object that
 * was passed to the method, before relations were translated.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:363
 */
export interface OnCreateOneErrorHookArgs<
  T extends ModelDelegate,
  Context = ServiceBaseContext,
> extends BeforeCreateOneHookArgs<T, Context> {
  /**
   * The error.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:367
   */
  error: any;
}

/**
 * The argument of an `onCreateManyError` hook.
 *
 * @remarks The hook can replace the error only by throwing another one. `data` is the object that
 * was passed to the method, before relations were translated.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:370
 */
export interface OnCreateManyErrorHookArgs<
  T extends ModelDelegate,
  Context = ServiceBaseContext,
> extends BeforeCreateManyHookArgs<T, Context> {
  /**
   * The error.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:374
   */
  error: any;
}

/**
 * The argument of an `onCountError` hook.
 *
 * @remarks The hook can replace the error only by throwing another one.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:377
 */
export interface OnCountErrorHookArgs<
  T extends ModelDelegate,
  Context = ServiceBaseContext,
> extends BeforeCountHookArgs<T, Context> {
  /**
   * The error.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:381
   */
  error: any;
}

/**
 * The argument of an `onFindManyError` hook.
 *
 * @remarks The hook can replace the error only by throwing another one.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:384
 */
export interface OnFindManyErrorHookArgs<
  T extends ModelDelegate,
  Context = ServiceBaseContext,
> extends BeforeFindManyHookArgs<T, Context> {
  /**
   * The error.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:388
   */
  error: any;
}

/**
 * The argument of an `onFindByIdError` hook.
 *
 * @remarks The hook can replace the error only by throwing another one.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:391
 */
export interface OnFindByIdErrorHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The error.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:395
   */
  error: any;
  /**
   * The id that was passed to the method.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:396
   */
  id: string | number;
  /**
   * The Prisma options that were used.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:397
   */
  queryOptions?: FindByIdOptions<T>;
  /**
   * The user and the token, if the caller passed them.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:398
   */
  context?: Context;
}

/**
 * The argument of an `onFindOneError` hook.
 *
 * @remarks The hook can replace the error only by throwing another one.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:401
 */
export interface OnFindOneErrorHookArgs<
  T extends ModelDelegate,
  Context = ServiceBaseContext,
> extends BeforeFindOneHookArgs<T, Context> {
  /**
   * The error.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:405
   */
  error: any;
}

/**
 * The argument of an `onUpdateOneError` hook.
 *
 * @remarks The hook can replace the error only by throwing another one. `data` is the object that
 * was passed to the method, before relations were translated.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:408
 */
export interface OnUpdateOneErrorHookArgs<
  T extends ModelDelegate,
  Context = ServiceBaseContext,
> extends BeforeUpdateOneHookArgs<T, Context> {
  /**
   * The error.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:412
   */
  error: any;
}

/**
 * The argument of an `onUpdateManyError` hook.
 *
 * @remarks The hook can replace the error only by throwing another one. `data` is the object that
 * was passed to the method, before relations were translated.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:415
 */
export interface OnUpdateManyErrorHookArgs<
  T extends ModelDelegate,
  Context = ServiceBaseContext,
> extends BeforeUpdateManyHookArgs<T, Context> {
  /**
   * The error.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:419
   */
  error: any;
}

/**
 * The argument of an `onDeleteOneError` hook.
 *
 * @remarks The hook can replace the error only by throwing another one.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:422
 */
export interface OnDeleteOneErrorHookArgs<
  T extends ModelDelegate,
  Context = ServiceBaseContext,
> extends BeforeDeleteOneHookArgs<T, Context> {
  /**
   * The error.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:426
   */
  error: any;
}

/**
 * The argument of an `onDeleteManyError` hook.
 *
 * @remarks The hook can replace the error only by throwing another one.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:429
 */
export interface OnDeleteManyErrorHookArgs<
  T extends ModelDelegate,
  Context = ServiceBaseContext,
> extends BeforeDeleteManyHookArgs<T, Context> {
  /**
   * The error.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:433
   */
  error: any;
}

/**
 * Signs and verifies tokens, hashes passwords and checks permissions.
 *
 * @since 1.1.12-beta
 * @source packages/arkos/src/modules/auth/auth.service.ts:34
 */
export declare class AuthService {
  /**
   * Always empty.
   *
   * @defaultValue {}
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/auth/auth.service.ts:38
   */
  actionsPerResource: Record<string, Set<string>>;
  /**
   * Signs a token for a user.
   *
   * @param id - Id of the user.
   * @param expiresIn - Lifetime: a duration such as `30d`, or a number of seconds. Default:
   * `authentication.jwt.expiresIn`, then `JWT_EXPIRES_IN`, then `30d`.
   * @param secret - Signing secret. Default: `authentication.jwt.secret`, then `JWT_SECRET`, then a
   * constant of the package.
   * @returns The token, HS256, with `{id, iat, exp}`.
   * @throws AppError 500 `MissingJWTOnProduction` in a production build without `JWT_SECRET` and
   * `authentication.jwt.secret`, even if you pass `secret`.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:48
   */
  signJwtToken(id: number | string, expiresIn?: MsDuration | number, secret?: string): string;
  /**
   * Returns the attributes of the token cookie for a request.
   *
   * @param req - The request; `secure` depends on it.
   * @returns Options for `res.cookie()`.
   * @throws Error if `req` is missing.
   * @throws Error `Invalid time format: …` if the lifetime has no unit, or a space before the unit.
   * @since 1.3.7-beta
   * @source packages/arkos/src/modules/auth/auth.service.ts:100
   */
  getJwtCookieOptions(req: ArkosRequest): {
    /**
     * When a token that is issued now expires.
     *
     * @since 1.3.7-beta
     * @source packages/arkos/src/modules/auth/auth.service.ts:117
     */
    expires: Date;
    /**
     * Whether scripts in the browser are kept from reading it.
     *
     * @since 1.3.7-beta
     * @source packages/arkos/src/modules/auth/auth.service.ts:127
     */
    httpOnly: boolean;
    /**
     * Whether it is only sent over HTTPS.
     *
     * @since 1.3.7-beta
     * @source packages/arkos/src/modules/auth/auth.service.ts:133
     */
    secure: boolean;
    /**
     * Whether it is sent with requests from other sites.
     *
     * @since 1.3.7-beta
     * @source packages/arkos/src/modules/auth/auth.service.ts:139
     */
    sameSite: 'lax' | 'strict' | 'none';
  };
  /**
   * Returns whether a string is a bcrypt hash.
   *
   * @remarks It only checks for a number after the second `$`. So a password such as `pa$$1word`
   * counts as a hash, and is stored unhashed.
   *
   * @param password - The string.
   * @returns True for a bcrypt hash.
   * @throws Error `Illegal arguments: …` if it is not a string.
   * @since 1.1.67-beta
   * @source packages/arkos/src/modules/auth/auth.service.ts:154
   */
  isPasswordHashed(password: string): boolean;
  /**
   * Compares a password with a hash.
   *
   * @param candidatePassword - The plain password.
   * @param userPassword - The hash in the database.
   * @returns Whether they match.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:165
   */
  isCorrectPassword(candidatePassword: string, userPassword: string): Promise<boolean>;
  /**
   * Hashes a password with bcrypt and 12 rounds.
   *
   * @param password - The plain password.
   * @returns The hash.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:178
   */
  hashPassword(password: string): Promise<string>;
  /**
   * Tests a password against `authentication.passwordValidation.regex`.
   *
   * @remarks The default pattern requires an uppercase letter, a lowercase letter and a digit, and
   * no length.
   *
   * @param password - The plain password.
   * @returns Whether it matches.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:199
   */
  isPasswordStrong(password: string): boolean;
  /**
   * Returns whether the password changed after a token was issued.
   *
   * @param user - The user, with `passwordChangedAt`.
   * @param JWTTimestamp - The `iat` of the token, in seconds.
   * @returns True if the token is older than the password.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:215
   */
  userChangedPasswordAfter(user: User, JWTTimestamp: number): boolean;
  /**
   * Verifies a token.
   *
   * @param token - The token.
   * @param secret - Secret of the token. Default as in `signJwtToken`.
   * @returns The content of the token.
   * @throws AppError 500 `MissingJWTSecretInProduction` in a production build without a secret.
   * @throws `JsonWebTokenError` or `TokenExpiredError` of jsonwebtoken.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:235
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
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/auth/auth.service.ts:276
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
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/auth/auth.service.ts:308
   */
  protected checkDynamicAccessControl(
    userId: string,
    action: string,
    resource: string,
  ): Promise<boolean>;
  /**
   * Creates a middleware that requires the user to have a permission.
   *
   * @remarks Put `authService.authenticate` before it: a request without a user passes. It also
   * adds the action to `/api/auth-actions`.
   *
   * @param action - The action.
   * @param resource - Kebab-case name of the resource.
   * @param accessControl - The rules of the whole module, not of one action. Default: the rules of
   * the module with that name, if it is already loaded.
   * @returns The middleware.
   * @throws Passes AppError 403 `NotEnoughPermissions` to `next()`.
   * @since 1.1.59-beta
   * @source packages/arkos/src/modules/auth/auth.service.ts:338
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
   * @throws AppError 401 `PasswordChanged` if the password has changed since, except on paths with
   * `logout`.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:403
   */
  getAuthenticatedUser(req: ArkosRequest): Promise<User | null>;
  /**
   * Middleware that requires a valid token and loads its user into `req.user`. Without
   * `authentication` in the configuration, every request passes.
   *
   * @throws Passes the errors of `getAuthenticatedUser` to `next()`.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:466
   */
  authenticate: any;
  /**
   * Returns the middleware for an action: `authenticate`, or one that lets every request pass.
   *
   * @remarks Only an object with the action set to false makes it public. A plain `false` does not.
   *
   * @param action - The action.
   * @param authenticationControl - The setting of the module.
   * @returns The middleware.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:486
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
   * @param accessControl - Rules for static mode. For a model, always pass them: the default is
   * only found for `auth` and `file-upload`.
   * @returns A function that takes a user and returns whether the action is allowed. For super
   * users it always is.
   * @throws Error if you call it while a request is handled, before the first `await`. Call it at
   * module level.
   * @throws The returned function throws Error if authentication is not configured, and AppError
   * 401 `LoginRequired` without a user.
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/auth/auth.service.ts:521
   */
  permission(
    action: string,
    resource: string,
    accessControl?: AccessControlConfig,
  ): (user: Record<string, any>) => Promise<boolean>;
}

/**
 * The instance that the framework uses.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/auth/auth.service.ts:567
 */
export declare const authService: AuthService;

/**
 * A message.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/email/email.service.ts:9
 */
export type EmailOptions = {
  /**
   * Sender.
   *
   * @defaultValue the username of the account
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:10
   */
  from?: string;
  /**
   * Recipient or recipients.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:11
   */
  to: string | string[];
  /**
   * Subject.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:12
   */
  subject: string;
  /**
   * Plain text.
   *
   * @defaultValue made from `html` by html-to-text
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:13
   */
  text?: string;
  /**
   * Body as HTML.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:14
   */
  html: string;
};

/**
 * Sends mail over SMTP.
 *
 * @remarks The connection comes from the options of the constructor or of `updateConfig`, otherwise
 * from `email` in the configuration, otherwise from the `EMAIL_*` variables.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/email/email.service.ts:41
 */
export declare class EmailService {
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/email/email.service.ts:42
   */
  private transporter;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/email/email.service.ts:43
   */
  private customConfig;
  /**
   * Creates a service.
   *
   * @param config - Connection that replaces the configuration and the environment. No defaults are
   * added.
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:51
   */
  constructor(config?: SMTPConnectionOptions);
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/email/email.service.ts:65
   */
  private getEmailConfig;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/email/email.service.ts:113
   */
  private getTransporter;
  /**
   * Sends a message.
   *
   * @param options - The message.
   * @param connectionOptions - Another connection for this message. It is verified first.
   * @param skipVerification - `false` verifies the connection first. Default: true.
   * @returns `success: true` and the result of Nodemailer.
   * @throws AppError 500 if neither the configuration nor the environment has a host, a user and a
   * password, even with `connectionOptions`.
   * @throws Error `Failed to connect to email server` if the verification fails.
   * @throws The error of Nodemailer.
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:135
   */
  send(
    options: EmailOptions,
    connectionOptions?: SMTPConnectionOptions,
    skipVerification?: boolean,
  ): Promise<
    {
      /**
       * Always true, because a failure throws.
       *
       * @since 1.0
       * @source packages/arkos/src/modules/email/email.service.ts:139
       */
      success: boolean;
      /**
       * Message id from the mail server.
       *
       * @since 1.0
       * @source packages/arkos/src/modules/email/email.service.ts:139
       */
      messageId?: string;
    } & Record<string, any>
  >;
  /**
   * Verifies the connection.
   *
   * @param transporterToVerify - A transporter of Nodemailer. Default: the one of the service.
   * @returns Whether the server accepts the connection. Failures are logged, not thrown.
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:167
   */
  verifyConnection(transporterToVerify?: Transporter): Promise<boolean>;
  /**
   * Changes the connection of the service.
   *
   * @param config - The new connection. No defaults are added.
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:184
   */
  updateConfig(config: SMTPConnectionOptions): void;
  /**
   * Creates another service.
   *
   * @param config - Its connection.
   * @returns The service.
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:194
   */
  static create(config: SMTPConnectionOptions): EmailService;
}

/**
 * The instance that uses your configuration.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/email/email.service.ts:199
 */
export declare const emailService: EmailService;

/**
 * Stores uploaded files in one folder with Multer, and deletes them.
 *
 * @since 1.2.0-beta
 * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:22
 */
export declare class FileUploadService {
  /**
   * Absolute path of the folder.
   *
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:23
   */
  readonly uploadDir: string;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:24
   */
  private fileSizeLimit;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:25
   */
  private allowedFileTypes;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:26
   */
  private storage;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:27
   */
  private maxCount;
  /**
   * Creates a service and its folder.
   *
   * @param uploadDir - Folder, relative to the working directory. Slashes at both ends are removed.
   * @param fileSizeLimit - Maximum size of one file in bytes. Default: 5242880 (5 MiB).
   * @param allowedFileTypes - Pattern for the lowercase file extension. Default: every file.
   * @param maxCount - Maximum number of files in one request. Default: 30.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:35
   */
  constructor(
    uploadDir: string,
    fileSizeLimit?: number,
    allowedFileTypes?: RegExp,
    maxCount?: number,
  );
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:70
   */
  private fileFilter;
  /**
   * Returns the Multer instance of the service.
   *
   * @returns Multer with disk storage, the extension filter and the size limit.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:91
   */
  getUpload(): multer.Multer;
  /**
   * Creates a middleware that accepts one file.
   *
   * @remarks The end of the folder determines the name of the form field: `images`, `videos`,
   * `documents` or `files`.
   *
   * @param oldFilePath - File in `baseUploadDir` to delete after the upload.
   * @returns The middleware.
   * @throws Passes `MulterError` to `next()` (500).
   * @throws Passes AppError 400 `FileTypeNotAllowed` to `next()`.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:104
   */
  handleSingleUpload(oldFilePath?: string): ArkosRequestHandler;
  /**
   * Creates a middleware that accepts up to `maxCount` files.
   *
   * @returns The middleware.
   * @throws Passes `MulterError` to `next()` (500).
   * @throws Passes AppError 400 `FileTypeNotAllowed` to `next()`.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:139
   */
  handleMultipleUpload(): ArkosRequestHandler;
  /**
   * Creates a middleware that deletes a file. Failures are logged.
   *
   * @param oldFilePath - Path of the file, relative to the working directory.
   * @returns The middleware.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:155
   */
  handleDeleteSingleFile(oldFilePath: string): ArkosRequestHandler;
  /**
   * Deletes the file that a URL of the upload router refers to.
   *
   * @remarks In an absolute URL, a file name that needs encoding is not found.
   *
   * @param fileUrl - Absolute URL, or a path.
   * @returns True.
   * @throws AppError 400 if the URL is not one of the upload router.
   * @throws AppError 404 `File not found`.
   * @throws AppError 500 for any other failure.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:176
   */
  deleteFileByUrl(fileUrl: string): Promise<boolean>;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:270
   */
  private getFieldName;
  /**
   * Stores the files of a request in your own handler, and returns their URLs.
   *
   * @remarks For several files, set `queryParserOptions.parseBoolean: false`: by default the query
   * parser turns `?multiple=true` into a boolean. Sizes and formats only work in a folder whose
   * path contains `/images`.
   *
   * @param req - The request.
   * @param res - The response.
   * @param next - Called with the error if an image cannot be processed.
   * @param options - How to process images.
   * @returns The URL of the file, or an array of URLs if `req.query.multiple` is the string `true`;
   * null if the image could not be processed.
   * @throws AppError 400 `No file uploaded`.
   * @throws `MulterError`.
   * @throws AppError 400 `FileTypeNotAllowed`.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:293
   */
  upload(
    req: ArkosRequest,
    res: ArkosResponse,
    next: ArkosNextFunction,
    options?: {
      /**
       * `webp`, `jpeg` or `jpg` re-encodes; the file keeps its extension.
       *
       * @since 1.2.0-beta
       * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:298
       */
      format?: string;
      /**
       * Maximum width in pixels; the aspect ratio is kept.
       *
       * @since 1.2.0-beta
       * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:299
       */
      width?: number;
      /**
       * Maximum height in pixels; the aspect ratio is kept.
       *
       * @since 1.2.0-beta
       * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:300
       */
      height?: number;
      /**
       * Size of the smaller side in pixels. Overrides width and height.
       *
       * @since 1.2.0-beta
       * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:301
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
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:375
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
 * @since 1.2.0-beta
 * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:444
 */
export declare const getFileUploadServices: () => {
  /**
   * Stores images.
   *
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:493
   */
  imageUploadService: FileUploadService;
  /**
   * Stores videos.
   *
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:494
   */
  videoUploadService: FileUploadService;
  /**
   * Stores documents.
   *
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:495
   */
  documentUploadService: FileUploadService;
  /**
   * Stores any file.
   *
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:496
   */
  fileUploadService: FileUploadService;
};

/**
 * Relation fields of a model, to one and to many.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/base/utils/helpers/base.service.helpers.ts:300
 */
type ModelGroupRelationFields = {
  /**
   * Relations to one record.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/base/utils/helpers/base.service.helpers.ts:308
   */
  singular: PrismaField[] | undefined;
  /**
   * Relations to many records.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/base/utils/helpers/base.service.helpers.ts:311
   */
  list: PrismaField[] | undefined;
};

/**
 * The action of a permission: one of the four of the generated endpoints, or a name of your own.
 *
 * @since 1.1.59-beta
 * @source packages/arkos/src/types/auth.ts:10
 */
type AccessAction = 'Create' | 'Update' | 'Delete' | 'View' | string;

export {};
