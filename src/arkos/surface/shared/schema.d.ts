/**
 * A parsed Prisma schema.
 *
 * @packageDocumentation
 */

/** A field of a model. */
export interface PrismaField {
  /** Name. */
  name: string;
  /** Type without `[]` and `?`. */
  type: string;
  /** Whether the line has a `?`. */
  isOptional: boolean;
  /** Whether it is a list. */
  isArray: boolean;
  /** `fields` of `@relation`, empty when there are none. */
  foreignKeyField?: string;
  /** `references` of `@relation`, empty when there are none. */
  foreignReferenceField?: string;
  /** Whether the type is a model. */
  isRelation: boolean;
  /** Value of `@default`, undefined for functions. */
  defaultValue?: any;
  /** Whether it has `@id`. */
  isId?: boolean;
  /** Whether it has `@unique`. */
  isUnique?: boolean;
  /** Its attributes, each cut at its first space. */
  attributes: string[];
}

/** A model. */
export interface PrismaModel {
  /** Name. */
  name: string;
  /** Fields. */
  fields: PrismaField[];
  /** Argument of `@@map`. */
  mapName?: string;
}

/** An enum. */
export interface PrismaEnum {
  /** Name. */
  name: string;
  /** Its lines: values, and also comments and attributes. */
  values: string[];
}

/** Models and enums of a schema. */
export interface PrismaSchema {
  /** Models. */
  models: PrismaModel[];
  /** Enums. */
  enums: PrismaEnum[];
}
