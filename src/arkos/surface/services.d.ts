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
 * Reads and writes one model, with relations in the body translated, passwords hashed and service
 * hooks run.
 *
 * @remarks Order of one call: relations, password hashing, before hooks, Prisma, after hooks. An
 * error in any of them runs the onError hooks and is thrown again.
 *
 * @typeParam T - The delegate of the model: `Prisma.PostDelegate` or `typeof prisma.post`.
 * @since 1.0
 * @source packages/arkos/src/modules/base/base.service.ts:106
 */
export declare class BaseService<T extends ModelDelegate = any> {
  /**
   * Name of the model in camelCase.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:107
   */
  modelName: string;
  /**
   * Relation fields of the model, to one and to many.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:108
   */
  relationFields: ModelGroupRelationFields;
  /**
   * Declared, never set in 1.3.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:109
   */
  prisma: any;
  /**
   * Makes a service for a model.
   *
   * @param modelName - Name of the model in any case.
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
   * @remarks A `Date` inside `data` arrives as an empty object; pass `date.toISOString()`.
   * Relations marked delete, disconnect or update are dropped. On `User`, with a plain password in
   * `data`, what a before hook changes in `data` is lost.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param data - Columns, and relations as plain objects.
   * @param queryOptions - Prisma arguments beside `data`.
   * @param context - User, token, and which hooks to skip; always the last argument.
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
   * @remarks A `Date` inside `data` arrives as an empty object; pass `date.toISOString()`.
   * Relations marked delete, disconnect or update are dropped.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param data - A list of rows.
   * @param queryOptions - Prisma arguments beside `data`.
   * @param context - User, token, and which hooks to skip; always the last argument.
   * @returns How many were created.
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
   * @param context - User, token, and which hooks to skip; always the last argument.
   * @returns The count; 0 when an error was held back.
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
   * @param queryOptions - Prisma arguments beside `where`.
   * @param context - User, token, and which hooks to skip; always the last argument.
   * @returns The records; an empty list when an error was held back.
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
   * @param id - The identifier.
   * @param queryOptions - Prisma arguments beside `where`.
   * @param context - User, token, and which hooks to skip; always the last argument.
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
   * @remarks Uses `findUnique` when `filters` is exactly an `id` other than `me`, else
   * `findFirst`.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param filters - Prisma `where`.
   * @param queryOptions - Prisma arguments beside `where`.
   * @param context - User, token, and which hooks to skip; always the last argument.
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
   * Changes one record.
   *
   * @remarks A `Date` inside `data` arrives as an empty object; pass `date.toISOString()`. On `User`,
   * with a plain password in `data`, what a before hook changes in `data` is lost.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param filters - Prisma `where` of a unique record.
   * @param data - Columns to change, and relations as plain objects.
   * @param queryOptions - Prisma arguments beside `where` and `data`.
   * @param context - User, token, and which hooks to skip; always the last argument.
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
   * Changes every record that matches.
   *
   * @remarks A `Date` inside `data` arrives as an empty object; pass `date.toISOString()`. On `User`,
   * with a plain password in `data`, what a before hook changes in `data` is lost.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param filters - Prisma `where`.
   * @param data - Columns to change.
   * @param queryOptions - Prisma arguments beside `where` and `data`.
   * @param context - User, token, and which hooks to skip; always the last argument.
   * @returns How many were changed.
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
   * @param context - User, token, and which hooks to skip; always the last argument.
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
   * @param context - User, token, and which hooks to skip; always the last argument.
   * @returns How many were deleted.
   * @throws The error of Prisma or of a hook, unless `context.throwOnError` is false.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.service.ts:688
   */
  deleteMany(
    filters: DeleteManyFilters<T>,
    context?: ServiceBaseContext,
  ): Promise<DeleteManyResult<T>>;
  /**
   * Changes several records, each with its own data, in one transaction.
   *
   * @remarks Only `id` names a record; another unique column fails in Prisma. Throws a TypeError for
   * a model that no relation field of the schema points to.
   *
   * @typeParam TOptions - Type of the options, inferred.
   * @param dataArray - One object a record, the `id` beside the data.
   * @param queryOptions - Prisma arguments for every update.
   * @param context - User, token, and which hooks to skip; always the last argument.
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
   * @param context - User, token, and which hooks to skip; always the last argument.
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
 * Who is asking, and how a service call treats hooks and errors.
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
   * Token of the request.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:161
   */
  accessToken?: string;
  /**
   * Hooks to leave out: one kind, a list of kinds, or all.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:178
   */
  skip?: ('before' | 'after' | 'error')[] | 'before' | 'after' | 'error' | 'all';
  /**
   * `false` returns a fallback after the onError hooks instead of throwing: undefined, an empty
   * list from `findMany`, 0 from `count`.
   *
   * @defaultValue true
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:192
   */
  throwOnError?: boolean;
}

/**
 * What a `beforeCreateOne` hook is called with.
 *
 * @remarks For the model `User` with a plain password in the data, changes to `data` are lost: it
 * is copied when the password is hashed, before the hook runs. A `Date` that the hook sets arrives.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:195
 */
export interface BeforeCreateOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The data, relations already translated; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:199
   */
  data: CreateOneData<T>;
  /**
   * The Prisma options; change them in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:200
   */
  queryOptions?: CreateOneOptions<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:201
   */
  context?: Context;
}

/**
 * What an `afterCreateOne` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:204
 */
export interface AfterCreateOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * What Prisma returned; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:208
   */
  result: Awaited<CreateOneResult<T>>;
  /**
   * The data, relations already translated; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:209
   */
  data: CreateOneData<T>;
  /**
   * The Prisma options; change them in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:210
   */
  queryOptions?: CreateOneOptions<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:211
   */
  context?: Context;
}

/**
 * What a `beforeCreateMany` hook is called with.
 *
 * @remarks For the model `User`, passwords are hashed already and changes to `data` are kept.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:214
 */
export interface BeforeCreateManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The data, relations already translated; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:218
   */
  data: CreateManyData<T>;
  /**
   * The Prisma options; change them in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:219
   */
  queryOptions?: CreateManyOptions<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:220
   */
  context?: Context;
}

/**
 * What an `afterCreateMany` hook is called with.
 *
 * @remarks At run time `data` is there too.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:223
 */
export interface AfterCreateManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * What Prisma returned; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:227
   */
  result: Awaited<CreateManyResult<T>>;
  /**
   * The Prisma options; change them in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:228
   */
  queryOptions?: CreateManyOptions<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:229
   */
  context?: Context;
}

/**
 * What a `beforeCount` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:232
 */
export interface BeforeCountHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:236
   */
  filters?: CountFilters<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:237
   */
  context?: Context;
}

/**
 * What an `afterCount` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:240
 */
export interface AfterCountHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * What Prisma counted; a number, so it cannot be changed here.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:244
   */
  result: number;
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:245
   */
  filters?: CountFilters<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:246
   */
  context?: Context;
}

/**
 * What a `beforeFindMany` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:249
 */
export interface BeforeFindManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:253
   */
  filters?: FindManyFilters<T>;
  /**
   * The Prisma options; change them in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:254
   */
  queryOptions?: FindManyOptions<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:255
   */
  context?: Context;
}

/**
 * What an `afterFindMany` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:258
 */
export interface AfterFindManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * What Prisma returned; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:262
   */
  result: Awaited<FindManyResult<T>>;
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:263
   */
  filters?: FindManyFilters<T>;
  /**
   * The Prisma options; change them in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:264
   */
  queryOptions?: FindManyOptions<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:265
   */
  context?: Context;
}

/**
 * What a `beforeFindOne` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:268
 */
export interface BeforeFindOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:272
   */
  filters: FindOneFilters<T>;
  /**
   * The Prisma options; change them in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:273
   */
  queryOptions?: FindOneOptions<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:274
   */
  context?: Context;
}

/**
 * What an `afterFindOne` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:277
 */
export interface AfterFindOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * What Prisma returned; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:281
   */
  result: Awaited<FindOneResult<T>>;
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:282
   */
  filters: FindOneFilters<T>;
  /**
   * The Prisma options; change them in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:283
   */
  queryOptions?: FindOneOptions<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:284
   */
  context?: Context;
}

/**
 * What a `beforeUpdateOne` hook is called with.
 *
 * @remarks For the model `User` with a plain password in the data, changes to `data` are lost: it
 * is copied when the password is hashed, before the hook runs. A `Date` that the hook sets arrives.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:287
 */
export interface BeforeUpdateOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:291
   */
  filters: UpdateOneFilters<T>;
  /**
   * The data, relations already translated; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:292
   */
  data: UpdateOneData<T>;
  /**
   * The Prisma options; change them in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:293
   */
  queryOptions?: UpdateOneOptions<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:294
   */
  context?: Context;
}

/**
 * What an `afterUpdateOne` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:297
 */
export interface AfterUpdateOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * What Prisma returned; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:301
   */
  result: Awaited<UpdateOneResult<T>>;
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:302
   */
  filters: UpdateOneFilters<T>;
  /**
   * The data, relations already translated; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:303
   */
  data: UpdateOneData<T>;
  /**
   * The Prisma options; change them in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:304
   */
  queryOptions?: UpdateOneOptions<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:305
   */
  context?: Context;
}

/**
 * What a `beforeUpdateMany` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:308
 */
export interface BeforeUpdateManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:312
   */
  filters: UpdateManyFilters<T>;
  /**
   * The data, relations already translated; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:313
   */
  data: UpdateManyData<T>;
  /**
   * The Prisma options; change them in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:314
   */
  queryOptions?: UpdateManyOptions<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:315
   */
  context?: Context;
}

/**
 * What an `afterUpdateMany` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:318
 */
export interface AfterUpdateManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * What Prisma returned; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:322
   */
  result: Awaited<UpdateManyResult<T>>;
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:323
   */
  filters: UpdateManyFilters<T>;
  /**
   * The data, relations already translated; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:324
   */
  data: UpdateManyData<T>;
  /**
   * The Prisma options; change them in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:325
   */
  queryOptions?: UpdateManyOptions<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:326
   */
  context?: Context;
}

/**
 * What a `beforeDeleteOne` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:329
 */
export interface BeforeDeleteOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:333
   */
  filters: DeleteOneFilters<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:334
   */
  context?: Context;
}

/**
 * What an `afterDeleteOne` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:337
 */
export interface AfterDeleteOneHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * What Prisma returned; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:341
   */
  result: Awaited<DeleteOneResult<T>>;
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:342
   */
  filters: DeleteOneFilters<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:343
   */
  context?: Context;
}

/**
 * What a `beforeDeleteMany` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:346
 */
export interface BeforeDeleteManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:350
   */
  filters: DeleteManyFilters<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:351
   */
  context?: Context;
}

/**
 * What an `afterDeleteMany` hook is called with.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:354
 */
export interface AfterDeleteManyHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * What Prisma returned; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:358
   */
  result: Awaited<DeleteManyResult<T>>;
  /**
   * The filter; change it in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:359
   */
  filters: DeleteManyFilters<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:360
   */
  context?: Context;
}

/**
 * What an `onCreateOneError` hook is called with.
 *
 * @remarks The hook cannot replace the error except by throwing its own. `data` is the object
 * passed to the method, before relations were translated.
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
   * What was thrown.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:367
   */
  error: any;
}

/**
 * What an `onCreateManyError` hook is called with.
 *
 * @remarks The hook cannot replace the error except by throwing its own. `data` is the object
 * passed to the method, before relations were translated.
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
   * What was thrown.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:374
   */
  error: any;
}

/**
 * What an `onCountError` hook is called with.
 *
 * @remarks The hook cannot replace the error except by throwing its own.
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
   * What was thrown.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:381
   */
  error: any;
}

/**
 * What an `onFindManyError` hook is called with.
 *
 * @remarks The hook cannot replace the error except by throwing its own.
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
   * What was thrown.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:388
   */
  error: any;
}

/**
 * What an `onFindByIdError` hook is called with.
 *
 * @remarks The hook cannot replace the error except by throwing its own.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam Context - Type of the context.
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/types/base.service.types.ts:391
 */
export interface OnFindByIdErrorHookArgs<T extends ModelDelegate, Context = ServiceBaseContext> {
  /**
   * What was thrown.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:395
   */
  error: any;
  /**
   * The identifier that was asked for.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:396
   */
  id: string | number;
  /**
   * The Prisma options; change them in place.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:397
   */
  queryOptions?: FindByIdOptions<T>;
  /**
   * Who is asking.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:398
   */
  context?: Context;
}

/**
 * What an `onFindOneError` hook is called with.
 *
 * @remarks The hook cannot replace the error except by throwing its own.
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
   * What was thrown.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:405
   */
  error: any;
}

/**
 * What an `onUpdateOneError` hook is called with.
 *
 * @remarks The hook cannot replace the error except by throwing its own. `data` is the object
 * passed to the method, before relations were translated.
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
   * What was thrown.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:412
   */
  error: any;
}

/**
 * What an `onUpdateManyError` hook is called with.
 *
 * @remarks The hook cannot replace the error except by throwing its own. `data` is the object
 * passed to the method, before relations were translated.
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
   * What was thrown.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:419
   */
  error: any;
}

/**
 * What an `onDeleteOneError` hook is called with.
 *
 * @remarks The hook cannot replace the error except by throwing its own.
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
   * What was thrown.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:426
   */
  error: any;
}

/**
 * What an `onDeleteManyError` hook is called with.
 *
 * @remarks The hook cannot replace the error except by throwing its own.
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
   * What was thrown.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/base/types/base.service.types.ts:433
   */
  error: any;
}

/**
 * Signs and checks tokens, hashes passwords and decides on access.
 *
 * @since 1.1.12-beta
 * @source packages/arkos/src/modules/auth/auth.service.ts:34
 */
export declare class AuthService {
  /**
   * Meant for the actions asked for per resource; nothing fills it in 1.3.
   *
   * @defaultValue {}
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/auth/auth.service.ts:38
   */
  actionsPerResource: Record<string, Set<string>>;
  /**
   * Signs a token for a user.
   *
   * @param id - Identifier of the user.
   * @param expiresIn - Lifetime: a duration such as `30d`, or a number of seconds. Default:
   * `authentication.jwt.expiresIn`, else `JWT_EXPIRES_IN`, else `30d`.
   * @param secret - Signing secret. Default: `authentication.jwt.secret`, else `JWT_SECRET`, else
   * the constant of the package.
   * @returns The token, HS256, with `{id, iat, exp}`.
   * @throws AppError 500 `MissingJWTOnProduction` in a build without `JWT_SECRET` and
   * `authentication.jwt.secret`, even when `secret` is given.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:48
   */
  signJwtToken(id: number | string, expiresIn?: MsDuration | number, secret?: string): string;
  /**
   * Works out the attributes of the token cookie for a request.
   *
   * @param req - The request, which decides on `secure`.
   * @returns Options for `res.cookie()`.
   * @throws Error when `req` is missing.
   * @throws Error `Invalid time format: …` when the lifetime has no unit, or a space before it.
   * @since 1.3.7-beta
   * @source packages/arkos/src/modules/auth/auth.service.ts:100
   */
  getJwtCookieOptions(req: ArkosRequest): {
    /**
     * End of the lifetime of a token that is issued now.
     *
     * @since 1.3.7-beta
     * @source packages/arkos/src/modules/auth/auth.service.ts:117
     */
    expires: Date;
    /**
     * Whether scripts in the page cannot read it.
     *
     * @since 1.3.7-beta
     * @source packages/arkos/src/modules/auth/auth.service.ts:127
     */
    httpOnly: boolean;
    /**
     * Whether it is sent over HTTPS only.
     *
     * @since 1.3.7-beta
     * @source packages/arkos/src/modules/auth/auth.service.ts:133
     */
    secure: boolean;
    /**
     * When it is sent with requests from other sites.
     *
     * @since 1.3.7-beta
     * @source packages/arkos/src/modules/auth/auth.service.ts:139
     */
    sameSite: 'lax' | 'strict' | 'none';
  };
  /**
   * Tells whether a text is a bcrypt hash already.
   *
   * @remarks Looks only for a number after the second `$`: a password such as `pa$$1word` passes
   * for a hash, and is then stored as it is.
   *
   * @param password - The text.
   * @returns True for a bcrypt hash.
   * @throws Error `Illegal arguments: …` when it is no text.
   * @since 1.1.67-beta
   * @source packages/arkos/src/modules/auth/auth.service.ts:154
   */
  isPasswordHashed(password: string): boolean;
  /**
   * Compares a password with a hash.
   *
   * @param candidatePassword - The password as typed.
   * @param userPassword - The hash in the database.
   * @returns Whether they match.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:165
   */
  isCorrectPassword(candidatePassword: string, userPassword: string): Promise<boolean>;
  /**
   * Hashes a password with bcrypt, 12 rounds.
   *
   * @param password - The password as typed.
   * @returns The hash.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:178
   */
  hashPassword(password: string): Promise<string>;
  /**
   * Tests a password against `authentication.passwordValidation.regex`.
   *
   * @remarks By default one upper-case letter, one lower-case letter and one digit, of any
   * length.
   *
   * @param password - The password as typed.
   * @returns Whether it matches.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:199
   */
  isPasswordStrong(password: string): boolean;
  /**
   * Tells whether the password changed after a token was issued.
   *
   * @param user - The user, with `passwordChangedAt`.
   * @param JWTTimestamp - The `iat` of the token, in seconds.
   * @returns True when the token is older than the password.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:215
   */
  userChangedPasswordAfter(user: User, JWTTimestamp: number): boolean;
  /**
   * Verifies a token.
   *
   * @param token - The token.
   * @param secret - Secret it was signed with. Default as in `signJwtToken`.
   * @returns What it carries.
   * @throws AppError 500 `MissingJWTSecretInProduction` in a build without a secret.
   * @throws `JsonWebTokenError` or `TokenExpiredError` of jsonwebtoken.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:235
   */
  verifyJwtToken(token: string, secret?: string): Promise<AuthJwtPayload>;
  /**
   * Decides by the roles of the user and the rules of a module.
   *
   * @param user - The user, with `role` or `roles`.
   * @param action - The action.
   * @param accessControl - Rules of the module.
   * @returns Whether one of the roles is allowed.
   * @throws Error when the user has neither `role` nor `roles`.
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/auth/auth.service.ts:276
   */
  protected checkStaticAccessControl(
    user: User,
    action: string,
    accessControl: AccessControlConfig,
  ): boolean;
  /**
   * Decides by the permissions in the database.
   *
   * @remarks Reads `prisma.userRole`, related to a role with `permissions`.
   *
   * @param userId - Identifier of the user.
   * @param action - The action.
   * @param resource - Kebab-case name of the resource.
   * @returns Whether one of the roles holds the permission.
   * @since 1.3.0-beta
   * @source packages/arkos/src/modules/auth/auth.service.ts:308
   */
  protected checkDynamicAccessControl(
    userId: string,
    action: string,
    resource: string,
  ): Promise<boolean>;
  /**
   * Makes a middleware that lets the request on when its user may do the action.
   *
   * @remarks A request without a user is let on: put `authService.authenticate` before it. Also
   * lists the action under `/api/auth-actions`.
   *
   * @param action - The action.
   * @param resource - Kebab-case name of the resource.
   * @param accessControl - The rules of the whole module, not of one action. Default: those of
   * the module of that name, when it is loaded already.
   * @returns The middleware.
   * @throws Passes AppError 403 `NotEnoughPermissions` on.
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
   * @param req - The request: header `Authorization: Bearer …`, else cookie `arkos_access_token`.
   * @returns The user, or null while authentication is not configured.
   * @throws AppError 401 `LoginRequired` without a token.
   * @throws AppError 401 `InvalidAuthToken` for a token that does not verify.
   * @throws AppError 401 `UserNoLongerExists` when its user is gone.
   * @throws AppError 401 `PasswordChanged` when the password changed since, except
   * where the path contains `logout`.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:403
   */
  getAuthenticatedUser(req: ArkosRequest): Promise<User | null>;
  /**
   * Middleware that loads the user into `req.user`, and lets every request on while
   * authentication is not configured.
   *
   * @throws Passes the errors of `getAuthenticatedUser` on.
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.service.ts:466
   */
  authenticate: any;
  /**
   * Chooses the middleware for an action: `authenticate`, or one that lets everyone on.
   *
   * @remarks Only an object with the action set to false makes it public; a plain `false` does
   * not.
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
   * Makes a check for use inside handlers.
   *
   * @param action - The action.
   * @param resource - Kebab-case name of the resource.
   * @param accessControl - Rules for static mode. Default: those of the module of that name, which
   * in 1.3 are found for `auth` and `file-upload` only; for a model give them.
   * @returns A function that takes a user and tells whether the action is allowed; super users
   * always may.
   * @throws Error when called while a request is being handled; behind an awaited middleware of
   * the same route it is not noticed. Call it when the module is loaded.
   * @throws The function it returns throws Error while authentication is not configured, and
   * AppError 401 `LoginRequired` without a user.
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
 * The instance the framework itself uses.
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
   * @defaultValue the user name of the account
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:10
   */
  from?: string;
  /**
   * Receiver or receivers.
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
 * @remarks Where a connection comes from: options of the constructor or `updateConfig`, else
 * `email` of the configuration, else the `EMAIL_*` variables.
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
   * Makes a service.
   *
   * @param config - Connection to use as it is, instead of the configuration and the environment.
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
   * @param connectionOptions - Another connection for this message; it is verified first.
   * @param skipVerification - `false` verifies the connection first. Default: true.
   * @returns `success: true` and what nodemailer reports.
   * @throws AppError 500 when neither configuration nor environment name host, user and password,
   * even with `connectionOptions`.
   * @throws Error `Failed to connect to email server` when the verification fails.
   * @throws The error of nodemailer.
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
       * Always true: a failure throws.
       *
       * @since 1.0
       * @source packages/arkos/src/modules/email/email.service.ts:139
       */
      success: boolean;
      /**
       * Identifier the mail server gave the message.
       *
       * @since 1.0
       * @source packages/arkos/src/modules/email/email.service.ts:139
       */
      messageId?: string;
    } & Record<string, any>
  >;
  /**
   * Tries the connection.
   *
   * @param transporterToVerify - A transporter of nodemailer. Default: the one of the service.
   * @returns Whether the server accepts it; failures are logged, not thrown.
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:167
   */
  verifyConnection(transporterToVerify?: Transporter): Promise<boolean>;
  /**
   * Changes the connection of the service.
   *
   * @param config - Used as it is, without defaults.
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:184
   */
  updateConfig(config: SMTPConnectionOptions): void;
  /**
   * Makes another service.
   *
   * @param config - Its connection.
   * @returns The service.
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:194
   */
  static create(config: SMTPConnectionOptions): EmailService;
}

/**
 * The instance that follows the configuration.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/email/email.service.ts:199
 */
export declare const emailService: EmailService;

/**
 * Receives files with multer into one folder, and deletes them.
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
   * Makes a service for a folder and creates the folder.
   *
   * @param uploadDir - Folder from the working directory; slashes at both ends are taken off.
   * @param fileSizeLimit - Bytes of one file. Default: 5242880 (5 MiB).
   * @param allowedFileTypes - Pattern for the lower-cased file extension. Default: every file.
   * @param maxCount - Files in one request. Default: 30.
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
   * The multer instance of the service.
   *
   * @returns Multer with storage on disk, the extension filter and the size limit.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:91
   */
  getUpload(): multer.Multer;
  /**
   * Makes a middleware that takes one file.
   *
   * @remarks The field is named `images`, `videos`, `documents` or `files`, by the end of the
   * folder.
   *
   * @param oldFilePath - File under `baseUploadDir` to delete after the upload.
   * @returns The middleware.
   * @throws Passes `MulterError` on (500).
   * @throws Passes AppError 400 `FileTypeNotAllowed` on.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:104
   */
  handleSingleUpload(oldFilePath?: string): ArkosRequestHandler;
  /**
   * Makes a middleware that takes up to `maxCount` files.
   *
   * @returns The middleware.
   * @throws Passes `MulterError` on (500).
   * @throws Passes AppError 400 `FileTypeNotAllowed` on.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:139
   */
  handleMultipleUpload(): ArkosRequestHandler;
  /**
   * Makes a middleware that deletes a file; failures are logged.
   *
   * @param oldFilePath - Path of the file, from the working directory.
   * @returns The middleware.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:155
   */
  handleDeleteSingleFile(oldFilePath: string): ArkosRequestHandler;
  /**
   * Deletes the file behind an address of the upload router.
   *
   * @remarks In an absolute address a name that must be encoded is not found.
   *
   * @param fileUrl - Absolute address, or a path.
   * @returns True.
   * @throws AppError 400 when the address is not one of the upload router.
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
   * Receives the files of a request inside your own handler, and answers with their addresses.
   *
   * @remarks The default query parser makes a boolean of `?multiple=true`, so several files need
   * `queryParserOptions.parseBoolean: false`. Sizes and formats work only in a folder whose path
   * contains `/images`.
   *
   * @param req - The request.
   * @param res - The response.
   * @param next - Receives the error of an image that cannot be processed.
   * @param options - What to do with images.
   * @returns The address of the file, or the addresses when `req.query.multiple` is the string
   * `true`; null for an image that could not be processed.
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
       * Width in pixels, fit inside.
       *
       * @since 1.2.0-beta
       * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:299
       */
      width?: number;
      /**
       * Height in pixels, fit inside.
       *
       * @since 1.2.0-beta
       * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:300
       */
      height?: number;
      /**
       * Pixels of the smaller side; wins over width and height.
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
   * @param fileType - Kind of file.
   * @returns True.
   * @throws AppError 400 without a kind, or with one that does not exist.
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
 * Makes the four services of the upload router from the configuration.
 *
 * @remarks Every call makes new ones.
 *
 * @returns One service for each kind of file.
 * @since 1.2.0-beta
 * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:444
 */
export declare const getFileUploadServices: () => {
  /**
   * Takes images.
   *
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:493
   */
  imageUploadService: FileUploadService;
  /**
   * Takes videos.
   *
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:494
   */
  videoUploadService: FileUploadService;
  /**
   * Takes documents.
   *
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.service.ts:495
   */
  documentUploadService: FileUploadService;
  /**
   * Takes any file.
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
 * An action a permission is about: the four of the generated endpoints, or any name of your own.
 *
 * @since 1.1.59-beta
 * @source packages/arkos/src/types/auth.ts:10
 */
type AccessAction = 'Create' | 'Update' | 'Delete' | 'View' | string;

export {};
