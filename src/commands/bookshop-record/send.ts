/** Sending the requests of an `.http` file and writing down what comes back. */
import {readFile} from 'node:fs/promises';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import PostalMime from 'postal-mime';
import {SMTPServer} from 'smtp-server';
import {recordedHost, type Normalizer} from '../../bookshop/normalize';
import {headerOf, type HttpRequest} from '../../bookshop/http-file';
import type {Exchange, RecordedBody, RecordedMail} from '../../bookshop/recording';

/** Password of every seeded user; see `prisma/seed.ts` of the bookshop. */
const seededUserPassword = 'Bookshop2026';

/** Headers of a response that are recorded: always, to another origin, of a rate limit, of a range. */
const alwaysRecorded = ['content-type', 'location', 'set-cookie', 'cache-control'];
const corsHeaders = [
  'allow-origin',
  'allow-methods',
  'allow-headers',
  'allow-credentials',
  'expose-headers',
].map((what) => `access-control-${what}`);
const rateLimitHeaders = ['ratelimit-policy', 'ratelimit', 'retry-after'];
const rangeHeaders = ['content-range', 'accept-ranges'];

/** An SMTP server on loopback that keeps what it is sent. */
export interface MailServer {
  port: number;
  /** The messages since the last call. */
  take: () => RecordedMail[];
  close: () => Promise<void>;
}

/** Starts a {@link MailServer} on a free port. It accepts every login. */
export async function startMailServer(): Promise<MailServer> {
  let mails: RecordedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, {user: 'bookshop'}),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push({
            from: mail.from?.address ?? '',
            to: (mail.to ?? []).map(({address}) => address).join(', '),
            subject: mail.subject ?? '',
            text: (mail.text ?? '').trim(),
          });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.server.address() as AddressInfo;
  return {
    port,
    take: () => {
      const taken = mails;
      mails = [];
      return taken;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface ReceivedResponse {
  status: number;
  statusText: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends requests to one server, filling in tokens and captured values. */
export class Sender {
  private readonly values = new Map<string, string>();
  /** When the authentication endpoints respond again, in milliseconds since 1970. */
  private limitedUntil = 0;

  /**
   * @param port - Port of the bookshop on 127.0.0.1.
   * @param folder - Folder that `< ./file` lines are relative to.
   * @param normalizer - Of the file whose requests are sent.
   * @param mail - Where the bookshop sends its mail.
   */
  constructor(
    private readonly port: number,
    private readonly folder: string,
    private readonly normalizer: Normalizer,
    private readonly mail: MailServer,
  ) {}

  /**
   * Sends one request, as often as it says, and records the last response.
   *
   * @param request - A parsed request.
   * @returns The exchange, normalized.
   * @throws Error when a value to capture is not in the response, or a token cannot be had.
   */
  async send(request: HttpRequest): Promise<Exchange> {
    const url = (await this.fill(request.path)).replace(`http://${recordedHost}/`, '/');
    const headers: [string, string][] = [];
    for (const [name, value] of request.headers) headers.push([name, await this.fill(value)]);
    const text = request.body === undefined ? undefined : await this.fill(request.body);
    const body = text === undefined ? undefined : await this.bytes(text, headers);

    await sleep(request.wait);
    this.mail.take();
    let response = await this.exchange(request.method, url, headers, body);
    for (let sent = 1; sent < request.times; sent++)
      response = await this.request(request.method, url, headers, body);
    this.noteLimit(response);
    this.capture(request, response);
    return this.exchangeOf(request, {url, headers, text}, response);
  }

  /** Waits while the authentication endpoints reject, then sends. */
  private async exchange(
    method: string,
    url: string,
    headers: [string, string][],
    body?: Buffer,
  ): Promise<ReceivedResponse> {
    if (url.startsWith('/api/auth/')) await sleep(Math.max(0, this.limitedUntil - Date.now()));
    const response = await this.request(method, url, headers, body);
    if (url.startsWith('/api/auth/')) this.noteLimit(response);
    return response;
  }

  /** Reads `RateLimit: limit=10, remaining=0, reset=5`. */
  private noteLimit({headers}: ReceivedResponse): void {
    const limit = /limit=(\d+), remaining=(\d+), reset=(\d+)/.exec(String(headers.ratelimit));
    if (limit?.[1] === '10' && limit[2] === '0')
      this.limitedUntil = Date.now() + Number(limit[3]) * 1000 + 200;
  }

  private request(
    method: string,
    url: string,
    headers: [string, string][],
    body?: Buffer,
  ): Promise<ReceivedResponse> {
    return new Promise((resolve, reject) => {
      const request = http.request(
        {host: '127.0.0.1', port: this.port, method, path: url, agent: false},
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              statusText: response.statusMessage ?? '',
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      request.setHeader('Host', recordedHost);
      for (const [name, value] of headers) request.setHeader(name, value);
      if (body) request.setHeader('Content-Length', body.length);
      request.on('error', reject);
      request.end(body);
    });
  }

  private async fill(text: string): Promise<string> {
    const known = text.replace(
      /\{\{([^}]*)\}\}/g,
      (placeholder, name: string) => this.values.get(name) ?? placeholder,
    );
    const user = /\{\{([a-z]+)\.token\}\}/.exec(known)?.[1];
    if (user === undefined) return known;
    await this.login(user);
    return this.fill(known);
  }

  private async login(user: string): Promise<void> {
    const credentials = {email: `${user}@bookshop.example`, password: seededUserPassword};
    const headers: [string, string][] = [['Content-Type', 'application/json']];
    const body = Buffer.from(JSON.stringify(credentials));
    const response = await this.exchange('POST', '/api/auth/login', headers, body);
    const accessToken = valueAt(response.body, ['accessToken']);
    if (typeof accessToken !== 'string') {
      throw new Error(
        `${credentials.email} cannot log in: ${response.status} ${response.body.toString()}`,
      );
    }
    this.values.set(`${user}.token`, accessToken);
  }

  /** Multipart bodies get CRLF and the files that `< ./name` lines point at. */
  private async bytes(text: string, headers: [string, string][]): Promise<Buffer> {
    if (!headerOf(headers, 'content-type')?.startsWith('multipart/')) return Buffer.from(text);
    const parts: Buffer[] = [];
    for (const line of text.split('\n')) {
      const file = /^<\s+(\S+)$/.exec(line)?.[1];
      parts.push(file ? await readFile(path.join(this.folder, file)) : Buffer.from(line));
      parts.push(Buffer.from('\r\n'));
    }
    return Buffer.concat(parts);
  }

  private capture({name, captures}: HttpRequest, {body}: ReceivedResponse): void {
    for (const capture of captures) {
      const value = valueAt(body, capture.path);
      if (typeof value !== 'string' && typeof value !== 'number') {
        throw new Error(
          `'${name}' has no ${capture.path.join('.')} to capture: ${body.toString()}`,
        );
      }
      this.values.set(capture.name, String(value));
    }
  }

  private exchangeOf(
    request: HttpRequest,
    sent: {url: string; headers: [string, string][]; text?: string},
    response: ReceivedResponse,
  ): Exchange {
    const {name, description, method, truncate} = request;
    const mails = this.mail.take();
    const body = this.body(response.body, String(response.headers['content-type'] ?? ''), truncate);
    const requestBody =
      sent.text === undefined
        ? undefined
        : this.body(Buffer.from(sent.text), headerOf(sent.headers, 'content-type') ?? '');
    const names = [
      ...alwaysRecorded,
      ...(headerOf(sent.headers, 'origin') ? corsHeaders : []),
      ...(response.status === 429 ? rateLimitHeaders : []),
      ...(response.status === 206 ? rangeHeaders : []),
    ];
    const pairs = names.flatMap((header) =>
      [response.headers[header] ?? []].flat().map((value): [string, string] => [header, value]),
    );
    return {
      name,
      description,
      request: {
        method,
        path: this.normalizer.text(sent.url),
        headers: sent.headers.map(([key, value]) => [key, this.normalizer.text(value)]),
        ...(requestBody && {body: requestBody}),
      },
      response: {
        status: response.status,
        statusText: response.statusText,
        headers: fromTheStart(pairs).map(([key, value]) => [key, this.normalizer.text(value)]),
        ...(body && {body}),
      },
      ...(mails.length > 0 && {mails: this.normalizer.json(mails) as RecordedMail[]}),
    };
  }

  private body(bytes: Buffer, type: string, truncate?: number): RecordedBody | undefined {
    if (bytes.length === 0) return undefined;
    const mediaType = type.split(';')[0] ?? '';
    const text = bytes.toString();
    if (/^application\/([\w.-]+\+)?json$/.test(mediaType)) {
      try {
        return {type: 'json', json: this.normalizer.json(JSON.parse(text))};
      } catch {
        return {type: 'text', text: this.normalizer.text(text)};
      }
    }
    if (!/^((text|multipart)\/|application\/x-www-form-urlencoded$)/.test(mediaType))
      return {type: 'binary', mediaType, bytes: bytes.length};
    const whole = this.normalizer.text(text);
    return truncate !== undefined && whole.length > truncate
      ? {type: 'text', text: whole.slice(0, truncate), length: whole.length}
      : {type: 'text', text: whole};
  }
}

/** A value inside of a JSON body; undefined when it has none there, or is not JSON. */
function valueAt(body: Buffer, keys: readonly string[]): unknown {
  try {
    let value: unknown = JSON.parse(body.toString());
    for (const key of keys) value = (value as Record<string, unknown> | undefined)?.[key];
    return value;
  } catch {
    return undefined;
  }
}

/** Sets the countdown of a rate limit back to its whole window: `10;w=5` makes `reset=5`. */
function fromTheStart(headers: [string, string][]): [string, string][] {
  const window = /w=(\d+)/.exec(headerOf(headers, 'ratelimit-policy') ?? '')?.[1];
  if (window === undefined) return headers;
  return headers.map(([name, value]) => {
    if (name === 'ratelimit') return [name, value.replace(/reset=\d+/, `reset=${window}`)];
    return [name, name === 'retry-after' ? window : value];
  });
}
