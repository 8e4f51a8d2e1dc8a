import type {Fields} from '../query';
import type {Field, Model, Schema} from '../schema';
import {Models} from './model-info';
import {seededHash} from './passwords';

/** Records by model, as they are put into a store. */
export type Seed = Readonly<Record<string, readonly Fields[]>>;

const perModel = 3;

/** An id that says what it is of: the same in every run. */
const idOf = (model: number, record: number): string =>
  `${model + 1}0000000-0000-4000-8000-${String(record + 1).padStart(12, '0')}`;

function sample(field: Field, number: number, schema: Schema): unknown {
  const {name, type, isEnum, isList, isOptional, defaultText} = field;
  if (isList) return [];
  if (isEnum) {
    const values = schema.enums.find((one) => one.name === type)?.values ?? [];
    return values[number % Math.max(1, values.length)] ?? null;
  }
  if (isOptional && number === 2) return null;
  switch (type) {
    case 'String':
      return /email/i.test(name) ? `reader${number + 1}@example.com` : `${name} ${number + 1}`;
    case 'Boolean':
      return defaultText ? defaultText === 'true' : number % 2 === 0;
    case 'Int':
    case 'BigInt':
      return (number + 1) * 10;
    case 'Float':
      return (number + 1) * 9.5;
    case 'Decimal':
      return String((number + 1) * 9.5);
    case 'DateTime':
      return `2026-01-0${number + 1}T09:00:00.000Z`;
    case 'Json':
      return {};
    default:
      return null;
  }
}

/**
 * Makes records for every model of a schema; each refers to the record of the same number. The
 * password of users is {@link seededPassword}, and the first is a superuser.
 *
 * @param schema - The schema.
 * @returns Three records for each model.
 */
export function seedOf(schema: Schema): Seed {
  const models = new Models(schema);
  const keyOf = (model: Model, name: string, number: number): unknown => {
    const field = model.fields.find((one) => one.name === name);
    const index = schema.models.indexOf(model);
    if (field?.type === 'Int' || field?.type === 'BigInt') return number + 1;
    return field?.type === 'String' ? idOf(index, number) : undefined;
  };
  const users = models.ofDelegate('user');
  const valueOf = (
    model: Model,
    field: Field,
    number: number,
    followed: readonly Field[] = [],
  ): unknown => {
    // Foreign keys can refer to each other.
    if (followed.includes(field)) return keyOf(model, field.name, number) ?? null;
    // Users can log in, and the first one may do everything.
    if (model === users && field.name === 'password' && field.type === 'String') return seededHash;
    if (model === users && field.name === 'isSuperUser') return number === 0;
    // With a time in either, the framework rejects the user's token.
    if (model === users && /^(?:deletedSelfAccountAt|passwordChangedAt)$/.test(field.name))
      return null;
    const reference = model.fields.find(
      ({isRelation, relation}) => isRelation && relation?.fields.includes(field.name),
    );
    if (reference?.relation) {
      if (reference.type === model.name) return null;
      const target = models.get(reference.type);
      const column = reference.relation.references[reference.relation.fields.indexOf(field.name)];
      const there = target.fields.find(({name}) => name === column);
      return there ? valueOf(target, there, number, [...followed, field]) : null;
    }
    if (model.key.length === 1 && model.key[0] === field.name)
      return keyOf(model, field.name, number) ?? sample(field, number, schema);
    return sample(field, number, schema);
  };
  return Object.fromEntries(
    schema.models.map((model) => [
      model.name,
      Array.from({length: perModel}, (_, number) =>
        Object.fromEntries(
          models.scalars(model).map((field) => [field.name, valueOf(model, field, number)]),
        ),
      ),
    ]),
  );
}
