import {kebabCase} from '../../arkos/endpoints';
import {escapeRegExp} from '../escape';
import {nearest} from '../nearest';
import type {Report} from '../report';
import {
  enumValues,
  fieldNames,
  modelsNamed,
  pluralOf,
  type ProjectContext,
} from '../project-context';
import {routeCalled} from './routes';

/** Where the body of a fence is. */
export interface BodyText {
  readonly body: string;
  readonly line: number;
}

/** What a body may name beside the fields of its model. */
const relationWords = [
  'apiAction',
  'connect',
  'connectOrCreate',
  'create',
  'createMany',
  'data',
  'delete',
  'disconnect',
  'set',
  'update',
  'upsert',
  'where',
];

/** Passwords of `POST /api/auth/update-password`, which no model has. */
export const passwordFields: readonly string[] = ['currentPassword', 'newPassword'];

/**
 * The model whose fields a request to an endpoint of the framework carries.
 *
 * @param row - The request line.
 * @param context - The bookshop with the page.
 * @returns Its name; undefined for any other route.
 */
export function modelOf(row: string, context: ProjectContext): string | undefined {
  const route = routeCalled(row, context);
  const isUser = /^\/api\/(?:auth\/|users\/me$)/.test(route?.path ?? '');
  return isUser ? 'User' : route?.endpoint?.model;
}

/**
 * The model below whose path a route of the project is: `Author` for `/api/authors/batch`.
 *
 * @param row - The request line.
 * @param context - The bookshop with the page.
 * @returns Its name; undefined for any other route.
 */
export function modelOfPath(row: string, context: ProjectContext): string | undefined {
  const [, folder] = /^\/api\/([\w-]+)/.exec(routeCalled(row, context)?.path ?? '') ?? [];
  return context.models.find(({name}) => pluralOf(name) === folder)?.name;
}

/** Whether a schema or class of a model's module, or of no module, has a field. */
function isDeclared(name: string, model: string, context: ProjectContext): boolean {
  const modules = [kebabCase(model), ...(model === 'User' ? ['auth'] : [])];
  return [...context.code].some(([file, {fields}]) => {
    const [, module] = /^src\/modules\/([\w-]+)\//.exec(file) ?? [];
    return (
      (module === undefined || modules.includes(module)) &&
      fields.some((field) => field.name === name)
    );
  });
}

/** A body, or a part of it, and what is checked about it. */
interface Fields {
  readonly context: ProjectContext;
  /** Reports something about a name in the body. */
  readonly say: (name: string, message: string, fix: string) => void;
  /** Whether a name that no model has is wrong though it is near no other. */
  readonly isStrict: boolean;
}

/**
 * Checks the fields of a body and their types, to any depth.
 *
 * @param model - Name of the model whose records it describes.
 * @param value - The body, parsed: one record, several, or a response with `data`.
 * @param text - The body as written.
 * @param isStrict - Whether it may have no field that no model, schema or class has.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkFields(
  model: string,
  value: unknown,
  {body, line}: BodyText,
  isStrict: boolean,
  context: ProjectContext,
  report: Report,
): void {
  const rows = body.split('\n');
  const seen = new Map<string, number>();
  const say = (name: string, message: string, fix: string): void => {
    // The second mistake of the same name is at its second position.
    const from = seen.get(name) ?? 0;
    const key = new RegExp(`(?<![\\w.])${escapeRegExp(name)}["']?\\s*[:,}]`);
    const index = rows.findIndex((text, at) => at >= from && key.test(text));
    seen.set(name, index + 1);
    const column = Math.max(0, (rows[index] ?? '').search(key));
    report(line + Math.max(0, index), column, 'arkos/unknown-field', message, fix);
  };
  checkValue(model, value, {context, say, isStrict});
}

function checkValue(model: string, value: unknown, fields: Fields): void {
  if (Array.isArray(value)) {
    for (const one of value) checkValue(model, one, fields);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) checkField(model, name, inner, fields);
}

function checkField(model: string, name: string, value: unknown, fields: Fields): void {
  const {context, say, isStrict} = fields;
  const known = [...fieldNames(context, model), ...(model === 'User' ? passwordFields : [])];
  const own = modelsNamed(context, model)
    .flatMap((one) => one.fields)
    .filter((field) => field.name === name);
  if (own.length === 0) {
    if (relationWords.includes(name)) {
      checkValue(model, value, fields);
      return;
    }
    if (known.includes(name)) return;
    const [near] = nearest(name, known);
    if (near === undefined && (!isStrict || isDeclared(name, model, context))) return;
    const fix =
      near === undefined
        ? `use one of ${known.slice(0, 12).join(', ')}`
        : `did you mean '${near}'?`;
    say(name, `${model} has no field '${name}'`, fix);
    return;
  }
  const related = own.find(({kind}) => kind === 'object');
  if (related && typeof value === 'object') {
    checkValue(related.type, value, fields);
    return;
  }
  const wanted = own.map(({type}) => type);
  const mayBeList = own.some(({type, isList}) => isList || type === 'Json');
  if ((!Array.isArray(value) || mayBeList) && own.some(({type}) => fits(value, type, context)))
    return;
  say(
    name,
    `${model}.${name} is ${wanted[0] ?? ''}, and ${JSON.stringify(value)} is none`,
    `write a value of that type`,
  );
}

/** Whether JSON can carry a value of a type; of lists, each of their values. What is not known fits. */
function fits(value: unknown, type: string, context: ProjectContext): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.every((one) => fits(one, type, context));
  const values = enumValues(context, type);
  if (values.length > 0) return typeof value === 'string' && values.includes(value);
  switch (type) {
    case 'String':
      return typeof value === 'string';
    case 'Bytes':
    case 'DateTime':
      return typeof value === 'string' && (type === 'Bytes' || !Number.isNaN(Date.parse(value)));
    case 'Int':
      return Number.isInteger(value);
    case 'Float':
      return typeof value === 'number';
    case 'Decimal':
    case 'BigInt':
      return typeof value === 'number' || typeof value === 'string';
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Json':
      return true;
    default:
      return typeof value === 'object';
  }
}
