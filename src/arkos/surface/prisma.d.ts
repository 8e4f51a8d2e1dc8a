/**
 * The entry point `arkos/prisma`: query files and the Prisma schema.
 *
 * @packageDocumentation
 */
import type {PrismaEnum, PrismaField, PrismaModel, PrismaSchema} from './shared/schema';

/**
 * The names of the models, as written in the Prisma schema.
 *
 * @returns The names.
 * @since 1.0
 * @source packages/arkos/src/exports/prisma/index.ts:4
 */
export declare function getPrismaModels(): string[];

/**
 * The default export of a query file, `src/modules/<model>/<model>.query.ts`.
 *
 * @remarks Merged in this order, later keys override earlier ones: queryOptions, global,
 * create/update/find/delete, save, saveOne/saveMany, the endpoint, and for a single record the
 * request. On lists the request adds keys to select, include and omit, and the file overrides keys
 * that both have. Arrays are appended.
 *
 * @typeParam T - The delegate of the model.
 * @typeParam ModelName - `"auth"` for the options of the auth endpoints.
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:140
 */
export type PrismaQueryOptions<
  T extends Record<string, any>,
  ModelName extends string = string,
> = ModelName extends 'auth' ? AuthPrismaQueryOptions<T> : BasePrismaQueryOptions<T>;

/**
 * Prisma options for the auth endpoints.
 *
 * @remarks `global` and `queryOptions` work here too, although the type lacks them.
 *
 * @typeParam T - The delegate of the model `User`.
 * @since 1.1.59-beta
 * @source packages/arkos/src/types/index.ts:15
 */
export type AuthPrismaQueryOptions<T extends Record<string, any>> = {
  /**
   * For `GET /api/users/me`.
   *
   * @since 1.1.59-beta
   * @source packages/arkos/src/types/index.ts:20
   */
  getMe?: Partial<Parameters<T['findUnique']>[0]>;
  /**
   * For `PATCH /api/users/me`.
   *
   * @since 1.1.59-beta
   * @source packages/arkos/src/types/index.ts:24
   */
  updateMe?: Partial<Parameters<T['update']>[0]>;
  /**
   * For `DELETE /api/users/me`.
   *
   * @since 1.1.59-beta
   * @source packages/arkos/src/types/index.ts:28
   */
  deleteMe?: Partial<Parameters<T['update']>[0]>;
  /**
   * For the user that `POST /api/auth/login` finds.
   *
   * @since 1.1.59-beta
   * @source packages/arkos/src/types/index.ts:33
   */
  login?: Partial<Parameters<T['findFirst']>[0]>;
  /**
   * For `POST /api/auth/signup`.
   *
   * @since 1.1.59-beta
   * @source packages/arkos/src/types/index.ts:37
   */
  signup?: Partial<Parameters<T['create']>[0]>;
  /**
   * Has no effect on `POST /api/auth/update-password`.
   *
   * @remarks It is loaded but never applied.
   *
   * @since 1.1.59-beta
   * @source packages/arkos/src/types/index.ts:41
   */
  updatePassword?: Partial<Parameters<T['update']>[0]>;
  /**
   * Has no effect on `GET /api/auth-actions`.
   *
   * @remarks It is loaded but never applied.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:45
   */
  findManyAuthAction?: Partial<Parameters<T['findMany']>[0]>;
  /**
   * Has no effect on `GET /api/auth-actions/:resourceName`.
   *
   * @remarks It is loaded but never applied.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:49
   */
  findOneAuthAction?: Partial<Parameters<T['findFirst']>[0]>;
};

/**
 * Prisma options for the endpoints of a model.
 *
 * @typeParam T - The delegate of the model.
 * @since 1.3.4-beta
 * @source packages/arkos/src/types/index.ts:56
 */
type BasePrismaQueryOptions<T extends Record<string, any>> = {
  /**
   * Old name of `global`.
   *
   * @deprecated Use `global`.
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:60
   */
  queryOptions?: Partial<Parameters<T['findMany']>[0]>;
  /**
   * For every endpoint of the module.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:65
   */
  global?: Partial<Parameters<T['findMany']>[0]>;
  /**
   * For reading, one or many.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:69
   */
  find?: Partial<Parameters<T['findMany']>[0]>;
  /**
   * For creating, one or many.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:73
   */
  create?: Partial<Parameters<T['create']>[0]>;
  /**
   * For updating, one or many.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:77
   */
  update?: Partial<Parameters<T['update']>[0]>;
  /**
   * For deleting.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:81
   */
  delete?: Partial<Parameters<T['delete']>[0]>;
  /**
   * For creating and updating, one or many.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:85
   */
  save?: Partial<Parameters<T['create']>[0]> | Partial<Parameters<T['update']>[0]>;
  /**
   * For creating and updating one record.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:91
   */
  saveOne?: Partial<Parameters<T['create']>[0]> | Partial<Parameters<T['update']>[0]>;
  /**
   * For creating and updating many.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:97
   */
  saveMany?: Partial<Parameters<T['createMany']>[0]> | Partial<Parameters<T['updateMany']>[0]>;
  /**
   * For `GET /api/{models}/:id`.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:103
   */
  findOne?: Partial<Parameters<T['findFirst']>[0]>;
  /**
   * For `GET /api/{models}`.
   *
   * @remarks Pagination overrides `take` and `skip`, except with `limit=all`.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:107
   */
  findMany?: Partial<Parameters<T['findMany']>[0]>;
  /**
   * For `POST /api/{models}`.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:111
   */
  createOne?: Partial<Parameters<T['create']>[0]>;
  /**
   * For `POST /api/{models}/many`.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:115
   */
  createMany?: Partial<Parameters<T['createMany']>[0]>;
  /**
   * For `PATCH /api/{models}/:id`.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:119
   */
  updateOne?: Partial<Parameters<T['update']>[0]>;
  /**
   * For `PATCH /api/{models}/many`.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:123
   */
  updateMany?: Partial<Parameters<T['updateMany']>[0]>;
  /**
   * For `DELETE /api/{models}/:id`.
   *
   * @remarks It is loaded but never applied.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:127
   */
  deleteOne?: Partial<Parameters<T['delete']>[0]>;
  /**
   * For `DELETE /api/{models}/many`.
   *
   * @remarks Only `where` is applied.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:131
   */
  deleteMany?: Partial<Parameters<T['deleteMany']>[0]>;
};

/**
 * Reads models and enums from the `.prisma` files in `prisma/`, except `migrations/`.
 *
 * @since 1.2.14-beta
 * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:21
 */
declare class PrismaSchemaParser {
  /**
   * Enums of the schema.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:23
   */
  enums: PrismaEnum[];
  /**
   * Models of the schema.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:25
   */
  models: PrismaModel[];
  /**
   * Always empty.
   *
   * @defaultValue ""
   * @since 1.3.0-beta
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:27
   */
  prismaSchemasContent: string;
  /**
   * Whether the files were read.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:28
   */
  parsed: boolean;
  /**
   * Reads the files immediately.
   *
   * @throws Error if there is no folder `prisma/`.
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:30
   */
  constructor();
  /**
   * Reads the files, once.
   *
   * @param options - `override: true` reads them again.
   * @returns Models and enums.
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:39
   */
  parse({
    override,
  }?: {
    /**
     * Whether to read the files again.
     *
     * @since 1.3.0-beta
     * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:40
     */
    override: boolean;
  }): PrismaSchema;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:60
   */
  private extractEnums;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:82
   */
  private parseEnumBlock;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:108
   */
  private extractModels;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:128
   */
  private extractModelBlocks;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:141
   */
  private parseModelBlock;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:162
   */
  private parseFields;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:204
   */
  private parseFieldLine;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:278
   */
  private parseDefaultValue;
  /**
   * The joined text of the files.
   *
   * @returns The string.
   * @since 1.3.0-beta
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:298
   */
  getPrismaSchemasContent(): string;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:326
   */
  private getAllPrismaFiles;
  /**
   * Returns whether a type is an enum of the schema.
   *
   * @param typeName - Name as written.
   * @returns Whether it is.
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:357
   */
  isEnum(typeName: string): boolean;
  /**
   * Returns whether a type is a model of the schema.
   *
   * @param typeName - Name as written.
   * @returns Whether it is.
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:375
   */
  isModel(typeName: string): boolean;
  /**
   * The fields with `@unique`.
   *
   * @remarks A field with `@id` is not included.
   *
   * @param modelName - Name in any case.
   * @returns The fields, or undefined for an unknown model.
   * @since 1.3.0-beta
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:379
   */
  getModelUniqueFields(modelName: string): PrismaField[] | undefined;
  /**
   * Relation fields.
   *
   * @param modelName - Name in any case.
   * @returns The fields, or undefined for an unknown model.
   * @since 1.3.0-beta
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:385
   */
  getModelRelations(modelName: string): PrismaField[] | undefined;
  /**
   * Names of the models.
   *
   * @returns The names.
   * @since 1.3.0-beta
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:391
   */
  getModelsAsArrayOfStrings(): string[];
  /**
   * The first field of any model that matches.
   *
   * @param criteria - Properties that the field must have.
   * @returns The field, or undefined.
   * @since 1.3.4-beta
   * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:395
   */
  getField(criteria: Partial<PrismaField>): PrismaField | undefined;
}

/**
 * The parsed Prisma schema of the project.
 *
 * @since 1.3.0-beta
 * @source packages/arkos/src/utils/prisma/prisma-schema-parser.ts:412
 */
export declare const prismaSchemaParser: PrismaSchemaParser;

export {};
