import {isFields, type Fields} from '../query';
import type {Field, Model} from '../schema';
import {asList, ColumnValues} from './column-values';
import {brokenReference, duplicate, invalid, missingRecord, requiredRelation} from './errors';
import {unknownArgument} from './model-info';
import type {RecordStore} from './store';
import type {Clock} from './types';
import {scalar, typeName} from './values';
import type {Filters} from './where';

/** Changes a store as Prisma does. */
export class Writer {
  private readonly store: RecordStore;
  private readonly values: ColumnValues;

  /**
   * @param filters - Over the store.
   * @param clock - For what Prisma sets.
   */
  constructor(
    readonly filters: Filters,
    readonly clock: Clock,
  ) {
    this.store = filters.store;
    this.values = new ColumnValues(this.store, clock);
  }

  /**
   * Creates a record with what hangs on it.
   *
   * @param model - Of the record.
   * @param data - What is given.
   * @param parent - Columns that point at the record it is created for.
   */
  create(model: Model, data: unknown, parent: Fields = {}): Fields {
    const given = this.check(model, data, 'create', parent);
    const record: Fields = {};
    for (const field of this.scalars(model))
      record[field.name] = parent[field.name] ?? this.values.initial(model, field, given);
    const relations = model.fields.filter(
      ({isRelation, name}) => isRelation && given[name] !== undefined,
    );
    const isParent = (field: Field): boolean => this.store.models.foreignKey(field) !== undefined;
    for (const field of relations.filter(isParent))
      this.nested(model, record, field, given[field.name] as Fields);
    this.requireReferences(model, record);
    this.requireUnique(model, record);
    this.store.all(model).push(record);
    for (const field of relations.filter((one) => !isParent(one)))
      this.nested(model, record, field, given[field.name] as Fields);
    return record;
  }

  /** Changes a record and what hangs on it. */
  update(model: Model, record: Fields, data: unknown): Fields {
    const given = this.check(model, data, 'update');
    for (const field of this.scalars(model)) {
      if (given[field.name] !== undefined)
        record[field.name] = this.values.changed(field, given[field.name], record[field.name]);
      else if (field.isUpdatedAt) record[field.name] = this.clock.now();
    }
    for (const field of model.fields) {
      if (field.isRelation && given[field.name] !== undefined)
        this.nested(model, record, field, given[field.name] as Fields);
    }
    this.requireReferences(model, record);
    this.requireUnique(model, record);
    return record;
  }

  /** Deletes a record; what refers to it goes, is emptied or forbids it, as its relation says. */
  delete(model: Model, record: Fields): void {
    // First of all, because the record can refer to itself.
    this.store.remove(model, record);
    for (const other of this.store.models.schema.models) {
      for (const field of other.fields) {
        const own = field.type === model.name ? this.store.models.foreignKey(field) : undefined;
        if (!own) continue;
        for (const one of this.store.matching(other, own.fields, record, own.references)) {
          if (field.relation?.onDelete === 'Cascade') this.delete(other, one);
          else if (field.isOptional) for (const name of own.fields) one[name] = null;
          else throw brokenReference();
        }
      }
    }
  }

  /** The one record that a unique `where` finds. */
  find(model: Model, where: Fields): Fields | undefined {
    const names = this.store.models
      .uniques(model)
      .flatMap((one) => (one.length === 1 ? one : [one.join('_')]));
    if (!Object.keys(where).some((name) => names.includes(name))) {
      for (const name of Object.keys(where)) unknownArgument(name, [...names, 'AND', 'OR', 'NOT']);
      throw invalid(
        `Argument \`where\` of type ${model.name}WhereUniqueInput needs at least one of \`${names.join('` or `')}\` arguments. Available options are marked with ?.`,
      );
    }
    const columns = this.columnsOf(model, where);
    for (const [name, value] of Object.entries(columns)) {
      const field = model.fields.find((one) => one.name === name);
      if (field && !field.isRelation)
        scalar(field, value, name, field.type, this.store.models.schema);
    }
    return this.store.all(model).find(this.filters.read(model, columns));
  }

  /** A unique `where` with the columns of a compound key in place of its name. */
  private columnsOf(model: Model, where: Fields): Fields {
    const columns = {...where};
    for (const names of this.store.models.uniques(model)) {
      const {[names.join('_')]: key} = where;
      if (names.length === 1 || !isFields(key)) continue;
      for (const name of names)
        if (key[name] === undefined) throw invalid(`Argument \`${name}\` is missing.`);
      delete columns[names.join('_')];
      Object.assign(columns, key);
    }
    return columns;
  }

  private scalars(model: Model): Field[] {
    return this.store.models.scalars(model);
  }

  /** What a write may name, and what it must. */
  private check(
    model: Model,
    data: unknown,
    kind: 'create' | 'update',
    parent: Fields = {},
  ): Fields {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      throw invalid(
        `Argument \`data\`: Invalid value provided. Expected ${model.name}${kind === 'create' ? 'Create' : 'Update'}Input, provided ${typeName(data)}.`,
      );
    }
    const given = data as Fields;
    const relations = model.fields.filter(({isRelation}) => isRelation);
    const isNested = relations.some(
      ({name, relation}) => given[name] !== undefined && relation?.fields.length,
    );
    const keys = new Set(relations.flatMap(({relation}) => relation?.fields ?? []));
    const names = model.fields
      .filter(({name, type}) => type !== 'Unsupported' && !(isNested && keys.has(name)))
      .map(({name}) => name);
    for (const name of Object.keys(given)) if (!names.includes(name)) unknownArgument(name, names);
    if (kind === 'create') this.requireFields(model, {...parent, ...given}, keys);
    return given;
  }

  private requireFields(model: Model, given: Fields, keys: ReadonlySet<string>): void {
    for (const field of model.fields) {
      const {name, isOptional, isList, hasDefault, isRelation, relation} = field;
      if (
        given[name] !== undefined ||
        isOptional ||
        isList ||
        hasDefault ||
        field.type === 'Unsupported'
      )
        continue;
      if (keys.has(name)) continue;
      const isSet = isRelation && (relation?.fields ?? []).every((key) => given[key] !== undefined);
      if (isSet) continue;
      throw invalid(`Argument \`${name}\` is missing.`);
    }
  }

  private requireUnique(model: Model, record: Fields): void {
    for (const names of this.store.models.uniques(model)) {
      const values = names.map((name) => record[name] ?? null);
      if (values.includes(null)) continue;
      const isTaken = this.store
        .all(model)
        .some((one) => one !== record && names.every((name, index) => one[name] === values[index]));
      if (isTaken) throw duplicate();
    }
  }

  private requireReferences(model: Model, record: Fields): void {
    for (const field of model.fields) {
      const own = field.isRelation ? this.store.models.foreignKey(field) : undefined;
      if (!own || own.fields.some((name) => record[name] === null || record[name] === undefined))
        continue;
      if (this.store.related(model, record, field).length === 0) throw brokenReference();
    }
  }

  /** The writes of one relation, in the order in which Prisma runs them. */
  private nested(model: Model, record: Fields, field: Field, writes: Fields): void {
    const target = this.store.models.get(field.type);
    const isManyToMany = this.isManyToMany(model, field);
    const names = field.isList
      ? [
          'create',
          'connectOrCreate',
          'upsert',
          ...(isManyToMany ? [] : ['createMany']),
          'set',
          'disconnect',
          'delete',
          'connect',
          'update',
          'updateMany',
          'deleteMany',
        ]
      : [
          'create',
          'connectOrCreate',
          'upsert',
          ...(field.isOptional ? ['disconnect', 'delete'] : []),
          'connect',
          'update',
        ];
    if (typeof writes !== 'object' || writes === null) {
      throw invalid(
        `Argument \`${field.name}\`: Invalid value provided. Expected ${target.name}${field.isList ? 'CreateNestedManyInput' : 'CreateNestedOneInput'}, provided ${typeName(writes)}.`,
      );
    }
    for (const [name, value] of Object.entries(writes)) {
      if (!names.includes(name)) unknownArgument(name, names);
      if (name === 'set') this.set(model, record, field, asList(value));
      else for (const one of asList(value)) this.write(model, record, field, target, name, one);
    }
  }

  /** Makes the related records exactly these. */
  private set(model: Model, record: Fields, field: Field, list: readonly Fields[]): void {
    const target = this.store.models.get(field.type);
    const wanted = list.map((where) => this.mustFind(model, field, target, where));
    for (const one of this.store.related(model, record, field))
      if (!wanted.includes(one)) this.detach(model, record, field, one);
    for (const one of wanted) this.attach(model, record, field, () => one);
  }

  private write(
    model: Model,
    record: Fields,
    field: Field,
    target: Model,
    name: string,
    value: Fields,
  ): void {
    /** The related records that match; all of them without `where`. */
    const matching = (where: unknown): Fields[] => {
      const columns = isFields(where) ? this.columnsOf(target, where) : where;
      return this.store.related(model, record, field).filter(this.filters.read(target, columns));
    };
    switch (name) {
      case 'create':
        return this.attach(model, record, field, (parent) => this.create(target, value, parent));
      case 'connect':
        return this.attach(model, record, field, () => this.mustFind(model, field, target, value));
      case 'connectOrCreate': {
        const found = this.find(target, value.where as Fields);
        return this.attach(
          model,
          record,
          field,
          (parent) => found ?? this.create(target, value.create, parent),
        );
      }
      case 'createMany':
        return this.nested(model, record, field, {create: value.data});
      case 'update': {
        const hasData = 'data' in value;
        const [one] = matching(hasData ? value.where : undefined);
        if (!one) throw this.missing(model, field, 'a nested update');
        this.update(target, one, hasData ? value.data : value);
        return undefined;
      }
      case 'upsert': {
        const [one] = matching(value.where);
        if (one) this.update(target, one, value.update);
        else this.nested(model, record, field, {create: value.create});
        return undefined;
      }
      case 'updateMany':
        for (const one of matching(value.where)) this.update(target, one, value.data);
        return undefined;
      case 'deleteMany':
        for (const one of matching(value)) this.delete(target, one);
        return undefined;
      default: {
        // `disconnect` and `delete`.
        for (const one of matching(field.isList ? value : undefined)) {
          this.detach(model, record, field, one);
          if (name === 'delete') this.delete(target, one);
        }
      }
    }
  }

  private attach(
    model: Model,
    record: Fields,
    field: Field,
    make: (parent: Fields) => Fields,
  ): void {
    const {models} = this.store;
    const own = models.foreignKey(field);
    const opposite = models.opposite(model, field);
    const theirs = opposite && models.foreignKey(opposite);
    if (own) {
      const other = make({});
      for (const [index, name] of own.fields.entries())
        record[name] = other[own.references[index] ?? ''];
    } else if (theirs) {
      const keys = theirs.fields.map((name, index): [string, unknown] => [
        name,
        record[theirs.references[index] ?? ''],
      ]);
      const other = make(Object.fromEntries(keys));
      this.assign(models.get(field.type), other, keys);
    } else {
      this.store.link(model, record, field, make({}));
    }
  }

  private detach(model: Model, record: Fields, field: Field, other: Fields): void {
    const {models} = this.store;
    const own = models.foreignKey(field);
    const opposite = models.opposite(model, field);
    const theirs = opposite && models.foreignKey(opposite);
    if (own) {
      for (const name of own.fields) record[name] = null;
    } else if (theirs) {
      if (!opposite.isOptional) throw requiredRelation();
      this.assign(
        models.get(field.type),
        other,
        theirs.fields.map((name) => [name, null]),
      );
    } else {
      this.store.unlink(model, record, field, other);
    }
  }

  /** Changes columns of another record, which counts as an update of it. */
  private assign(
    model: Model,
    record: Fields,
    values: readonly (readonly [string, unknown])[],
  ): void {
    if (values.every(([name, value]) => record[name] === value)) return;
    for (const [name, value] of values) record[name] = value;
    for (const {name, isUpdatedAt} of model.fields)
      if (isUpdatedAt) record[name] = this.clock.now();
  }

  private mustFind(model: Model, field: Field, target: Model, where: Fields): Fields {
    const found = this.find(target, where);
    if (!found) throw this.missing(model, field, 'a nested connect');
    return found;
  }

  private isManyToMany(model: Model, field: Field): boolean {
    return field.isList && this.store.models.opposite(model, field)?.isList === true;
  }

  private missing(model: Model, field: Field, operation: string): Error {
    const {models} = this.store;
    const sides = [model.name, field.type].sort();
    const isManyToMany = this.isManyToMany(model, field);
    const isOneToOne = !field.isList && !models.opposite(model, field)?.isList;
    return missingRecord({
      modelName: model.name,
      model: field.type,
      relation: field.relation?.name ?? sides.join('To'),
      relationType: isManyToMany ? 'many-to-many' : isOneToOne ? 'one-to-one' : 'one-to-many',
      operation,
      neededFor: `inline the relation on '${model.name}' record(s)`,
    });
  }
}
