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
 */
export declare function getPrismaModels(): string[];

/**
 * The default export of a query file, `src/modules/<model>/<model>.query.ts`.
 *
 * @remarks Merged in this order, later keys override earlier ones: queryOptions, global,
 * create/update/find/delete, save, saveOne/saveMany, the endpoint, and for a single record the
 * request. On lists the request adds keys to select, include and omit at every level. The file
 * wins where both set the same value, but a relation that the request includes replaces the same
 * relation in the file's select. Arrays are appended.
 */
export type PrismaQueryOptions<
  T extends Record<string, any>,
  ModelName extends string = string,
> = ModelName extends 'auth' ? AuthPrismaQueryOptions<T> : BasePrismaQueryOptions<T>;

/**
 * Prisma options for the auth endpoints.
 *
 * @remarks `global` and `queryOptions` work here too, although the type lacks them.
 */
export type AuthPrismaQueryOptions<T extends Record<string, any>> = {
  /** For `GET /api/users/me`. */
  getMe?: Partial<Parameters<T['findUnique']>[0]>;
  /** For `PATCH /api/users/me`. */
  updateMe?: Partial<Parameters<T['update']>[0]>;
  /** For `DELETE /api/users/me`. */
  deleteMe?: Partial<Parameters<T['update']>[0]>;
  /** For the user that `POST /api/auth/login` finds. */
  login?: Partial<Parameters<T['findFirst']>[0]>;
  /** For `POST /api/auth/signup`. */
  signup?: Partial<Parameters<T['create']>[0]>;
  /**
   * Has no effect on `POST /api/auth/update-password`.
   *
   * @remarks It is loaded but never applied.
   */
  updatePassword?: Partial<Parameters<T['update']>[0]>;
  /**
   * Has no effect on `GET /api/auth-actions`.
   *
   * @remarks It is loaded but never applied.
   */
  findManyAuthAction?: Partial<Parameters<T['findMany']>[0]>;
  /**
   * Has no effect on `GET /api/auth-actions/:resourceName`.
   *
   * @remarks It is loaded but never applied.
   */
  findOneAuthAction?: Partial<Parameters<T['findFirst']>[0]>;
};

/** Prisma options for the endpoints of a model. */
type BasePrismaQueryOptions<T extends Record<string, any>> = {
  /**
   * Old name of `global`.
   *
   * @deprecated Use `global`.
   */
  queryOptions?: Partial<Parameters<T['findMany']>[0]>;
  /** For every endpoint of the module. */
  global?: Partial<Parameters<T['findMany']>[0]>;
  /** For reading, one or many. */
  find?: Partial<Parameters<T['findMany']>[0]>;
  /** For creating, one or many. */
  create?: Partial<Parameters<T['create']>[0]>;
  /** For updating, one or many. */
  update?: Partial<Parameters<T['update']>[0]>;
  /** For deleting. */
  delete?: Partial<Parameters<T['delete']>[0]>;
  /** For creating and updating, one or many. */
  save?: Partial<Parameters<T['create']>[0]> | Partial<Parameters<T['update']>[0]>;
  /** For creating and updating one record. */
  saveOne?: Partial<Parameters<T['create']>[0]> | Partial<Parameters<T['update']>[0]>;
  /** For creating and updating many. */
  saveMany?: Partial<Parameters<T['createMany']>[0]> | Partial<Parameters<T['updateMany']>[0]>;
  /** For `GET /api/{models}/:id`. */
  findOne?: Partial<Parameters<T['findFirst']>[0]>;
  /**
   * For `GET /api/{models}`.
   *
   * @remarks Pagination overrides `take` and `skip`, except with `limit=all`.
   */
  findMany?: Partial<Parameters<T['findMany']>[0]>;
  /** For `POST /api/{models}`. */
  createOne?: Partial<Parameters<T['create']>[0]>;
  /** For `POST /api/{models}/many`. */
  createMany?: Partial<Parameters<T['createMany']>[0]>;
  /** For `PATCH /api/{models}/:id`. */
  updateOne?: Partial<Parameters<T['update']>[0]>;
  /** For `PATCH /api/{models}/many`. */
  updateMany?: Partial<Parameters<T['updateMany']>[0]>;
  /**
   * For `DELETE /api/{models}/:id`.
   *
   * @remarks It is loaded but never applied.
   */
  deleteOne?: Partial<Parameters<T['delete']>[0]>;
  /**
   * For `DELETE /api/{models}/many`.
   *
   * @remarks Only `where` is applied.
   */
  deleteMany?: Partial<Parameters<T['deleteMany']>[0]>;
};

declare class PrismaSchemaParser {
  enums: PrismaEnum[];
  models: PrismaModel[];
  prismaSchemasContent: string;
  parsed: boolean;
  constructor();
  parse({override}?: {override: boolean}): PrismaSchema;
  private extractEnums;
  private parseEnumBlock;
  private extractModels;
  private extractModelBlocks;
  private parseModelBlock;
  private parseFields;
  private parseFieldLine;
  private parseDefaultValue;
  getPrismaSchemasContent(): string;
  private getAllPrismaFiles;
  isEnum(typeName: string): boolean;
  isModel(typeName: string): boolean;
  getModelUniqueFields(modelName: string): PrismaField[] | undefined;
  /** Relation fields. */
  getModelRelations(modelName: string): PrismaField[] | undefined;
  getModelsAsArrayOfStrings(): string[];
  getField(criteria: Partial<PrismaField>): PrismaField | undefined;
}

/** The parsed Prisma schema of the project. */
export declare const prismaSchemaParser: PrismaSchemaParser;

export {};
