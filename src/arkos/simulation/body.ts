import {ResponseError, unexpected, type Fields} from '../query';
import type {Field} from '../schema';
import type {Models} from './model-info';

const actions = [
  'create',
  'connect',
  'update',
  'delete',
  'disconnect',
  'deleteMany',
  'connectOrCreate',
  'upsert',
  'set',
];

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

function checkAction(action: unknown): void {
  if (action && !actions.includes(action as string)) {
    throw unexpected(
      `Validation Error: Unknown value "${JSON.stringify(action)}" for apiAction field`,
    );
  }
}

function withoutAction({apiAction, ...rest}: Fields): Fields {
  checkAction(apiAction);
  return rest;
}

/** Removes `apiAction` at every depth. */
function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'apiAction')
      .map(([key, one]) => [key, clean(one)]),
  );
}

/**
 * Turns the relations in a body into Prisma's nested writes, as the framework does.
 *
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/modules/base/utils/helpers/base.service.helpers.ts
 */
export class Relations {
  /**
   * @param models - Of the schema.
   * @param ignored - Actions that are dropped: a creation cannot update, delete or disconnect.
   */
  constructor(
    private readonly models: Models,
    private readonly ignored: readonly string[],
  ) {}

  /**
   * Reads a body.
   *
   * @param body - The record to write.
   * @param model - Name of its model.
   * @returns `data` for Prisma.
   * @throws ResponseError for what the framework rejects.
   */
  read(body: Fields, model: string): Fields {
    const data = {...body};
    const relations = this.models.get(model).fields.filter(({isRelation}) => isRelation);
    const lists = relations.filter(({isList}) => isList);
    for (const field of [...lists, ...relations.filter(({isList}) => !isList)]) {
      const value = body[field.name];
      if (!value) continue;
      const own = asFields(value);
      if (this.ignored.includes(own.apiAction as string)) {
        delete data[field.name];
        continue;
      }
      if (actions.some((action) => own[action])) continue;
      if (!field.isList) data[field.name] = this.one(own, field);
      else if (Array.isArray(value)) data[field.name] = this.many(value, field, body);
    }
    if (data.apiAction) {
      throw new ResponseError(
        'Validation Error: Invalid usage of apiAction field, it must only be used on relation fields whether single or multiple.',
        500,
        'Unknown',
        {data: {...body}},
      );
    }
    return clean(data) as Fields;
  }

  private connects(value: Fields, type: string): boolean {
    if (value.apiAction) return value.apiAction === 'connect';
    const [name, ...more] = Object.keys(value);
    if (name === undefined || more.length > 0) return false;
    if (value.id) return true;
    return this.models.get(type).fields.some((field) => field.isUnique && field.name === name);
  }

  private one(value: Fields, {type}: Field): Fields {
    const {apiAction} = value;
    if (apiAction === 'delete') return {delete: true};
    if (apiAction === 'disconnect') return {disconnect: true};
    if (apiAction !== 'update' && this.connects(value, type))
      return {connect: withoutAction(value)};
    if (apiAction !== 'update' && !value.id) return {create: this.read(withoutAction(value), type)};
    const {id, ...rest} = withoutAction(value);
    return {update: {where: {id}, data: this.read(rest, type)}};
  }

  private many(values: readonly unknown[], {type}: Field, body: Fields): Fields {
    const create: Fields[] = [];
    const connect: Fields[] = [];
    const update: Fields[] = [];
    const disconnect: Fields[] = [];
    const deleted: unknown[] = [];
    for (const value of values.map(asFields)) {
      const {apiAction} = value;
      if (this.ignored.includes(apiAction as string)) continue;
      checkAction(apiAction);
      if (apiAction === 'delete') deleted.push(value.id);
      else if (apiAction === 'disconnect') disconnect.push({id: value.id});
      else if (apiAction !== 'update' && this.connects(value, type))
        connect.push(withoutAction(value));
      else if (apiAction !== 'update' && !value.id) create.push(this.read({...value}, type));
      else update.push(this.update(withoutAction(value), type, body));
    }
    return {
      ...(create.length > 0 && {create}),
      ...(connect.length > 0 && {connect}),
      ...(update.length > 0 && {update}),
      ...(disconnect.length > 0 && {disconnect}),
      ...(deleted.length > 0 && {deleteMany: {id: {in: deleted}}}),
    };
  }

  private update(value: Fields, type: string, body: Fields): Fields {
    const key = value.id
      ? 'id'
      : Object.keys(value).find((name) => this.connects({[name]: value[name]}, type));
    if (key === undefined) {
      throw new ResponseError(
        'No unique fields to be used in the prisma where clause',
        400,
        'NoFieldToIsInPrismaWhereClause',
        {data: body},
      );
    }
    const {[key]: id, ...rest} = value;
    return {where: {[key]: id}, data: this.read(rest, type)};
  }
}
