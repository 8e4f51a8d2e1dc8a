import type {Schema} from '../schema';
import {exampleRequest} from './example';
import type {Route} from './router';

/** Where a project listens unless it is told otherwise. */
const origin = 'http://localhost:8000';

/** A request, ready to be written in some form. */
export interface WrittenRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body?: unknown;
  /** Name of the form field, where the body is a form with a file. */
  readonly fileField?: string;
  /** Whether the endpoint asks for a token. */
  readonly isProtected: boolean;
}

const exampleFile = 'photo.png';

/** A form with one file, as HTTP sends it. */
const formLines = (field: string): string[] => [
  'Content-Type: multipart/form-data; boundary=form',
  '',
  '--form',
  `Content-Disposition: form-data; name="${field}"; filename="${exampleFile}"`,
  '',
  `<content of ${exampleFile}>`,
  '--form--',
];

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Single quotes for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Writes a request as a command of curl.
 *
 * @param request - The request.
 */
export function asCurl({method, path, body, fileField, isProtected}: WrittenRequest): string {
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + path)}`,
    ...(isProtected ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(json(body))}`]),
    ...(fileField === undefined ? [] : [`-F ${quoted(`${fileField}=@${exampleFile}`)}`]),
  ].join(' \\\n  ');
}

/**
 * Writes a request as a call of `fetch`.
 *
 * @param request - The request.
 */
export function asFetch({method, path, body, fileField, isProtected}: WrittenRequest): string {
  const headers = [
    ...(isProtected ? ['Authorization: `Bearer ${token}`'] : []),
    ...(body === undefined ? [] : [`'Content-Type': 'application/json'`]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? [`  headers: {${headers.join(', ')}},`] : []),
    ...(body === undefined
      ? []
      : [`  body: JSON.stringify(${json(body).replaceAll('\n', '\n  ')}),`]),
    ...(fileField === undefined ? [] : ['  body: form,']),
  ];
  const form =
    fileField === undefined
      ? ''
      : `const form = new FormData();\nform.append('${fileField}', file);\n`;
  const url = `'${origin}${path.replaceAll("'", '%27')}'`;
  return options.length === 0
    ? `const response = await fetch(${url});`
    : `${form}const response = await fetch(${url}, {\n${options.join('\n')}\n});`;
}

/**
 * Writes a request as HTTP.
 *
 * @param request - The request.
 * @param token - What stands for the token.
 */
export function asHttp(
  {method, path, body, fileField, isProtected}: WrittenRequest,
  token = '<token>',
): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost:8000',
    ...(isProtected ? [`Authorization: Bearer ${token}`] : []),
    ...(body === undefined ? [] : ['Content-Type: application/json', '', json(body)]),
    ...(fileField === undefined ? [] : formLines(fileField)),
  ];
  return lines.join('\n');
}

/**
 * Writes an `.http` file with one request for each route, as the REST clients of editors read it.
 *
 * @param routes - The routes.
 * @param schema - Where their models are.
 * @param isProtected - Whether they ask for a token.
 */
export function httpFile(routes: readonly Route[], schema: Schema, isProtected: boolean): string {
  const requests = routes.flatMap((route) => {
    const model = schema.models.find(({name}) => name === route.model);
    if (!model) return [];
    const {path, body} = exampleRequest(route, model, schema.enums);
    const headers = [
      ...(isProtected ? ['Authorization: Bearer {{token}}'] : []),
      ...(body === undefined ? [] : ['Content-Type: application/json', '', json(body)]),
    ];
    return [
      `### ${route.operation} ${route.model}\n${[`${route.method} {{host}}${path}`, ...headers].join('\n')}\n`,
    ];
  });
  const variables = [`@host = ${origin}`, ...(isProtected ? ['@token = '] : [])];
  return [`${variables.join('\n')}\n`, ...requests].join('\n');
}
