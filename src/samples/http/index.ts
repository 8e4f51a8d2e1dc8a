import {METHODS, STATUS_CODES} from 'node:http';
import {endpoints} from '../../arkos/data';
import {kebabCase} from '../../arkos/endpoints';
import {parseJson} from '../json';
import {didYouMean} from '../nearest';
import type {Report} from '../report';
import type {Sample} from '../sample';
import {type KnownRoute, knownRoutes, type ProjectContext} from '../project-context';
import type {Responses} from '../responds';
import {topKeys} from '../successes';
import {type BodyText, checkFields, modelOf, modelOfPath} from './body';
import {checkError, checkStatusWord} from './error';
import {checkQuery, checkUpload} from './query';
import {findRoute, routeCalled} from './routes';

/**
 * Checks an HTTP fence: a request that a route matches, with a query and a body that can be
 * read; or a response with a real status line, a body of its type and an error code that exists.
 *
 * @param sample - The fence.
 * @param next - The fence after it: a request that it rejects may be wrong.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkHttp(
  sample: Sample,
  next: Sample | undefined,
  context: ProjectContext,
  report: Report,
): void {
  const rows = sample.text.split('\n');
  const [first = ''] = rows;
  const isResponse = first.startsWith('HTTP/');
  if (isResponse) checkStatusLine(first, report);
  else checkRequestLine(first, context, report);

  const headers = new Map<string, string>();
  let index = 1;
  for (; index < rows.length && rows[index]?.trim() !== ''; index++) {
    const row = rows[index] ?? '';
    const [, name, value = ''] = /^([!#$%&'*+.^`|~\w-]+):\s*(.*)$/.exec(row) ?? [];
    if (name === undefined) {
      report(
        index,
        0,
        'http',
        `'${row}' is no header`,
        'write Name: value, or a blank line before the body',
      );
    } else {
      headers.set(name.toLowerCase(), value.trim());
    }
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
  if (isResponse) {
    const text = {body, line: index + 1};
    const [, status] = /^HTTP\/\S+ (\d+)/.exec(first) ?? [];
    checkError(value, {first, ...text}, context, report);
    checkStatusWord(
      value,
      text,
      status === undefined ? undefined : Number(status),
      context,
      report,
    );
  } else if (!/^HTTP\/\S+ [45]/.test(next?.text ?? '')) {
    checkRequestBody(first, value, {body, line: index + 1}, context, report);
  }
}

/**
 * Checks the body of a request to an endpoint of the framework.
 *
 * @param row - The request line.
 * @param value - The body, parsed.
 * @param text - The body as written.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkRequestBody(
  row: string,
  value: unknown,
  text: BodyText,
  context: ProjectContext,
  report: Report,
): void {
  const model = modelOf(row, context) ?? modelOfPath(row, context);
  if (model !== undefined) checkFields(model, value, text, true, context, report);
}

/**
 * Checks that a response has the status of the endpoint that the request before it calls.
 *
 * @param request - The fence of the request.
 * @param response - The fence after it.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong, in the response.
 */
export function checkSuccess(
  request: Sample,
  response: Sample,
  context: ProjectContext,
  report: Report,
): void {
  const row = request.text.split('\n')[0] ?? '';
  const endpoint = endpointCalled(row, context);
  const status = Number(/^HTTP\/\S+ (\d+)/.exec(response.text)?.[1]);
  if (status < 300) {
    checkRecords(row, response, context, report);
    checkKeys(endpoint, response, report);
  }
  checkOwnRoute(row, status, response, context, report);
  if (!endpoint || !(status < 300) || status === endpoint.success.status) return;
  report(
    0,
    response.text.indexOf(String(status)),
    'arkos/wrong-status',
    `'${endpoint.name}' does not respond with ${status}`,
    `write ${endpoint.success.status}`,
  );
}

/** The response of a route of the page has a status and a body that its code sends. */
function checkOwnRoute(
  row: string,
  status: number,
  {text}: Sample,
  context: ProjectContext,
  report: Report,
): void {
  const {statuses, bodies} = ownResponses(routeCalled(row, context), context) ?? {};
  const [head = '', body = ''] = text.split(/\n\n([^]*)/);
  const value = body.startsWith('{') ? parseJson(body, false, () => undefined) : undefined;
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : undefined;
  // What is thrown before or in the handler becomes an error of the framework.
  if (!statuses || (status >= 400 && keys?.includes('message'))) return;
  if (!statuses.includes(status)) {
    report(
      0,
      text.indexOf(String(status)),
      'arkos/wrong-status',
      `The route of the page does not respond with ${status}`,
      `write ${statuses.join(' or ')}`,
    );
    return;
  }
  if (!bodies || bodies.length === 0 || !keys || status >= 300) return;
  const isSent = bodies.some((sent) => sent.toSorted().join() === keys.toSorted().join());
  if (isSent) return;
  report(
    head.split('\n').length + 1,
    0,
    'arkos/unknown-field',
    `The route of the page does not send {${keys.join(', ')}}`,
    `write ${bodies.map((sent) => `{${sent.join(', ')}}`).join(' or ')}`,
  );
}

/** What a route of the page responds with: its inline handlers, and a handler of `BaseController`. */
function ownResponses(
  route: KnownRoute | undefined,
  context: ProjectContext,
): Responses | undefined {
  const {responses, handler} = route ?? {};
  const success = handler && context.successes.get(handler.name);
  if (!handler || !/controller$/i.test(handler.controller)) return responses;
  const module = kebabCase(handler.controller.replace(/controller$/i, ''));
  const after = `after${handler.name.charAt(0).toUpperCase()}${handler.name.slice(1)}`;
  // A class that overrides the handler, or an interceptor that takes over, may send anything.
  const isChanged = [...context.code].some(
    ([file, {fields, exports}]) =>
      fields.some(({name}) => name === handler.name) ||
      (file.startsWith(`src/modules/${module}/`) && exports.some(({name}) => name === after)),
  );
  if (!success?.isHandler || isChanged) return undefined;
  const bodies = success.keys.length > 0 ? [success.keys] : [];
  return {
    statuses: [...new Set([...(responses?.statuses ?? []), success.status])],
    ...(responses && !responses.bodies ? {} : {bodies: [...(responses?.bodies ?? []), ...bodies]}),
  };
}

/** The records of a response have fields of the model, of its types, and what the page adds. */
function checkRecords(row: string, {text}: Sample, context: ProjectContext, report: Report): void {
  const model = modelOf(row, context);
  const [head = '', body = ''] = text.split(/\n\n([^]*)/);
  if (model === undefined || !/^[[{]/.test(body)) return;
  const value = parseJson(body, false, () => undefined);
  if (typeof value !== 'object' || value === null) return;
  // A bulk update or delete returns how many there were.
  if (/"data": \{\s*"count"/.test(body)) return;
  const records = 'data' in value ? value.data : 'user' in value ? value.user : undefined;
  checkFields(model, records, {body, line: head.split('\n').length + 1}, false, context, report);
}

/** A response of the framework has no key beside those of its endpoint. */
function checkKeys(
  endpoint: ReturnType<typeof endpointCalled>,
  {text}: Sample,
  report: Report,
): void {
  const [head = '', body = ''] = text.split(/\n\n([^]*)/);
  const value = body.startsWith('{') ? parseJson(body, false, () => undefined) : undefined;
  const known = topKeys(endpoint?.success.body ?? '');
  if (known.length === 0 || typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const rows = body.split('\n');
    const row = rows.findIndex((line) => line.includes(`"${key}"`));
    report(
      head.split('\n').length + 1 + row,
      rows[row]?.indexOf(`"${key}"`) ?? 0,
      'arkos/unknown-field',
      `'${endpoint?.name}' does not respond with '${key}'`,
      `use ${known.join(', ')}`,
    );
  }
}

/** The endpoint of the framework that a request line calls. */
function endpointCalled(
  row: string,
  context: ProjectContext,
): (typeof endpoints)[number] | undefined {
  const route = routeCalled(row, context);
  return endpoints.find(
    ({name, method, path}) =>
      method === route?.method &&
      (route.endpoint ? name === route.endpoint.name : path === route.path),
  );
}

/**
 * The status of an endpoint of the framework when all is well.
 *
 * @param row - A request, such as `POST /api/books`.
 * @param context - The bookshop with the page.
 * @returns The status; undefined for a route of the project.
 */
export const successOf = (row: string, context: ProjectContext): number | undefined =>
  endpointCalled(row.replace(/:\w+/g, '1'), context)?.success.status;

function checkStatusLine(row: string, report: Report): void {
  const [, status = '', reason] = /^HTTP\/(?:1\.[01]|2) (\d{3})(?: (.+))?$/.exec(row) ?? [];
  const expected = STATUS_CODES[status];
  if (expected === undefined)
    report(0, 0, 'http', `'${row}' is no status line`, 'write it as HTTP/1.1 200 OK');
  else if (reason !== undefined && reason !== expected)
    report(0, row.indexOf(reason), 'http', `${status} is not '${reason}'`, `write ${expected}`);
}

/**
 * Checks a request line: there is such a route, and its query can be read.
 *
 * @param row - Such as `GET /api/books?page=1 HTTP/1.1`.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkRequestLine(row: string, context: ProjectContext, report: Report): void {
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
  const routes = knownRoutes(context);
  const route = findRoute(routes, method, path, column, report);
  if (route?.upload !== undefined) checkUpload(path, route.upload, query, column, report);
  if (route?.endpoint && query !== undefined)
    checkQuery(query, column + path.length + 1, route.endpoint.model, context, report);
}

/**
 * Checks a request that prose names: its method and its path, where `:id` stands for any value.
 *
 * @param method - Such as `GET`.
 * @param target - Path, with a query or without.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkRequestTarget(
  method: string,
  target: string,
  context: ProjectContext,
  report: Report,
): void {
  const [path = '', query] = target.split(/\?(.*)/s);
  // A pattern, or the start of many paths.
  if (/[{<*…]/.test(path)) return;
  const filled = path.replace(/:\w+/g, '1');
  const column = method.length + 1;
  const route = findRoute(knownRoutes(context), method, filled, column, report);
  if (route?.upload !== undefined && !path.includes(':'))
    checkUpload(path, route.upload, query, column, report);
  if (route?.endpoint && query !== undefined && !/[{<*…]/.test(query))
    checkQuery(query, column + path.length + 1, route.endpoint.model, context, report);
}

/**
 * Checks a path that prose names without a method: a route matches it, or one below it.
 *
 * @param path - Such as `/api/books/:id`.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkPath(path: string, context: ProjectContext, report: Report): void {
  const routes = knownRoutes(context);
  if (routes.some((route) => `${route.path}/`.startsWith(`${path.replace(/\/$/, '')}/`))) return;
  findRoute(routes, 'OPTIONS', path.replace(/:\w+/g, '1'), 0, report);
}
