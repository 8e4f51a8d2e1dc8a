import type {HttpFile, HttpFileSettings, HttpRequest} from './http-file';

/** A body as it is stored: parsed where it is JSON, described where it is not text. */
export type RecordedBody =
  | {type: 'json'; json: unknown}
  /**
   * `length` is the number of characters before `# @truncate` cut it. A multipart request keeps its
   * `< ./file` lines in the place of the files.
   */
  | {type: 'text'; text: string; length?: number}
  | {type: 'binary'; mediaType: string; bytes: number};

/** A request as it was sent, volatile values normalized. */
export interface RecordedRequest {
  method: string;
  /** Path and query string, percent-encoded as sent. */
  path: string;
  headers: [name: string, value: string][];
  body?: RecordedBody;
}

/** The response of the real framework, volatile values normalized. */
export interface RecordedResponse {
  status: number;
  statusText: string;
  /** Header names in lower case; only those that tell a reader something. */
  headers: [name: string, value: string][];
  body?: RecordedBody;
}

/** A message that the bookshop sent while it responded. */
export interface RecordedMail {
  from: string;
  to: string;
  subject: string;
  /** The plain-text part. */
  text: string;
}

/** A request and what came back. */
export interface Exchange {
  name: string;
  description: string;
  request: RecordedRequest;
  response: RecordedResponse;
  /** Present when the request made the bookshop send mail. */
  mails?: RecordedMail[];
}

/** What is stored beside an `.http` file, as JSON. */
export interface Recording {
  /** Name of the `.http` file in the same folder. */
  source: string;
  /** Version of the framework that responded. */
  arkos: string;
  settings: HttpFileSettings;
  exchanges: Exchange[];
}

/** A file as the check requires it: its name and what is in it. */
export interface RecordingFile {
  file: string;
  recording: Recording;
}

/**
 * The exchange that a line of a recording belongs to.
 *
 * @param text - The recording as stored.
 * @param line - Counted from 1.
 * @returns Its name; undefined above the first.
 */
export const exchangeAt = (text: string, line: number): string | undefined =>
  text
    .split('\n')
    .slice(0, line)
    .findLast((row) => /^ {6}"name": "/.test(row))
    ?.split('"')[3];

/**
 * Tells where requests and recordings have gone apart: a request without a recording, a recording
 * without a request, a request that was changed since it was recorded, a name used twice.
 *
 * @param requests - The parsed `.http` files.
 * @param recordings - The recordings beside them.
 * @returns One line a problem, `file:line message → fix`; empty when all is well.
 */
export function compareWithRecordings(requests: HttpFile[], recordings: RecordingFile[]): string[] {
  if (requests.length === 0)
    return ['exchanges: there is no .http file → the check was pointed at the wrong folder'];

  const record = 'run `npm run bookshop:record`';
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const {file, settings, requests: list} of requests) {
    const found = recordings.find(({recording}) => recording.source === file);
    if (found && JSON.stringify(found.recording.settings) !== JSON.stringify(settings))
      problems.push(`${file}:1 its settings have changed since it was recorded → ${record}`);
    for (const request of list) {
      const at = `${file}:${request.line} '${request.name}'`;
      const owner = owners.get(request.name);
      if (owner) problems.push(`${at} is also the name of a request in ${owner} → rename one`);
      owners.set(request.name, file);

      const exchange = found?.recording.exchanges.find(({name}) => name === request.name);
      if (!exchange) problems.push(`${at} has no recording → ${record}`);
      else if (!isSameRequest(request, exchange))
        problems.push(`${at} has changed since it was recorded → ${record}`);
    }
  }
  for (const {file, recording} of recordings) {
    const source = requests.find((parsed) => parsed.file === recording.source);
    for (const {name} of recording.exchanges) {
      if (!source?.requests.some((request) => request.name === name)) {
        problems.push(
          `${file}:1 '${name}' is recorded, but no request in ${recording.source} has that name → ${record}`,
        );
      }
    }
  }
  return problems;
}

function isSameRequest(request: HttpRequest, {description, request: recorded}: Exchange): boolean {
  return (
    description === request.description &&
    recorded.method === request.method &&
    matches(request.path, recorded.path) &&
    recorded.headers.length === request.headers.length &&
    request.headers.every(([name, value], index) => {
      const other = recorded.headers[index];
      return other?.[0] === name && matches(value, other[1]);
    }) &&
    matches(request.body ?? '', bodyText(recorded.body), recorded.body?.type === 'json')
  );
}

function bodyText(body: RecordedBody | undefined): string {
  if (!body || body.type === 'binary') return '';
  return body.type === 'json' ? JSON.stringify(body.json) : body.text;
}

/** JSON as a recording has it; what is no JSON, such as a placeholder for a number, as it is written. */
function compactJson(written: string): string {
  try {
    return JSON.stringify(JSON.parse(written));
  } catch {
    return written;
  }
}

/** Whether `recorded` is `written` with something in place of each placeholder. */
function matches(written: string, recorded: string, isJson = false): boolean {
  const text = isJson ? compactJson(written) : written;
  const tidy = (part: string): string => (isJson ? part.replace(/\s+/g, '') : part);
  const pattern = tidy(text)
    .split(/\{\{[^}]*\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+?');
  return new RegExp(`^${pattern}$`, 's').test(tidy(recorded));
}
