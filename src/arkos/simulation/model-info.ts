import leven from 'leven';

import {delegateOf} from '../endpoints';
import type {Field, Model, Schema} from '../schema';
import {invalid} from './errors';

/** The nearest of some names, as Prisma suggests it: three edits away at most. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const scored = names.map((one) => ({one, distance: leven(name, one)}));
  const best = Math.min(3, ...scored.map(({distance}) => distance));
  return scored.find(({distance}) => distance === best)?.one;
}

/**
 * Rejects an argument that Prisma does not know.
 *
 * @param name - What is given.
 * @param names - What there is.
 */
export function unknownArgument(name: string, names: readonly string[]): never {
  const near = nearest(name, names);
  const hint = near === undefined ? '' : ` Did you mean \`${near}\`?`;
  throw invalid(`Unknown argument \`${name}\`.${hint} Available options are marked with ?.`);
}

/** A schema with the lookups that the simulated Prisma needs. */
export class Models {
  private readonly byName: ReadonlyMap<string, Model>;

  /** @param schema - What is simulated. */
  constructor(readonly schema: Schema) {
    this.byName = new Map(schema.models.map((model) => [model.name, model]));
  }

  /** A model by its name, which must be one of the schema. */
  get(name: string): Model {
    const model = this.byName.get(name);
    if (!model) throw new Error(`No model ${name}`);
    return model;
  }

  /** The model that Prisma's client has under a name: `user` for `User`. */
  ofDelegate(delegate: string): Model | undefined {
    return this.schema.models.find(({name}) => delegateOf(name) === delegate);
  }

  /** The fields that Prisma gives back by default. */
  scalars(model: Model): Field[] {
    return model.fields.filter(({isRelation, type}) => !isRelation && type !== 'Unsupported');
  }

  /** The other side of a relation. */
  opposite(model: Model, field: Field): Field | undefined {
    return this.get(field.type).fields.find(
      (other) =>
        other.isRelation &&
        other.type === model.name &&
        other.relation?.name === field.relation?.name &&
        (other !== field || model.name !== field.type),
    );
  }

  /** Columns of this model that hold the other's key; undefined when they are on the other side. */
  foreignKey(field: Field): {fields: readonly string[]; references: readonly string[]} | undefined {
    const {relation} = field;
    return relation && relation.fields.length > 0 ? relation : undefined;
  }

  /** Sets of columns that no two records share. */
  uniques(model: Model): (readonly string[])[] {
    const own = model.fields.filter(({isUnique}) => isUnique).map(({name}) => [name]);
    return [...(model.key.length > 0 ? [model.key] : []), ...own, ...model.uniques];
  }
}
