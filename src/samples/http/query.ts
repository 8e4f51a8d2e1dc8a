import {queryOperators, reservedParameters} from '../../arkos/data';
import {didYouMean} from '../nearest';
import {prismaFilters} from '../prisma-filters';
import type {Report} from '../report';
import {fieldNames, modelsNamed, type ProjectContext} from '../project-context';

/** What may follow the base route of uploads, and what the query of these endpoints may name. */
const uploadTypes = ['images', 'videos', 'documents', 'files'];
const uploadParameters = ['width', 'height', 'resizeTo', 'format', 'multiple'];

/**
 * Checks the path and the query of a request to the endpoints of uploads.
 *
 * @param path - Without the query.
 * @param baseRoute - Base route of the uploads.
 * @param query - Without its question mark.
 * @param column - Where the path begins in the request line.
 * @param report - Takes what is wrong.
 */
export function checkUpload(
  path: string,
  baseRoute: string,
  query: string | undefined,
  column: number,
  report: Report,
): void {
  const type = path.slice(baseRoute.length + 1).split('/')[0] ?? '';
  if (type !== '' && !uploadTypes.includes(type)) {
    report(
      0,
      column + baseRoute.length + 1,
      'arkos/unknown-path',
      `'${type}' is no type of uploads`,
      didYouMean(type, uploadTypes, 'use images, videos, documents or files'),
    );
  }
  let offset = column + path.length + 1;
  for (const pair of query?.split('&') ?? []) {
    const name = pair.split('=')[0] ?? '';
    if (!uploadParameters.includes(name)) {
      report(
        0,
        offset,
        'arkos/unknown-query',
        `'${name}' is no parameter of an upload`,
        didYouMean(name, uploadParameters, 'see the endpoints of uploads'),
      );
    }
    offset += pair.length + 1;
  }
}

/**
 * Checks the parameters of a request for records: fields, filters and what else they may name.
 *
 * @param query - Without its question mark.
 * @param column - Where it begins in the request line.
 * @param modelName - Model of the endpoint.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkQuery(
  query: string,
  column: number,
  modelName: string,
  context: ProjectContext,
  report: Report,
): void {
  let offset = column;
  for (const pair of query.split('&')) {
    const [key = '', value = ''] = pair.split(/=(.*)/s);
    const say = (name: string, message: string, known: readonly string[]): void => {
      report(
        0,
        offset + Math.max(0, pair.indexOf(name)),
        'arkos/unknown-query',
        message,
        didYouMean(name, known, 'see the query grammar'),
      );
    };
    const malformed = [key, value].find((part) => decoded(part) === undefined);
    if (malformed === undefined) {
      checkParameter(decoded(key) ?? '', decoded(value) ?? '', modelName, context, say);
    } else {
      report(
        0,
        offset + pair.indexOf(malformed),
        'http',
        `'${malformed}' is not percent-encoded`,
        'write % as %25',
      );
    }
    offset += pair.length + 1;
  }
}

/** Undefined when a percent sign encodes nothing. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

type SayUnknown = (name: string, message: string, known: readonly string[]) => void;

function checkParameter(
  key: string,
  value: string,
  modelName: string,
  context: ProjectContext,
  say: SayUnknown,
): void {
  const [first = '', ...rest] = key.split(/__|\[|\]\[?/).filter(Boolean);
  const fields = fieldNames(context, modelName);
  if (['select', 'include', 'omit'].includes(first)) {
    checkFields(rest.slice(0, 1), modelName, fields, say);
    return;
  }
  if (first === 'sort' || first === 'fields') {
    const names = value.split(',').map((name) => name.replace(/^[-+ ]/, ''));
    checkFields(names, modelName, fields, say);
    return;
  }
  const reserved = reservedParameters.map(({name}) => name);
  if (reserved.includes(first)) return;
  if (!fields.includes(first)) {
    say(first, `'${first}' is neither a field of ${modelName} nor a parameter`, [
      ...fields,
      ...reserved,
    ]);
    return;
  }
  checkFilter(first, rest, modelName, context, say);
}

function checkFields(
  names: readonly string[],
  modelName: string,
  fields: readonly string[],
  say: SayUnknown,
): void {
  for (const name of names)
    if (!fields.includes(name)) say(name, `${modelName} has no field '${name}'`, fields);
}

/** What follows the field: filters, and fields of the model that a relation leads to. */
function checkFilter(
  field: string,
  parts: readonly string[],
  modelName: string,
  context: ProjectContext,
  say: SayUnknown,
): void {
  const filters = [...queryOperators.map(({name}) => name), ...prismaFilters];
  let related = relatedModel(context, modelName, field);
  for (const part of parts) {
    const known = related === undefined ? filters : [...filters, ...fieldNames(context, related)];
    if (!known.includes(part)) {
      say(part, `'${part}' is no filter of ${modelName}.${field}`, known);
      return;
    }
    if (related !== undefined && !filters.includes(part))
      related = relatedModel(context, related, part);
  }
}

function relatedModel(
  context: ProjectContext,
  modelName: string,
  field: string,
): string | undefined {
  return modelsNamed(context, modelName)
    .flatMap(({fields}) => fields)
    .find(({name, kind}) => name === field && kind === 'object')?.type;
}
