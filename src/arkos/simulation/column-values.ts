// cspell:ignore dbgenerated
import {isFields, type Fields} from '../query';
import type {Field, Model} from '../schema';
import type {RecordStore} from './store';
import type {Clock} from './types';
import {scalar} from './values';

/** One write, or a list of them. */
export const asList = (value: unknown): Fields[] => [value].flat() as Fields[];

/** The operations that an update can change a number with. */
const arithmetic: Readonly<Record<string, (value: number, by: number) => number>> = {
  increment: (value, by) => value + by,
  decrement: (value, by) => value - by,
  multiply: (value, by) => value * by,
  divide: (value, by) => value / by,
};

const numeric = /^(?:Int|BigInt|Float|Decimal)$/;

/** The default of a JSON column; Prisma rejects a schema whose default is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Values of columns as Prisma stores them: what is given, changed by an operation, or the default. */
export class ColumnValues {
  /**
   * @param store - Has the records that `autoincrement()` counts on from.
   * @param clock - For what Prisma sets.
   */
  constructor(
    private readonly store: RecordStore,
    private readonly clock: Clock,
  ) {}

  /**
   * The value that a write gives a column.
   *
   * @param field - The column.
   * @param value - What is given.
   * @param current - What the record has; absent in a creation.
   */
  changed(field: Field, value: unknown, current?: unknown): unknown {
    const {name, type, isOptional, isList} = field;
    const {schema} = this.store.models;
    if (value === null && isOptional) return null;
    if (type !== 'Json' && isFields(value)) {
      const [operation = '', operand] = Object.entries(value)[0] ?? [];
      if (operation === 'set') return this.changed(field, operand);
      if (operation === 'push' && isList)
        return [current ?? [], this.changed(field, asList(operand))].flat();
      const calculate = Object.hasOwn(arithmetic, operation) ? arithmetic[operation] : undefined;
      if (calculate && current !== undefined && numeric.test(type)) {
        const by = Number(scalar(field, operand, operation, type, schema));
        if (current === null) return null;
        const result = calculate(Number(current), by);
        return type === 'Decimal' ? String(result) : type === 'Float' ? result : Math.trunc(result);
      }
    }
    if (isList) return asList(value).map((one) => scalar(field, one, name, type, schema));
    return scalar(field, value, name, isOptional ? `${type} or Null` : type, schema);
  }

  /**
   * The value of a column in a new record.
   *
   * @param model - Of the record.
   * @param field - The column.
   * @param given - The data of the creation.
   */
  initial(model: Model, field: Field, given: Fields): unknown {
    const {name, isList, isUpdatedAt, defaultText} = field;
    if (given[name] !== undefined) return this.changed(field, given[name]);
    if (isUpdatedAt || defaultText === 'now()') return this.clock.now();
    if (!isList) return defaultText === undefined ? null : this.default(model, field, defaultText);
    const items = defaultText?.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|[^\s,]+/g) ?? [];
    return items.map((text) => this.default(model, field, text));
  }

  private default(model: Model, {name, type}: Field, text: string): unknown {
    if (/^(?:uuid|cuid|ulid|nanoid|auto|dbgenerated)\(/.test(text)) return this.clock.newId();
    if (text === 'autoincrement()')
      return 1 + Math.max(0, ...this.store.all(model).map((one) => Number(one[name])));
    if (text.startsWith('"')) {
      const content = text.slice(1, -1).replaceAll('\\"', '"');
      return type === 'Json' ? parseJson(content) : content;
    }
    if (type === 'Boolean') return text === 'true';
    return /^(?:Int|BigInt|Float)$/.test(type) ? Number(text) : text;
  }
}
