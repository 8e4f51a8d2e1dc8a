import {format} from 'prettier';

import {recordedHost} from '../../bookshop/normalize';
import type {RecordedBody, RecordedRequest, RecordedResponse} from '../../bookshop/recording';

/** One part of a `multipart/form-data` body: a file, or a field with a value. */
interface FormPart {
  readonly field: string;
  readonly filename?: string;
  readonly type?: string;
  readonly value: string;
}

const crlf = /\r?\n/;

function bodyText(body: RecordedBody | undefined, indent: number): string {
  if (!body) return '';
  if (body.type === 'json') return JSON.stringify(body.json, null, indent);
  if (body.type === 'text') {
    return body.length === undefined
      ? body.text
      : `${body.text}\n… (${body.length.toLocaleString('en')} characters)`;
  }
  return `(${body.bytes.toLocaleString('en')} bytes of ${body.mediaType})`;
}

function contentType(request: RecordedRequest): string {
  return request.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
}

/** The parts of a form, or undefined when the body is no form. */
function formOf(request: RecordedRequest): FormPart[] | undefined {
  const boundary = /^multipart\/form-data;\s*boundary=(\S+)$/.exec(contentType(request))?.[1];
  if (boundary === undefined || request.body?.type !== 'text') return undefined;
  return request.body.text
    .split(`--${boundary}`)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '--')
    .map((part) => {
      const lines = part.split(crlf);
      const end = lines.indexOf('');
      const head = lines.slice(0, end).join('\n');
      const filename = /filename="([^"]*)"/.exec(head)?.[1];
      const type = /^content-type:\s*(\S+)/im.exec(head)?.[1];
      return {
        field: /\bname="([^"]*)"/.exec(head)?.[1] ?? '',
        ...(filename === undefined ? {} : {filename}),
        ...(type === undefined ? {} : {type}),
        value: lines.slice(end + 1).join('\n'),
      };
    });
}

const url = ({path}: RecordedRequest): string => `http://${recordedHost}${path}`;
const capitalized = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase());

/**
 * Writes a request in HTTP's own form.
 *
 * @param request - As recorded.
 * @returns Request line, headers, and the body after an empty line; a file in a form is named, not
 * written.
 */
export function toHttp(request: RecordedRequest): string {
  const parts = formOf(request);
  const files = parts?.flatMap(({filename}) => filename ?? []) ?? [];
  const written = bodyText(request.body, 2);
  const body = parts
    ? written.replace(/^< .*$/gm, () => `(the bytes of ${files.shift() ?? 'the file'})`)
    : written;
  const head = [
    `${request.method} ${request.path} HTTP/1.1`,
    `Host: ${recordedHost}`,
    ...request.headers.map(([name, value]) => `${name}: ${value}`),
  ].join('\n');
  return body ? `${head}\n\n${body}` : head;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Writes a request as a curl command for a POSIX shell.
 *
 * @param request - As recorded.
 * @returns The command, one option a line.
 */
export function toCurl(request: RecordedRequest): string {
  const parts = formOf(request);
  const method =
    request.method === 'GET' || (request.method === 'POST' && request.body)
      ? ''
      : ` -X ${request.method}`;
  const headers = request.headers.filter(
    ([name]) => !parts || name.toLowerCase() !== 'content-type',
  );
  const data = parts
    ? parts.map(({field, filename, type, value}) =>
        filename === undefined
          ? `-F ${quoted(`${field}=${value}`)}`
          : `-F ${quoted(`${field}=@${filename}${type === undefined ? '' : `;type=${type}`}`)}`,
      )
    : request.body
      ? [`-d ${quoted(bodyText(request.body, 2))}`]
      : [];
  return [
    // curl takes brackets and braces in a URL for patterns of its own.
    `curl${/[[\]{}]/.test(request.path) ? ' -g' : ''}${method} ${quoted(url(request))}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...data,
  ].join(' \\\n  ');
}

function fetchBody(request: RecordedRequest): {before: string; options: string[]} {
  const parts = formOf(request);
  const {body} = request;
  if (parts) {
    const lines = parts.map(({field, filename, value}) =>
      filename === undefined
        ? `form.append(${JSON.stringify(field)}, ${JSON.stringify(value)});`
        : `form.append(${JSON.stringify(field)}, await openAsBlob(${JSON.stringify(filename)}), ${JSON.stringify(filename)});`,
    );
    const opens = parts.some(({filename}) => filename !== undefined);
    const before = `${opens ? "import {openAsBlob} from 'node:fs';\n\n" : ''}const form = new FormData();\n${lines.join('\n')}\n\n`;
    return {before, options: ['body: form']};
  }
  if (!body) return {before: '', options: []};
  const text =
    body.type === 'json'
      ? `JSON.stringify(${JSON.stringify(body.json)})`
      : JSON.stringify(bodyText(body, 0));
  return {before: '', options: [`body: ${text}`]};
}

/**
 * Writes a request as a call of `fetch`.
 *
 * @param request - As recorded.
 * @param response - What came back; its body decides whether the call reads one.
 * @returns A JavaScript module for Node.js 20.
 */
export async function toFetch(
  request: RecordedRequest,
  response: RecordedResponse,
): Promise<string> {
  const {before, options: bodyOptions} = fetchBody(request);
  const isForm = before !== '';
  const headers = request.headers
    .filter(([name]) => !isForm || name.toLowerCase() !== 'content-type')
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const options = [
    ...(request.method === 'GET' ? [] : [`method: '${request.method}'`]),
    ...(headers.length > 0 ? [`headers: {${headers.join(', ')}}`] : []),
    ...bodyOptions,
  ];
  const call = `const response = await fetch(${JSON.stringify(url(request))}${options.length > 0 ? `, {${options.join(', ')}}` : ''});`;
  const readers = {json: 'json', text: 'text', binary: 'blob'} as const;
  const read = response.body ? `const body = await response.${readers[response.body.type]}();` : '';
  const source = `${before}${call}\n${read}`;
  const text = await format(source, {
    parser: 'babel',
    singleQuote: true,
    bracketSpacing: false,
    trailingComma: 'all',
    printWidth: 80,
  });
  return text.trimEnd();
}

/** A response, in the pieces a page shows. */
export interface ResponseText {
  /** Status line and headers. */
  readonly head: string;
  /** The body, indented where it is JSON; empty when there is none. */
  readonly body: string;
  /** Language of the body for colors. */
  readonly language: 'html' | 'json' | 'text';
}

/**
 * Writes a response in HTTP's own form.
 *
 * @param response - As recorded.
 * @returns Its pieces.
 */
export function toResponse(response: RecordedResponse): ResponseText {
  const {body} = response;
  const html = response.headers.some(
    ([name, value]) => name === 'content-type' && value.includes('html'),
  );
  return {
    head: [
      `HTTP/1.1 ${response.status} ${response.statusText}`,
      ...response.headers.map(([name, value]) => `${capitalized(name)}: ${value}`),
    ].join('\n'),
    body: bodyText(body, 2),
    language: body?.type === 'json' ? 'json' : html ? 'html' : 'text',
  };
}
