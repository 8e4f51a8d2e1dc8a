import {isFields, unexpected, type Fields} from '../query';
import type {Field, Model} from '../schema';
import {invalid} from './errors';
import {unknownArgument} from './model-info';
import type {Filters} from './where';
import {compare, typeName} from './values';

/** What a record is turned into. */
export type ResponseShape = (record: Fields) => Fields;

const asFields = (value: unknown): Fields | undefined => (isFields(value) ? value : undefined);

const knownArguments = ['where', 'orderBy', 'skip', 'take', 'select', 'include', 'omit', 'data'];

/** Reads lists and their shape out of a store, as Prisma does. */
export class Reader {
  /** @param filters - Over the same store. */
  constructor(readonly filters: Filters) {}

  /**
   * Reads what a record is turned into.
   *
   * @param model - Of the record.
   * @param args - `select`, `include` and `omit`.
   * @throws ResponseError when Prisma would reject it.
   */
  shape(model: Model, args: Fields): ResponseShape {
    const {select, include, omit} = args;
    if (select !== undefined && include !== undefined)
      throw invalid('Please either use `include` or `select`, but not both at the same time.');
    if (select !== undefined && omit !== undefined)
      throw invalid('Please either use `omit` or `select`, but not both at the same time.');
    for (const name of Object.keys(args))
      if (!knownArguments.includes(name)) unknownArgument(name, knownArguments);
    if (select !== undefined) return this.parts(model, select, 'select');
    const omitted = this.omitted(model, omit);
    const names = this.filters.store.models.scalars(model).map(({name}) => name);
    const kept = names.filter((name) => !omitted.includes(name));
    const included = include === undefined ? () => ({}) : this.parts(model, include, 'include');
    return (record) => ({
      ...Object.fromEntries(kept.map((name) => [name, record[name] ?? null])),
      ...included(record),
    });
  }

  /**
   * Reads a list.
   *
   * @param model - Whose records.
   * @param args - Arguments of `findMany`.
   * @param source - The records to choose from, when called.
   * @throws ResponseError when Prisma would reject it.
   */
  list(model: Model, args: Fields): (source: readonly Fields[]) => Fields[] {
    const {where, orderBy, skip = 0, take} = args;
    const shape = this.shape(model, args);
    const test = this.filters.read(model, where);
    const order = this.order(model, orderBy);
    if (Number(skip) < 0) {
      throw unexpected(
        `Invalid value for skip argument: Value can only be positive, found: ${String(skip)}`,
      );
    }
    return (source) => {
      const matching = order([...source].filter(test)).slice(Number(skip));
      const amount = take === undefined ? matching.length : Number(take);
      return (amount < 0 ? matching.slice(amount) : matching.slice(0, amount)).map(shape);
    };
  }

  private omitted(model: Model, omit: unknown): string[] {
    const names = this.filters.store.models.scalars(model).map(({name}) => name);
    return Object.entries(asFields(omit) ?? {}).flatMap(([name, value]) => {
      if (!names.includes(name)) {
        throw invalid(
          `Unknown field \`${name}\` for omit statement on model \`${model.name}\`. Available options are marked with ?.`,
        );
      }
      return value === true ? [name] : [];
    });
  }

  private parts(model: Model, parts: unknown, statement: 'select' | 'include'): ResponseShape {
    const {store} = this.filters;
    const wanted = Object.entries(asFields(parts) ?? {}).filter(([, value]) => value !== false);
    const shapes = wanted.map(([name, value]): ResponseShape => {
      if (name === '_count') return this.counts(model, value);
      const field = model.fields.find((one) => one.name === name && one.type !== 'Unsupported');
      if (!field) {
        throw invalid(
          `Unknown field \`${name}\` for ${statement} statement on model \`${model.name}\`. Available options are marked with ?.`,
        );
      }
      if (!field.isRelation && statement === 'include') {
        throw invalid(
          `Invalid scalar field \`${name}\` for include statement on model \`${model.name}\`.`,
        );
      }
      if (value !== true && !asFields(value)) {
        throw invalid(
          `Argument \`${name}\`: Invalid value provided. Expected Boolean, provided ${typeName(value)}.`,
        );
      }
      if (!field.isRelation) return (record) => ({[name]: record[name] ?? null});
      const list = this.list(store.models.get(field.type), asFields(value) ?? {});
      return (record) => {
        const found = list(store.related(model, record, field));
        return {[name]: field.isList ? found : (found[0] ?? null)};
      };
    });
    if (shapes.length === 0) {
      throw invalid(
        `The \`${statement}\` statement for type ${model.name} must not be empty. Available options are marked with ?.`,
      );
    }
    return (record) => Object.assign({}, ...shapes.map((shape) => shape(record))) as Fields;
  }

  private counts(model: Model, value: unknown): ResponseShape {
    const lists = model.fields.filter(({isRelation, isList}) => isRelation && isList);
    const named = asFields(asFields(value)?.select);
    const wanted = named ? lists.filter(({name}) => named[name]) : lists;
    return (record) => ({
      _count: Object.fromEntries(
        wanted.map((field) => [
          field.name,
          this.filters.store.related(model, record, field).length,
        ]),
      ),
    });
  }

  private order(model: Model, orderBy: unknown): (records: Fields[]) => Fields[] {
    if (orderBy === undefined) return (records) => records;
    const names = model.fields.map(({name}) => name);
    const steps = [orderBy].flat().flatMap((one) => Object.entries(asFields(one) ?? {}));
    const fields = steps.map(([name, direction]): [Field, number] => {
      const field = model.fields.find((other) => other.name === name);
      if (!field) return unknownArgument(name, names);
      if (field.isRelation) {
        throw invalid(
          `Argument \`${name}\`: Invalid value provided. Expected ${field.type}OrderByWithRelationInput, provided ${typeName(direction)}.`,
        );
      }
      return [field, direction === 'desc' ? -1 : 1];
    });
    return (records) =>
      records.sort((a, b) => {
        for (const [field, sign] of fields) {
          const [left, right] = [a[field.name] ?? null, b[field.name] ?? null];
          const order =
            left === null || right === null
              ? Number(left !== null) - Number(right !== null)
              : compare(field, left, right);
          if (order !== 0) return order * sign;
        }
        return 0;
      });
  }
}
