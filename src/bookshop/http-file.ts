/** The methods a request of the bookshop may use. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const;

/** How the bookshop runs while the requests of one file are sent. */
export interface HttpFileSettings {
  /** Entry point, relative to the bookshop (`# @app`). Default: `src/app.ts`. */
  app: string;
  /** `development` runs the TypeScript, `production` what `arkos build` made of it (`# @mode`). */
  mode: 'development' | 'production';
  /** What the bookshop keeps its data in (`# @database`). Default: `sqlite`. */
  database: 'sqlite' | 'postgresql';
}

/** A value taken from a response for the requests below it (`# @capture book = data.id`). */
export interface Capture {
  /** Written as `{{name}}` where it is used. */
  name: string;
  /** Keys and indexes into the JSON body, outermost first. */
  path: string[];
}

/** One request of an `.http` file, with its placeholders unresolved. */
export interface HttpRequest {
  /** What pages call it by: kebab-case, unique over all files. */
  name: string;
  /** The comment under the name, one line a sentence; may be empty. */
  description: string;
  /** Line of the `###`, counted from 1. */
  line: number;
  method: string;
  /** Path and query string, beginning with `/`, or `{{NAME}}` of a captured URL. */
  path: string;
  /** Header names as written, in order. */
  headers: [name: string, value: string][];
  /** The body as written; `< ./file` lines of a multipart body are not yet read. */
  body?: string;
  captures: Capture[];
  /** How often to send it; the last answer is the one recorded (`# @times`). Default 1. */
  times: number;
  /** Milliseconds to wait before sending (`# @wait`). Default 0. */
  wait: number;
  /** Characters of a text body to keep (`# @truncate`); everything when absent. */
  truncate?: number;
}

/** What `parseHttpFile` reads. */
export interface HttpFile {
  /** The name given to the parser, for messages. */
  file: string;
  settings: HttpFileSettings;
  requests: HttpRequest[];
}

/** A mistake in an `.http` file: the message names the file, the line and the fix. */
export class HttpFileError extends Error {
  /**
   * @param file - File as given to the parser.
   * @param line - Line of the mistake, counted from 1.
   * @param problem - What is wrong.
   * @param fix - What to write instead.
   */
  constructor(file: string, line: number, problem: string, fix: string) {
    super(`${file}:${line} ${problem} → ${fix}`);
    this.name = 'HttpFileError';
  }
}

interface Line {
  text: string;
  number: number;
}

const isBlank = ({text}: Line): boolean => text.trim() === '';
const isComment = ({text}: Line): boolean => text.startsWith('#');

/** The lines before the first that fits, and the others. */
function splitWhere(lines: Line[], fits: (line: Line) => boolean): [before: Line[], from: Line[]] {
  const found = lines.findIndex(fits);
  const at = found === -1 ? lines.length : found;
  return [lines.slice(0, at), lines.slice(at)];
}

/**
 * Reads an `.http` file: requests separated by `### name`, in the notation of the editors' HTTP
 * clients, with directives in comments.
 *
 * ```http
 * # @mode production
 *
 * ### list-books
 * # The first two books.
 * GET /api/books?limit=2
 * Authorization: Bearer {{rita.token}}
 * ```
 *
 * Before the first request: `# @app FILE`, `# @mode development|production` and
 * `# @database sqlite|postgresql`. Under a name:
 * `# @capture NAME = PATH`, `# @times N`, `# @wait MS`, `# @truncate N`, `# @malformed` (the JSON
 * body is wrong on purpose); other comments are the description. Placeholders are `{{USER.token}}`
 * (an access token of a seeded user) and `{{NAME}}` of an earlier capture.
 *
 * @param source - Text of the file.
 * @param file - Its name, for messages.
 * @returns The settings and the requests in order.
 * @throws {@link HttpFileError} on the first line that does not fit, or when there is no request.
 */
export function parseHttpFile(source: string, file: string): HttpFile {
  const lines = source.split(/\r?\n/).map((text, index) => ({text, number: index + 1}));
  const starts = lines.filter(({text}) => text.startsWith('###'));
  const first = starts[0];
  if (!first)
    throw new HttpFileError(file, 1, 'no request in the file', 'begin one with `### name`');

  const settings = parseSettings(lines.slice(0, first.number - 1), file);
  const known = new Set<string>();
  const names = new Set<string>();
  const requests = starts.map((start, index) => {
    const end = starts[index + 1]?.number ?? lines.length + 1;
    const request = parseRequest(start, lines.slice(start.number, end - 1), file);
    if (names.has(request.name)) {
      throw new HttpFileError(
        file,
        start.number,
        `a second request named '${request.name}'`,
        'give each request a name of its own',
      );
    }
    names.add(request.name);
    checkPlaceholders(request, known, file);
    for (const {name} of request.captures) known.add(name);
    return request;
  });
  return {file, settings, requests};
}

function parseSettings(lines: Line[], file: string): HttpFileSettings {
  const settings: HttpFileSettings = {
    app: 'src/app.ts',
    mode: 'development',
    database: 'sqlite',
  };
  for (const line of lines) {
    if (isBlank(line)) continue;
    if (!isComment(line)) {
      throw new HttpFileError(
        file,
        line.number,
        `'${line.text}' comes before the first request`,
        'put `### name` above it',
      );
    }
    const [directive, value] = readDirective(line);
    if (directive === 'app' && value) {
      settings.app = value;
    } else if (directive === 'mode' && (value === 'development' || value === 'production')) {
      settings.mode = value;
    } else if (directive === 'database' && (value === 'sqlite' || value === 'postgresql')) {
      settings.database = value;
    } else if (directive !== undefined) {
      throw new HttpFileError(
        file,
        line.number,
        `unknown setting '@${directive} ${value}'`,
        'use `@app FILE`, `@mode development|production` or `@database sqlite|postgresql`',
      );
    }
  }
  return settings;
}

function readDirective({text}: Line): [name: string | undefined, value: string] {
  const match = /^#\s*@(\S+)\s*(.*)$/.exec(text);
  return [match?.[1], match?.[2]?.trim() ?? ''];
}

function parseRequest(start: Line, lines: Line[], file: string): HttpRequest {
  const name = start.text.slice(3).trim();
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(name)) {
    throw new HttpFileError(
      file,
      start.number,
      `'${name}' is not a name`,
      'write it in kebab-case: `### list-books`',
    );
  }

  const [comments, below] = splitWhere(lines, (line) => !isComment(line) && !isBlank(line));
  const [requestLine, ...rest] = below;
  if (!requestLine)
    throw new HttpFileError(file, start.number, `'${name}' has no request line`, 'add `GET /api`');

  const request: HttpRequest = {
    name,
    description: '',
    line: start.number,
    ...parseRequestLine(requestLine, file),
    headers: [],
    captures: [],
    times: 1,
    wait: 0,
  };

  const [headerLines, bodyLines] = splitWhere(rest, isBlank);
  for (const line of headerLines) {
    const [, key, value] = /^([!#$%&'*+.^`|~\w-]+):\s*(.*)$/.exec(line.text) ?? [];
    if (key === undefined || value === undefined) {
      throw new HttpFileError(
        file,
        line.number,
        `'${line.text}' is not a header`,
        'write `Name: value`, or leave a blank line before the body',
      );
    }
    request.headers.push([key, value.trim()]);
  }

  const bodyLine = bodyLines[0]?.number ?? requestLine.number;
  const body = bodyLines
    .map(({text}) => text)
    .join('\n')
    .trim();
  if (body) request.body = body;

  const malformed = applyComments(request, comments, file);
  checkJson(request, malformed, bodyLine + 1, file);
  return request;
}

function parseRequestLine({text, number}: Line, file: string): {method: string; path: string} {
  const [method = '', path = '', ...more] = text.trim().split(/\s+/);
  if (!methods.some((known) => known === method)) {
    throw new HttpFileError(
      file,
      number,
      `'${method}' is not a method`,
      `begin the request with one of ${methods.join(', ')}`,
    );
  }
  if (!path.startsWith('/') && !/^\{\{\w+\}\}$/.test(path)) {
    throw new HttpFileError(
      file,
      number,
      `'${path}' is not a path`,
      'write the path after the method, beginning with `/`, or the `{{NAME}}` of a captured URL',
    );
  }
  if (more.length > 1 || (more[0] !== undefined && !/^HTTP\/\d(\.\d)?$/.test(more[0]))) {
    throw new HttpFileError(
      file,
      number,
      `'${more.join(' ')}' after the path`,
      'encode spaces in the query string as `%20`',
    );
  }
  return {method, path};
}

function applyComments(request: HttpRequest, comments: Line[], file: string): boolean {
  const description: string[] = [];
  let malformed = false;
  for (const line of comments) {
    if (isBlank(line)) continue;
    const [directive, value] = readDirective(line);
    const capture = /^(\w+)\s*=\s*([\w.]+)$/.exec(value);
    const count = /^\d+$/.test(value) ? Number(value) : undefined;
    if (directive === undefined) {
      description.push(line.text.slice(1).trim());
    } else if (directive === 'capture' && capture?.[1] && capture[2]) {
      request.captures.push({name: capture[1], path: capture[2].split('.')});
    } else if (directive === 'times' && count) {
      request.times = count;
    } else if (directive === 'wait' && count) {
      request.wait = count;
    } else if (directive === 'truncate' && count) {
      request.truncate = count;
    } else if (directive === 'malformed' && !value) {
      malformed = true;
    } else {
      throw new HttpFileError(
        file,
        line.number,
        `'@${directive} ${value}' is not understood`,
        'use `@capture NAME = PATH`, `@times N`, `@wait MS`, `@truncate N` or `@malformed`',
      );
    }
  }
  request.description = description.join(' ');
  return malformed;
}

/** The value of a header, whatever its case. */
export function headerOf(headers: HttpRequest['headers'], name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

function checkJson(request: HttpRequest, malformed: boolean, line: number, file: string): void {
  const type = headerOf(request.headers, 'content-type');
  if (request.body !== undefined && type === undefined) {
    throw new HttpFileError(
      file,
      line,
      `the body of '${request.name}' has no type`,
      'add a `Content-Type` header',
    );
  }
  if (request.body === undefined || !type?.startsWith('application/json')) return;
  let parses = true;
  try {
    JSON.parse(request.body);
  } catch {
    parses = false;
  }
  if (parses === malformed) {
    throw new HttpFileError(
      file,
      line,
      malformed
        ? `the body of '${request.name}' is JSON after all`
        : `the body of '${request.name}' is not JSON`,
      malformed ? 'take `# @malformed` away' : 'fix it, or say `# @malformed` above the request',
    );
  }
}

/** Every `{{placeholder}}` of a text, without its braces. */
function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name = '']) => name);
}

function checkPlaceholders(request: HttpRequest, known: Set<string>, file: string): void {
  const text = [request.path, ...request.headers.flat(), request.body ?? ''].join('\n');
  for (const name of placeholdersOf(text)) {
    if (/^[a-z]+\.token$/.test(name) || known.has(name)) continue;
    throw new HttpFileError(
      file,
      request.line,
      `'${request.name}' uses {{${name}}}, which nothing above it sets`,
      'capture it in an earlier request, or write `{{USER.token}}`',
    );
  }
}
