import {isFields, type Fields} from '../query';
import type {Field, Model} from '../schema';
import {invalid} from './errors';
import {unknownArgument} from './model-info';
import type {RecordStore} from './store';
import {compare, scalar, typeName} from './values';

/** Whether a record matches. */
type Test = (record: Fields) => boolean;

const all =
  (tests: readonly Test[]): Test =>
  (record) =>
    tests.every((test) => test(record));

const textOperators = ['contains', 'startsWith', 'endsWith'];

/** The operators of a field, in the order in which Prisma lists them. */
function operatorsOf({type, isEnum}: Field, hasMode: boolean): string[] {
  if (type === 'Boolean') return ['equals', 'not'];
  if (isEnum) return ['equals', 'in', 'notIn', 'not'];
  const order = ['equals', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte'];
  return type === 'String'
    ? [...order, ...textOperators, ...(hasMode ? ['mode'] : []), 'not']
    : [...order, 'not'];
}

/** Filters over a store, checked and run as Prisma does. */
export class Filters {
  private readonly hasMode: boolean;
  private readonly ignoresCase: boolean;

  /** @param store - Where relations lead. */
  constructor(readonly store: RecordStore) {
    const {provider = 'postgresql'} = store.models.schema;
    this.hasMode = /^(?:postgres|mongodb|cockroachdb)/.test(provider);
    this.ignoresCase = /^(?:sqlite|mysql|sqlserver)$/.test(provider);
  }

  /**
   * Reads `where`.
   *
   * @param model - What it filters.
   * @param where - The argument.
   * @returns The test of a record.
   * @throws ResponseError when Prisma would reject it.
   */
  read(model: Model, where: unknown): Test {
    if (where === undefined) return () => true;
    if (!isFields(where)) {
      throw invalid(
        `Argument \`where\`: Invalid value provided. Expected ${model.name}WhereInput, provided ${typeName(where)}.`,
      );
    }
    const names = ['AND', 'OR', 'NOT', ...model.fields.map(({name}) => name)];
    const tests = Object.entries(where).map(([name, condition]): Test => {
      if (condition === undefined) return () => true;
      if (name === 'AND' || name === 'OR' || name === 'NOT')
        return this.combine(model, name, condition);
      const field = model.fields.find((one) => one.name === name && one.type !== 'Unsupported');
      if (!field) return unknownArgument(name, names);
      return field.isRelation
        ? this.relation(model, field, condition)
        : this.field(field, condition);
    });
    return all(tests);
  }

  private combine(model: Model, mode: 'AND' | 'OR' | 'NOT', condition: unknown): Test {
    if (!Array.isArray(condition) && !isFields(condition)) {
      throw invalid(
        `Argument \`${mode}\`: Invalid value provided. Expected ${model.name}WhereInput, provided ${typeName(condition)}.`,
      );
    }
    const list: unknown[] = Array.isArray(condition) ? condition : [condition];
    const tests = list.map((one) => this.read(model, one));
    if (mode === 'AND') return all(tests);
    if (mode === 'OR') return (record) => tests.some((test) => test(record));
    return (record) => !tests.some((test) => test(record));
  }

  private relation(model: Model, field: Field, condition: unknown): Test {
    const target = this.store.models.get(field.type);
    const related = (record: Fields): Fields[] => this.store.related(model, record, field);
    if (condition === null && field.isOptional) return (record) => related(record).length === 0;
    if (!isFields(condition)) {
      throw invalid(
        `Argument \`${field.name}\`: Invalid value provided. Expected ${field.type}${field.isList ? 'ListRelationFilter' : 'ScalarRelationFilter'} or ${field.type}WhereInput, provided ${typeName(condition)}.`,
      );
    }
    const quantifiers = field.isList ? ['every', 'some', 'none'] : ['is', 'isNot'];
    const isQuantified = Object.keys(condition).some((key) => quantifiers.includes(key));
    if (!field.isList && !isQuantified) {
      const test = this.read(target, condition);
      return (record) => related(record).some(test);
    }
    const tests = Object.entries(condition).map(([key, inner]): Test => {
      if (!quantifiers.includes(key)) return unknownArgument(key, quantifiers);
      if (inner === null) return (record) => (related(record).length === 0) === (key === 'is');
      const test = this.read(target, inner);
      if (key === 'every') return (record) => related(record).every(test);
      const isWanted = key === 'some' || key === 'is';
      return (record) => related(record).some(test) === isWanted;
    });
    return all(tests);
  }

  private field(field: Field, condition: unknown): Test {
    const {name, type, isOptional, isList} = field;
    if (isList) return this.list(field, condition);
    const filter = field.isEnum
      ? `Enum${type}${isOptional ? 'Nullable' : ''}Filter`
      : `${type}${isOptional ? 'Nullable' : ''}Filter`;
    if (isFields(condition) && type !== 'Json') return this.operators(field, condition);
    if (condition === null && isOptional) return (record) => record[name] === null;
    const expected = `${filter}${isOptional ? `, ${type} or Null` : ` or ${type}`}`;
    const wanted = scalar(field, condition, name, expected, this.store.models.schema);
    return (record) => same(record[name], wanted);
  }

  private list(field: Field, condition: unknown): Test {
    const names = ['equals', 'has', 'hasEvery', 'hasSome', 'isEmpty'];
    const own = isFields(condition) ? condition : {equals: condition};
    const tests = Object.entries(own).map(([key, value]): Test => {
      if (!names.includes(key)) return unknownArgument(key, names);
      const of = (record: Fields): unknown[] => record[field.name] as unknown[];
      const wanted = [value].flat();
      if (key === 'isEmpty') return (record) => (of(record).length === 0) === value;
      if (key === 'equals') return (record) => same(of(record), value);
      if (key === 'hasSome') return (record) => wanted.some((one) => of(record).includes(one));
      return (record) => wanted.every((one) => of(record).includes(one));
    });
    return all(tests);
  }

  private operators(field: Field, condition: Fields): Test {
    const names = operatorsOf(field, this.hasMode);
    for (const key of Object.keys(condition)) if (!names.includes(key)) unknownArgument(key, names);
    const {mode} = condition;
    if (mode !== undefined && mode !== 'insensitive' && mode !== 'default')
      throw invalid('Invalid value for argument `mode`. Expected QueryMode.');
    const ignoresCase = this.ignoresCase || mode === 'insensitive';
    const tests = Object.entries(condition).map(([operator, value]): Test =>
      operator === 'mode' || value === undefined
        ? () => true
        : this.operator(field, operator, value, ignoresCase),
    );
    return all(tests);
  }

  private operator(field: Field, operator: string, value: unknown, ignoresCase: boolean): Test {
    const {name, type, isOptional} = field;
    const {schema} = this.store.models;
    if (operator === 'not' && isFields(value)) {
      const test = this.operators(field, value);
      return (record) => record[name] !== null && !test(record);
    }
    if (operator === 'in' || operator === 'notIn') {
      const list = (Array.isArray(value) ? value : [value]).map((one) =>
        scalar(field, one, operator, type, schema),
      );
      const isIn = operator === 'in';
      return (record) =>
        record[name] !== null && list.some((one) => same(record[name], one)) === isIn;
    }
    if (value === null && (operator === 'equals' || operator === 'not') && isOptional)
      return (record) => (record[name] === null) === (operator === 'equals');
    const reference = `${type} or ${type}FieldRefInput`;
    const expected =
      isOptional && operator === 'equals' ? `${type}, ${type}FieldRefInput or Null` : reference;
    const wanted = scalar(field, value, operator, expected, schema);
    const fold = (text: unknown): string =>
      ignoresCase ? String(text).toLowerCase() : String(text);
    const test: Readonly<Record<string, (kept: unknown) => boolean>> = {
      equals: (kept) => same(kept, wanted),
      not: (kept) => !same(kept, wanted),
      lt: (kept) => compare(field, kept, wanted) < 0,
      lte: (kept) => compare(field, kept, wanted) <= 0,
      gt: (kept) => compare(field, kept, wanted) > 0,
      gte: (kept) => compare(field, kept, wanted) >= 0,
      contains: (kept) => fold(kept).includes(fold(wanted)),
      startsWith: (kept) => fold(kept).startsWith(fold(wanted)),
      endsWith: (kept) => fold(kept).endsWith(fold(wanted)),
    };
    return (record) => record[name] !== null && (test[operator]?.(record[name]) ?? false);
  }
}

const same = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
