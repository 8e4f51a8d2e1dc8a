import type {Fields} from '../query';
import type {Field, Model} from '../schema';
import type {Models} from './model-info';

/** A pair of an implicit many-to-many relation: the key of each side. */
interface Link {
  readonly relation: string;
  readonly ends: Readonly<Record<string, string>>;
}

/** The records, in the order in which they were made. */
export class RecordStore {
  private tables = new Map<string, Fields[]>();
  private links: Link[] = [];

  /** @param models - Whose records it holds. */
  constructor(readonly models: Models) {}

  /** The records of a model. */
  all(model: Model): Fields[] {
    const table = this.tables.get(model.name) ?? [];
    this.tables.set(model.name, table);
    return table;
  }

  /** Removes one record, and its pairs. */
  remove(model: Model, record: Fields): void {
    this.tables.set(
      model.name,
      this.all(model).filter((one) => one !== record),
    );
    const key = keyOf(model, record);
    this.links = this.links.filter((link) => !isEnd(link, model.name, key));
  }

  /** The records at the other end of a relation. */
  related(model: Model, record: Fields, field: Field): Fields[] {
    const target = this.models.get(field.type);
    const own = this.models.foreignKey(field);
    if (own) return this.matching(target, own.references, record, own.fields);
    const opposite = this.models.opposite(model, field);
    const theirs = opposite && this.models.foreignKey(opposite);
    if (theirs) return this.matching(target, theirs.fields, record, theirs.references);
    const relation = this.relationOf(model, field);
    const key = keyOf(model, record);
    const [here, there] = this.endsOf(model, field);
    const keys = this.links
      .filter((link) => link.relation === relation && link.ends[here] === key)
      .map(({ends}) => ends[there]);
    return this.all(target).filter((one) => keys.includes(keyOf(target, one)));
  }

  /**
   * The records whose columns have the values of a record; none where it lacks one, because null is
   * not equal to null.
   *
   * @param model - Of the records.
   * @param names - Their columns.
   * @param record - The record.
   * @param ownNames - Its columns, in the same order.
   */
  matching(
    model: Model,
    names: readonly string[],
    record: Fields,
    ownNames: readonly string[],
  ): Fields[] {
    const values = ownNames.map((name) => record[name] ?? null);
    if (values.includes(null)) return [];
    return this.all(model).filter((one) =>
      names.every((name, index) => one[name] === values[index]),
    );
  }

  /** Joins two records of an implicit many-to-many relation. */
  link(model: Model, record: Fields, field: Field, other: Fields): void {
    this.unlink(model, record, field, other);
    const [here, there] = this.endsOf(model, field);
    const ends = {
      [here]: keyOf(model, record),
      [there]: keyOf(this.models.get(field.type), other),
    };
    this.links.push({relation: this.relationOf(model, field), ends});
  }

  /** Removes what {@link link} joined. */
  unlink(model: Model, record: Fields, field: Field, other: Fields): void {
    const [here, there] = this.endsOf(model, field);
    const relation = this.relationOf(model, field);
    const [key, otherKey] = [keyOf(model, record), keyOf(this.models.get(field.type), other)];
    this.links = this.links.filter(
      ({relation: name, ends}) =>
        name !== relation || ends[here] !== key || ends[there] !== otherKey,
    );
  }

  /**
   * Runs a change, and reverts it when it throws.
   *
   * @param change - What to do.
   */
  transaction<Result>(change: () => Result): Result {
    const tables = new Map(
      [...this.tables].map(([name, records]) => [name, records.map((one) => ({...one}))]),
    );
    const links = this.links;
    try {
      return change();
    } catch (error) {
      this.tables = tables;
      this.links = links;
      throw error;
    }
  }

  private relationOf(model: Model, {type, relation}: Field): string {
    return relation?.name ?? [model.name, type].sort().join('To');
  }

  /** Names of the two ends of a relation, which are of one model when it points at itself. */
  private endsOf(model: Model, field: Field): [string, string] {
    if (model.name !== field.type) return [model.name, field.type];
    const opposite = this.models.opposite(model, field)?.name ?? 'opposite';
    return [`${model.name}.${field.name}`, `${model.name}.${opposite}`];
  }
}

/** The key of a record as one text. */
const keyOf = (model: Model, record: Fields): string =>
  JSON.stringify((model.key.length > 0 ? model.key : ['id']).map((name) => record[name]));

const isEnd = ({ends}: Link, model: string, key: string): boolean =>
  Object.entries(ends).some(([name, end]) => name.split('.')[0] === model && end === key);
