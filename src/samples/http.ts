import {METHODS, STATUS_CODES} from 'node:http';
import {endpoints, frameworkErrors, queryOperators, reservedParameters} from '../arkos/data';
import {parseJson} from './json';
import {didYouMean, nearest} from './nearest';
import {prismaFilters} from './prisma-filters';
import type {Model} from './prisma-schema';
import type {Report} from './report';
import type {Sample} from './sample';
import {codesOf, type KnownRoute, routesOf, type Shop} from './shop';

/**
 * Checks an HTTP fence: a request to a route that answers, with a query and a body that can be
 * read; or a response with a real status line, a body of its type and an error code that exists.
 *
 * @param sample - The fence.
 * @param shop - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkHttp(sample: Sample, shop: Shop, report: Report): void {
  const rows = sample.text.split('\n');
  const [first = ''] = rows;
  const isResponse = first.startsWith('HTTP/');
  if (isResponse) checkStatusLine(first, report);
  else checkRequestLine(first, shop, report);

  const headers = new Map<string, string>();
  let index = 1;
  for (; index < rows.length && rows[index]?.trim() !== ''; index++) {
    const row = rows[index] ?? '';
    // A query string may go on over lines, as editors' HTTP clients write it.
    const [, name, value = ''] = /^([!#$%&'*+.^`|~\w-]+):\s*(.*)$/.exec(row) ?? [];
    if (name === undefined)
      report(
        index,
        0,
        'http',
        `'${row}' is no header`,
        'write Name: value, or a blank line before the body',
      );
    else headers.set(name.toLowerCase(), value.trim());
  }
  const body = rows.slice(index + 1).join('\n');
  if (body.trim() === '') return;
  const type = headers.get('content-type');
  if (type === undefined)
    report(index + 1, 0, 'http', 'The body has no type', 'add a Content-Type header');
  if (!type?.includes('json')) return;
  const value = parseJson(body, false, (line, ...rest) => {
    report(index + 1 + line, ...rest);
  });
  if (isResponse) checkError(value, {first, body, line: index + 1}, shop, report);
  else checkBody(first, value, {body, line: index + 1}, shop, report);
}

/**
 * Checks that a response has the status of the endpoint that the request before it calls.
 *
 * @param request - The fence of the request.
 * @param response - The fence after it.
 * @param shop - The bookshop with the page.
 * @param report - Takes what is wrong, in the response.
 */
export function checkSuccess(request: Sample, response: Sample, shop: Shop, report: Report): void {
  const route = routeCalled(request.text.split('\n')[0] ?? '', shop);
  const endpoint = endpoints.find(
    ({name, method, path}) =>
      method === route?.method &&
      (route.endpoint ? name === route.endpoint.name : path === route.path),
  );
  const status = Number(/^HTTP\/\S+ (\d+)/.exec(response.text)?.[1]);
  if (!endpoint || !(status < 300) || status === endpoint.success.status) return;
  report(
    0,
    response.text.indexOf(String(status)),
    'arkos/wrong-status',
    `'${endpoint.name}' does not respond with ${status}`,
    `write ${endpoint.success.status}`,
  );
}

function routeCalled(row: string, shop: Shop): KnownRoute | undefined {
  const [method = '', target = ''] = row.split(' ');
  const [path = ''] = target.split('?');
  const found = routesOf(shop).filter((one) => one.method === method && matches(one.path, path));
  return found.find((one) => one.path === path) ?? found[0];
}

/** Where the body of a fence is. */
interface BodyText {
  readonly body: string;
  readonly line: number;
}

/** The fields of a body for one record: a name that is nearly a field is a slip. */
function checkBody(
  row: string,
  value: unknown,
  {body, line}: BodyText,
  shop: Shop,
  report: Report,
): void {
  const route = routeCalled(row, shop);
  const isUser = /^\/api\/(?:auth\/|users\/me$)/.test(route?.path ?? '');
  const model = isUser ? 'User' : route?.endpoint?.model;
  if (model === undefined || typeof value !== 'object' || value === null) return;
  const fields = [...fieldNames(shop, model), 'newPassword', 'currentPassword'];
  const rows = body.split('\n');
  for (const name of Object.keys(value)) {
    const [near] = fields.includes(name) ? [] : nearest(name, fields);
    if (near === undefined) continue;
    const index = rows.findIndex((text) => text.includes(`"${name}"`));
    report(
      line + Math.max(0, index),
      (rows[index] ?? '').indexOf(`"${name}"`) + 1,
      'arkos/unknown-field',
      `${model} has no field '${name}'`,
      `did you mean '${near}'?`,
    );
  }
}

function checkStatusLine(row: string, report: Report): void {
  const [, status = '', reason] = /^HTTP\/(?:1\.[01]|2) (\d{3})(?: (.+))?$/.exec(row) ?? [];
  const expected = STATUS_CODES[status];
  if (expected === undefined)
    report(0, 0, 'http', `'${row}' is no status line`, 'write it as HTTP/1.1 200 OK');
  else if (reason !== undefined && reason !== expected)
    report(0, row.indexOf(reason), 'http', `${status} is not '${reason}'`, `write ${expected}`);
}

function checkRequestLine(row: string, shop: Shop, report: Report): void {
  const [method = '', target = '', version, ...more] = row.split(' ');
  if (!METHODS.includes(method)) {
    report(
      0,
      0,
      'http',
      `'${method}' is no HTTP method`,
      didYouMean(
        method,
        ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        'begin with GET, POST, PATCH or DELETE',
      ),
    );
    return;
  }
  const column = method.length + 1;
  if (!target.startsWith('/') || more.length > 0 || (version && !/^HTTP\/[\d.]+$/.test(version))) {
    report(0, column, 'http', `'${row}' is no request line`, 'write it as GET /api/books HTTP/1.1');
    return;
  }
  const [path = '', query] = target.split(/\?(.*)/s);
  const placeholder = path.split('/').find((part) => part.startsWith(':'));
  if (placeholder !== undefined) {
    report(
      0,
      row.indexOf(placeholder),
      'http',
      `'${placeholder}' is a parameter and no value`,
      'write an id of the seed data',
    );
    return;
  }
  const routes = routesOf(shop);
  const route = findRoute(routes, method, path, column, report);
  if (route?.upload !== undefined) checkUpload(path, route.upload, query, column, report);
  if (route?.endpoint && query !== undefined)
    checkQuery(query, column + path.length + 1, route.endpoint.model, shop, report);
}

/**
 * Checks a request that prose names: its method and its path, where `:id` stands for any value.
 *
 * @param method - Such as `GET`.
 * @param target - Path, with a query or without.
 * @param shop - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkRequestTarget(
  method: string,
  target: string,
  shop: Shop,
  report: Report,
): void {
  const [path = ''] = target.split('?');
  // A pattern, or the start of many paths.
  if (/[{<*…]/.test(path)) return;
  const filled = path.replace(/:\w+/g, '1');
  findRoute(routesOf(shop), method, filled, method.length + 1, report);
}

/** What may follow the base route of uploads, and what the query of these endpoints may name. */
const uploadTypes = ['images', 'videos', 'documents', 'files'];
const uploadParameters = ['width', 'height', 'resizeTo', 'format', 'multiple'];

function checkUpload(
  path: string,
  baseRoute: string,
  query: string | undefined,
  column: number,
  report: Report,
): void {
  const type = path.slice(baseRoute.length + 1).split('/')[0] ?? '';
  if (type !== '' && !uploadTypes.includes(type))
    report(
      0,
      column + baseRoute.length + 1,
      'arkos/unknown-path',
      `'${type}' is no type of uploads`,
      didYouMean(type, uploadTypes, 'take images, videos, documents or files'),
    );
  let offset = column + path.length + 1;
  for (const pair of query?.split('&') ?? []) {
    const name = pair.split('=')[0] ?? '';
    if (!uploadParameters.includes(name))
      report(
        0,
        offset,
        'arkos/unknown-query',
        `'${name}' is no parameter of an upload`,
        didYouMean(name, uploadParameters, 'see the endpoints of uploads'),
      );
    offset += pair.length + 1;
  }
}

/** Parts of a path; slashes at the end and twice mean nothing to Express. */
const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

const isFree = (part: string): boolean => part.includes(':') || part === '*';

function matches(pattern: string, path: string): boolean {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  if (wanted.at(-1) === '*' ? given.length < wanted.length : given.length !== wanted.length)
    return false;
  return wanted.every((part, index) => isFree(part) || part === given[index]);
}

function findRoute(
  routes: readonly KnownRoute[],
  method: string,
  path: string,
  column: number,
  report: Report,
): KnownRoute | undefined {
  const answering = routes.filter((route) => matches(route.path, path));
  if (answering.length === 0) {
    // What stands for a parameter is as written, so that only names count.
    const known = routes.map((route) => fillIn(route.path, path));
    report(
      0,
      column,
      'arkos/unknown-path',
      `Nothing answers at '${path}'`,
      didYouMean(path, known, 'show the route on the page, or take a path of the bookshop'),
    );
    return undefined;
  }
  const allowed = (route: KnownRoute): boolean =>
    ['ALL', method].includes(route.method) ||
    method === 'OPTIONS' ||
    (method === 'HEAD' && route.method === 'GET');
  const found = answering.filter(allowed);
  // Names come before parameters, as in Express when they are mounted in this order.
  const route = found.find((one) => one.path === path) ?? found[0];
  if (!route) {
    const methods = [...new Set(answering.map((one) => one.method))];
    report(
      0,
      0,
      'arkos/unknown-method',
      `'${path}' does not answer ${method}`,
      `use ${methods.join(' or ')}`,
    );
    return undefined;
  }
  checkParameters(route, routes, path, column, report);
  return route;
}

function fillIn(pattern: string, path: string): string {
  const given = partsOf(path);
  return `/${partsOf(pattern)
    .map((part, index) => (isFree(part) ? (given[index] ?? part) : part))
    .join('/')}`;
}

/** `/api/users/mee` would be the user with the id `mee`: a name that is nearly there is a slip. */
function checkParameters(
  route: KnownRoute,
  routes: readonly KnownRoute[],
  path: string,
  column: number,
  report: Report,
): void {
  const given = partsOf(path);
  partsOf(route.path).forEach((part, index) => {
    const value = given[index] ?? '';
    if (!isFree(part) || /\d/.test(value)) return;
    const names = routes
      .map((other) => partsOf(other.path))
      .filter((other) => other.length === given.length)
      .filter((other) =>
        other.every((name, at) => at === index || isFree(name) || name === given[at]),
      )
      .flatMap((other) => other[index] ?? [])
      .filter((name) => !isFree(name));
    const [near] = nearest(value, names);
    if (near !== undefined && near !== value)
      report(
        0,
        column + path.indexOf(value),
        'arkos/unknown-path',
        `'${value}' would be taken for the ${part} of '${route.path}'`,
        `did you mean '${near}'?`,
      );
  });
}

function checkQuery(
  query: string,
  column: number,
  modelName: string,
  shop: Shop,
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
    checkParameter(decodeURIComponent(key), decodeURIComponent(value), modelName, shop, say);
    offset += pair.length + 1;
  }
}

type SayUnknown = (name: string, message: string, known: readonly string[]) => void;

function checkParameter(
  key: string,
  value: string,
  modelName: string,
  shop: Shop,
  say: SayUnknown,
): void {
  const [first = '', ...rest] = key.split(/__|\[|\]\[?/).filter(Boolean);
  const fields = fieldNames(shop, modelName);
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
  checkFilter(first, rest, modelName, shop, say);
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

const modelNamed = (shop: Shop, name: string): Model[] =>
  shop.models.filter((model) => model.name === name);

const fieldNames = (shop: Shop, model: string): string[] =>
  modelNamed(shop, model).flatMap(({fields}) => fields.map(({name}) => name));

/** What follows the field: filters, and fields of the model that a relation leads to. */
function checkFilter(
  field: string,
  parts: readonly string[],
  modelName: string,
  shop: Shop,
  say: SayUnknown,
): void {
  const filters = [...queryOperators.map(({name}) => name), ...prismaFilters];
  let related = relatedModel(shop, modelName, field);
  for (const part of parts) {
    const known = related === undefined ? filters : [...filters, ...fieldNames(shop, related)];
    if (!known.includes(part)) {
      say(part, `'${part}' is no filter of ${modelName}.${field}`, known);
      return;
    }
    if (related !== undefined && !filters.includes(part))
      related = relatedModel(shop, related, part);
  }
}

function relatedModel(shop: Shop, modelName: string, field: string): string | undefined {
  return modelNamed(shop, modelName)
    .flatMap(({fields}) => fields)
    .find(({name, kind}) => name === field && kind === 'object')?.type;
}

/**
 * An error names itself in `code`; `status` beside it tells it from a record with such a column. Its
 * code exists, and its status and message are those of the framework where nobody else throws it.
 */
function checkError(
  value: unknown,
  {first, body, line}: BodyText & {readonly first: string},
  shop: Shop,
  report: Report,
): void {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('status' in value))
    return;
  const {code} = value;
  const known = codesOf(shop);
  const rows = body.split('\n');
  const at = (text: string): [line: number, column: number] => {
    const row = rows.findIndex((one) => one.includes(`"${text}"`));
    return [line + Math.max(0, row), (rows[row] ?? '').indexOf(`"${text}"`) + 1];
  };
  if (typeof code !== 'string') return;
  if (!known.includes(code)) {
    report(
      ...at(code),
      'arkos/unknown-code',
      `Nothing answers with the code '${code}'`,
      didYouMean(code, known, 'take a code of the framework, or show the AppError that has it'),
    );
    return;
  }
  const errors = frameworkErrors.filter((error) => error.code === code);
  const isOwn = [...shop.code.values()].some(({codes}) => codes.includes(code));
  if (code === 'Unknown' || isOwn || errors.length === 0) return;
  const status = Number(/^HTTP\/\S+ (\d+)/.exec(first)?.[1]);
  const statuses = errors.map((error) => error.status);
  if (!statuses.includes(status))
    report(
      0,
      first.indexOf(String(status)),
      'arkos/wrong-status',
      `'${code}' never comes with ${status}`,
      `write ${statuses.join(' or ')}`,
    );
  const message = 'message' in value ? value.message : undefined;
  const messages = errors.map((error) => error.message);
  if (typeof message === 'string' && !messages.some((one) => messagePattern(one).test(message)))
    report(
      ...at(message),
      'arkos/unknown-message',
      `'${code}' never says '${message}'`,
      `write '${messages.join("' or '")}'`,
    );
}

/**
 * What a message of the data matches.
 *
 * @param message - With `{name}` for values.
 * @returns The pattern of the whole message.
 */
export const messagePattern = (message: string): RegExp =>
  new RegExp(
    `^${message
      .split(/\{[^}]*\}/)
      .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
      .join('[\\S\\s]*')}$`,
  );
