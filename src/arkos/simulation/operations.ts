import pluralize from 'pluralize';

import {kebabCase, pascalCase, type Operation} from '../endpoints';
import {ResponseError, isFields, mergeFields, unexpected, type Fields} from '../query';
import type {Model} from '../schema';
import {Relations} from './body';
import {missingRecord} from './errors';
import type {Models} from './model-info';
import {withHashedPassword} from './passwords';
import type {Reader} from './shape';
import type {SimulatedResponse} from './types';
import type {Writer} from './write';

/** What an operation works with. */
export interface OperationInput {
  /** Arguments of Prisma, from the query and the query file. */
  readonly args: Fields;
  readonly body: unknown;
  /** `req.params.id`. */
  readonly id: string | undefined;
}

/** The endpoints of models: the framework's `BaseController` and `BaseService`. */
export class Operations {
  /**
   * @param models - Of the schema.
   * @param reader - Of the store.
   * @param writer - Of the same store.
   */
  constructor(
    private readonly models: Models,
    private readonly reader: Reader,
    private readonly writer: Writer,
  ) {}

  /** Runs an operation of a model. */
  run(operation: Operation, model: Model, input: OperationInput): SimulatedResponse {
    const {args, body, id} = input;
    const where = {id};
    switch (operation) {
      case 'findMany': {
        const list = this.reader.list(model, args);
        const test = this.reader.filters.read(model, args.where);
        const records = this.reader.filters.store.all(model);
        const data = list(records);
        return {
          status: 200,
          body: {total: records.filter(test).length, results: data.length, data},
        };
      }
      case 'findOne': {
        const data = this.find(model, where, args);
        if (data) return {status: 200, body: {data}};
        throw this.notFound(model, id === 'me' ? 'not found' : `with ID ${id} not found`);
      }
      case 'createOne':
        return {status: 201, body: {data: this.create(model, body, args)}};
      case 'updateOne':
        return {status: 200, body: {data: this.update(model, where, body, args)}};
      case 'deleteOne':
        this.writer.delete(model, this.mustFind(model, where, 'a delete'));
        return {status: 204};
      default:
        return this.runBulk(operation, model, args, body);
    }
  }

  /** The record of a unique `where`, or of any other when it is not by a real id. */
  find(model: Model, where: Fields, args: Fields): Fields | undefined {
    const shape = this.reader.shape(model, args);
    const all = mergeFields(where, args.where ?? {});
    const isUnique = Object.keys(where).join() === 'id' && where.id !== 'me';
    const record = isUnique
      ? this.writer.find(model, all)
      : this.reader.filters.store.all(model).find(this.reader.filters.read(model, all));
    return record && shape(record);
  }

  /** Creates a record. */
  create(model: Model, body: unknown, args: Fields): Fields {
    const shape = this.reader.shape(model, args);
    return shape(this.writer.create(model, this.dataOf(model, body, true)));
  }

  /** Updates the record of a unique `where`. */
  update(model: Model, where: Fields, body: unknown, args: Fields): Fields {
    const shape = this.reader.shape(model, args);
    const data = this.dataOf(model, body, false);
    return shape(this.writer.update(model, this.mustFind(model, where, 'an update'), data));
  }

  /**
   * The model of a delegate of Prisma's client.
   *
   * @param delegate - `user`.
   * @throws ResponseError as the framework fails on a client without it.
   */
  modelOf(delegate: string): Model {
    const model = this.models.ofDelegate(delegate);
    if (!model) throw unexpected(`Cannot read properties of undefined: Prisma has no ${delegate}`);
    return model;
  }

  private runBulk(
    operation: Operation,
    model: Model,
    args: Fields,
    body: unknown,
  ): SimulatedResponse {
    if (operation === 'createMany') {
      const list: unknown[] = Array.isArray(body) ? body : [body];
      const data = list.map((one) =>
        Array.isArray(body) ? this.dataOf(model, one, true) : this.hashed(model, one),
      );
      for (const one of data) this.rejectNested(model, one);
      // The framework takes an empty creation for a deletion.
      if (data.length === 0) throw new ResponseError('No records found to delete', 404, 'NotFound');
      for (const one of data) this.writer.create(model, one);
      return {status: 201, body: {results: data.length, data: {count: data.length}}};
    }
    const {filters} = this.reader;
    const records = filters.store.all(model).filter(filters.read(model, args.where));
    if (operation === 'updateMany') {
      const data = this.dataOf(model, body, false);
      this.rejectNested(model, data);
      for (const record of records) this.writer.update(model, record, data);
      if (records.length === 0) throw this.notFound(model, 'not found', true);
    } else {
      for (const record of records) this.writer.delete(model, record);
      if (records.length === 0)
        throw new ResponseError('No records found to delete', 404, 'NotFound');
    }
    return {status: 200, body: {results: records.length, data: {count: records.length}}};
  }

  /** Prisma's bulk writes take columns only. */
  private rejectNested(model: Model, data: unknown): void {
    const relation = model.fields.find(
      ({isRelation, name}) => isRelation && isFields(data) && data[name] !== undefined,
    );
    if (relation) {
      throw new ResponseError(
        `Unknown argument \`${relation.name}\`. Available options are marked with ?.`,
        400,
      );
    }
  }

  /** A body as `data` of Prisma: relations as nested writes, passwords hashed. */
  private dataOf(model: Model, body: unknown, isCreation: boolean): unknown {
    if (!isFields(body)) return body;
    const ignored = isCreation ? ['delete', 'disconnect', 'update'] : [];
    return this.hashed(model, new Relations(this.models, ignored).read(body, model.name));
  }

  private hashed(model: Model, data: unknown): unknown {
    return kebabCase(model.name) === 'user' && isFields(data) ? withHashedPassword(data) : data;
  }

  private mustFind(model: Model, where: Fields, operation: string): Fields {
    const record = this.writer.find(model, where);
    if (record) return record;
    throw missingRecord({modelName: model.name, operation});
  }

  private notFound({name}: Model, what: string, isPlural = false): ResponseError {
    const pascal = pascalCase(name);
    return new ResponseError(`${isPlural ? pluralize(pascal) : pascal} ${what}`, 404, 'NotFound');
  }
}
