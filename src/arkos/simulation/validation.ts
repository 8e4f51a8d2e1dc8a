import type {Operation} from '../endpoints';
import {FrameworkError, type Fields} from '../query';
import type {Field, Model} from '../schema';

/** What Zod calls the type of a value. */
function zodType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const expectedOf = ({type, isList, isRelation}: Field): string => {
  if (isList) return 'array';
  if (isRelation || type === 'Json') return 'object';
  if (/^(?:Int|BigInt|Float|Decimal)$/.test(type)) return 'number';
  return type === 'Boolean' ? 'boolean' : 'string';
};

const isSettable = ({isId, isUpdatedAt, type}: Field): boolean =>
  !isId && !isUpdatedAt && type !== 'Unsupported';

const isRequired = ({isOptional, isList, hasDefault, isRelation}: Field): boolean =>
  !isOptional && !isList && !hasDefault && !isRelation;

const reject = (meta: Fields): never => {
  throw new FrameworkError('Invalid request body', 400, 'InvalidRequestBody', meta);
};

/**
 * Validates a body as the framework does when each model has a Zod schema of its columns: those
 * without a default are required in a creation, and unknown keys are dropped.
 *
 * @param model - The model.
 * @param operation - The endpoint's; `updateMany` and deletions are not validated.
 * @param body - The parsed JSON.
 * @returns What the schema lets through.
 * @throws FrameworkError with the errors by field.
 */
export function checkBody(model: Model, operation: Operation, body: unknown): unknown {
  const isCreation = operation === 'createOne' || operation === 'createMany';
  if (!isCreation && operation !== 'updateOne') return body;
  if (zodType(body) !== 'object') reject({_errors: [`Expected object, received ${zodType(body)}`]});
  const given = body as Fields;
  const keys = new Set(model.fields.flatMap(({relation}) => relation?.fields ?? []));
  const errors: Fields = {};
  for (const field of model.fields.filter(isSettable)) {
    const value = given[field.name];
    const expected = expectedOf(field);
    if (value === undefined) {
      if (isCreation && isRequired(field) && !keys.has(field.name))
        errors[field.name] = {_errors: ['Required']};
    } else if (zodType(value) !== expected && !(value === null && field.isOptional))
      errors[field.name] = {_errors: [`Expected ${expected}, received ${zodType(value)}`]};
  }
  if (Object.keys(errors).length > 0) reject({_errors: [], ...errors});
  const names = new Set(model.fields.filter(isSettable).map(({name}) => name));
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
}
