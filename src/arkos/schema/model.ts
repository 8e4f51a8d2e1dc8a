/** The two ends of a relation, as its `@relation` says. */
export interface Relation {
  /** Name that tells two relations between the same models apart. */
  readonly name?: string;
  /** Columns of this model that hold the other's key; empty on the side without them. */
  readonly fields: readonly string[];
  /** Columns of the other model that they hold. */
  readonly references: readonly string[];
  /** What happens to this record when the other is deleted: `Cascade`, `SetNull`. */
  readonly onDelete?: string;
}

/** One field of a model. */
export interface Field {
  /** Name, as written. */
  readonly name: string;
  /** Type without `?` and `[]`: a scalar, an enum, the name of another model, or `Unsupported`. */
  readonly type: string;
  /** The type ends in `?`. */
  readonly isOptional: boolean;
  /** The type ends in `[]`. */
  readonly isList: boolean;
  /** The field carries `@id`. */
  readonly isId: boolean;
  /** The field carries `@unique`. */
  readonly isUnique: boolean;
  /** Prisma sets the field itself when a request does not: `@default`, `@updatedAt`. */
  readonly hasDefault: boolean;
  /** What is in `@default(…)`. */
  readonly defaultText?: string;
  /** The field carries `@updatedAt`. */
  readonly isUpdatedAt: boolean;
  /** The type is a model of the same text. */
  readonly isRelation: boolean;
  /** The type is an enum of the same text. */
  readonly isEnum: boolean;
  /** What `@relation` says, on a field of a relation. */
  readonly relation?: Relation;
  /** Line of the text, counted from 1. */
  readonly line: number;
}

/** One `model` or `view` block. */
export interface Model {
  /** Name, as written: `ReadingList`. */
  readonly name: string;
  /** Fields in the order of the text. */
  readonly fields: readonly Field[];
  /** The columns of its key, from `@id` or `@@id`; empty when it has neither. */
  readonly key: readonly string[];
  /** The columns of each `@@unique`. */
  readonly uniques: readonly (readonly string[])[];
  /** Line of the text on which the block opens, counted from 1. */
  readonly line: number;
}

/** One `enum` block. */
export interface Enum {
  readonly name: string;
  readonly values: readonly string[];
  /** Line of the text on which the block opens, counted from 1. */
  readonly line: number;
}

/** Something that Prisma would not accept. */
export interface Problem {
  /** Line of the text, counted from 1. */
  readonly line: number;
  /** What is wrong and how it is fixed. */
  readonly message: string;
}

/** A schema, as far as it can be read. */
export interface Schema {
  readonly models: readonly Model[];
  readonly views: readonly Model[];
  readonly enums: readonly Enum[];
  /** The database, from `datasource`. */
  readonly provider?: string;
  /** In the order of the text; empty for a schema that can be used. */
  readonly problems: readonly Problem[];
}
