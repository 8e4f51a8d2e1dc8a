/**
 * A parsed Prisma schema.
 *
 * @packageDocumentation
 */

/**
 * A field of a model.
 *
 * @since 1.2.14-beta
 * @source packages/arkos/src/utils/prisma/types.ts:1
 */
export interface PrismaField {
  /**
   * Name.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:2
   */
  name: string;
  /**
   * Type without `[]` and `?`.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:3
   */
  type: string;
  /**
   * Whether the line has a `?`.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:4
   */
  isOptional: boolean;
  /**
   * Whether it is a list.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:5
   */
  isArray: boolean;
  /**
   * `fields` of `@relation`, empty when there are none.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/utils/prisma/types.ts:6
   */
  foreignKeyField?: string;
  /**
   * `references` of `@relation`, empty when there are none.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/utils/prisma/types.ts:7
   */
  foreignReferenceField?: string;
  /**
   * Whether the type is a model.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/utils/prisma/types.ts:8
   */
  isRelation: boolean;
  /**
   * Value of `@default`, undefined for functions.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:9
   */
  defaultValue?: any;
  /**
   * Whether it has `@id`.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:10
   */
  isId?: boolean;
  /**
   * Whether it has `@unique`.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:11
   */
  isUnique?: boolean;
  /**
   * Its attributes as written.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:12
   */
  attributes: string[];
}

/**
 * A model.
 *
 * @since 1.2.14-beta
 * @source packages/arkos/src/utils/prisma/types.ts:15
 */
export interface PrismaModel {
  /**
   * Name.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:16
   */
  name: string;
  /**
   * Fields.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:17
   */
  fields: PrismaField[];
  /**
   * Argument of `@@map`.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:18
   */
  mapName?: string;
}

/**
 * An enum.
 *
 * @since 1.2.14-beta
 * @source packages/arkos/src/utils/prisma/types.ts:21
 */
export interface PrismaEnum {
  /**
   * Name.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:22
   */
  name: string;
  /**
   * Values.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:23
   */
  values: string[];
}

/**
 * Models and enums of a schema.
 *
 * @since 1.2.14-beta
 * @source packages/arkos/src/utils/prisma/types.ts:26
 */
export interface PrismaSchema {
  /**
   * Models.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:27
   */
  models: PrismaModel[];
  /**
   * Enums.
   *
   * @since 1.2.14-beta
   * @source packages/arkos/src/utils/prisma/types.ts:28
   */
  enums: PrismaEnum[];
}
