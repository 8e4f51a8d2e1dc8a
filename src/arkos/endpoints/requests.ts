import type {Schema} from '../schema';
import {exampleRequest} from './example';
import type {ModelRoute} from './router';

/** Where a project listens by default. */
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
const formLines = (field: string, content = `<content of ${exampleFile}>`): string[] => [
  'Content-Type: multipart/form-data; boundary=form',
  '',
  '--form',
  `Content-Disposition: form-data; name="${field}"; filename="${exampleFile}"`,
  '',
  content,
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
 */
export function asHttp({method, path, body, fileField, isProtected}: WrittenRequest): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost:8000',
    ...(isProtected ? ['Authorization: Bearer <token>'] : []),
    ...(body === undefined ? [] : ['Content-Type: application/json', '', json(body)]),
    ...(fileField === undefined ? [] : formLines(fileField)),
  ];
  return lines.join('\n');
}

/** A request with the name that an `.http` file gives it. */
export interface NamedRequest extends WrittenRequest {
  readonly name: string;
}

/**
 * One request for each route of a model.
 *
 * @param routes - The routes; those of a model that Prisma does not know are left out.
 * @param schema - Where their models are.
 * @param isProtected - Whether they ask for a token.
 */
export function modelRequests(
  routes: readonly ModelRoute[],
  schema: Schema,
  isProtected: boolean,
): NamedRequest[] {
  return routes.flatMap((route) => {
    const model = schema.models.find(({name}) => name === route.model);
    if (!model) return [];
    const {path, body} = exampleRequest(route, model, schema.enums);
    return [
      {
        name: `${route.operation} ${route.model}`,
        method: route.method,
        path,
        isProtected,
        ...(body !== undefined && {body}),
      },
    ];
  });
}

/**
 * Writes an `.http` file, as the REST clients of editors read it.
 *
 * @param requests - What it contains.
 */
export function httpFile(requests: readonly NamedRequest[]): string {
  const written = requests.map(({name, method, path, body, fileField, isProtected}) => {
    const lines = [
      `### ${name}`,
      `${method} {{host}}${path}`,
      ...(isProtected ? ['Authorization: Bearer {{token}}'] : []),
      ...(body === undefined ? [] : ['Content-Type: application/json', '', json(body)]),
      ...(fileField === undefined ? [] : formLines(fileField, `< ./${exampleFile}`)),
    ];
    return `${lines.join('\n')}\n`;
  });
  const needsToken = requests.some(({isProtected}) => isProtected);
  const variables = [`@host = ${origin}`, ...(needsToken ? ['@token = '] : [])];
  return [`${variables.join('\n')}\n`, ...written].join('\n');
}
